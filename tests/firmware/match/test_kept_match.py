# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match that was left waits in the main menu; whatever would end it asks first."""

import pytest

from grid_text import NAME_Y, VALUE_Y
from grid_words import read
from kept_match import leave, resume
from match_by_hand import CODE
from match_menus import MAIN, PAUSE


@pytest.mark.parametrize("way", ["SOLO", "PLAY", "SCORE"])
def test_something_else_over_a_kept_match_asks(leavers, way):
    leavers.set_code(1, CODE)
    kept = leave(leavers)
    leavers.choose(way, MAIN)
    assert read(leavers.device, NAME_Y) == leavers.words["SURE"]
    leavers.press("B")
    assert leavers.item(MAIN) == way
    leavers.go_to("RESUME", MAIN)
    resume(leavers)
    assert leave(leavers) == kept
    leavers.choose(way, MAIN)
    leavers.press("A")
    leavers.device.run(300)
    if way == "SOLO":
        assert leavers.grid.palette() == [1, 2, 3, 4, 5, 6]
        leavers.hold("B")
        leavers.press("UP", "A")
        assert leavers.main_menu() == "RESUME"  # the solo game now
    else:
        leavers.press("B")
        assert leavers.main_menu() == "SOLO"  # the match is gone


def test_stop_asks_and_keeps_nothing(leavers):
    leavers.set_code(1, CODE)
    leavers.pause("STOP")
    assert read(leavers.device, NAME_Y) == leavers.words["SURE"]
    assert read(leavers.device, VALUE_Y) == "STOP"
    leavers.press("B")
    assert leavers.item(PAUSE) == "STOP"
    leavers.press("A", "A")
    assert leavers.main_menu() == "SOLO"


def test_a_kept_match_outlasts_a_walk_through_the_menu_and_another_edition(leavers):
    leavers.set_code(1, CODE)
    kept = leave(leavers)
    assert leavers.items(MAIN)[0] == "RESUME"
    leavers.go_to("SOLO", MAIN)
    leavers.press("RIGHT")
    leavers.go_to("BLANKS", MAIN)
    leavers.press("RIGHT")
    leavers.go_to("RESUME", MAIN)
    resume(leavers)
    assert leave(leavers) == kept
