# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""THE table of build A: what stands in which hole, and every wire. Picture, checklist and checks are made from it.

Board 1 is a breadboard of 400 holes with the Pico and the chip, board 2 one with the six buttons. A place is written
"1 a24" (board 1, hole a24), "1 left- 3" (board 1, the blue rail on the left, beside row 3), "panel 1 DIN".
"""

from typing import NamedTuple

import pins

STEPS = ("parts", "ground", "five volts", "panels", "data", "buttons")  # no wire is laid in the first
PICO_ROW = 1  # of board 1: where the Pico's pin 1 stands
PICO_COLUMNS = "ch"
CHIP_ROW = 24  # of board 1: where the chip's pin 1 stands
CHIP_COLUMNS = "ef"
PULLING = 22  # the row of board 1 in which the resistor ends and the panels' data begins
# Columns of board 2 in which a button's left legs stand, from the left as they are under the thumbs.
BUTTONS = {"PIN_LEFT": 2, "PIN_UP": 7, "PIN_DOWN": 12, "PIN_RIGHT": 17, "PIN_B": 23, "PIN_A": 28}
LEG = 2  # columns from a button's left legs to its right ones

# The 74AHCT125 from above, pin 1 to 14, notch up.
CHIP = ("1OE", "1A", "1Y", "2OE", "2A", "2Y", "GND", "3Y", "3A", "3OE", "4Y", "4A", "4OE", "VCC")
CHIP_GROUND = ("1OE", "2OE", "2A", "GND", "4OE", "4A", "3OE", "3A")  # on, and three buffers that have nothing to do

BLACK, RED, GREEN = "black", "red", "green"
BUTTON_COLOURS = {
    "PIN_UP": "blue", "PIN_DOWN": "purple", "PIN_LEFT": "orange", "PIN_RIGHT": "brown",
    "PIN_A": "yellow", "PIN_B": "grey",
}  # fmt: skip


class Wire(NamedTuple):
    """One wire: its number, the step in which it is laid, both ends, its colour, what it carries."""

    number: int
    step: str
    start: str
    end: str
    colour: str
    carries: str


class Part(NamedTuple):
    """A part on the boards: {leg: place}."""

    name: str
    legs: dict[str, str]


class WiringError(ValueError):
    """The firmware's pins ask for a wiring that the table cannot give; the message says which."""


def pico_hole(number: int, column: str = "") -> str:
    """The place of the Pico's pin 1..40, or another hole of its row."""
    if number <= 20:
        return f"1 {column or PICO_COLUMNS[0]}{PICO_ROW + number - 1}"
    return f"1 {column or PICO_COLUMNS[1]}{PICO_ROW + 40 - number}"


def chip_hole(name: str, column: str = "") -> str:
    """The place of one of the chip's pins, or another hole of its row."""
    number = CHIP.index(name) + 1
    if number <= 7:
        return f"1 {column or CHIP_COLUMNS[0]}{CHIP_ROW + number - 1}"
    return f"1 {column or CHIP_COLUMNS[1]}{CHIP_ROW + 14 - number}"


def parts() -> list[Part]:
    """Everything but the wires, leg by leg."""
    found = [
        Part("Pico", {str(number): pico_hole(number) for number in range(1, 41)}),
        Part("chip", {name: chip_hole(name) for name in CHIP}),
        Part("resistor", {"1": chip_hole("1Y", "b"), "2": f"1 b{PULLING}"}),
        Part("1000uF", {"+": "1 right+ 13", "-": "1 right- 13"}),
        Part("100nF", {"1": "1 right+ 20", "2": "1 right- 20"}),
    ]
    for job, column in BUTTONS.items():
        right = column + LEG
        legs = {"1": f"2 f{column}", "2": f"2 e{column}", "3": f"2 f{right}", "4": f"2 e{right}"}
        found.append(Part(job.removeprefix("PIN_"), legs))
    return found


def table(source: str | None = None) -> list[Wire]:
    """Every wire, in the order in which it is laid; `source`: the text of the firmware's wiring, by default its own."""
    jobs = pins.defaults(source)
    places = {job: pins.number(pin) for job, pin in jobs.items()}
    for job in (pins.PIXELS, *pins.BUTTONS):
        if places[job] > 20:
            raise WiringError(f"{job} is on the Pico's right side; build A has its wires on the left")
    rows: list[tuple[str, str, str, str, str]] = []

    def wire(step: str, start: str, end: str, colour: str, carries: str) -> None:
        rows.append((step, start, end, colour, carries))

    wire("ground", pico_hole(38, "j"), "1 right- 3", BLACK, "GND")
    wire("ground", pico_hole(3, "a"), "1 left- 3", BLACK, "GND")
    rails = {24: 23, 30: 29}  # a rail has no hole beside these rows
    for name in CHIP_GROUND:
        left = CHIP.index(name) < 7
        hole = chip_hole(name, "a" if left else "j")
        row = int(hole[3:])
        wire("ground", hole, f"1 {'left' if left else 'right'}- {rails.get(row, row)}", BLACK, "GND")
    wire("five volts", pico_hole(40, "j"), "1 right+ 1", RED, "5V")
    wire("five volts", chip_hole("VCC", "j"), "1 right+ 25", RED, "5V")
    wire("panels", "1 right- 23", "panel 1 GND", BLACK, "GND")
    wire("panels", "1 right- 27", "panel 2 GND", BLACK, "GND")
    wire("panels", "1 right+ 26", "panel 1 5V", RED, "5V")
    wire("panels", "1 right+ 29", "panel 2 5V", RED, "5V")
    wire("data", pico_hole(places[pins.PIXELS], "a"), chip_hole("1A", "a"), GREEN, "data, 3.3 V")
    wire("data", f"1 e{PULLING}", "panel 1 DIN", GREEN, "data, 5 V")
    wire("data", "panel 1 DOUT", "panel 2 DIN", GREEN, "data, 5 V")
    wire("buttons", "1 left- 26", "2 bottom- 29", BLACK, "GND")
    for column in BUTTONS.values():
        wire("buttons", f"2 a{column + LEG}", f"2 bottom- {min(column + LEG, 28)}", BLACK, "GND")
    for job, column in BUTTONS.items():
        wire("buttons", pico_hole(places[job], "a"), f"2 j{column}", BUTTON_COLOURS[job], job.removeprefix("PIN_"))
    return [Wire(number, *row) for number, row in enumerate(rows, 1)]
