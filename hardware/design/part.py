# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What is known of a kind of part: the shape of a line in the tables of parts."""

from typing import NamedTuple


class Part(NamedTuple):
    """One kind of part, for both builds.

    A part that is soldered to the board of build B has references, a symbol and a footprint (KiCad's names); one that
    is not (batteries, caps of buttons, everything of build A) has none of them, and its counts are numbers.
    """

    key: str  # by which scripts name it
    value: str  # what the schematic and the board say
    job: str  # what it is for, in words for whoever buys or solders it
    maker_part: str  # one part that fits; more in substitutes
    substitutes: str  # what fits as well
    not_these: str  # what looks right and will not work, and why
    euros: float  # each, bought for one class set, autumn 2026; an estimate
    count_a: int = 0  # how many build A needs
    count_b: int = 0  # how many build B needs; for parts with references: as many as there are references
    references: tuple[str, ...] = ()
    symbol: str = ""
    footprint: str = ""
    side: str = ""  # of the board: "front" or "back"


def numbered(letter: str, *numbers: int) -> tuple[str, ...]:
    """("R", 1, 2) -> ("R1", "R2")."""
    return tuple(f"{letter}{number}" for number in numbers)


def on_board(part: Part) -> Part:
    """The same part with its count for build B taken from its references."""
    return part._replace(count_b=len(part.references))
