# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What is printed on the board: which part is which, which button is which, how to power it, where to measure.

The front is for whoever solders; the back is what one sees through the open case, so it repeats what helps to find
faults: the number of each light at its place, the Pico's pins, the test points.
"""

import nets
import parts
import parts_flat
import pico_footprint
import pins
import places
import printing
import spots
from kicad_board import BACK_SILK, FRONT_SILK, Layout
from parts_legs import BUTTON_REFERENCES
from printing import Labels

NAME, REVISION, LICENCE = "Mastermind handheld", "A", "CERN-OHL-P-2.0"
REVISION_DATE = "2026-12-01"  # of the revision, so that the same board gives the same files on every day
_CREDITS = (
    (NAME, 1.8),
    (f"revision {REVISION}, 2026", 1.2),
    (f"open hardware: {LICENCE}", 1.0),
    ("the Mastermind Handheld authors", 1.0),
    ("USB, or 3 x AA (alkaline or NiMH)", 1.2),
    ("never 4 x AA, never LiPo", 1.2),
)
_BELOW_BUTTON = ("DOWN",)
_RING = places.BUTTON_BODY[0] / 2 - 0.9  # within the body and between its legs


def draw(layout: Layout) -> None:
    """Everything; the references of small parts last, where there is room left."""
    title = layout.board.GetTitleBlock()
    title.SetTitle(NAME)
    title.SetRevision(REVISION)
    title.SetDate(REVISION_DATE)
    title.SetComment(0, LICENCE)
    paper = Labels(layout)
    _buttons(paper)
    _lights(paper)
    _pico(paper)
    _power(paper)
    _measuring(paper)
    for line, (words, size) in enumerate(_CREDITS):
        paper.print(words, (50.0, 163.8 + 2.0 * line + (0.6 if line else 0.0)), size, BACK_SILK)
    paper.print(f"{NAME}  rev {REVISION}  {LICENCE}", (30.0, 4.0), 1.2)
    printing.name_parts(paper)


def _buttons(paper: Labels) -> None:
    """A ring in front, and the name on both sides."""
    for name in BUTTON_REFERENCES:
        x, y = places.BUTTONS[name]
        paper.layout.arc((x, y), (x, y - _RING), 360, FRONT_SILK, 0.15)
        below = 7.4 if name in _BELOW_BUTTON else -7.4
        for side in (FRONT_SILK, BACK_SILK):
            paper.print(name, (x, y + below), 1.5, side)


def _lights(paper: Labels) -> None:
    """In front the first and last light of each row, behind the number of each one at its place."""
    for index in range(len(parts_flat.LEDS)):
        row, column = divmod(index, places.COLUMNS)
        x, y = places.led_centre(column, row)
        paper.print(f"D{index + 1}", (x, y + 0.2), 1.0, BACK_SILK)
        # A light's outline where it meets no pad; the thick bar is at its cut corner, its ground
        paper.layout.line((x - 2.5, y + 2.65), (x + 2.5, y + 2.65), FRONT_SILK, 0.12)
        paper.layout.line((x - 0.9, y - 2.65), (x + 2.5, y - 2.65), FRONT_SILK, 0.12)
        paper.layout.line((x - 2.5, y - 2.65), (x - 1.5, y - 2.65), FRONT_SILK, 0.35)
        if column == 0:
            paper.print(f"D{index + 1}", (9.0, y + 1.2), 0.9, align=1)
        elif column == places.COLUMNS - 1:
            paper.print(f"D{index + 1}", (75.4, y + 0.2), 0.9, align=-1)
    paper.print("thick bar: cut corner of the light", (40.0, 30.7), 0.8)


def _pico(paper: Labels) -> None:
    """The pins that are used, beside their holes, on the back; and which end has the USB socket."""
    shown = {number: net for (reference, number), net in nets.by_pin().items() if reference == "U1"}
    for number in shown:
        across, along = pico_footprint.pin_place(int(number))
        # Turned as in `spots`: USB to the left, pins 1 to 20 on the upper row
        x, y = places.PICO_CENTRE[0] + along, places.PICO_CENTRE[1] + across
        inward = 2.9 if across < 0 else -2.9
        paper.print(pins.EDGE[int(number) - 1].replace("3V3_", ""), (x, y + inward), 0.8, BACK_SILK, turn=90)
    x, y = places.PICO_CENTRE
    paper.print("Raspberry Pi Pico", (x, y - 0.8), 1.5, BACK_SILK)
    paper.print("USB this way  >", (x, y + 1.8), 1.2, BACK_SILK)  # seen from behind, the left edge is to the right


def _power(paper: Labels) -> None:
    x, y = spots.SPOTS["J1"].x, spots.SPOTS["J1"].y
    for side in (FRONT_SILK, BACK_SILK):
        paper.print("+", (x + 2.4, y - 4.4), 1.4, side)
        paper.print("-", (x - 2.4, y - 4.4), 1.4, side)
    paper.print("3 x AA", (x, y + 4.2), 1.2, BACK_SILK)
    x, y = places.SWITCH_CENTRE
    paper.print("ON", (x - 0.3, y - 6.9), 1.2, BACK_SILK)
    paper.print("OFF", (x - 0.6, y + 6.9), 1.2, BACK_SILK)
    x, y = spots.SPOTS["JP1"].x, spots.SPOTS["JP1"].y
    paper.print("by U2", (x + 2.0, y - 1.27), 0.8, BACK_SILK, align=-1)
    paper.print("direct", (x + 2.0, y + 1.27), 0.8, BACK_SILK, align=-1)
    paper.print("SOUND", (places.SOUNDER_CENTRE[0], places.SOUNDER_CENTRE[1] + 7.9), 1.0, BACK_SILK)


def _measuring(paper: Labels) -> None:
    """The names of the test points: outside the grid, on both sides."""
    for reference, spot in spots.SPOTS.items():
        if reference.startswith("TP"):
            name = parts.BY_REFERENCE[reference].value
            for side in (FRONT_SILK, BACK_SILK):
                x = spot.x if spot.x < places.WIDTH / 2 else spot.x - 1.2
                align = -1 if spot.x < places.WIDTH / 2 else 0
                paper.print(name, (max(x - 3.0, 1.0) if align else x, spot.y - 2.0), 0.8, side, align=align)
