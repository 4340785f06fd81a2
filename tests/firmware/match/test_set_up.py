# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Before a match: every item of the set-up, every value, and what the values do."""

import os

import pytest

from grid_text import NAME_Y, VALUE_Y
from grid_words import read, stands
from handheld import sitting
from match_menus import SETUP
from match_player import People
from solo_script import lines

# What each item shows, one press of RIGHT after another, until it begins anew: in a match for two of classic ...
VALUES = {
    "PLAYERS": ["2"],
    "EDITION": ["CLASSIC", "ORIGINAL", "DELUXE"],
    "REPEATS": ["YES", "NO"],
    "BLANKS": ["NO", "YES"],
    "ROUNDS": ["2", "4", "6", "8"],
    "ROWS": ["10", "12", "5", "6", "8"],
    "COUNT": ["POINTS", "FEWEST"],
    "KEYS": ["DEVICE", "BY HAND"],
    "FIRST": ["LOT", "P1", "P2"],
}
# ... and what is different for three with deluxe.
GROUP_VALUES = {
    "PLAYERS": ["3", "4", "5", "2"],
    "ROUNDS": ["3", "6", "9", "12"],
    "ROWS": ["12", "5", "6", "8", "10"],
    "COUNT": ["POINTS"],
    "FIRST": ["LOT", "P1", "P2", "P3"],
}


@pytest.fixture
def people(switch_on):
    return People(switch_on("cpython"))


def values_of(people, item, count):
    """Return what RIGHT shows, pressed `count` times; the first is what stands there."""
    people.go_to(item, SETUP)
    seen = []
    for _ in range(count):
        people.press("LEFT", "RIGHT")  # the word begins anew
        seen.append(read(people.device, VALUE_Y))
        people.press("RIGHT")
    return seen


@pytest.mark.parametrize("language", ["en", "nl"])
def test_its_items_by_name(switch_on, language):
    people = People(switch_on("cpython", {"LANGUAGE": language}), language=language)
    people.set_up()
    assert people.items(SETUP) == list(SETUP)
    assert stands(people.grid, VALUE_Y, "2P")


@pytest.mark.parametrize("item", VALUES)
def test_every_value_for_two(people, item):
    values = VALUES[item]
    people.set_up()
    assert values_of(people, item, len(values) + 1) == [*values, values[0]]
    people.press("LEFT")
    assert stands(people.grid, VALUE_Y, values[0])
    people.press("A")  # does what RIGHT does
    people.press("LEFT", "RIGHT")
    assert read(people.device, VALUE_Y) == values[1 % len(values)]


@pytest.mark.parametrize("item", GROUP_VALUES)
def test_every_value_for_a_group(people, item):
    values = GROUP_VALUES[item]
    people.set_up()
    people.option("EDITION", "DELUXE")
    people.option("PLAYERS", "3")
    assert values_of(people, item, len(values) + 1) == [*values, values[0]]


def test_a_number_of_rows_stays_chosen_the_boxs_own_follows_the_box(people):
    people.set_up()
    people.option("EDITION", "DELUXE")
    people.go_to("ROWS", SETUP)
    assert stands(people.grid, VALUE_Y, "12")
    people.option("ROWS", "10")
    people.option("EDITION", "ORIGINAL")
    people.option("EDITION", "DELUXE")
    people.go_to("ROWS", SETUP)
    assert stands(people.grid, VALUE_Y, "10")


def test_what_no_longer_goes_with_a_choice_goes_back(people):
    people.set_up()
    people.option("COUNT", "FEWEST")
    people.option("EDITION", "DELUXE")
    people.option("PLAYERS", "5")
    people.option("FIRST", "P5")
    people.go_to("COUNT", SETUP)
    assert read(people.device, VALUE_Y) == "POINTS"
    people.option("EDITION", "ORIGINAL")
    people.go_to("PLAYERS", SETUP)
    assert stands(people.grid, VALUE_Y, "2")
    people.go_to("FIRST", SETUP)
    assert stands(people.grid, VALUE_Y, "P2")


def test_the_start_item_says_how_many_play_and_the_console_says_all(people):
    people.set_up()
    people.option("EDITION", "DELUXE")
    people.option("PLAYERS", "4")
    people.option("ROUNDS", "8")
    people.option("FIRST", "P3")
    people.go_to("START", SETUP)
    assert stands(people.grid, VALUE_Y, "4P")
    people.press("A")
    people.device.run(500)
    assert "Match for 4 players, 8 rounds. Player 3 sets the first code." in lines(people.device)


def test_options_stay_for_the_next_match_and_b_leaves(people):
    people.set_up()
    people.start(ROWS="6", KEYS="BY HAND", FIRST="P2")
    people.pause("STOP")
    people.press("A")
    assert people.main_menu() == "SOLO"
    people.set_up()
    for item, value in (("ROWS", "6"), ("KEYS", "BY HAND"), ("FIRST", "P2")):
        people.go_to(item, SETUP)
        people.press("LEFT", "RIGHT")
        assert read(people.device, VALUE_Y) == value
    people.press("B")
    assert people.main_menu() == "SOLO"


@pytest.mark.parametrize(("value", "starter"), [("P1", 1), ("P4", 4)])
def test_the_players_choose_who_starts(people, value, starter):
    people.set_up()
    people.start(EDITION="DELUXE", PLAYERS="4", FIRST=value)
    assert people.waits_for() == (starter, "CODE")


def test_the_lot_is_drawn_for_each_match(people):
    people.set_up()
    starters = set()
    for _ in range(16):
        people.start()
        starters.add(people.waits_for()[0])
        people.pause("STOP")
        people.press("A")
        people.main_menu()
        people.set_up()
    assert starters == {1, 2}  # one of 32,768 runs sees only one of them


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_lot_favours_nobody(monkeypatch, players):
    bytes_left = list(range(256))
    monkeypatch.setattr(os, "urandom", lambda count: bytes([bytes_left.pop() for _ in range(count)]))
    drawn = []
    while True:
        try:
            drawn.append(sitting.lot(players))
        except IndexError:  # every byte has been drawn once
            break
    assert set(drawn) == set(range(players))
    assert {drawn.count(player) for player in range(players)} == {256 // players}


def test_repeats_blanks_and_rows_show_on_the_board_and_count(switch_on, interpreter):
    people = People(switch_on(interpreter), blanks=True)
    people.set_up()
    people.start(EDITION="ORIGINAL", REPEATS="NO", BLANKS="YES", ROWS="5", FIRST="P1")
    people.set_code(1, (0, 0, 3, 2))  # several holes are no colour twice
    people.take(2, "GUESS")
    marks = people.grid.line(0, 5)
    assert marks[0] != marks[1]
    assert people.grid.at(0, 13) != (0, 0, 0)
    for code in ((1, 1, 1, 1), (0, 1, 1, 1), (2, 3, 0, 0), (4, 4, 4, 4)):
        people.guess(code)
        people.device.run(1000)
        people.rows.append((code, people.grid.keys(len(people.rows) + 1)))
    assert [keys for _, keys in people.rows] == [(0, 0), (1, 0), (0, 4), (0, 0)]
    people.guess((5, 5, 5, 5))
    assert people.end_of_round((0, 0, 3, 2)) == {1: (6, 6), 2: (0, 0)}  # five rows and one


def test_no_item_is_without_its_dot(people):
    people.set_up()
    lit = []
    for _ in SETUP:
        dots = [sum(pixel) for pixel in people.grid.line(15)]
        lit.append(dots.count(max(dots)) if max(dots) > min(dots) else 0)
        people.press("DOWN")
    assert lit == [1] * len(SETUP)
    assert stands(people.grid, NAME_Y, "START")
