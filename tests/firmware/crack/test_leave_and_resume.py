# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""LEAVE and RESUME at every stage of CRACK: the same lights, the same bytes, and on to the end."""

import pytest

from crack_keeping import leave, there_and_back
from cracker import Cracker

SECRET = (5, 6, 6, 1)


@pytest.fixture
def cracker(switch_on, interpreter, root):
    settings = {"BLANKS": 1}
    return Cracker(switch_on(interpreter, settings, root=root), settings)


def test_before_a_code_is_thought_of(cracker):
    cracker.open()
    there_and_back(cracker, hold=False)
    cracker.think()
    cracker.answer_all(SECRET)
    cracker.see_end(SECRET)


def test_at_every_guess(cracker):
    cracker.begin()
    cracker.guess_of_device()
    there_and_back(cracker)
    while cracker.asked:
        cracker.answer(SECRET)
        cracker.wait()
        if cracker.asked:
            there_and_back(cracker)
    cracker.see_end(SECRET)


def test_while_the_device_thinks(switch_on, interpreter, root):
    """A slow device: it still thinks when it is left, and goes on when it is resumed."""
    settings = {"BLANKS": 1}
    cracker = Cracker(switch_on(interpreter, settings, root=root, step_us=6000), settings)
    cracker.begin()
    cracker.answer(SECRET)
    assert not cracker.asked
    cracker.hold("B")
    cracker.choose("LEAVE", ("RESUME", "UNDO", "LEAVE", "STOP"))
    cracker.device.run(1000)
    cracker.choose("RESUME")
    cracker.device.run(1000)
    cracker.wait()
    second = cracker.guess_of_device()
    other = Cracker(switch_on("cpython", settings), settings)
    other.begin()
    other.answer(SECRET)
    assert other.guess_of_device() == second
    cracker.answer_all(SECRET)
    cracker.see_end(SECRET)


def test_after_keys_were_taken_back(cracker):
    cracker.begin()
    for _ in range(3):
        cracker.answer(SECRET)
    cracker.undo()
    there_and_back(cracker)
    cracker.undo()
    there_and_back(cracker)
    cracker.answer_all(SECRET)
    cracker.see_end(SECRET)


def test_after_a_contradiction(cracker):
    cracker.begin()
    while not cracker.in_doubt:
        cracker.give_keys((0, 0))
        cracker.wait()
    cracker.press("B")
    cracker.rows.pop()
    cracker.guess_of_device()
    there_and_back(cracker)
    cracker.give_keys((0, 0))
    cracker.wait()
    assert cracker.in_doubt


def test_after_an_early_row_was_corrected_and_later_keys_were_taken_back(cracker):
    """The guess that waits was made when an earlier row had other keys."""
    cracker.begin()
    while not cracker.in_doubt:
        cracker.give_keys((0, 0))
        cracker.wait()
    row = cracker.doubtful()[0][0]
    cracker.correct(row, (0, 3))
    cracker.wait()
    while cracker.in_doubt:
        cracker.press("B")
        cracker.rows.pop()
        cracker.wait()
    while len(cracker.rows) > row:
        cracker.undo()
    there_and_back(cracker)


def test_a_new_game_over_a_kept_one_asks(cracker):
    cracker.begin()
    cracker.guess_of_device()
    leave(cracker)
    for way in ("SOLO", "CRACK", "DUEL", "PLAY", "SCORE"):
        cracker.choose(way)
        cracker.device.run(100)
        cracker.press("B")
        assert cracker.main_menu() == way
    assert "RESUME" in cracker.items()
    cracker.choose("CRACK")
    cracker.press("A")
    cracker.device.run(300)
    cracker.think()
