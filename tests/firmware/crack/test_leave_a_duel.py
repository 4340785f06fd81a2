# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""LEAVE and RESUME at every stage of a duel: the same lights, the same bytes, and on to the same points."""

import pytest

from crack_keeping import there_and_back
from cracker import Cracker
from solo_script import puzzle_secret

SECRET = (5, 6, 6, 1)
PUZZLE = 15


@pytest.fixture
def cracker(switch_on, interpreter, root):
    settings = {"PUZZLE": PUZZLE, "BLANKS": 1}
    return Cracker(switch_on(interpreter, settings, root=root), settings)


def secret(number):
    return puzzle_secret(PUZZLE, number, blanks=True)


def duel(cracker, rows=0):
    """Open a duel, and guess so many rows in vain."""
    cracker.open("DUEL")
    cracker.rows = []
    for _ in range(rows):
        cracker.guess_and_see(tuple(2 if peg == 1 else 1 for peg in secret(0)))


@pytest.mark.parametrize("rows", [0, 1, 9])
def test_a_duel_while_the_player_guesses(cracker, rows):
    duel(cracker, rows)
    there_and_back(cracker)
    cracker.guess(secret(0))
    assert cracker.end_of_round(secret(0)) == {1: (0, 0), 2: (rows + 1, rows + 1)}


def test_a_duel_with_a_row_half_entered(cracker):
    duel(cracker, 1)
    cracker.press("UP", "RIGHT", "UP", "UP")
    there_and_back(cracker)


def test_a_duel_while_the_device_guesses(cracker):
    duel(cracker)
    cracker.guess(secret(0))
    cracker.end_of_round(secret(0))
    there_and_back(cracker, hold=False)
    cracker.think()
    for _ in range(2):
        cracker.answer(SECRET)
        cracker.guess_of_device()
        there_and_back(cracker)
    rows = cracker.answer_all(SECRET)
    assert cracker.end_of_round(SECRET) == {1: (rows, rows), 2: (0, 1)}
    assert cracker.winner() == 1


def test_a_duel_after_wrong_keys(cracker):
    duel(cracker)
    cracker.guess(secret(0))
    cracker.end_of_round(secret(0))
    cracker.think()
    cracker.wait()
    while not cracker.in_doubt:
        cracker.give_keys((0, 0))
        cracker.wait()
    cracker.press("A", "A")
    there_and_back(cracker, hold=False)
    cracker.think()
    code = cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.end_of_round(code) == {1: (1, 1), 2: (0, 4)}
