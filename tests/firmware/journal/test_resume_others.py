# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Switched off anywhere in the scorekeeper, while the device breaks a code, and in a duel."""

import pytest

from cracker import Cracker
from mastermind import EDITIONS, Scorekeeper
from mastermind.match_bytes import to_bytes
from match_menus import KEEPER_PAUSE
from player import KEYS_MS
from power import PAUSE_MS, check_nothing_shown, played, power_cycle, same_lights
from score_player import Scorer
from solo_script import puzzle_secret, wrong_for

SECRET = (5, 6, 6, 1)
PUZZLE = 15
THEIRS = puzzle_secret(PUZZLE)
KEEPER, CRACK = 1, 2
CRACK_MS = 3000  # loaded again, and the guess found again


def there_and_back(people, ms=1000):
    """Switch off and on: the same lights."""
    pixels = people.device.last.pixels
    data = played(people.device)
    power_cycle(people.device, ms)
    assert same_lights(people.device, pixels), people.grid
    assert played(people.device) == data


@pytest.fixture
def scorer(switch_on, interpreter):
    return Scorer(switch_on(interpreter))


def test_the_scorekeeper_of_two(scorer):
    scorer.open(ROUNDS="4", FIRST="P1")
    there_and_back(scorer)
    scorer.broken(3)
    assert scorer.points() == {1: (3, 3), 2: (0, 0)}
    power_cycle(scorer.device)
    assert scorer.asked() == 2
    scorer.ended("UNBROKEN")
    scorer.scored()
    scorer.undo()
    there_and_back(scorer)
    assert scorer.asked() == 2
    scorer.broken(2)
    assert scorer.scored() == {1: (0, 3), 2: (2, 2)}
    there_and_back(scorer)
    for row in (1, 5):
        scorer.broken(row)
        scorer.scored()
    assert scorer.winner() == 2
    power_cycle(scorer.device)
    assert scorer.final() == (2, 7)
    scorer.press("B")
    scorer.choose("UNDO", KEEPER_PAUSE)
    scorer.sure()
    there_and_back(scorer)
    scorer.broken(6)
    scorer.scored()
    assert scorer.final() == (2, 8)
    scorer.press("A")
    assert scorer.main_menu() == "SOLO"
    power_cycle(scorer.device)
    assert scorer.main_menu() == "SOLO"


def test_the_scorekeeper_of_a_group_with_more_entries_than_a_byte_counts(scorer):
    scorer.open(EDITION="DELUXE", PLAYERS="5", ROUNDS="20", FIRST="P1", ROWS="12")
    score = Scorekeeper(EDITIONS["deluxe"], 5, 20)
    for entry in range(135):
        keys = (entry % 3, entry % 2)
        scorer.press(*["UP"] * keys[0], *["RIGHT"] * keys[1], "A")
        scorer.device.run(60)
        scorer.press("A")
        scorer.device.run(60)
        score.guess(keys)
        if entry % 20 == 0 or entry in (121, 122, 123, 124, 134):
            power_cycle(scorer.device)
            assert played(scorer.device) == bytes([KEEPER]) + to_bytes(score), entry
            assert scorer.asked() == score.guesser + 1
    scorer.undo()
    score.undo()
    there_and_back(scorer)
    assert played(scorer.device) == bytes([KEEPER]) + to_bytes(score)
    scorer.pause("POINTS")
    assert [total for _, (_, total) in sorted(scorer.points(5).items())] == score.standings()


@pytest.fixture
def cracker(switch_on, interpreter):
    settings = {"PUZZLE": PUZZLE}
    return Cracker(switch_on(interpreter, settings), settings)


def test_crack_at_every_guess_with_undo(cracker):
    cracker.begin()
    cracker.guess_of_device()
    there_and_back(cracker, CRACK_MS)
    for _ in range(3):
        cracker.answer(SECRET)
        cracker.guess_of_device()
        there_and_back(cracker, CRACK_MS)
    cracker.undo()
    there_and_back(cracker, CRACK_MS)
    cracker.answer_all(SECRET)
    cracker.see_end(SECRET)
    power_cycle(cracker.device, CRACK_MS)  # not left yet
    cracker.see_end(SECRET)
    cracker.press("B")
    assert cracker.main_menu() == "SOLO"
    power_cycle(cracker.device)
    assert cracker.main_menu() == "SOLO"


def test_crack_before_a_code_is_thought_of_is_nothing_yet(cracker):
    cracker.open()
    power_cycle(cracker.device)
    assert cracker.main_menu() == "SOLO"


def test_crack_with_contradicting_keys_and_a_correction(cracker):
    cracker.begin()
    while not cracker.in_doubt:
        cracker.give_keys((0, 0))
        cracker.wait()
    rows = list(cracker.rows)
    power_cycle(cracker.device, CRACK_MS)
    cracker.wait()
    row, _ = cracker.doubtful()[0][0], cracker.doubtful()
    assert cracker.rows == rows
    cracker.correct(row, (0, 3))
    cracker.wait()
    power_cycle(cracker.device, CRACK_MS)
    cracker.wait()
    assert cracker.asked or cracker.in_doubt
    for number, (code, keys) in enumerate(cracker.rows, 1):
        if cracker.asked or number in cracker.rows_lit():
            assert (cracker.grid.pegs(number), cracker.grid.keys(number)) == (code, keys)


def test_crack_that_is_stopped_does_not_come_back(cracker):
    cracker.begin()
    cracker.answer(SECRET)
    cracker.guess_of_device()
    cracker.crack_pause("STOP")
    cracker.press("A")
    assert cracker.main_menu() == "SOLO"
    power_cycle(cracker.device)
    assert cracker.main_menu() == "SOLO"


def test_a_duel(cracker):
    cracker.open("DUEL")
    cracker.rows = []
    for _ in range(2):
        cracker.guess_and_see(wrong_for(THEIRS))
        there_and_back(cracker)
        check_nothing_shown(cracker.device, THEIRS)
    cracker.press("UP", "RIGHT", "UP", "UP")
    cracker.device.run(PAUSE_MS)
    there_and_back(cracker)
    cracker.press("B", "LEFT", "B")
    cracker.guess(THEIRS)
    cracker.device.run(30)
    power_cycle(cracker.device, KEYS_MS)
    assert cracker.end_of_round(THEIRS) == {1: (0, 0), 2: (3, 3)}
    cracker.device.run(300)
    there_and_back(cracker)
    cracker.think()
    cracker.guess_of_device()
    for _ in range(2):
        cracker.answer(SECRET)
        cracker.guess_of_device()
        there_and_back(cracker, CRACK_MS)
    rows = cracker.answer_all(SECRET)
    power_cycle(cracker.device, CRACK_MS)
    assert cracker.end_of_round(SECRET) == {1: (rows, rows), 2: (0, 3)}
    assert cracker.winner() == 1


def test_a_duel_is_the_same_to_see_whatever_the_code(switch_on):
    """While the device's code is to be broken, nothing of it is lit or said after switch-on."""
    for puzzle in (1, 2, 3):
        cracker = Cracker(switch_on("cpython", {"PUZZLE": puzzle}))
        cracker.open("DUEL")
        power_cycle(cracker.device, 3000)
        check_nothing_shown(cracker.device, puzzle_secret(puzzle))
