# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The palette for eyes that see red and green, or blue and yellow, alike: the eight differ in brightness, too.

Found by a search among the colours that keep their names: as colour-blind eyes see them, no two are nearer to each
other than three times the least distance in the normal palette (tests/firmware/test_colour_blind.py has the figures).
"""

# In the order of the inks, as the normal ones in `handheld.palette`.
AT_100 = (
    b"\x00\x00\x00"  # DARK
    b"\x1c\x00\x04"  # red
    b"\x1b\x13\x00"  # yellow
    b"\x00\x25\x0a"  # green
    b"\x01\x00\x2c"  # blue
    b"\x10\x10\x10"  # white
    b"\x0d\x01\x1a"  # purple
    b"\x18\x07\x01"  # orange
    b"\x00\x0d\x15"  # cyan
    b"\x0a\x00\x00"  # DIM + red
    b"\x09\x08\x00"  # DIM + yellow
    b"\x00\x0d\x03"  # DIM + green
    b"\x00\x00\x0f"  # DIM + blue
    b"\x05\x05\x05"  # DIM + white
    b"\x05\x00\x08"  # DIM + purple
    b"\x0d\x04\x00"  # DIM + orange
    b"\x00\x06\x06"  # DIM + cyan
    b"\x02\x02\x05"  # HOLE
    b"\x06\x06\x0f"  # HOLE_LIT
    b"\x10\x07\x07"  # GAP
    b"\x1a\x00\x00"  # EXACT
    b"\x08\x08\x08"  # MISPLACED
    b"\x0c\x0c\x0c"  # TEXT
    b"\x00\x0e\x0e"  # VALUE
    b"\x02\x02\x02"  # FAINT
    b"\x0e\x0e\x0e"  # MARK
    b"\x00\x0c\x04"  # WON
    b"\x0e\x00\x02"  # LOST
    b"\x18\x07\x00"  # PROBLEM
    b"\x09\x09\x09"  # CLASSIC
    b"\x0e\x00\x00"  # ORIGINAL
    b"\x08\x00\x08"  # DELUXE
    b"\x00\x0c\x0c"  # PAIR
    b"\x0e\x04\x00"  # SINGLE
    b"\x30\x00\x07"  # AT_CURSOR + red
    b"\x2e\x21\x00"  # AT_CURSOR + yellow
    b"\x00\x40\x11"  # AT_CURSOR + green
    b"\x02\x00\x4c"  # AT_CURSOR + blue
    b"\x1c\x1c\x1c"  # AT_CURSOR + white
    b"\x16\x02\x2d"  # AT_CURSOR + purple
    b"\x29\x0c\x02"  # AT_CURSOR + orange
    b"\x00\x16\x24"  # AT_CURSOR + cyan
    b"\x22\x00\x00"  # TEST
    b"\x00\x22\x00"
    b"\x00\x00\x22"
    b"\x0b\x0b\x0b"
)
