# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The words on the schematic: how to read it, the repeated part of the chain, the sheet's title."""

import nets
import plan
from canvas import Box, Canvas

STEP = 2.5
_HOW = (
    "HOW THE POWER GOES",
    "J1, F1, Q1: three AA. USB, F2, D201: the cable.",
    "Both meet in SUPPLY. With USB in, Q1's gate is at",
    "5 V and the battery rests; D201 keeps the battery",
    "out of USB. R8 tells Q1 that USB is gone.",
    "",
    "SW7 carries no load: it pulls Q2's gate down (ON),",
    "or the Pico's 3V3_EN (OFF). Off means off: Pico,",
    "lights and measuring are cut, on USB as well.",
    "R3 and C205 turn Q2 on slowly, for C201's sake.",
    "",
    "Q3 switches the lights. GP17 high, or not driven",
    "(R4): on. GP17 low: dark, and no rest current.",
    "",
    "U2 works from 1.8 to 5.5 V: batteries too. A",
    "74AHCT125 would not (4.5 V at least). JP1 at 2-3",
    "goes past U2, should it be missing.",
    "",
    "Lines that only cross are not joined; dots are.",
    "The same name is the same net. A cross at a pin:",
    "free on purpose.",
)


def draw(paper: Canvas, table: dict[str, list[nets.Pin]], last: int) -> None:
    """All words that belong to no part."""
    for line, text in enumerate(_HOW):
        paper.text((142.6 * STEP, (36.0 + line * 1.75) * STEP), text, 2.2, "start", "#222", bold=not line)
    left, top, right, bottom = (side * STEP for side in plan.REPEATED)
    paper.path([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], "#888", 0.3, dashes="2 1.5")
    middle = (left + right) / 2
    drawn = plan.SECOND
    for line, text in enumerate(
        (
            f"D{drawn + 1} ... D{last - 1} with C{drawn + 1} ... C{last - 1}",
            "the same again and again:",
            "DIN of Dn is DATA_n, its DOUT is DATA_(n+1);",
            "VDD and capacitor on 5V_LEDS, GND",
        )
    ):
        paper.text((middle, top + 11.0 + line * 4.2), text, 2.2, bold=not line)
    right, bottom = (plan.SHEET[0] - 4) * STEP, (plan.SHEET[1] - 4) * STEP
    paper.box(Box(right - 62.0, bottom - 26.0, right, bottom, ""), "#fff", "#456", 0.4)
    for line, (text, size) in enumerate(
        (
            ("Mastermind handheld", 4.2),
            ("build B: schematic, sheet 1 of 1", 2.8),
            (f"{len(table)} nets, drawn from hardware/design", 2.2),
            ("CERN-OHL-P-2.0", 2.2),
        )
    ):
        paper.text((right - 59.0, bottom - 19.0 + line * 5.2), text, size, "start", bold=not line)
