# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Where the parts of the board light up: secret, rows, keys, palette line and rule marks."""

from micropython import const

from handheld import palette
from handheld.entry import UNSET
from handheld.light import WIDTH

SECRET_Y = 0
KEYS_X = 4
BLANK_Y = 13
PALETTE_Y = 14
STATUS_Y = 15
_ROW_1_Y = const(12)
_EDITION_INKS = {"classic": palette.CLASSIC, "original": palette.ORIGINAL, "deluxe": palette.DELUXE}


def row_y(row):
    """Return the line of guess row `row`, from 1."""
    return _ROW_1_Y + 1 - row


def draw_code(light, y, code):
    """Draw a finished row or a secret: blanks are dark."""
    for x, colour in enumerate(code):
        light.put(x, y, colour)


def draw_rows(device, rows):
    """Draw all rows, (code, keys) pairs, from the first; the buttons are looked at in between."""
    light = device.light
    for row, (code, keys) in enumerate(rows):
        draw_code(light, row_y(row + 1), code)
        draw_keys(light, row + 1, keys)
        if row & 3 == 3:
            device.look()


def draw_keys(light, row, keys, most=4):
    """Draw at most `most` of a row's keys, exact ones first: their order never tells a position."""
    draw_keys_at(light, row_y(row), keys, most)


def draw_keys_at(light, y, keys, most=4):
    """Draw keys on line `y`."""
    exact, misplaced = keys
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


def draw_player(light, player):
    """Draw whose turn it is: player 0 in the first colour, and so on; -1 is nobody."""
    light.put(4, SECRET_Y, player + 1)


def draw_answers(light):
    """Draw the answers to a question: red on the left for B, green on the right for A."""
    light.put(0, STATUS_Y, palette.LOST)
    light.put(WIDTH - 1, STATUS_Y, palette.WON)


def draw_doubt(light):
    """Draw that the rows which are lit cannot all be right: two red lights below them."""
    light.put(0, BLANK_Y, palette.LOST)
    light.put(WIDTH - 1, BLANK_Y, palette.LOST)


def draw_counts(light, y, keys):
    """Draw two counts on line `y`: exact ones red from the left, misplaced ones white from the right, none faint."""
    exact, misplaced = keys
    for place in range(4):
        light.put(place, y, palette.EXACT if place < exact else palette.FAINT)
        light.put(WIDTH - 1 - place, y, palette.MISPLACED if place < misplaced else palette.FAINT)


def draw_progress(light, done, total):
    """Draw how much of a longer work is done, as a line at the bottom that grows."""
    for x in range(WIDTH):
        light.put(x, STATUS_Y, palette.MARK if x * total <= done * WIDTH else palette.FAINT)
