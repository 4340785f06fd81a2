# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The parts that are printed: what each is called, how it lies on the bed, how often it is needed."""

from typing import NamedTuple

import numpy as np
from build123d import Part

import places
from back import back
from caps import cap, placed
from case_sizes import Sizes
from front import front
from lid import lid
from meshes import Mesh, meshed

_AS_IT_IS = np.eye(3)
_OVER = np.diag([1.0, -1.0, -1.0])  # half a turn about the x axis


class Piece(NamedTuple):
    """One printed part."""

    name: str  # of its files
    shape: Part  # in the assembled case; a cap over the origin
    mesh: Mesh
    printed: Mesh  # as it lies on the bed, its corner at the origin
    lies: str
    needed: int  # of them for one case


def pieces(sizes: Sizes) -> list[Piece]:
    """All of them."""
    arrows = sum(name not in ("A", "B") for name in places.BUTTONS)
    return [
        _piece("front", front(sizes), _OVER, "face down", 1),
        _piece("back", back(sizes), _AS_IT_IS, "outside down", 1),
        _piece("lid", lid(sizes), _AS_IT_IS, "outside down", 1),
        _piece("cap-arrow", cap(sizes, "UP"), _AS_IT_IS, "flange down, sign up", arrows),
        _piece("cap-a", cap(sizes, "A"), _AS_IT_IS, "flange down, sign up", 1),
        _piece("cap-b", cap(sizes, "B"), _AS_IT_IS, "flange down, sign up", 1),
    ]


def assembled(made: list[Piece]) -> dict[str, Mesh]:
    """{name: mesh} in the assembled case, with all six caps over their buttons."""
    by_name = {piece.name: piece for piece in made}
    found = {name: by_name[name].mesh for name in ("front", "back", "lid")}
    for name in places.BUTTONS:
        piece = by_name["cap-" + (name.lower() if name in ("A", "B") else "arrow")]
        turn, shift = placed(name)
        found["cap " + name] = piece.mesh.moved(turn, shift)
    return found


def _piece(name: str, shape: Part, turn: np.ndarray, lies: str, count: int) -> Piece:
    mesh = meshed(shape)
    turned = mesh.moved(turn, np.zeros(3))
    return Piece(name, shape, mesh, turned.moved(_AS_IT_IS, -turned.points.min(axis=0)), lies, count)
