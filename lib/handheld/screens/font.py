# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Letters, digits and signs, 3 columns wide and 5 lines high."""

WIDTH = 3
HEIGHT = 5

# Three bytes a sign, one a column from the left; bit 0 is the top line. One string takes a tenth of a dict's memory.
_SIGNS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-?!+=_"
_COLUMNS = (
    b"\x00\x00\x00"  # blank
    b"\x1e\x05\x1e"  # A
    b"\x1f\x15\x0a"  # B
    b"\x0e\x11\x11"  # C
    b"\x1f\x11\x0e"  # D
    b"\x1f\x15\x11"  # E
    b"\x1f\x05\x01"  # F
    b"\x0e\x11\x1d"  # G
    b"\x1f\x04\x1f"  # H
    b"\x11\x1f\x11"  # I
    b"\x08\x10\x0f"  # J
    b"\x1f\x04\x1b"  # K
    b"\x1f\x10\x10"  # L
    b"\x1f\x06\x1f"  # M
    b"\x1f\x01\x1e"  # N
    b"\x1f\x11\x1f"  # O
    b"\x1f\x05\x02"  # P
    b"\x0e\x19\x16"  # Q
    b"\x1f\x05\x1a"  # R
    b"\x17\x15\x1d"  # S
    b"\x01\x1f\x01"  # T
    b"\x1f\x10\x1f"  # U
    b"\x0f\x10\x0f"  # V
    b"\x1f\x0c\x1f"  # W
    b"\x1b\x04\x1b"  # X
    b"\x03\x1c\x03"  # Y
    b"\x19\x15\x13"  # Z
    b"\x0e\x11\x0e"  # 0
    b"\x12\x1f\x10"  # 1
    b"\x19\x15\x12"  # 2
    b"\x11\x15\x0a"  # 3
    b"\x07\x04\x1f"  # 4
    b"\x17\x15\x09"  # 5
    b"\x0e\x15\x09"  # 6
    b"\x19\x05\x03"  # 7
    b"\x0a\x15\x0a"  # 8
    b"\x12\x15\x0e"  # 9
    b"\x04\x04\x04"  # -
    b"\x01\x15\x02"  # ?
    b"\x00\x17\x00"  # !
    b"\x04\x0e\x04"  # +
    b"\x0a\x0a\x0a"  # =
    b"\x10\x10\x10"  # _
)


def columns(text):
    """Return bytes, one a column of `text` with a dark column between signs; bit 0 is the top line.

    What the font lacks becomes a blank.
    """
    # Slices, for going through the text itself would keep each sign in the interpreter's table of names.
    return b"\x00".join([_columns_of(text[at : at + 1]) for at in range(len(text))])


def _columns_of(sign):
    at = WIDTH * max(0, _SIGNS.find(sign))
    return _COLUMNS[at : at + WIDTH]
