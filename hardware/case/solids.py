# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Simple solids for checking: blocks and rods between bounds, joined or tested against each other exactly and fast."""

import numpy as np
from manifold3d import Error, Manifold, Mesh64, OpType

from meshes import Mesh

Range = tuple[float, float]


def block(xs: Range, ys: Range, zs: Range) -> Manifold:
    """A block between three pairs of bounds, in either order."""
    low = [min(ends) for ends in (xs, ys, zs)]
    size = [abs(ends[1] - ends[0]) for ends in (xs, ys, zs)]
    return Manifold.cube(size).translate(low)


def rod(at: tuple[float, float], radius: float, zs: Range, end_radius: float = -1.0) -> Manifold:
    """An upright rod, or a cone from `radius` at the lower end to `end_radius` at the upper one."""
    low, high = sorted(zs)
    return Manifold.cylinder(high - low, radius, end_radius, 48).translate((*at, low))


def joined(solids: list[Manifold]) -> Manifold:
    return Manifold.batch_boolean(solids, OpType.Add)


def solid(mesh: Mesh) -> Manifold:
    """A mesh as a solid. Raises ValueError if it is not closed."""
    made = Manifold(Mesh64(vert_properties=mesh.points.astype(np.float64), tri_verts=mesh.triangles.astype(np.uint64)))
    if made.status() != Error.NoError:
        raise ValueError(f"no closed surface: {made.status()}")
    return made


def overlap(one: Manifold, other: Manifold) -> float:
    """Volume that two solids share, in cubic mm."""
    return float((one ^ other).volume())
