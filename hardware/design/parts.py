# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Every part of both builds, in one table: PARTS."""

import parts_flat
import parts_legs
import parts_loose
from part import Part

PARTS: tuple[Part, ...] = parts_flat.PARTS + parts_legs.PARTS + parts_loose.PARTS
BY_KEY = {part.key: part for part in PARTS}
BY_REFERENCE = {reference: part for part in PARTS for reference in part.references}


def build_a() -> list[Part]:
    """What build A (panels and a breadboard) needs."""
    return [part for part in PARTS if part.count_a]


def build_b() -> list[Part]:
    """What build B (the board) needs, soldered or not."""
    return [part for part in PARTS if part.count_b]


def cost(build: str) -> float:
    """Euros for one handheld of build "A" or "B", with plastic for the case, without postage."""
    counts = [(part.count_a if build == "A" else part.count_b, part.euros) for part in PARTS]
    return round(sum(count * euros for count, euros in counts), 2)
