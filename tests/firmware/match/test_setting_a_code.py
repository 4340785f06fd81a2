# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The codemaker sets a code: enters it, sees it once more, confirms it. Rules that forbid it say why."""

import pytest

from grid_text import VALUE_Y
from grid_words import read, stands
from handheld import words_en
from labels import LABELS
from lights import DARK, colour_of
from match_player import SECRET_ROW, People
from solo_script import lines, since

COLOUR_NAMES = words_en.COLOURS[1:]  # "blank" is a rule too


@pytest.fixture
def start(switch_on, interpreter):
    def with_settings(blanks=False, **options):
        people = People(switch_on(interpreter, {"EDITION": "deluxe"}), colours=8, blanks=blanks)
        people.set_up()
        people.start(FIRST="P1", **options)
        return people

    return with_settings


def test_a_code_is_entered_shown_and_confirmed(start):
    people = start()
    people.set_code(1, (1, 2, 3, 4))
    people.take(2, "GUESS")
    assert people.grid.secret() == (0, 0, 0, 0)
    people.guess((1, 2, 3, 4))
    assert people.end_of_round((1, 2, 3, 4)) == {2: (1, 1), 1: (0, 0)}


def test_the_screen_shows_the_codemaker_the_rules_and_the_palette(start):
    people = start()
    people.take(1, "CODE")
    grid = people.grid
    assert grid.palette() == list(range(1, 9))
    assert colour_of(grid.at(4, 0)) == 1  # player 1, whose turn it is
    assert grid.at(5, 0) != grid.at(6, 0)  # no colour twice
    assert grid.secret() == (0, 0, 0, 0)


def test_b_goes_back_to_change_the_code(start):
    people = start()
    people.take(1, "CODE")
    people.enter((1, 2, 3, 4), SECRET_ROW)
    people.press("A")
    people.sees_code((1, 2, 3, 4))
    people.press("B")
    assert people.grid.pegs(SECRET_ROW) == (1, 2, 3, 4)
    people.press("DOWN", "DOWN", "DOWN", "DOWN")  # the last: 4, 3, 2, 1, 8
    people.press("A")
    people.sees_code((1, 2, 3, 8))
    people.press("A")
    people.take(2, "GUESS")
    people.guess((1, 2, 3, 8))
    assert people.end_of_round((1, 2, 3, 8))[2] == (1, 1)


def test_nothing_but_a_and_b_answers_the_question(start):
    people = start()
    people.take(1, "CODE")
    people.enter((1, 2, 3, 4), SECRET_ROW)
    people.press("A")
    people.press("UP", "DOWN", "LEFT", "RIGHT")
    people.hold("UP", 1500)
    people.sees_code((1, 2, 3, 4))
    people.press("A")
    assert people.waits_for() == (2, "GUESS")


def test_a_row_with_gaps_is_not_taken(start):
    people = start()
    people.take(1, "CODE")
    people.press("UP", "A", "A", "A", "A", "A")
    assert people.grid.palette() == list(range(1, 9))  # still being entered
    assert people.grid.pegs(SECRET_ROW)[0] == 1


@pytest.mark.parametrize("code", [(1, 1, 2, 3), (5, 6, 6, 5), (8, 8, 8, 8)])
def test_a_forbidden_code_says_why_and_names_no_colour(start, code):
    people = start()
    people.take(1, "CODE")
    people.enter(code, SECRET_ROW)
    people.device.run(200)
    known, frames = len(people.device.console), len(people.device.frames)
    people.press("A")
    people.device.run(200)
    assert stands(people.grid, 2, "!")
    assert read(people.device, VALUE_Y) == "NO COLOUR TWICE"
    told = since(people.device, known)
    assert told == [LABELS["en"]["TWICE"] + "."]
    assert len(people.device.frames) > frames
    assert all(pixel == DARK for y in (7, 13, 14, 15) for pixel in people.grid.line(y))  # no peg on the screen
    people.press("A")
    assert people.grid.pegs(SECRET_ROW) == code  # still there, to be changed
    people.press("LEFT", "LEFT", "LEFT", *["B", "RIGHT"] * 4)
    people.enter((1, 2, 3, 4), SECRET_ROW)
    people.press("A", "A")
    assert people.waits_for() == (2, "GUESS")


def test_with_repeats_a_colour_may_come_twice(start):
    people = start(REPEATS="YES")
    people.set_code(1, (7, 7, 7, 7))
    assert people.waits_for() == (2, "GUESS")


def test_empty_holes_are_no_colour_twice(start):
    people = start(blanks=True, BLANKS="YES")
    people.set_code(1, (0, 5, 0, 0))
    people.take(2, "GUESS")
    people.guess((0, 5, 0, 0))
    assert people.end_of_round((0, 5, 0, 0))[2] == (1, 1)


def test_the_console_says_who_has_set_a_code_and_no_colour_of_it(start):
    people = start()
    people.set_code(1, (1, 2, 3, 4))
    people.device.run(300)
    told = lines(people.device)
    assert "Player 1 has set the code." in told
    assert "A takes this code, B changes it." in told
    assert not [line for line in told for name in COLOUR_NAMES if name in line.lower()]


def test_b_held_pauses_and_what_was_entered_is_gone(start):
    people = start()
    people.take(1, "CODE")
    people.enter((1, 2, 3, 4), SECRET_ROW)
    people.pause("RESUME")
    assert people.waits_for() == (1, "CODE")  # somebody else may hold it now
    people.press("A")
    assert [colour_of(pixel) or 0 for pixel in people.grid.line(7, 1)] == [0] * 7
    people.press("A", "A")
    assert people.grid.palette() == list(range(1, 9))


def test_b_held_on_the_question_is_no_more_than_b(start):
    people = start()
    people.take(1, "CODE")
    people.enter((1, 2, 3, 4), SECRET_ROW)
    people.press("A")
    people.hold("B")
    assert people.grid.pegs(SECRET_ROW) == (1, 2, 3, 4)
    assert people.grid.palette() == list(range(1, 9))
