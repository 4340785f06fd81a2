# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the power or chance has spoiled costs no other record; other versions; numbers that wrap."""

import pytest

from flash_memory import ALL_ONES, Flash, contents, new_journal, started
from handheld import records
from handheld.journal import PLAY, SIZE, TALLY, VERSION, WATCH, framed
from journal_parts import GAME, half_entered


def test_the_last_record_half_written_at_every_length():
    """Power failed after any number of its bytes: all records before it are there, and the next one is too."""
    _, journal = new_journal()
    journal.begin(GAME)
    journal.add(b"\x01\x02\x03\x04")
    journal.row(half_entered())
    end, whole = journal.end, bytes(journal.memory.image)
    record = framed(PLAY, journal.number, bytes((len(GAME) + 4, 0)) + b"\x05\x06\x01\x02")
    record_ends = len(record.rstrip(b"\xff"))
    for written in range(record_ends + 1):
        memory = Flash(whole[:end] + record[:written])
        journal, state = started(memory)
        complete = written == record_ends
        assert state.play == GAME + b"\x01\x02\x03\x04" + (b"\x05\x06\x01\x02" if complete else b""), written
        assert state.row == (None if complete else [3, -1, 0, 6, 2]), written
        for size in range(1, 40):  # whatever length the next record begins with
            memory = Flash(whole[:end] + record[:written])
            journal, _ = started(memory)
            journal.begin(b"\x01" * size)
            assert memory.erases == 0
            assert started(memory)[1].play == b"\x01" * size, (written, size)


def test_a_record_half_written_at_the_very_end():
    memory, journal = new_journal()
    while journal.end < SIZE - 16:
        journal.write(WATCH, bytes((journal.number & 7,)))
    memory.image[journal.end : journal.end + 9] = framed(WATCH, journal.number, b"\x09\x09\x09")[:9]
    journal, state = started(memory)
    assert state.end <= SIZE and not state.broken
    journal.write(WATCH, b"\x05")
    journal.write(WATCH, b"\x06")
    assert started(memory)[1].watch == 6 and memory.erases <= 1


def test_any_flipped_bit_costs_one_record_at_most():
    memory, journal = new_journal()
    for number in range(6):
        journal.result(bytes((0x10 + number % 2, number + 1, 0)))
    for at in range(8, journal.end):  # behind the version
        for bit in range(8):
            image = bytearray(memory.image)
            image[at] ^= 1 << bit
            state = started(Flash(bytes(image)))[1]
            games = sum(tally[records.GAMES] for tally in state.tallies)
            assert games >= 5 and not state.broken, (at, bit, state.tallies)
            assert state.end >= journal.end and state.number == 7 - (games == 5 and at >= journal.end - 12)


def test_without_its_version_all_is_worth_nothing():
    memory, journal = new_journal()
    journal.result(b"\x10\x05\x00")
    memory.image[4] ^= 1
    assert started(memory)[1].broken


def test_numbers_wrap():
    memory, journal = new_journal()
    image = framed(VERSION, 0xFFFD, bytes((records.CURRENT,)))
    memory = Flash(image)
    journal, _ = started(memory)
    assert journal.number == 0xFFFE
    for number in range(5):
        journal.write(WATCH, bytes((number,)))
    journal, state = started(memory)
    assert (state.watch, journal.number) == (4, 3)


def test_a_record_with_a_number_of_before_is_passed_over():
    """What an interrupted erase has left behind the new records."""
    image = framed(VERSION, 0, b"\x02") + framed(WATCH, 1, b"\x01") + framed(WATCH, 1, b"\x07")
    assert started(Flash(image))[1].watch == 1


def version_1():
    numbers = [0x10, 9, 7, 2, 3, *range(1, 13)]
    words = b"".join(bytes((number & 255, number >> 8)) for number in numbers[1:])
    return framed(VERSION, 0, b"\x01") + framed(TALLY, 1, bytes(numbers[:1]) + words)


def test_tallies_of_version_1_are_carried_over():
    state = started(Flash(version_1()))[1]
    assert (state.version, state.broken) == (1, False)
    assert state.tallies == [[0x10, 9, 7, 2, 3, 0, 0, *range(1, 13)]]


def test_half_of_a_new_devices_first_record_is_nothing_lost():
    first = framed(VERSION, 0, bytes((records.CURRENT,)))
    for written in range(len(first)):
        memory = Flash(first[:written])
        journal, state = started(memory)
        assert not state.broken and not state.cut and (written == 7 or state.version == 0), written
        journal.write(VERSION, bytes((records.CURRENT,)))
        journal.begin(GAME)
        assert memory.erases == 0
        state = started(memory)[1]
        assert (state.play, state.broken, state.version) == (GAME, False, records.CURRENT), written


RUBBISH = [framed(VERSION, 0, b"\x03"), b"\x00" * SIZE, ALL_ONES[:20] + b"\x01", bytes(range(256)) * 16]


@pytest.mark.parametrize("image", RUBBISH)
def test_a_newer_version_and_rubbish_are_worth_nothing(image):
    assert started(Flash(image))[1].broken
    assert contents(Flash(ALL_ONES))[-2:] == (False, False)
