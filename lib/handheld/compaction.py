# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Puts the journal in order: one record for each thing that counts. The only moment at which the memory is erased."""

from handheld.journal import OPTIONS, PLAY, ROW, SIZE, TALLY, VERSION, WATCH, framed
from handheld.records import CURRENT, State, read, reading


def image(state):
    """Return (bytes, end, number): the memory as it should be, its first free byte, and the next record's number."""
    records = []
    for tally in state.tallies:
        numbers = [min(number, 0xFFFF) for number in tally[1:]]
        records.append((TALLY, bytes(tally[:1]) + b"".join([bytes((number & 255, number >> 8)) for number in numbers])))
    if state.options is not None:
        records.append((OPTIONS, state.options))
    if state.watch:
        records.append((WATCH, bytes((state.watch,))))
    if state.play:
        records.append((PLAY, b"\0\0" + state.play))
        if state.row is not None:
            records.append((ROW, bytes([peg & 255 for peg in state.row])))
    records.insert(0, (VERSION, bytes((CURRENT, len(records) + 1))))
    data = b""
    for number, (kind, payload) in enumerate(records):
        data += framed(kind, number, payload)
    return data + b"\xff" * (SIZE - len(data)), len(data), len(records)


def put(journal, state):
    """Write the memory anew; it takes a board 60 ms in which it hears no button."""
    data, journal.end, journal.number = image(state)
    journal.memory[0:SIZE] = data


def at_once(journal):
    """Read and put in order without a pause, whatever happens meanwhile."""
    put(journal, read(journal.memory))


class Tidying:
    """The same in steps: `step` reads on, and returns True when only the writing is left."""

    def __init__(self, journal):
        self._journal = journal
        self._begin()

    def _begin(self):
        journal = self._journal
        self._number = journal.number  # a record that comes meanwhile makes it begin anew
        self._state = State()
        self._reading = reading(journal.memory, self._state)

    def step(self):
        """Go on reading; return whether it is done."""
        if self._number != self._journal.number:
            self._begin()
        for _ in self._reading:
            return False
        return True

    def write(self):
        """Write the memory anew; see `put`."""
        put(self._journal, self._state)
