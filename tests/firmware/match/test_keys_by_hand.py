# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys by hand: the codemaker gives them, and may look at the secret meanwhile."""

import pytest

from lights import colour_of
from match_by_hand import CODE, NEAR
from match_menus import PAUSE
from match_player import People
from solo_script import lines, since


def test_a_guess_goes_to_the_codemaker_and_its_keys_come_back(players):
    players.take(2, "GUESS")
    players.guess(NEAR)
    players.device.run(1500)
    assert players.waits_for() == (1, "KEYS")
    players.take(1, "KEYS")
    assert players.row_on_grid(1) == (NEAR, (0, 0))
    assert colour_of(players.grid.at(4, 0)) == 1
    players.give(1, 2)
    assert players.waits_for() == (2, "GUESS")
    players.press("A")
    assert players.row_on_grid(1) == (NEAR, (1, 2))
    told = lines(players.device)
    assert "Player 2 guesses red, yellow, red, blue." in told
    players.device.run(200)
    assert "Row 1, player 2: red, yellow, red, blue. 1 exact, 2 misplaced." in lines(players.device)


def test_the_counts_stay_between_none_and_four(players):
    players.take(2, "GUESS")
    players.guess(NEAR)
    players.take(1, "KEYS")
    seen = []
    for name in ("UP", "UP", "UP", "UP", "UP", "RIGHT", "DOWN", "RIGHT", "RIGHT", "LEFT", "LEFT", "DOWN", "B", "DOWN"):
        players.press(name)
        seen.append(players.grid.keys(1))
    assert seen == [
        (1, 0), (2, 0), (3, 0), (4, 0), (4, 0), (4, 0), (3, 0), (3, 1), (3, 1), (3, 0), (3, 0), (2, 0), (0, 0), (0, 0),
    ]  # fmt: skip


def test_a_held_shows_the_secret_while_it_is_held_and_gives_nothing(players):
    players.take(2, "GUESS")
    players.guess(NEAR)
    players.take(1, "KEYS")
    players.press("UP")
    shown, after = players.peek(3000)
    assert shown == {(0, 0, 0, 0), CODE}
    assert after == (0, 0, 0, 0)
    assert players.grid.keys(1) == (1, 0)  # still to be given
    device = players.device
    device.script([("level", "A", False), ("run", 650)])
    assert players.grid.secret() == (0, 0, 0, 0)
    device.run(100)
    assert players.grid.secret() == CODE
    device.run(5000)
    assert players.grid.secret() == CODE
    device.script([("level", "A", True), ("run", 50)])
    assert players.grid.secret() == (0, 0, 0, 0)
    device.run(500)
    assert players.grid.keys(1) == (1, 0)


def test_a_held_does_nothing_on_the_guessers_board(players):
    players.take(2, "GUESS")
    shown, _ = players.peek()
    assert shown == {(0, 0, 0, 0)}
    players.press("UP")
    assert players.peek()[0] == {(0, 0, 0, 0)}


@pytest.mark.parametrize(("guess", "keys"), [((1, 1, 1, 1), (0, 1)), ((1, 2, 3, 4), (3, 1)), ((4, 4, 4, 5), (0, 4))])
def test_keys_that_no_code_gives_are_refused_at_once(players, guess, keys):
    players.take(2, "GUESS")
    players.guess(guess)
    players.take(1, "KEYS")
    known = len(players.device.console)
    players.give(*keys)
    players.notice("NEVER")
    assert since(players.device, known) == ["IMPOSSIBLE KEYS."]
    assert players.row_on_grid(1)[0] == guess  # the same guess waits for the same codemaker
    players.give(0, 0)
    assert players.waits_for() == (2, "GUESS")


def test_without_the_option_nothing_can_be_asked(switch_on):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess_and_see(NEAR)
    people.hold("B")
    assert people.items(PAUSE) == ["RESUME", "POINTS", "RECORD", "SEEN", "LEAVE", "STOP"]


def test_before_the_first_row_nothing_can_be_asked(players):
    players.hold("B")
    assert players.items(PAUSE) == ["RESUME", "POINTS", "RECORD", "SEEN", "LEAVE", "STOP"]
    players.press("B")
    players.by_hand(1, 2, CODE, NEAR)
    players.hold("B")
    assert players.items(PAUSE) == list(PAUSE)
