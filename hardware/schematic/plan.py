# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Where each part of build B stands on the sheet of the schematic, in steps of 2.5 mm from its top left corner.

Names, values and connections are not here: they come from the tables of parts and of nets.
"""

from typing import NamedTuple

SHEET = (168.0, 118.8)  # A3, lying
FIRST, SECOND = 1, 2  # the lights that are drawn, besides the last one


class Placed(NamedTuple):
    """A part: its sign, its middle, quarter turns clockwise after mirroring left to right, where its texts begin."""

    sign: str
    x: float
    y: float
    turns: int = 0
    mirrored: bool = False
    text: tuple[float, float, str] = (1.4, -0.2, "start")


class Block(NamedTuple):
    """A frame with a title round what belongs together: left, top, right, bottom."""

    title: str
    box: tuple[float, float, float, float]


_RIGHT = (1.4, -0.2, "start")
_LEFT = (-1.4, -0.2, "end")
_ABOVE = (0.0, -2.0, "middle")
_HIGH = (0.0, -3.1, "middle")
_BELOW = (0.0, 2.2, "middle")
_POINT = (0.0, -3.2, "middle")

PLACED: dict[str, Placed] = {
    # battery and USB
    "J1": Placed("plug", 9, 15, text=(0.0, -4.0, "middle")),
    "TP6": Placed("point", 14, 14, text=_POINT),
    "F1": Placed("fuse", 19, 14, 3, text=(0.0, -3.2, "middle")),
    "Q1": Placed("p-fet", 30, 15, 1, mirrored=True, text=(0.0, -3.8, "middle")),
    "R8": Placed("resistor", 11, 26, text=_RIGHT),
    "TP8": Placed("point", 14, 24, text=_POINT),
    "F2": Placed("fuse", 21, 24, 3, text=_BELOW),
    "D201": Placed("schottky", 31, 24, text=_BELOW),
    # main switch
    "R2": Placed("resistor", 42, 16, text=_LEFT),
    "C205": Placed("capacitor", 46, 16),
    "Q2": Placed("p-fet", 54, 15, 3, text=(0.0, -3.8, "middle")),
    "R3": Placed("resistor", 54, 20),
    "SW7": Placed("changeover", 59, 26, mirrored=True, text=(0.6, 2.6, "middle")),
    "C201": Placed("electrolytic", 62, 16),
    "TP7": Placed("point", 69, 14, text=_POINT),
    "D202": Placed("schottky", 76, 20, text=_BELOW),
    "C207": Placed("capacitor", 81, 22),
    # the lights' switch
    "R4": Placed("resistor", 96, 19, text=_LEFT),
    "R5": Placed("resistor", 100, 16),
    "Q3": Placed("p-fet", 108, 15, 3, text=(0.0, -3.8, "middle")),
    "Q5": Placed("n-fet", 107, 21, text=(1.6, -0.2, "start")),
    "C203": Placed("capacitor", 115, 16),
    "C204": Placed("capacitor", 122, 16),
    "TP1": Placed("point", 127, 14, text=_POINT),
    # battery measurement
    "Q4": Placed("p-fet", 150, 14, text=(1.6, -0.2, "start")),
    "R6": Placed("resistor", 151, 19),
    "R7": Placed("resistor", 151, 25, text=_LEFT),
    "C206": Placed("capacitor", 155, 25),
    # buttons
    "SW1": Placed("push", 14, 41, text=_HIGH),
    "SW2": Placed("push", 14, 47, text=_HIGH),
    "SW3": Placed("push", 14, 53, text=_HIGH),
    "SW4": Placed("push", 14, 59, text=_HIGH),
    "SW5": Placed("push", 14, 65, text=_HIGH),
    "SW6": Placed("push", 14, 71, text=_HIGH),
    # Pico
    "U1": Placed("pico", 61, 57, text=(0.0, 0.0, "middle")),
    # level shifter
    "U2": Placed("shifter", 104, 49, text=(3.4, -2.4, "start")),
    "C202": Placed("capacitor", 112, 43),
    "JP1": Placed("jumper", 119, 51, text=(0.0, -4.4, "middle")),
    "R1": Placed("resistor", 132, 51, 3, text=_ABOVE),
    "TP4": Placed("point", 137, 51, text=_POINT),
    # sound, and what is measured at
    "R9": Placed("resistor", 101, 69, 3, text=_ABOVE),
    "BZ1": Placed("piezo", 111, 70, text=(2.5, -1.6, "start")),
    "TP3": Placed("point", 123, 69, text=_POINT),
    "TP2": Placed("point", 130, 69, text=_POINT),
}

BLOCKS = (
    Block("battery or USB", (4, 6, 36.5, 32)),
    Block("main switch, and the Pico's supply", (37.5, 6, 87.5, 32)),
    Block("the lights' switch (GP17)", (88.5, 6, 137, 32)),
    Block("battery voltage", (138, 6, 165, 32)),
    Block("buttons", (4, 34, 34, 77)),
    Block("Raspberry Pi Pico", (35, 34, 89, 80)),
    Block("data: 3.3 V to the lights' voltage", (90, 34, 141, 59)),
    Block("sound", (90, 61, 118, 77)),
    Block("to measure at", (119, 61, 141, 77)),
    Block("128 lights in one chain, row by row from the top left, each with its capacitor", (4, 82, 137, 109)),
)

# The repeated part of the chain is a dashed box between the second light and the last.
REPEATED = (68.5, 90.0, 94.5, 104.0)


def placed(last: int) -> dict[str, Placed]:
    """All parts of the sheet; `last` is the number of the chain's last light."""
    chain = {FIRST: 24.0, SECOND: 48.0, last: 112.0}
    lights = {f"D{n}": Placed("light", x, 97, text=(-0.8, -4.6, "end")) for n, x in chain.items()}
    capacitors = {f"C{n}": Placed("capacitor", x + 7, 91) for n, x in chain.items()}
    return PLACED | lights | capacitors | {"TP5": Placed("point", 124, 97, text=_POINT)}
