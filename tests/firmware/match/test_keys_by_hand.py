# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys by hand: the codemaker gives them, and may look at the secret meanwhile."""

import pytest

from lights import colour_of
from match_menus import PAUSE
from match_player import People
from solo_script import lines, since

CODE = (1, 1, 2, 3)
NEAR = (1, 2, 1, 4)  # 1 exact, 2 misplaced


@pytest.fixture
def people(switch_on, interpreter):
    people = People(switch_on(interpreter))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    people.set_code(1, CODE)
    return people


def on_grid(people, row):
    return people.grid.pegs(row), people.grid.keys(row)


def test_a_guess_goes_to_the_codemaker_and_its_keys_come_back(people):
    people.take(2, "GUESS")
    people.guess(NEAR)
    people.device.run(1500)
    assert people.waits_for() == (1, "KEYS")
    people.take(1, "KEYS")
    assert on_grid(people, 1) == (NEAR, (0, 0))
    assert colour_of(people.grid.at(4, 0)) == 1
    people.give(1, 2)
    assert people.waits_for() == (2, "GUESS")
    people.press("A")
    assert on_grid(people, 1) == (NEAR, (1, 2))
    told = lines(people.device)
    assert "Player 2 guesses red, yellow, red, blue." in told
    people.device.run(200)
    assert "Row 1, player 2: red, yellow, red, blue. 1 exact, 2 misplaced." in lines(people.device)


def test_the_counts_stay_between_none_and_four(people):
    people.take(2, "GUESS")
    people.guess(NEAR)
    people.take(1, "KEYS")
    seen = []
    for name in ("UP", "UP", "UP", "UP", "UP", "RIGHT", "DOWN", "RIGHT", "RIGHT", "LEFT", "LEFT", "DOWN", "B", "DOWN"):
        people.press(name)
        seen.append(people.grid.keys(1))
    assert seen == [
        (1, 0), (2, 0), (3, 0), (4, 0), (4, 0), (4, 0), (3, 0), (3, 1), (3, 1), (3, 0), (3, 0), (2, 0), (0, 0), (0, 0),
    ]  # fmt: skip


def test_a_held_shows_the_secret_while_it_is_held_and_gives_nothing(people):
    people.take(2, "GUESS")
    people.guess(NEAR)
    people.take(1, "KEYS")
    people.press("UP")
    shown, after = people.peek(3000)
    assert shown == {(0, 0, 0, 0), CODE}
    assert after == (0, 0, 0, 0)
    assert people.grid.keys(1) == (1, 0)  # still to be given
    device = people.device
    device.script([("level", "A", False), ("run", 650)])
    assert people.grid.secret() == (0, 0, 0, 0)
    device.run(100)
    assert people.grid.secret() == CODE
    device.run(5000)
    assert people.grid.secret() == CODE
    device.script([("level", "A", True), ("run", 50)])
    assert people.grid.secret() == (0, 0, 0, 0)
    device.run(500)
    assert people.grid.keys(1) == (1, 0)


def test_a_held_does_nothing_on_the_guessers_board(people):
    people.take(2, "GUESS")
    shown, _ = people.peek()
    assert shown == {(0, 0, 0, 0)}
    people.press("UP")
    assert people.peek()[0] == {(0, 0, 0, 0)}


@pytest.mark.parametrize(("guess", "keys"), [((1, 1, 1, 1), (0, 1)), ((1, 2, 3, 4), (3, 1)), ((4, 4, 4, 5), (0, 4))])
def test_keys_that_no_code_gives_are_refused_at_once(people, guess, keys):
    people.take(2, "GUESS")
    people.guess(guess)
    people.take(1, "KEYS")
    known = len(people.device.console)
    people.give(*keys)
    people.notice("NEVER")
    assert since(people.device, known) == ["IMPOSSIBLE KEYS."]
    assert on_grid(people, 1)[0] == guess  # the same guess waits for the same codemaker
    people.give(0, 0)
    assert people.waits_for() == (2, "GUESS")


def test_without_the_option_nothing_can_be_asked(switch_on):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess_and_see(NEAR)
    people.hold("B")
    assert people.items(PAUSE) == ["RESUME", "POINTS", "RECORD", "SEEN", "LEAVE", "STOP"]


def test_before_the_first_row_nothing_can_be_asked(people):
    people.hold("B")
    assert people.items(PAUSE) == ["RESUME", "POINTS", "RECORD", "SEEN", "LEAVE", "STOP"]
    people.press("B")
    people.by_hand(1, 2, CODE, NEAR)
    people.hold("B")
    assert people.items(PAUSE) == list(PAUSE)
