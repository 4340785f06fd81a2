# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Each kind of record is read back."""

import pytest

from flash_memory import Flash, contents, new_journal, started
from handheld import records
from handheld.journal import LONGEST, OPTIONS, PLAY, ROW, TALLY, WATCH
from journal_parts import GAME, half_entered


def test_a_new_memory_holds_nothing():
    _, state = started(Flash())
    assert (state.play, state.row, state.tallies, state.options, state.watch) == (b"", None, [], None, 0)
    assert (state.end, state.number, state.version, state.broken, state.cut) == (0, 0, 0, False, False)


def test_every_kind_is_read_back():
    memory, journal = new_journal()
    journal.write(OPTIONS, b"options")
    journal.write(WATCH, b"\x03")
    journal.begin(GAME)
    journal.add(b"\x01\x02")
    journal.row(half_entered())
    journal, state = started(memory)
    assert state.play == GAME + b"\x01\x02"
    assert state.row == [3, -1, 0, 6, 2]
    assert (state.options, state.watch, state.version) == (b"options", 3, records.CURRENT)
    assert journal.length == len(state.play)
    assert memory.erases == 0 and journal.end % 4 == 0


def test_a_row_that_is_saved_already_is_not_written_again():
    memory, journal = new_journal()
    journal.begin(GAME)
    entry = half_entered()
    journal.row(entry)
    written = len(memory.writes)
    journal.row(entry)
    assert len(memory.writes) == written
    entry.clear()
    journal.row(entry)
    assert started(memory)[1].row == [3, -1, -1, 6, 2]


def test_a_new_submitted_row_replaces_the_half_entered_one():
    memory, journal = new_journal()
    journal.begin(GAME)
    journal.row(half_entered())
    journal.add(b"\x01")
    assert started(memory)[1].row is None


def test_what_is_played_ends():
    for end in ("over", "result"):
        memory, journal = new_journal()
        journal.begin(GAME)
        journal.row(half_entered())
        if end == "over":
            journal.over()
        else:
            journal.result(b"\x10\x05\x00")
        _, state = started(memory)
        assert (state.play, state.row) == (b"", None)
        known = len(memory.writes)
        journal.over()  # says nothing twice
        assert len(memory.writes) == known


def test_results_are_counted():
    memory, journal = new_journal()
    for row, hinted in ((5, 0), (0, 0), (7, 0), (7, 0), (3, 1), (0, 1), (12, 0)):
        journal.result(bytes((0x10, row, hinted)))
    journal.result(bytes((0x22, 1, 0)))
    _, state = started(memory)
    first, second = state.tallies
    assert first[: records.ROWS] == [0x10, 5, 4, 3, 3, 2, 1]  # games, won, run, longest, hinted, of these won
    assert first[records.ROWS :] == [0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 1]
    assert second == [0x22, 1, 1, 1, 1, 0, 0, 1, *[0] * 11]


@pytest.mark.parametrize("size", [0, 1, 247, 248, 249, 253, 254, 255, 256, 511, 512, 700, LONGEST])
def test_a_play_of_any_length_is_read_back(size):
    """A scorekeeper of five players with twenty rounds takes some 500 bytes."""
    data = bytes(number % 251 for number in range(size))
    memory, journal = new_journal()
    journal.begin(b"\x01" + data[1:])
    for _ in range(3):
        journal.add(b"\x05\x06")
    expected = b"\x01" + data[1:] + b"\x05\x06" * 3
    assert started(memory)[1].play == expected[: LONGEST if size == LONGEST else None]


def test_a_play_that_grows_too_long_stays_as_it_was_saved_last():
    memory, journal = new_journal()
    journal.begin(b"\x01" * (LONGEST - 3))
    for _ in range(5):
        journal.add(b"\x02\x02")
    assert started(memory)[1].play == b"\x01" * (LONGEST - 3) + b"\x02\x02"
    journal.begin(b"\x01" * (LONGEST + 1))
    assert len(started(memory)[1].play) == LONGEST - 1
    journal.begin(b"\x01\x02")  # an undo has made it short enough again
    journal.add(b"\x03")
    assert started(memory)[1].play == b"\x01\x02\x03"
    journal.begin(b"\x01" * (LONGEST + 1))
    journal.over()
    assert started(memory)[1].play == b""


def test_kinds_that_are_not_known_and_records_without_sense_are_passed_over():
    memory, journal = new_journal()
    journal.begin(GAME)
    known = contents(memory)
    for kind, payload in ((PLAY, b""), (PLAY, b"\x00"), (PLAY, b"\xff\x00\x01"), (WATCH, b""), (TALLY, b"\x10" * 12)):
        journal.write(kind, payload)
    for kind in (0, 8, 9, 15):
        journal.write(kind, b"\x01\x02\x03")
    assert contents(memory) == known
    journal.over()
    journal.write(ROW, b"\x01\x02\x03\x04\x00")
    assert started(memory)[1].row is None
