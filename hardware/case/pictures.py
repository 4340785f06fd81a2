# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Pictures of the case, drawn without a screen: the front in a game, everything pulled apart, the back, the insides."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pyvista
from manifold3d import Manifold

import bodies
import places
from case_sizes import CELLS, Sizes, is_key
from meshes import Mesh

WHITE, DARK, LID, CAP = "#ffffff", "#687381", "#8a95a3", "#f0b93c"
BOARD, METAL, CELL = "#1f6b43", "#c9cdd2", "#4a76b8"
_COLOURS = {1: "#e02b20", 2: "#f2d024", 3: "#27a844", 4: "#2a5fd0", 5: "#ffffff", 6: "#9a3fc0"}
_EXACT, _MISPLACED, _OFF = "#ff3b30", "#ffffff", "#cfcdc2"

# A game as the grid shows it: row 1 is the lowest; keys: exact, misplaced. The secret is 4 6 2 3
_ROWS = (((1, 1, 2, 2), 1, 0), ((1, 3, 3, 4), 0, 2), ((4, 2, 5, 1), 1, 1), ((4, 5, 2, 6), 2, 1), ((4, 3, 2, 6), 2, 2))


class _View(NamedTuple):
    """From where, which way is up, how large the picture is, how much closer than all in view."""

    towards: tuple[float, float, float]
    up: tuple[float, float, float]
    size: tuple[int, int]
    closer: float = 1.0


class _Thing(NamedTuple):
    """A body, its colour, and how far it is pulled out along z in the picture of everything apart."""

    surface: pyvista.PolyData
    colour: str
    pulled: float


def draw(folder: Path, case: dict[str, Mesh], sizes: Sizes) -> None:
    """Write the four pictures."""
    things = _things(case, sizes)
    lights = _lights(sizes)
    shell = [name for name in things if name in case]
    straight = {name: things[name]._replace(pulled=0) for name in things}
    front = {name: straight[name] for name in shell}
    _picture(folder / "front.png", front, lights, _View((0.0, -0.25, 1), (0, 1, 0), (700, 1400), 1.75))
    _picture(folder / "exploded.png", things, [], _View((1, -0.75, 0.42), (0, 0, 1), (1400, 1200), 1.25))
    _picture(folder / "back.png", front, [], _View((-0.55, 0.35, -1), (0, 1, 0), (800, 1400), 1.6))
    inside = {name: straight[name] for name in things if name not in ("back", "lid", "battery holder")}
    _picture(folder / "inside.png", inside, [], _View((0.25, -0.35, -1), (0, 1, 0), (800, 1400), 1.6))


def _things(case: dict[str, Mesh], sizes: Sizes) -> dict[str, _Thing]:
    bought = bodies.everything(sizes)
    things = {"front": _Thing(_surface(case["front"]), DARK, 70), "back": _Thing(_surface(case["back"]), DARK, -70)}
    things["lid"] = _Thing(_surface(case["lid"]), LID, -115)
    for name in places.BUTTONS:
        things["cap " + name] = _Thing(_surface(case["cap " + name]), CAP, 40)
    for name, colour in (("board", BOARD), ("lights", WHITE), ("buttons", METAL), ("flat parts", DARK)):
        things[name] = _Thing(_of(bought[name]), colour, 0)
    for name in ("Pico on sockets", "power switch", "battery socket", "bulk capacitor", "sounder", "jumper"):
        things[name] = _Thing(_of(bought[name]), BOARD if name.startswith("Pico") else METAL, 0)
    things["battery holder"] = _Thing(_of(bought["battery holder"]), CELL, -35)
    return things


def _lights(sizes: Sizes) -> list[_Thing]:
    """A spot over each well, as wide as the light in it."""
    spots = []
    for cell in CELLS:
        radius = (sizes.key_diameter if is_key(*cell) else sizes.code_diameter) / 2
        x, y = sizes.well_centre(*cell)
        disc = pyvista.Disc(center=(x, y, sizes.face_z + 0.05), inner=0, outer=radius, normal=(0, 0, 1), c_res=32)
        spots.append(_Thing(disc, _lit(*cell), 0))
    return spots


def _lit(column: int, row: int) -> str:
    if row == 14 and column < len(_COLOURS):
        return _COLOURS[column + 1]
    if not 0 < 13 - row <= len(_ROWS):
        return _OFF
    code, exact, misplaced = _ROWS[12 - row]
    if column < 4:
        return _COLOURS[code[column]]
    return _EXACT if column - 4 < exact else _MISPLACED if column - 4 < exact + misplaced else _OFF


def _picture(path: Path, things: dict[str, _Thing], spots: list[_Thing], view: _View) -> None:
    plotter = pyvista.Plotter(off_screen=True, window_size=list(view.size), lighting="light kit")
    plotter.set_background("white")
    for name, thing in things.items():
        surface = thing.surface.translate((0, 0, thing.pulled))
        for part, colour in _coloured(name, surface, thing.colour):
            plotter.add_mesh(part, color=colour, ambient=0.25, diffuse=0.75, specular=0.05)
            plotter.add_mesh(part.extract_feature_edges(35), color="#14171b", line_width=1.5)
    for spot in spots:
        plotter.add_mesh(spot.surface, color=spot.colour, lighting=False)
    plotter.view_vector(view.towards, viewup=view.up)
    plotter.enable_anti_aliasing("ssaa")
    plotter.camera.zoom(view.closer)
    plotter.screenshot(path)
    plotter.close()


def _coloured(name: str, surface: pyvista.PolyData, colour: str) -> list[tuple[pyvista.PolyData, str]]:
    """The front in two colours: what its first three layers show is white."""
    if name != "front":
        return [(surface, colour)]
    top = surface.bounds[5]
    level = surface.points[surface.regular_faces][:, :, 2]
    outside = level.min(axis=1) > top - Sizes.skin - 1e-3
    # The marks' grounds are the dark layer behind the skin, seen through it
    ground = level.max(axis=1) < top - Sizes.skin + 1e-3
    white = outside & ~ground
    parts = [(white, WHITE), (~white, colour)]
    return [
        (surface.extract_cells(chosen).extract_surface(algorithm="dataset_surface"), tint) for chosen, tint in parts
    ]


def _surface(mesh: Mesh) -> pyvista.PolyData:
    return pyvista.PolyData.from_regular_faces(mesh.points, mesh.triangles)


def _of(solid: Manifold) -> pyvista.PolyData:
    mesh = solid.to_mesh64()
    return _surface(Mesh(np.asarray(mesh.vert_properties)[:, :3], np.asarray(mesh.tri_verts).astype(int)))
