# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""How wide a text is, so that a drawing can be checked without a font.

Advance widths of DejaVu Sans in hundredths of the size, the widest of the fonts that the drawings name: in another one
a text only becomes shorter.
"""

FONTS = "DejaVu Sans, Verdana, Arial, sans-serif"
ABOVE = 0.76  # of the size: how far capitals and accents reach above the line, and tails below it
BELOW = 0.22

_FIRST = 32
_REGULAR = (
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
    84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69, 61,
    69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59,
    82, 59, 59, 52, 64, 34, 64, 84,
)  # fmt: skip
_BOLD = (
    35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84,
    84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85, 73, 85, 77, 72, 68, 81, 77, 110, 77,
    72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72, 71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71,
    65, 92, 65, 65, 58, 71, 37, 71, 84,
)  # fmt: skip
_OTHERS = 85  # signs beyond ASCII: the widest we use


def width(text: str, size: float, bold: bool = False) -> float:
    """Width of a line of text, in the unit of `size`."""
    table = _BOLD if bold else _REGULAR
    places = (ord(sign) - _FIRST for sign in text)
    return sum(table[place] if 0 <= place < len(table) else _OTHERS for place in places) * size / 100
