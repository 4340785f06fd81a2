# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reads memory images and puts them in order, as lines of text: the same on every runtime.

As a script under any Python that has `handheld` on its path: a file's name is given, its lines are images in
hexadecimal; the lines are printed.
"""

import sys
from binascii import crc32, unhexlify

from handheld import compaction, records
from handheld.journal import SIZE


def line_of(image):
    """Return what an image says, and what it is after it was put in order."""
    data = bytearray(b"\xff" * SIZE)
    data[: len(image)] = image
    state = records.read(data)
    said = [bytes(state.play), state.row, state.tallies, state.options, state.watch, state.end, state.number]
    said += [state.version, state.broken, state.cut]
    ordered, end, number = compaction.image(state)
    said += [crc32(ordered), end, number]
    return " ".join([repr(thing).replace(" ", "") for thing in said])


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        for line in file:
            print(line_of(unhexlify(line.strip())))
