# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reads the journal: what was being played, the results of all games, the options. Loaded only where one is needed."""

from binascii import crc32

from micropython import const

from handheld.journal import LONGEST, OPTIONS, PLAY, RESULT, ROW, SIZE, TALLY, VERSION, WATCH

CURRENT = 2  # the version that is written; version 1 had no hinted games in its tallies
_STRETCH = const(64)
_FIRST_RECORD = const(8)  # bytes of the first one that a new device gets
_SHARE = const(6)  # records a slice
_HIGHEST = const(63)  # of a kind's byte: payloads up to 1023 bytes
_MOST_TALLIES = const(16)  # more than there are rules; a memory that was tampered with must fit too
_RULES = 0  # places in a tally
GAMES, GAMES_WON, RUN, LONGEST_RUN, HINTED, HINTED_WON = range(1, 7)
ROWS = 7  # then twelve numbers: games won in row 1, 2, ...
TALLY_SIZE = 19


class State:
    """What all records together say.

    play     bytes of what is being played, its kind first; empty for nothing
    row      pegs of the row being entered in it, -1 for none, and the cursor; or None
    tallies  for each set of rules a list: the rules, then numbers as above
    options  bytes, or None
    watch    safe modes in a row
    end      the first byte from which all are 0xFF
    number   of the next record
    version  of the first record, or 0 for none
    broken   whether there are bytes that are no record of a version we know: then all of it is worth nothing
    cut      whether the power failed while the memory was put in order: some of it is missing
    """

    def __init__(self):
        self.play = b""
        self.row = None
        self.tallies = []
        self.options = None
        self.watch = 0
        self.end = 0
        self.number = 0
        self.version = 0
        self.broken = False
        self.cut = False
        self.promised = 0  # records that were there when the memory was put in order
        self._records = 0

    def take(self, kind, payload):
        """Add what the next record says."""
        self._records += 1
        _take(self, kind, payload)
        self.cut = self._records < self.promised


def reading(data, state):
    """Fill `state` from the memory, as a generator that yields now and then. No copy is made: it would be 4 kB."""
    end = SIZE
    while end >= _STRETCH and bytes(data[end - _STRETCH : end]) == b"\xff" * _STRETCH:
        end -= _STRETCH
    while end and data[end - 1] == 255:
        end -= 1
    at = 0
    turn = 0
    torn = 0
    while at < end:
        turn += 1
        if turn % _SHARE == 0:
            yield
        kind = data[at + 1]
        size = (data[at] | kind >> 4 << 8) + 6
        stop = at + size
        if kind > _HIGHEST or stop > SIZE or crc32(data[at : stop - 2]) & 0xFFFF != _check(data, stop):
            at += 4  # half a record, where the power failed; the next one begins after it
            torn = 4  # and leaves a gap, or its length could be taken for the last byte of the half record's check
            continue
        torn = 0
        number = data[at + 2] | data[at + 3] << 8
        if not state.version or 0 < (number - state.number + 1 & 0xFFFF) < 0x8000:
            state.number = number + 1 & 0xFFFF
            state.take(kind & 15, bytes(data[at + 4 : stop - 2]))
        at += size + 3 & ~3
    state.end = min(at + torn, SIZE)
    # No more than the half of a new device's first record is nothing lost; the one of a memory that was being put in
    # order is longer by a byte, and so is told from it by the first one.
    begun = end > 0 and (end > _FIRST_RECORD or data[0] != 1)
    state.broken = state.version > CURRENT or (not state.version and begun)


def _check(data, stop):
    return data[stop - 2] | data[stop - 1] << 8


def read(data):
    """Return the State that the memory's bytes hold; it takes a board up to 150 ms."""
    state = State()
    for _ in reading(data, state):
        pass
    return state


def _take(state, kind, payload):
    """Add what a record says; one that says nothing that could be is passed over."""
    if kind == VERSION and payload:
        state.version = payload[0]
        state.promised = payload[-1] if len(payload) == 2 else 0
    elif kind == PLAY and len(payload) >= 2:
        length = payload[0] | payload[1] << 8
        if length <= len(state.play) and length + len(payload) - 2 <= LONGEST:
            state.play = state.play[:length] + payload[2:]
            state.row = None
    elif kind == ROW and state.play:
        state.row = [peg if peg < 255 else -1 for peg in payload]
    elif kind == RESULT and len(payload) == 3:
        state.play = b""
        state.row = None
        _count(state, payload)
    elif kind == TALLY and not payload:
        state.tallies = []  # they were cleared
    elif kind == TALLY and len(payload) >= 11:
        numbers = [payload[0]] + [payload[at] | payload[at + 1] << 8 for at in range(1, len(payload) - 1, 2)]
        if len(numbers) == TALLY_SIZE - 2:  # of version 1
            numbers[HINTED:HINTED] = [0, 0]
        if len(numbers) == TALLY_SIZE:
            _tally(state, payload[0])[:] = numbers
    elif kind == OPTIONS:
        state.options = payload
    elif kind == WATCH and len(payload) == 1:
        state.watch = payload[0]


def _count(state, payload):
    rules, row, hinted = payload
    tally = _tally(state, rules)
    if hinted:
        tally[HINTED] += 1
        tally[HINTED_WON] += row > 0
        return
    tally[GAMES] += 1
    if 0 < row <= TALLY_SIZE - ROWS:
        tally[GAMES_WON] += 1
        tally[RUN] += 1
        tally[LONGEST_RUN] = max(tally[RUN], tally[LONGEST_RUN])
        tally[ROWS + row - 1] += 1
    else:
        tally[RUN] = 0


def _tally(state, rules):
    for tally in state.tallies:
        if tally[_RULES] == rules:
            return tally
    tally = [rules] + [0] * (TALLY_SIZE - 1)
    if len(state.tallies) < _MOST_TALLIES:
        state.tallies.append(tally)
    return tally
