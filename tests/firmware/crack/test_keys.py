# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys set with the buttons: every key that a guess can get, and no other; taken back as often as one likes."""

import random

import pytest

from cracker import CRACK_PAUSE, POSSIBLE, Cracker, after
from solo_script import lines, since

SECRET = (6, 2, 3, 2)


@pytest.fixture
def cracker(switch_on, interpreter):
    cracker = Cracker(switch_on(interpreter))
    cracker.begin()
    cracker.guess_of_device()
    return cracker


def test_every_possible_key_can_be_set(cracker):
    assert cracker.shown_keys() == (0, 0)
    for keys in POSSIBLE:
        cracker.set_keys(keys)
    cracker.press("B")
    assert cracker.shown_keys() == (0, 0)


def test_what_no_guess_can_get_cannot_be_set(cracker):
    dice = random.Random(1)
    keys = (0, 0)
    seen = set()
    for _ in range(300):
        # More often towards many keys, where the borders are.
        name = dice.choice(("UP", "UP", "DOWN", "RIGHT", "RIGHT", "LEFT"))
        cracker.press(name)
        keys = after(keys, name)
        assert cracker.shown_keys() == keys, name
        seen.add(keys)
    assert seen == set(POSSIBLE)
    assert cracker.grid.pegs(1) == cracker.guess_of_device()


def test_the_console_tells_guesses_and_keys(cracker):
    known = len(cracker.device.console)
    keys = cracker.answer(SECRET)
    cracker.wait()
    cracker.device.run(100)
    names = ("blank", "red", "yellow", "green", "blue", "white", "purple")
    told = since(cracker.device, known)
    row = ", ".join(names[peg] for peg in cracker.rows[0][0])
    assert told[0] == f"Row 1: {row}. {keys[0]} exact, {keys[1]} misplaced."
    guess = ", ".join(names[peg] for peg in cracker.grid.pegs(2))
    assert told[1].startswith(f"My guess 2: {guess}. Codes that fit so far: ")


def test_undo_goes_back_row_by_row_and_on_again(cracker):
    for _ in range(3):
        cracker.answer(SECRET)
    guesses = [code for code, _ in cracker.rows]
    assert [cracker.undo() for _ in range(3)] == guesses[::-1]
    assert cracker.rows == []
    cracker.hold("B")
    assert "UNDO" not in cracker.items(CRACK_PAUSE)
    cracker.press("B")
    assert cracker.answer_all(SECRET) == len(cracker.rows)
    assert [code for code, _ in cracker.rows[:3]] == guesses
    cracker.see_end(SECRET)


def test_undo_after_a_wrong_key_gives_what_right_keys_would_have(cracker):
    cracker.answer(SECRET)
    cracker.answer(SECRET)
    right = cracker.guess_of_device()
    cracker.undo()
    cracker.give_keys((3, 0) if cracker.rows[0][1] != (3, 0) else (2, 0))
    cracker.wait()
    if cracker.in_doubt:
        cracker.press("B")
        cracker.rows.pop()
        cracker.guess_of_device()
    else:
        cracker.undo()
    cracker.answer(SECRET)
    assert cracker.guess_of_device() == right
    cracker.answer_all(SECRET)
    cracker.see_end(SECRET)


def test_keys_are_still_there_after_the_pause(cracker):
    cracker.answer(SECRET)
    cracker.guess_of_device()
    board = cracker.device.last.pixels
    cracker.crack_pause()
    cracker.press("B")
    assert cracker.device.last.pixels == board
    cracker.crack_pause("RESUME")
    assert cracker.device.last.pixels == board


def test_stop_asks_and_keeps_nothing(cracker):
    cracker.answer(SECRET)
    cracker.wait()
    board = cracker.device.last.pixels
    cracker.crack_pause("STOP")
    cracker.press("B", "B")
    assert cracker.device.last.pixels == board
    cracker.crack_pause("STOP")
    cracker.press("A")
    assert cracker.main_menu() == "SOLO"
    assert "RESUME" not in cracker.items()
    cracker.begin()
    assert cracker.answer_all(SECRET)
    cracker.see_end(SECRET)
    assert [line for line in lines(cracker.device) if "broken in row" in line]
