# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The record of all rows and keys, on the grid and on the console, and the points at any time."""

import pytest

from grid_words import stands
from lights import DARK, colour_of
from match_menus import PAUSE
from match_player import People
from solo_script import since

CODE = (1, 2, 3, 4)
GUESSES = (((1, 2, 5, 6), (2, 0)), ((4, 3, 2, 1), (0, 4)), ((5, 6, 7, 8), (0, 0)), ((1, 3, 2, 8), (1, 2)))
WORDS = (
    "red, yellow, white, purple", "blue, green, yellow, red", "white, purple, orange, cyan", "red, green, yellow, cyan",
)  # fmt: skip


@pytest.fixture
def people(switch_on, interpreter):
    people = People(switch_on(interpreter, {"EDITION": "deluxe"}), colours=8)
    people.set_up()
    people.start(PLAYERS="3", FIRST="P1")
    people.set_code(1, CODE)
    for turn, (code, keys) in enumerate(GUESSES):
        assert people.guess_in_turn(2 + turn % 2, code) == keys
        people.press("A")
    people.device.run(300)
    return people


def row_on_grid(people):
    """Return the row's number, its pegs and its keys."""
    (number,) = [number for number in range(1, 13) if stands(people.grid, 2, str(number))]
    pegs = tuple(colour_of(pixel) for pixel in people.grid.line(8, 0, 4))
    keys = [colour_of(pixel) for pixel in people.grid.line(8, 4)]
    return number, pegs, (keys.count(1), keys.count(5))


def test_the_console_gets_every_row_and_who_guessed_it(people):
    known = len(people.device.console)
    people.pause("RECORD")
    people.device.run(500)
    told = [line for line in since(people.device, known) if line.startswith("Row")]
    assert told == [
        f"Row {row}, player {2 + (row - 1) % 2}: {words}. {keys[0]} exact, {keys[1]} misplaced."
        for row, (words, (_, keys)) in enumerate(zip(WORDS, GUESSES, strict=True), 1)
    ]


def test_the_grid_shows_one_row_after_another(people):
    people.pause("RECORD")
    expected = [(row, code, keys) for row, (code, keys) in enumerate(GUESSES, 1)]
    seen = [row_on_grid(people)]
    assert seen[0] == expected[-1]  # the last row first
    for _ in GUESSES:
        people.press("UP")
        seen.append(row_on_grid(people))
    assert seen[1:] == expected
    for button, number in (("DOWN", 3), ("LEFT", 2), ("RIGHT", 3), ("UP", 4), ("RIGHT", 1), ("DOWN", 4)):
        people.press(button)
        assert row_on_grid(people)[0] == number, button
    assert all(people.grid.at(x, 0) == DARK for x in range(4))


@pytest.mark.parametrize("name", ["A", "B"])
def test_a_and_b_go_back_to_the_pause_menu(people, name):
    people.pause("RECORD")
    people.press(name)
    assert people.item(PAUSE) == "RESUME"
    people.press("A")
    people.take(2, "GUESS")


def test_before_the_first_row_there_is_nothing_to_show(switch_on, interpreter):
    people = People(switch_on(interpreter))
    people.set_up()
    people.start(FIRST="P1")
    people.pause("RECORD")
    for name in ("UP", "DOWN", "LEFT", "RIGHT"):
        people.press(name)
    assert all(pixel == DARK for y in range(8, 16) for pixel in people.grid.line(y))
    people.press("A")
    assert people.item(PAUSE) == "RESUME"
    assert people.device.stopped is None


def test_the_points_can_be_called_up(people):
    people.pause("POINTS")
    # P2: two exact 4, none 0. P3: four misplaced 4, one exact and two misplaced 4.
    assert people.points(3) == {1: (0, 0), 2: (0, 4), 3: (0, 8)}
    people.press("B")
    assert people.item(PAUSE) == "RESUME"


def test_the_arrows_go_round_the_players(people):
    people.pause("POINTS")
    seen = []
    for button in ("DOWN", "DOWN", "DOWN", "UP", "RIGHT", "LEFT", "LEFT"):
        people.press(button)
        (player,) = [number for number in range(1, 6) if stands(people.grid, 0, f"P{number}")]
        seen.append(player)
    assert seen == [2, 3, 1, 3, 1, 3, 2]
