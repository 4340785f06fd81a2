# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Between two players a neutral screen says whose turn it is, and waits for A and for nothing else."""

import pytest

from grid_words import read
from lights import DARK, colour_of
from match_menus import PAUSE
from match_player import People
from solo_script import lines

CODE = (1, 2, 3, 4)
WORDS_Y = (*range(2, 7), *range(8, 13))


def neutral(grid, player):
    """Say whether nothing but two words and the green light for A is lit, the player in their own colour."""
    lit = {(x, y) for y in range(16) for x in range(8) if grid.at(x, y) != DARK}
    inks = {colour_of(grid.at(x, y)) for x, y in lit if 2 <= y < 7}
    bottom = {x for x, y in lit if y == 15}
    return {y for _, y in lit if y != 15} <= set(WORDS_Y) and bottom == {7} and inks == {player}


@pytest.mark.parametrize("players", [2, 5])
def test_it_says_whose_turn_it_is_and_what_for(group, players):
    group.start(PLAYERS=str(players), FIRST=f"P{players}", ROWS="5")
    assert group.waits_for() == (players, "CODE")
    assert neutral(group.grid, players)
    group.set_code(players, CODE)
    for guesser in range(1, players):
        assert group.waits_for() == (guesser, "GUESS")
        assert neutral(group.grid, guesser)
        assert f"Player {guesser}: guess. Press A when you hold the device." in lines(group.device)
        group.take(guesser, "GUESS")
        group.guess_and_see((5, 6, 7, 8))
        if players == 2:
            break
        group.device.run(1500)
        group.press("A")
    if players == 5:
        assert group.waits_for() == (1, "GUESS")  # from the codemaker's left anew


def test_only_a_goes_on_and_only_b_held_opens_the_pause(group):
    group.start(FIRST="P1")
    for name in ("UP", "DOWN", "LEFT", "RIGHT", "B"):
        group.press(name)
        group.device.run(200)
        assert group.waits_for() == (1, "CODE"), name
    group.hold("UP", 2000)
    group.hold("LEFT", 2000)
    group.device.run(60_000)  # it waits for ever
    assert group.waits_for() == (1, "CODE")
    group.hold("B")
    assert group.item(PAUSE) == "RESUME"
    group.press("A")
    assert group.waits_for() == (1, "CODE")
    group.set_code(1, CODE)
    group.press("UP", "DOWN", "LEFT", "RIGHT", "B")
    assert group.waits_for() == (2, "GUESS")


def test_a_of_the_one_before_does_not_go_on_by_being_held(group):
    """Who confirms a code and keeps A down has not taken the device for the next player."""
    group.start(FIRST="P1")
    group.take(1, "CODE")
    group.enter(CODE, 6)
    group.press("A")
    group.hold("A", 3000)
    assert group.waits_for() == (2, "GUESS")


def test_words_scroll_and_begin_anew(group):
    group.start(FIRST="P1")
    group.set_code(1, CODE)
    assert group.waits_for() == (2, "GUESS")
    group.press("B")
    group.hold("B")
    group.press("B")  # drawn anew
    assert read(group.device, 8) == "GUESS"
    assert group.waits_for() == (2, "GUESS")


def test_in_dutch(switch_on):
    people = People(switch_on("cpython", {"LANGUAGE": "nl"}), language="nl")
    people.set_up()
    people.start(FIRST="P2", KEYS="ZELF")
    people.set_code(2, CODE)
    people.take(1, "GUESS")
    people.guess((1, 1, 1, 1))
    assert people.waits_for() == (2, "KEYS")
    assert "Speler 2: geef de pinnen. Druk op A als je het apparaat hebt." in lines(people.device)


def test_the_pause_menu_of_a_neutral_screen_offers_what_can_be_done(group):
    group.start(FIRST="P1")
    group.hold("B")
    assert group.items(PAUSE) == ["RESUME", "POINTS", "RECORD", "LEAVE", "STOP"]
    group.press("B")
    group.set_code(1, CODE)
    group.hold("B")
    assert group.items(PAUSE) == ["RESUME", "POINTS", "RECORD", "SEEN", "LEAVE", "STOP"]
