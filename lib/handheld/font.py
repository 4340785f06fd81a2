# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Letters, digits and signs, 3 columns wide and 5 lines high."""

WIDTH = 3
HEIGHT = 5

# Three bytes a sign, one a column from the left; bit 0 is the top line. `tools/screens.py font` draws them all.
_SIGNS = {
    " ": b"\x00\x00\x00",
    "A": b"\x1e\x05\x1e",
    "B": b"\x1f\x15\x0a",
    "C": b"\x0e\x11\x11",
    "D": b"\x1f\x11\x0e",
    "E": b"\x1f\x15\x11",
    "F": b"\x1f\x05\x01",
    "G": b"\x0e\x11\x1d",
    "H": b"\x1f\x04\x1f",
    "I": b"\x11\x1f\x11",
    "J": b"\x08\x10\x0f",
    "K": b"\x1f\x04\x1b",
    "L": b"\x1f\x10\x10",
    "M": b"\x1f\x06\x1f",
    "N": b"\x1f\x01\x1e",
    "O": b"\x1f\x11\x1f",
    "P": b"\x1f\x05\x02",
    "Q": b"\x0e\x19\x16",
    "R": b"\x1f\x05\x1a",
    "S": b"\x12\x15\x09",
    "T": b"\x01\x1f\x01",
    "U": b"\x1f\x10\x1f",
    "V": b"\x0f\x10\x0f",
    "W": b"\x1f\x0c\x1f",
    "X": b"\x1b\x04\x1b",
    "Y": b"\x03\x1c\x03",
    "Z": b"\x19\x15\x13",
    "0": b"\x0e\x11\x0e",
    "1": b"\x12\x1f\x10",
    "2": b"\x19\x15\x12",
    "3": b"\x11\x15\x0a",
    "4": b"\x07\x04\x1f",
    "5": b"\x17\x15\x09",
    "6": b"\x0e\x15\x09",
    "7": b"\x19\x05\x03",
    "8": b"\x0a\x15\x0a",
    "9": b"\x12\x15\x0e",
    "-": b"\x04\x04\x04",
    "?": b"\x01\x15\x02",
    "!": b"\x00\x17\x00",
    "+": b"\x04\x0e\x04",
    "=": b"\x0a\x0a\x0a",
    "_": b"\x10\x10\x10",
}
_BLANK = bytes(WIDTH)


def columns(text):
    """Return bytes, one a column of `text` with a dark column between signs; bit 0 is the top line.

    What the font lacks becomes a blank.
    """
    return b"\x00".join([_SIGNS.get(sign, _BLANK) for sign in text])
