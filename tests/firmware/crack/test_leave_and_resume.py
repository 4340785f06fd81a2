# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""LEAVE and RESUME at every stage of CRACK and DUEL: the same lights, the same bytes, and on to the end."""

import pytest

from cracker import Cracker
from kept_match import last_kept, probe_root
from solo_script import puzzle_secret

SECRET = (5, 6, 6, 1)
PUZZLE = 15


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return probe_root(tmp_path_factory.mktemp("probe"))


@pytest.fixture
def cracker(switch_on, interpreter, root):
    settings = {"PUZZLE": PUZZLE, "BLANKS": 1}
    return Cracker(switch_on(interpreter, settings, root=root), settings)


def leave(cracker, hold=True):
    """Choose LEAVE in the pause menu; return the bytes that are kept."""
    if hold:
        cracker.crack_pause("LEAVE")
    else:  # before a code is thought of, B alone opens it
        cracker.press("B")
        cracker.choose("LEAVE", ("RESUME", "POINTS", "LEAVE", "STOP"))
    assert cracker.main_menu() == "RESUME"
    cracker.device.run(100)
    return last_kept(cracker.device)


def resume(cracker, lit):
    """Choose RESUME: what was `lit` before is lit again, but for what blinks or scrolls, soon."""
    known = len(cracker.device.frames)
    cracker.choose("RESUME")
    cracker.device.run(1500)
    assert any(frame.pixels == lit for frame in cracker.device.frames[known:]), cracker.grid


def there_and_back(cracker, hold=True):
    """Leave, change the menu's rules, resume, and leave and resume once more: all is as it was."""
    before = cracker.device.last.pixels
    first = leave(cracker, hold)
    for item in ("SOLO", "BLANKS"):
        cracker.go_to(item)
        cracker.press("RIGHT")
    resume(cracker, before)
    assert leave(cracker, hold) == first
    resume(cracker, before)


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
