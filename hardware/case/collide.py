# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Do case parts, board, parts, plug, batteries and screws share any room? Boolean intersections of all pairs."""

from itertools import combinations
from typing import NamedTuple

from manifold3d import Manifold

import places
from bodies import button, everything, plunger
from case_sizes import Sizes
from solids import overlap

ALLOWED = 0.01  # cubic mm: less than a grain
FAR = 5.0  # mm; gaps are not measured beyond

# They belong into each other: a plug in its socket, solder around a leg. Whether solder meets flat parts is the design
# rule check's to say, on the board itself.
_MEANT = ({"Pico on sockets", "USB plug"}, {"legs", "board"}, {"legs", "flat parts"}, {"legs", "sounder"})


class Pair(NamedTuple):
    """Two bodies: the volume that they share in cubic mm, the gap between them in mm (at most FAR)."""

    one: str
    other: str
    shared: float
    gap: float


def pairs(case: dict[str, Manifold], sizes: Sizes, bought: dict[str, Manifold] | None = None) -> list[Pair]:
    """All pairs with a case part, and all of bought parts; `bought` in place of everything()."""
    bought = everything(sizes) if bought is None else bought
    solids = {**case, **bought}
    found = []
    for one, other in combinations(solids, 2):
        if {one, other} not in _MEANT:
            found.append(_pair(one, other, solids[one], solids[other]))
    return found


def travel(case: dict[str, Manifold]) -> list[Pair]:
    """The caps at rest on their plungers, and pressed all the way and a fifth more."""
    found = []
    for name in places.BUTTONS:
        cap = case["cap " + name]
        down = cap.translate((0, 0, -1.2 * places.BUTTON_TRAVEL))
        found.append(_pair(f"cap {name} pressed", "button", down, button(name)))
        found.append(_pair(f"cap {name} pressed", "front", down, case["front"]))
        found.append(_pair(f"cap {name}", "plunger", cap, plunger(name)))
    return found


def _pair(one: str, other: str, solid: Manifold, against: Manifold) -> Pair:
    gap = float(solid.min_gap(against, FAR))
    return Pair(one, other, overlap(solid, against) if gap < 1e-6 else 0.0, gap)
