# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Every colour that the grid shows, by number ("ink"), designed at the dim level at which it leaves the pin.

Inks 1 to 8 are the code pegs, in the order of the palette. The normal ones differ in hue and stay apart at every
brightness; those of `palette_contrast` can be put in force instead. Their channels add up to 54 at most, so that twelve
white rows with their keys stay within the current budget.
"""

from handheld import load_module
from rescue import forget

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
AT_CURSOR = 33  # AT_CURSOR + colour: brighter, the peg that the buttons change
TEST = 42  # and three more: red, green, blue and white, as bright as all 128 may be at once within 400 mA

INKS = 46

# The brightest board that the rules allow, as (ink, count): twelve white rows and the secret, all keys exact, the
# palette line with one colour emphasised, the four rule marks, and all free cells lit by a sign. While a row is
# entered, its brighter peg at the cursor draws less than what is not lit yet: the secret and the row's own keys. No peg
# draws more than a white one and no key more than an exact one, in either palette.
BRIGHTEST = ((5, 52), (EXACT, 48), (MARK, 4), (WON, 24))

# Red, green and blue of each ink at brightness 100 %; one string, for the memory's sake.
_NORMAL = (
    b"\x00\x00\x00"  # DARK
    b"\x2c\x00\x00"  # red
    b"\x1c\x17\x00"  # yellow
    b"\x00\x1e\x00"  # green
    b"\x00\x00\x30"  # blue
    b"\x12\x12\x12"  # white
    b"\x1a\x00\x1a"  # purple
    b"\x28\x0b\x00"  # orange
    b"\x00\x17\x19"  # cyan
    b"\x0d\x00\x00"  # DIM + red
    b"\x09\x07\x00"  # DIM + yellow
    b"\x00\x0a\x00"  # DIM + green
    b"\x00\x00\x10"  # DIM + blue
    b"\x06\x06\x06"  # DIM + white
    b"\x09\x00\x09"  # DIM + purple
    b"\x0d\x04\x00"  # DIM + orange
    b"\x00\x08\x09"  # DIM + cyan
    b"\x02\x02\x05"  # HOLE
    b"\x06\x06\x0f"  # HOLE_LIT
    b"\x10\x07\x07"  # GAP
    b"\x14\x00\x00"  # EXACT
    b"\x06\x06\x06"  # MISPLACED
    b"\x0c\x0c\x0c"  # TEXT
    b"\x00\x0e\x0e"  # VALUE
    b"\x02\x02\x02"  # FAINT
    b"\x0e\x0e\x0e"  # MARK
    b"\x00\x10\x00"  # WON
    b"\x10\x00\x00"  # LOST
    b"\x18\x07\x00"  # PROBLEM
    b"\x09\x09\x09"  # CLASSIC
    b"\x0e\x00\x00"  # ORIGINAL
    b"\x08\x00\x08"  # DELUXE
    b"\x00\x0c\x0c"  # PAIR
    b"\x0e\x04\x00"  # SINGLE
    b"\x4b\x00\x00"  # AT_CURSOR + red
    b"\x30\x27\x00"  # AT_CURSOR + yellow
    b"\x00\x33\x00"  # AT_CURSOR + green
    b"\x00\x00\x52"  # AT_CURSOR + blue
    b"\x1f\x1f\x1f"  # AT_CURSOR + white
    b"\x2c\x00\x2c"  # AT_CURSOR + purple
    b"\x44\x13\x00"  # AT_CURSOR + orange
    b"\x00\x27\x2a"  # AT_CURSOR + cyan
    b"\x22\x00\x00"  # TEST
    b"\x00\x22\x00"
    b"\x00\x00\x22"
    b"\x0b\x0b\x0b"
)
_at_100 = _NORMAL  # the palette in force


def use(name):
    """Take the palette `name`, "normal" or "contrast"; the bytes of the latter are only loaded for that."""
    global _at_100  # noqa: PLW0603  (one for the whole device, as the inks are)
    _at_100 = _NORMAL
    if name != "normal":
        module = load_module("palette_" + name)
        _at_100 = module.AT_100
        forget(module)


def colours_at(level):
    """Return the list of all inks as 0xRRGGBB ints at `level` percent; what is lit stays lit."""
    # A channel that runs into 255 is a colour's brightest at the cursor, which stays what it is.
    channels = bytes([min(255, (channel * level + 50) // 100 or min(channel, 1)) for channel in _at_100])
    return [int.from_bytes(channels[at : at + 3], "big") for at in range(0, 3 * INKS, 3)]


def load_of(colour):
    """Return the sum of a colour's three channels.

    A sixteenth of it is the current in mA, besides the 1 mA that a pixel takes at rest.
    """
    return (colour >> 16) + (colour >> 8 & 255) + (colour & 255)
