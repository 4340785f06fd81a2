# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Deliberate faults, to see that the checks catch them: each line names a fault and the check that must fail."""

from dataclasses import replace

import numpy as np

import bodies
import checks
import ways
import wrong_sizes
from back import back
from caps import cap, placed
from case_figures import Line
from case_sizes import Sizes
from lid import lid
from meshes import Mesh, meshed
from pieces import Piece
from solids import solid

_TURN = np.eye(3)


def lines(made: dict[str, Piece], case: dict[str, Mesh], sizes: Sizes) -> list[Line]:
    """One line a fault; it is well if the check failed."""
    found = [*_numbers(sizes), *_back(case, sizes), *_moved(case, sizes)]
    return [*found, *_assembly(case, sizes), *_printing(made, sizes)]


def _numbers(sizes: Sizes) -> list[Line]:
    return [
        Line(f"{name}: numbers", *_caught(_only(checks.clearances(tried), clearance)))
        for name, (tried, clearance) in wrong_sizes.wrong(sizes).items()
    ]


def _back(case: dict[str, Mesh], sizes: Sizes) -> list[Line]:
    """A back with a moved post, a window in the wrong place and a thin wall at once: three checks, three findings."""
    wrong = replace(sizes, posts=wrong_sizes.one_post_moved(sizes), usb_y=sizes.usb_y + 4, lap_gap=sizes.lap_gap + 0.4)
    mesh = meshed(back(wrong))
    found = checks.collisions({**case, "back": mesh}, wrong)
    piece = Piece("back", None, mesh, mesh.moved(_TURN, -mesh.points.min(axis=0)), "outside down", 1)
    thin = [line for line in checks.prints(piece, wrong) if "thinnest" in line.what]
    return [
        Line("a post 3 mm aside: collisions", *_caught(_only(found, "board and screws"))),
        Line("the USB window 4 mm aside: collisions", *_caught(_only(found, "back and USB plug"))),
        Line("the rim 0.4 mm thinner: walls", *_caught(thin)),
    ]


def _moved(case: dict[str, Mesh], sizes: Sizes) -> list[Line]:
    """Right parts in the wrong place, and batteries that are too long."""
    bought = bodies.everything(sizes)
    bought["battery holder"] = bodies.battery(wrong_sizes.LONGER_BATTERY, sizes)
    aside = case["front"].moved(_TURN, np.array([1.0, 0, 0]))
    raised = solid(case["front"].moved(_TURN, np.array([0, 0, 0.5])))
    deeper = case["cap A"].moved(_TURN, np.array([0, 0, -1.0]))
    return [
        Line(
            "a holder 6 mm longer: collisions",
            *_caught(_only(checks.collisions(case, sizes, bought), "back and battery holder")),
        ),
        Line(
            "the front 1 mm aside: collisions",
            *_caught(_only(checks.collisions({**case, "front": aside}, sizes), "front and lights")),
        ),
        Line("the front 0.5 mm off the board: light", *_caught(checks.light(raised, sizes))),
        Line(
            "a cap 1 mm deeper: collisions",
            *_caught(_only(checks.collisions({**case, "cap A": deeper}, sizes), "cap A")),
        ),
    ]


def _assembly(case: dict[str, Mesh], sizes: Sizes) -> list[Line]:
    """A lid that is too large, and a cap without a flange."""
    large = meshed(lid(replace(sizes, ledge=sizes.ledge - 0.5)))
    bare = meshed(cap(replace(sizes, cap_rim=0.0), "A")).moved(*placed("A"))

    def tried(wrong: dict[str, Mesh], name: str) -> tuple[str, bool]:
        bodies_now = {part: solid(mesh) for part, mesh in {**case, **wrong}.items()}
        return _caught(_only(ways.lines(bodies_now, sizes), name))

    return [
        Line("a lid 1 mm too long and too wide: assembly", *tried({"lid": large}, "lid hooked in")),
        Line("a cap without a flange: assembly", *tried({"cap A": bare}, "cap A pulled")),
    ]


def _printing(made: dict[str, Piece], sizes: Sizes) -> list[Line]:
    """Parts the wrong way up, a lid that is too thin, a surface with a hole."""
    arrow = made["cap-arrow"]
    over = arrow.printed.moved(np.diag([1.0, -1.0, -1.0]), np.zeros(3))
    wrong = arrow._replace(printed=over.moved(_TURN, -over.points.min(axis=0)))
    bridges = [line for line in checks.prints(wrong, sizes) if "bridge" in line.what]
    mesh = meshed(lid(replace(sizes, lid=0.9 + sizes.lid_land + sizes.lid_step)))
    thin = Piece("lid", None, mesh, mesh.moved(_TURN, -mesh.points.min(axis=0)), "outside down", 1)
    walls = [line for line in checks.prints(thin, sizes) if "thinnest" in line.what]
    torn = made["lid"]._replace(mesh=made["lid"].mesh._replace(triangles=made["lid"].mesh.triangles[1:]))
    return [
        Line("a cap printed sign down: bridges", *_caught(bridges)),
        Line("the lid's edge 0.3 mm thinner: walls", *_caught(walls)),
        Line("a triangle missing: solids", *_caught(checks.solids(torn))),
    ]


def _only(found: list[Line], name: str) -> list[Line]:
    return [line for line in found if line.what.startswith(name)]


def _caught(found: list[Line]) -> tuple[str, bool]:
    wrong = [line for line in found if not line.well]
    return (f"caught: {wrong[0].what}, {wrong[0].figure}" if wrong else "NOT CAUGHT", bool(wrong))
