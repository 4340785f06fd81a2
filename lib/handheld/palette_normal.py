# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The normal palette: eight colours that differ in hue and stay apart at every brightness."""

# Red, green and blue of each ink at brightness 100 %; one string, for the memory's sake.
AT_100 = (
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
