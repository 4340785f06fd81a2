# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Signs of the case as flat shapes around (0, 0): numbers beside the rows, and an arrow, A and B for the caps.

Own shapes, not a font of the machine: so they come out the same everywhere, and no stroke is too thin for a nozzle.
"""

from itertools import pairwise, product

from build123d import Circle, Pos, Rectangle, Sketch, SlotCenterPoint, make_hull

DOT = 0.8  # mm, of a digit
STROKE = 1.3  # mm, of a cap's sign
_OVERLAP = 0.05  # dots that only touch at a corner would make no solid

_DIGITS = {  # three by five dots, from the top
    "0": "111 101 101 101 111",
    "1": "010 110 010 010 111",
    "2": "111 001 111 100 111",
    "3": "111 001 111 001 111",
    "4": "101 101 111 001 001",
    "5": "111 100 111 001 111",
    "6": "111 100 111 101 111",
    "7": "111 001 001 001 001",
    "8": "111 101 111 101 111",
    "9": "111 101 111 001 111",
}


def number(value: int) -> Sketch:
    """A number, its digits 2.4 x 4.0 mm, 0.8 mm apart, centred on (0, 0)."""
    digits = str(value)
    width = 4 * len(digits) - 1
    dots = []
    for place, digit in enumerate(digits):
        rows = _DIGITS[digit].split()
        for row, column in product(range(5), range(3)):
            if rows[row][column] == "1":
                x = DOT * (4 * place + column - (width - 1) / 2)
                dots.append(Pos(x, DOT * (2 - row)) * Rectangle(DOT + _OVERLAP, DOT + _OVERLAP))
    return Sketch() + dots


def arrow() -> Sketch:
    """A solid triangle that points up, with round corners as wide as a stroke."""
    tips = [Pos(x, y) * Circle(STROKE / 2) for x, y in ((0, 2.4), (-2.8, -1.9), (2.8, -1.9))]
    return Sketch() + make_hull([edge for tip in tips for edge in tip.edges()])


def letter_a() -> Sketch:
    """A, 7 mm high, its bar low enough that the hole above it can be printed."""
    return _strokes(((-2.6, -2.9), (0, 2.9)), ((0, 2.9), (2.6, -2.9)), ((-1.9, -1.2), (1.9, -1.2)))


def letter_b() -> Sketch:
    """B, 7 mm high, with straight bows, so that A and B are told apart by touch as well."""
    points = ((-1.7, -2.9), (-1.7, 2.9), (1.0, 2.9), (1.8, 2.1), (1.8, 0.9), (1.0, 0.1))
    lower = ((1.0, 0.1), (2.0, -0.7), (2.0, -2.1), (1.1, -2.9), (-1.7, -2.9))
    return _strokes(*pairwise(points), *pairwise(lower), ((-1.7, 0.1), (1.0, 0.1)))


def _strokes(*ends) -> Sketch:
    slots = []
    for start, end in ends:
        centre = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        slots.append(SlotCenterPoint(centre, end, STROKE))
    return Sketch() + slots
