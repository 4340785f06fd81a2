# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Where the parts of the board light up: secret, rows, keys, palette line and rule marks."""

from handheld import palette
from handheld.entry import UNSET

SECRET_Y = 0
KEYS_X = 4
BLANK_Y = 13
PALETTE_Y = 14
STATUS_Y = 15
_ROW_1_Y = 12
_EDITION_INKS = {"classic": palette.CLASSIC, "original": palette.ORIGINAL, "deluxe": palette.DELUXE}


def row_y(row):
    """Return the line of guess row `row`, from 1."""
    return _ROW_1_Y + 1 - row


def draw_code(light, y, code):
    """Draw a finished row or a secret: blanks are dark."""
    for x, colour in enumerate(code):
        light.put(x, y, colour)


def draw_keys(light, row, keys, most=4):
    """Draw at most `most` of a row's keys, exact ones first: their order never tells a position."""
    exact, misplaced = keys
    y = row_y(row)
    for place in range(min(most, exact + misplaced)):
        light.put(KEYS_X + place, y, palette.EXACT if place < exact else palette.MISPLACED)


def peg_ink(peg):
    """Return the ink of a peg in the row being entered."""
    if peg == UNSET:
        return palette.DARK
    return peg or palette.HOLE


def cursor_ink(peg):
    """Return the ink of a peg at the cursor: brighter, so that a move shows at once, also between equal pegs."""
    if peg == UNSET:
        return palette.GAP
    return palette.AT_CURSOR + peg if peg else palette.HOLE_LIT


def draw_palette(light, edition, chosen=UNSET):
    """Draw the edition's colours, the `chosen` one emphasised, and the blank above the first if there is one."""
    for colour in range(1, edition.colours + 1):
        light.put(colour - 1, PALETTE_Y, colour if colour == chosen else palette.DIM + colour)
    if edition.blanks:
        light.put(0, BLANK_Y, palette.HOLE_LIT if chosen == 0 else palette.HOLE)


def draw_rules(light, edition):
    """Draw the rule marks: the edition at the right end, beside it two pixels, equal if colours may repeat."""
    light.put(5, SECRET_Y, palette.PAIR)
    light.put(6, SECRET_Y, palette.PAIR if edition.repeats else palette.SINGLE)
    light.put(7, SECRET_Y, _EDITION_INKS[edition.name])
