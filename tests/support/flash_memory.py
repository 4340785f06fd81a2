# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The chip's memory for the journal's tests: it counts erases, keeps what each write was, and reads back as a journal.

Runs on every runtime.
"""

from handheld import records
from handheld.journal import SIZE, Journal

ALL_ONES = b"\xff" * SIZE


class Flash:
    """4096 bytes as microcontroller.nvm, written by slices: other bytes than 0xFF only by erasing all."""

    def __init__(self, image=b""):
        self.image = bytearray(image + ALL_ONES[len(image) :])
        self.erases = 0
        self.writes = []  # (place, bytes) of each write without an erase

    def __getitem__(self, where):
        return bytes(self.image[where]) if isinstance(where, slice) else self.image[where]

    def __setitem__(self, where, data):
        assert where.stop - where.start == len(data)
        if self.image[where] == b"\xff" * len(data):
            self.writes.append((where.start, bytes(data)))
        else:
            self.erases += 1
        self.image[where] = data
        assert len(self.image) == SIZE


def started(memory):
    """Return (Journal, State) as after a switch-on with this memory."""
    state = records.read(bytearray(memory[0:SIZE]))
    return Journal(memory, state.end, state.number, len(state.play)), state


def new_journal(image=b""):
    """Return (Flash, Journal) with the version written, or going on with an image."""
    memory = Flash(image)
    journal, state = started(memory)
    if not state.version:
        journal.write(1, bytes((records.CURRENT,)))
    return memory, journal


def contents(memory):
    """Return all that the memory's records say, so that two can be compared."""
    state = records.read(bytearray(memory[0:SIZE]))
    tallies = sorted(state.tallies)
    return state.play, state.row, tallies, state.options, state.watch, state.version, state.broken, state.cut
