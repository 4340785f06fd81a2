# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The memory is put in order: the same is in it after that, seldom, and only when nobody presses anything."""

import random

import pytest

from flash_memory import Flash, contents, new_journal, started
from handheld import compaction
from handheld.game import new_game
from handheld.journal import OPTIONS, SIZE, WATCH
from handheld.sitting import Sitting
from journal_parts import GAME, half_entered
from mastermind import EDITIONS
from spoilt_memory import sensible

GAMES = 100
MOST_ERASES = 20  # in so many games


def filled(dice):
    """Return (Flash, Journal): of everything something, and a game being played."""
    memory, journal = new_journal(sensible(dice))
    journal.write(OPTIONS, b"options")
    journal.write(WATCH, b"\x02")
    journal.begin(GAME)
    journal.add(b"\x01\x02\x03\x04")
    journal.row(half_entered())
    return memory, journal


@pytest.mark.parametrize("seed", range(20))
def test_the_same_before_and_after(seed):
    memory, journal = filled(random.Random(seed))
    before, length = contents(memory), journal.length
    tidying = compaction.Tidying(journal)
    while not tidying.step():
        assert memory.erases == 0
    tidying.write()
    assert (contents(memory), memory.erases) == (before, 1)
    assert (journal.end, journal.number, journal.length) == (
        started(memory)[0].end,
        started(memory)[0].number,
        length,
    )
    journal.add(b"\x05")
    assert started(memory)[1].play == GAME + b"\x01\x02\x03\x04\x05"


@pytest.mark.parametrize("steps", range(12))
def test_a_record_that_comes_in_the_middle_is_kept(steps):
    memory, journal = filled(random.Random(3))
    tidying = compaction.Tidying(journal)
    for _ in range(steps):
        tidying.step()
    journal.add(b"\x06\x06")
    journal.result(b"\x10\x04\x00")
    before = contents(memory)
    while not tidying.step():
        pass
    tidying.write()
    assert contents(memory) == before and before[0] == b""


def test_when_it_is_due():
    """Three quarters full between games; within a game, only when not much more fits."""
    memory, journal = new_journal()
    journal.begin(GAME)
    while not journal.untidy:
        journal.add(b"\x01\x02\x03\x04")
        journal.begin(GAME)
    assert SIZE - 700 < journal.end <= SIZE - 500
    memory, journal = new_journal()
    while not journal.untidy:
        journal.result(b"\x10\x05\x00")
    assert SIZE * 3 // 4 < journal.end < SIZE * 3 // 4 + 20
    assert memory.erases == 0


def test_the_longest_play_and_all_tallies_fit_in_less_than_that():
    _, journal = new_journal()
    for rules in range(40):
        journal.result(bytes((rules, 5, 0)))
    journal.write(OPTIONS, b"\x01" * 200)
    journal.begin(b"\x01" * 1000)
    journal.row(half_entered())
    compaction.at_once(journal)
    assert not journal.untidy


def test_a_full_memory_is_put_in_order_at_once_and_nothing_is_lost():
    """Nobody lets it come to this: a game in which there is never a quiet moment."""
    memory, journal = new_journal()
    journal.result(b"\x10\x05\x00")
    journal.begin(GAME)
    entry = half_entered()
    expected = GAME
    for number in range(900):
        entry.pegs[0] = number % 6 + 1
        entry.cursor = number // 6 % 4
        journal.row(entry)
        if number % 50 == 0:
            journal.add(bytes((number // 50, 1)))
            expected += bytes((number // 50, 1))
        _, state = started(memory)
        assert state.play == expected and state.tallies[0][1] == 1
        assert state.row is None if number % 50 == 0 else state.row == [*entry.pegs, entry.cursor]
    assert memory.erases == 2


def test_a_power_cut_within_it_is_told_or_costs_nothing():
    """After the erase, any part of the new image: what is missing is never silently missing."""
    memory, journal = filled(random.Random(5))
    before = contents(memory)
    image, end, _ = compaction.image(started(memory)[1])
    told = 0
    for written in range(1, end + 1):
        memory = Flash(image[:written])
        _, state = started(memory)
        if state.cut or state.broken:
            told += 1
            journal, _ = started(memory)
            compaction.put(journal, state)  # as the start does
            assert started(memory)[1].cut is False
        else:
            assert contents(memory) == before, written
    assert told > end - 12


def test_erases_in_a_hundred_games():
    """Random games, a pause before each row and one within it; put in order between games when it is due."""
    dice = random.Random(8)
    memory, journal = new_journal()
    sitting = Sitting(journal)
    edition = EDITIONS["classic"]
    rows = 0
    for number in range(GAMES):
        game = new_game(sitting, edition)
        last = dice.randint(3, 10)
        while not game.round.over:
            rows += 1
            code = game.round.secret if len(game.round.rows) + 1 == last < 10 else (1, 2, 3, dice.randint(1, 6))
            for pegs in (2, 4):
                game.entry.pegs[:pegs] = code[:pegs]
                journal.row(game.entry)
            game.submit()
            if journal.untidy:
                compaction.at_once(journal)
        if journal.untidy:
            compaction.at_once(journal)
        tally = started(memory)[1].tallies[0]
        assert tally[1] == number + 1
    print(f"{memory.erases} erases in {GAMES} games of {rows} rows")
    assert 0 < memory.erases <= MOST_ERASES
