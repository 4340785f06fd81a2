# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Every colour that the grid shows, by number ("ink"), designed at the dim level at which it leaves the pin.

Inks 1 to 8 are the code pegs, in the order of the palette. Their red, green and blue are in `palette_normal` and
`palette_contrast`, of which one is in force. The eight stay apart at every brightness; their channels add up to 54 at
most, so that twelve white rows with their keys stay within the current budget.
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

_at_100 = b""  # red, green and blue of each ink at brightness 100 %; one string, for the memory's sake


def use(name):
    """Take the palette `name`; only the bytes of the one in force are loaded."""
    global _at_100  # noqa: PLW0603  (one for the whole device, as the inks are)
    module = load_module("palette_" + name)
    _at_100 = module.AT_100
    forget(module)


def colours_at(level):
    """Return the list of all inks as 0xRRGGBB ints at `level` percent; what is lit stays lit."""
    if not _at_100:
        use("normal")
    # A channel that runs into 255 is a colour's brightest at the cursor, which stays what it is.
    channels = bytes([min(255, (channel * level + 50) // 100 or min(channel, 1)) for channel in _at_100])
    return [int.from_bytes(channels[at : at + 3], "big") for at in range(0, 3 * INKS, 3)]


def load_of(colour):
    """Return the sum of a colour's three channels.

    A sixteenth of it is the current in mA, besides the 1 mA that a pixel takes at rest.
    """
    return (colour >> 16) + (colour >> 8 & 255) + (colour & 255)
