# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Can a part be printed as it lies, without support, and is it thick enough? Measured on its mesh with rays.

The part stands in its printing orientation, z = 0 on the bed.
"""

from math import cos, pi, radians, sin
from typing import NamedTuple

import numpy as np
from manifold3d import Manifold

from meshes import Mesh
from solids import solid

STEEP = 45.0  # degrees from the horizontal: what is as steep prints without support
BRIDGE = 10.0  # mm: threads of plastic hold across less
SPACING = 0.5  # mm between samples
_SLACK = 1.5  # degrees: the chords of a cone are not all as steep as the cone
_BELOW = 0.1  # mm below a flat ceiling its walls are looked for
_FAR = 30.0  # mm; nothing is measured further
_DIRECTIONS = [(cos(turn * pi / 12), sin(turn * pi / 12)) for turn in range(12)]


class Worst(NamedTuple):
    """A figure and where it was found."""

    figure: float
    at: tuple[float, float, float]


def longest_bridge(mesh: Mesh) -> Worst:
    """The longest way in mm that plastic has to cross in the air, in the best direction for each place.

    Looks below every surface that faces down less steep than 45 degrees and does not lie on the bed. What is held on
    one side only counts as 30 mm.
    """
    body, worst = solid(mesh), Worst(0.0, (0.0, 0.0, 0.0))
    for point in _samples(mesh, _hanging(mesh), SPACING)[0]:
        low = (point[0], point[1], point[2] - _BELOW)
        span = min(_span(body, low, direction) for direction in _DIRECTIONS)
        if span > worst.figure:
            worst = Worst(span, tuple(point.tolist()))
    return worst


def _hanging(mesh: Mesh) -> np.ndarray:
    corners = mesh.corners()
    down = _normals(corners)[:, 2] < -cos(radians(STEEP - _SLACK))
    return down & (corners[:, :, 2].max(axis=1) > 0.01)


def _span(body: Manifold, start: tuple[float, float, float], direction: tuple[float, float]) -> float:
    """From wall to wall through a point, along a level line."""
    total = 0.0
    for sign in (1, -1):
        end = (start[0] + sign * _FAR * direction[0], start[1] + sign * _FAR * direction[1], start[2])
        hits = body.ray_cast(start, end)
        if not hits:
            return _FAR
        total += hits[0].distance * _FAR
    return total


class Walls(NamedTuple):
    """Thickness at each sample: points (n, 3), normals (n, 3), mm through the plastic (n), at most 30."""

    points: np.ndarray
    normals: np.ndarray
    through: np.ndarray

    def thinnest(self, exempt: np.ndarray) -> Worst:
        """The thinnest place of all that are not exempt."""
        through = np.where(exempt, _FAR, self.through)
        least = int(through.argmin())
        return Worst(float(through[least]), tuple(self.points[least].tolist()))


def walls(mesh: Mesh, spacing: float = 1.5) -> Walls:
    """How thick the part is, measured inwards from its whole surface, straight from each sample."""
    points, normals = _samples(mesh, np.ones(len(mesh.triangles), bool), spacing)
    body, through = solid(mesh), np.empty(len(points))
    starts, ends = points - 1e-4 * normals, points - _FAR * normals
    for index, (start, end) in enumerate(zip(starts.tolist(), ends.tolist(), strict=True)):
        hits = body.ray_cast(start, end)
        through[index] = hits[0].distance * _FAR if hits else _FAR
    return Walls(points, normals, through)


def _normals(corners: np.ndarray) -> np.ndarray:
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)


def _samples(mesh: Mesh, wanted: np.ndarray, spacing: float) -> tuple[np.ndarray, np.ndarray]:
    """Points spread over the wanted triangles, about `spacing` apart, and their normals.

    Each triangle has its middle and, with its area, more: the same mesh gives the same samples.
    """
    corners = mesh.corners()[wanted]
    normals = _normals(corners)
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1) / 2
    counts = 1 + (areas / spacing**2).astype(int)
    points, directions = [np.empty((0, 3))], [np.empty((0, 3))]
    for count in np.unique(counts):
        some = counts == count
        weights = _weights(int(count))
        points.append(np.einsum("wc,tcx->twx", weights, corners[some]).reshape(-1, 3))
        directions.append(np.repeat(normals[some], len(weights), axis=0))
    return np.concatenate(points), np.concatenate(directions)


def _weights(count: int) -> np.ndarray:
    """Barycentric weights of `count` evenly spread points of a triangle; the first is its middle."""
    index = np.arange(count)
    first, second = (1 / 3 + 0.7548776662 * index) % 1, (1 / 3 + 0.5698402910 * index) % 1  # steps that never line up
    over = first + second > 1
    first, second = np.where(over, 1 - first, first), np.where(over, 1 - second, second)
    return np.stack([first, second, 1 - first - second], axis=1)
