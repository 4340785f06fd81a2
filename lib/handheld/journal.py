# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What survives the power: records that are appended to the chip's non-volatile memory, one write each.

The memory is one sector of flash. Writing into bytes that are 0xFF only programs them, in under a millisecond; anything
else makes CircuitPython erase and rewrite all of it, 50 ms in which the power must not fail. So records are only ever
appended, until `handheld.compaction` puts the memory in order at a quiet moment. `handheld.records` reads them.

A record begins at a multiple of four, with its payload's length, its kind and its number (two bytes, the low one
first); then come the payload and two bytes of its check, a CRC. A length above 255 has its high bits in the kind.
"""

from binascii import crc32

from micropython import const

# Kinds of records.
VERSION = 1  # the first one: the version of all that follows, and of how many records the memory was put together
PLAY = 2  # what is being played: how many bytes of it stay (two bytes), and those that come after them
ROW = 3  # the row being entered in it
RESULT = 4  # a solo game has ended, and with it what was played: rules, rows used or 0, whether it had hints
TALLY = 5  # all results so far of games by one set of rules; an empty one clears those of all
OPTIONS = 6  # the options of the menu
WATCH = 7  # a safe mode was left: how many in a row
TEST = 15  # written by the self-test, and passed over

SIZE = 4096
_FRAME = const(6)  # bytes of a record around its payload
LONGEST = const(1000)  # bytes of a play; a scorekeeper of five players with twenty rounds takes 490
ROOM = 600  # so much free is enough for whatever a game may still write before it can be put in order


def framed(kind, number, payload):
    """Return a record's bytes, filled up with 0xFF to a multiple of four."""
    size = len(payload)
    head = bytes((size & 255, kind | size >> 8 << 4, number & 255, number >> 8 & 255))
    check = crc32(payload, crc32(head)) & 0xFFFF
    data = head + payload + bytes((check & 255, check >> 8))
    return data + b"\xff" * (-len(data) % 4)


class Journal:
    """Appends to `memory` (`microcontroller.nvm`, or bytes like it). `end` is where its first free byte is."""

    def __init__(self, memory, end, number, length):
        self.end = end
        self.number = number  # of the next record
        self.length = length  # how many bytes the play has; 0: nothing is being played
        self.memory = memory
        self._row = None  # as it was saved last

    @property
    def untidy(self):
        """Whether it is time to put it in order: three quarters full between games, in one only when it has to be."""
        return self.end > (SIZE - ROOM if self.length else SIZE * 3 // 4)

    def write(self, kind, payload):
        """Append a record."""
        if self.end + len(payload) + _FRAME > SIZE:
            from handheld.compaction import at_once  # noqa: PLC0415  (nobody lets it come to this)

            at_once(self)
        data = framed(kind, self.number, payload)
        end = self.end + len(data)
        self.memory[self.end : end] = data
        self.end = end
        self.number = self.number + 1 & 0xFFFF

    def begin(self, data):
        """Something begins to be played, or is written anew: `data` says it all, its kind first."""
        self.length = 0
        self.add(data)

    def add(self, data):
        """The play goes on by a few bytes. One that becomes too long stays as it was saved last."""
        length = self.length
        self.length += len(data)
        self._row = None
        if self.length <= LONGEST:
            self.write(PLAY, bytes((length & 255, length >> 8)) + data)

    def row(self, entry):
        """Save the row being entered, an Entry, unless it is saved: its pegs, then the cursor."""
        data = bytes([peg & 255 for peg in entry.pegs] + [entry.cursor])
        if data != self._row:
            self._row = data
            self.write(ROW, data)

    def over(self):
        """Nothing is being played any more."""
        if self.length:
            self.length = 0
            self.write(PLAY, b"\0\0")

    def result(self, data):
        """A solo game has ended."""
        self.length = 0
        self.write(RESULT, data)
