# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Every colour that the grid shows, by number ("ink"), designed at the dim level at which it leaves the pin.

Inks 1 to 8 are the code pegs, in the order of the palette. The eight differ in hue and stay apart at every brightness;
their channels add up to 54 at most, so that twelve white rows with their keys stay within the current budget.
"""

DARK = 0
# 1..8: red, yellow, green, blue, white, purple, orange, cyan
DIM = 8  # DIM + colour: the same colour in the palette line while the cursor is elsewhere
HOLE = 17  # a blank in the row being entered: a faint peg
HOLE_LIT = 18  # the same in the palette line, at the cursor
GAP = 19  # the cursor on a place that is not set: no peg's colour
EXACT = 20
MISPLACED = 21
TEXT = 22
VALUE = 23
FAINT = 24
MARK = 25
WON = 26
LOST = 27
PROBLEM = 28
CLASSIC = 29
ORIGINAL = 30
DELUXE = 31
PAIR = 32
SINGLE = 33

# Red, green, blue at brightness 100 %.
_AT_100 = (
    (0, 0, 0),
    (44, 0, 0),
    (28, 23, 0),
    (0, 30, 0),
    (0, 0, 48),
    (18, 18, 18),
    (26, 0, 26),
    (40, 11, 0),
    (0, 23, 25),
    # the palette line
    (13, 0, 0),
    (9, 7, 0),
    (0, 10, 0),
    (0, 0, 16),
    (6, 6, 6),
    (9, 0, 9),
    (13, 4, 0),
    (0, 8, 9),
    # hole, hole at the cursor, gap
    (2, 2, 5),
    (6, 6, 15),
    (9, 4, 4),
    # keys
    (20, 0, 0),
    (6, 6, 6),
    # text and signs
    (12, 12, 12),
    (0, 14, 14),
    (2, 2, 2),
    (14, 14, 14),
    (0, 16, 0),
    (16, 0, 0),
    (24, 7, 0),
    # rule marks: the three editions, repeats on (two of these) and off (one of each)
    (12, 8, 0),
    (14, 0, 0),
    (8, 0, 8),
    (0, 0, 16),
    (14, 4, 0),
)
INKS = len(_AT_100)

# The brightest board that the rules allow, as (ink, count): twelve white rows and the secret, all keys exact, the
# palette line with one colour emphasised, the four rule marks, and all free cells lit by a sign.
BRIGHTEST = ((5, 52), (EXACT, 48), (MARK, 4), (WON, 24))


def colours_at(level):
    """Return the list of all inks as 0xRRGGBB ints at `level` percent; what is lit stays lit."""
    colours = []
    for channels in _AT_100:
        colour = 0
        for channel in channels:
            value = (channel * level + 50) // 100
            if channel and not value:
                value = 1
            colour = colour << 8 | value
        colours.append(colour)
    return colours


def load_of(colour):
    """Return the sum of a colour's three channels; a sixteenth of it is the current in mA, besides the 1 mA at rest."""
    return (colour >> 16) + (colour >> 8 & 255) + (colour & 255)
