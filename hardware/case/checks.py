# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""All checks of the case, each as lines of a table: what, the figure, whether it is well."""

import numpy as np
from manifold3d import Manifold

import collide
import fit
import lightproof
import places
import printable
from case_figures import Line
from case_sizes import CELLS, Sizes, is_key
from meshes import Mesh
from pieces import Piece
from solids import solid

_CHORDS = 0.01  # mm that a round wall may seem thinner, because a mesh has chords


def clearances(sizes: Sizes) -> list[Line]:
    """The case's numbers against the board's."""
    return [Line(item.name, f"{item.figure:.2f}", item.well) for item in fit.clearances(sizes)]


def solids(piece: Piece) -> list[Line]:
    """One valid, watertight solid, in two opinions; its volume the same in both."""
    shape, mesh = piece.shape, piece.mesh.trimesh()
    off = abs(mesh.volume / shape.volume - 1)
    one = len(shape.solids()) == 1 and bool(shape.is_valid)
    closed = bool(mesh.is_watertight and mesh.is_winding_consistent and mesh.body_count == 1)
    return [
        Line(f"{piece.name}: one valid solid (build123d)", f"{shape.volume:.0f} mm3", one),
        Line(f"{piece.name}: one watertight body (trimesh)", f"{len(piece.mesh.triangles)} triangles", closed),
        Line(f"{piece.name}: both volumes agree", f"{100 * off:.2f} %", off < 0.005),
    ]


def prints(piece: Piece, sizes: Sizes) -> list[Line]:
    """Fits the bed, needs no support, is nowhere too thin."""
    size = piece.printed.points.max(axis=0)
    bridge = printable.longest_bridge(piece.printed)
    measured = printable.walls(piece.printed)
    exempt = np.zeros(len(measured.through), bool)
    if piece.name == "front":
        exempt = skin(measured, sizes)
    thin = measured.thinnest(exempt)
    return [
        Line(
            f"{piece.name}: on the bed, {piece.lies}", "{:.1f} x {:.1f} x {:.1f}".format(*size), size.max() <= fit.BED
        ),
        Line(f"{piece.name}: longest bridge {_at(bridge)}", f"{bridge.figure:.2f}", bridge.figure < printable.BRIDGE),
        Line(f"{piece.name}: thinnest wall {_at(thin)}", f"{thin.figure:.2f}", thin.figure >= fit.WALL - _CHORDS),
    ]


def skin(measured: printable.Walls, sizes: Sizes) -> np.ndarray:
    """Which samples of the front, lying on its face, are the declared skin: the wells' ends, and the marks' sides.

    Its thickness has a check of its own (`light`); everything else of the front has to be as thick as a wall.
    """
    level = measured.points[:, 2]
    straight = (np.abs(measured.normals[:, 2]) > 0.99) & (level < sizes.skin + 0.01)
    ends = straight & _over_well(measured.points, sizes) & (measured.through > sizes.skin - 0.01)
    upright = np.abs(measured.normals[:, 2]) < 0.01
    return ends | (upright & (level < sizes.skin + 0.01))


def _over_well(points: np.ndarray, sizes: Sizes) -> np.ndarray:
    """Which points of the front, lying on its face, are over a well: its end, and the foot of a small well's slant."""
    here = np.stack([points[:, 0] - sizes.width / 2, sizes.height / 2 - points[:, 1]], axis=1)
    found = np.zeros(len(points), bool)
    for cell in CELLS:
        radius = (sizes.key_diameter if is_key(*cell) else sizes.code_diameter) / 2
        found |= np.hypot(*(here - sizes.well_centre(*cell)).T) < radius + 0.15
    return found


def light(front: Manifold, sizes: Sizes) -> list[Line]:
    """Every light stays in its well; every well ends in the skin."""
    lost, rays = lightproof.strays(front)
    thin, thick = lightproof.skins(front, sizes)
    even = abs(thin - sizes.skin) < 0.02 and abs(thick - sizes.skin) < 0.02
    return [
        Line("rays of light that leave their own well", f"{lost} of {rays}", lost == 0),
        Line("skin over the wells, thinnest and thickest", f"{thin:.2f} to {thick:.2f}", even),
    ]


def collisions(case: dict[str, Mesh], sizes: Sizes, bought: dict[str, Manifold] | None = None) -> list[Line]:
    """Boolean intersections: one line for each pair that is closer than 1 mm, one for all others."""
    bodies = {name: solid(mesh) for name, mesh in case.items()}
    found = collide.pairs(bodies, sizes, bought) + collide.travel(bodies)
    close = [pair for pair in found if pair.gap < 1.0 or pair.shared >= collide.ALLOWED]
    lines = [
        Line(
            f"{pair.one} and {pair.other}",
            f"{abs(pair.shared):.3f} mm3, {pair.gap:.2f} apart",
            pair.shared < collide.ALLOWED,
        )
        for pair in close
    ]
    return [
        *lines,
        Line("other pairs, all at least 1 mm apart", str(len(found) - len(close)), len(found) > len(places.BUTTONS)),
    ]


def _at(worst: printable.Worst) -> str:
    return "at " + ", ".join(f"{value:.1f}" for value in worst.at)
