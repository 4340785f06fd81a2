# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Switched off after a match was left, stopped, or given up for another game."""

import pytest

from lights import DARK
from match_player import People
from power import played, power_cycle
from solo_script import lines

CODE = (1, 1, 2, 3)
MISS = (4, 4, 5, 5)


@pytest.fixture
def begin(switch_on, interpreter):
    """Give a function: options of the set-up -> People in their match."""

    def start(**options):
        people = People(switch_on(interpreter))
        people.set_up()
        people.start(**{"ROWS": "5", "FIRST": "P1"} | options)
        return people

    return start


def test_left_and_then_switched_off(begin):
    people = begin()
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess_and_see(MISS)
    people.pause("LEAVE")
    assert people.main_menu() == "RESUME"
    for _ in range(2):
        power_cycle(people.device)
        assert people.waits_for() == (2, "GUESS")
    people.take(2, "GUESS")
    assert people.grid.pegs(1) == MISS


@pytest.mark.parametrize("way", ["STOP", "SOLO"])
def test_after_stop_and_after_another_game_nothing_comes_back(begin, way):
    people = begin()
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    if way == "STOP":
        people.pause("STOP")
        people.press("A")
        assert people.main_menu() == "SOLO"
        power_cycle(people.device)
        assert people.main_menu() == "SOLO"
        return
    people.pause("LEAVE")
    assert people.main_menu() == "RESUME"
    people.choose("SOLO")
    people.press("A")  # sure
    people.device.run(300)
    power_cycle(people.device)
    assert played(people.device)[0] == 4
    assert people.grid.palette() == [1, 2, 3, 4, 5, 6] and people.grid.line(12, 0, 8)[1:] == [DARK] * 7
    assert "Resumed. Rows so far: 0." in lines(people.device)
