# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match that was left waits in the main menu; whatever would end it asks first."""

import pytest

from grid_text import NAME_Y, VALUE_Y
from grid_words import read
from kept_match import leave, probe_root
from match_menus import MAIN, PAUSE
from match_player import People

CODE = (1, 1, 2, 3)


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return probe_root(tmp_path_factory.mktemp("probe"))


@pytest.fixture
def people(switch_on, interpreter, root):
    people = People(switch_on(interpreter, root=root))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    return people


def resume(people):
    assert people.item(MAIN) == "RESUME"
    people.press("A")
    people.device.run(300)


@pytest.mark.parametrize("way", ["SOLO", "PLAY", "SCORE"])
def test_something_else_over_a_kept_match_asks(people, way):
    people.set_code(1, CODE)
    kept = leave(people)
    people.choose(way, MAIN)
    assert read(people.device, NAME_Y) == people.words["SURE"]
    people.press("B")
    assert people.item(MAIN) == way
    people.go_to("RESUME", MAIN)
    people.press("A")
    people.device.run(300)
    assert leave(people) == kept
    people.choose(way, MAIN)
    people.press("A")
    people.device.run(300)
    if way == "SOLO":
        assert people.grid.palette() == [1, 2, 3, 4, 5, 6]
        people.hold("B")
        people.press("UP", "A")
        assert people.main_menu() == "RESUME"  # the solo game now
    else:
        people.press("B")
        assert people.main_menu() == "SOLO"  # the match is gone


def test_stop_asks_and_keeps_nothing(people):
    people.set_code(1, CODE)
    people.pause("STOP")
    assert read(people.device, NAME_Y) == people.words["SURE"]
    assert read(people.device, VALUE_Y) == "STOP"
    people.press("B")
    assert people.item(PAUSE) == "STOP"
    people.press("A", "A")
    assert people.main_menu() == "SOLO"


def test_a_kept_match_outlasts_a_walk_through_the_menu_and_another_edition(people):
    people.set_code(1, CODE)
    kept = leave(people)
    assert people.items(MAIN)[0] == "RESUME"
    people.go_to("SOLO", MAIN)
    people.press("RIGHT")
    people.go_to("BLANKS", MAIN)
    people.press("RIGHT")
    people.go_to("RESUME", MAIN)
    resume(people)
    assert leave(people) == kept
