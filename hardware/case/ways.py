# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Can it be put together, and does it hold then? The parts are moved along their ways, and must or must not collide."""

from collections.abc import Iterable
from math import cos, radians, sin

from manifold3d import Manifold

import places
from bodies import everything
from case_figures import Line
from case_sizes import Sizes, middle
from collide import ALLOWED
from solids import joined, overlap

_ON_BOARD = (
    "board", "lights", "flat parts", "buttons", "legs", "Pico on sockets", "power switch", "battery socket",
    "bulk capacitor", "sounder", "jumper",
)  # fmt: skip
_NUDGE = 0.8  # mm that a held part is pushed
_TURN = 25.0  # degrees that a cap is turned
_TILT = 20  # degrees at which the lid's edge goes in


def lines(case: dict[str, Manifold], sizes: Sizes) -> list[Line]:
    """One line for each way and for each thing that has to hold."""
    bought = everything(sizes)
    board = joined([bought[name] for name in _ON_BOARD])
    front, back, lid = case["front"], case["back"], case["lid"]
    whole = joined([back, bought["battery holder"]])
    caps = {name: case["cap " + name] for name in places.BUTTONS}
    all_caps = joined(list(caps.values()))
    steps = [0.5 * step for step in range(1, 60)]
    return [
        _free("board into the front", board, [front.translate((0, 0, step)) for step in steps]),
        _free("back over the board", board, [back.translate((0, 0, -step)) for step in steps]),
        _free("caps into the front", front, [all_caps.translate((0, 0, -step)) for step in steps[:40]]),
        _free("lid hooked in and closed", whole, _closing(lid, sizes)),
        *(_held(f"cap {name} pulled out", front, cap.translate((0, 0, _NUDGE))) for name, cap in caps.items()),
        *(_held(f"cap {name} turned", front, _turned(cap, name)) for name, cap in caps.items()),
        _held("lid pushed in", back, lid.translate((0, 0, _NUDGE))),
        _held("lid pulled out, without its screw", back, lid.translate((0, 0, -_NUDGE))),
        _held("lid slid out, without its screw", back, lid.translate((0, -_NUDGE, 0))),
        _held("battery holder pushed to the board", back, bought["battery holder"].translate((0, 0, _NUDGE))),
        _held("battery holder pushed aside", back, bought["battery holder"].translate((_NUDGE, 0, 0))),
    ]


def _closing(lid: Manifold, sizes: Sizes) -> Iterable[Manifold]:
    """The lid slides in tilted until its far edge is under the floor, then turns about that edge."""
    _, edge = middle(0, sizes.battery.y0 + sizes.ledge)
    z = sizes.outer_floor_z + sizes.lid_land
    at_edge = lid.translate((0, -edge, -z))
    tilted = radians(_TILT)
    for step in range(20, -1, -1):
        out = 0.5 * step
        yield at_edge.rotate((_TILT, 0, 0)).translate((0, edge - 0.1 - out * cos(tilted), z - out * sin(tilted)))
    for angle in range(_TILT, -1, -1):
        yield at_edge.rotate((angle, 0, 0)).translate((0, edge - 0.1 * angle / _TILT, z))


def _turned(cap: Manifold, name: str) -> Manifold:
    x, y = middle(*places.BUTTONS[name])
    return cap.translate((-x, -y, 0)).rotate((0, 0, _TURN)).translate((x, y, 0))


def _free(what: str, still: Manifold, places_on_the_way: Iterable[Manifold]) -> Line:
    shared = [abs(overlap(still, moved)) for moved in places_on_the_way]
    return Line(f"{what}: the way is free", f"{max(shared):.3f} mm3 in {len(shared)} places", max(shared) < ALLOWED)


def _held(what: str, still: Manifold, moved: Manifold) -> Line:
    shared = overlap(still, moved)
    return Line(f"{what}: held", f"{shared:.1f} mm3 in the way", shared > 1.0)
