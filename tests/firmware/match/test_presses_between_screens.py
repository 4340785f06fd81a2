# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A press counts exactly once, also when it comes while one screen gives way to another."""

import pytest

from grid_words import stands
from match_player import People

CONTACT_MS = 24  # the shortest press that counts
OFFSETS = range(0, 40, 2)  # from the press that changes the screen to the next one's


def roll(device, first, second, offset):
    """Press two buttons for 24 ms each, the second `offset` ms after the first."""
    if offset < CONTACT_MS:
        steps = [("level", first, False), ("run", offset), ("level", second, False), ("run", CONTACT_MS - offset)]
        steps += [("level", first, True), ("run", offset), ("level", second, True)]
    else:
        steps = [("level", first, False), ("run", CONTACT_MS), ("level", first, True), ("run", offset - CONTACT_MS)]
        steps += [("level", second, False), ("run", CONTACT_MS), ("level", second, True)]
    device.script([*steps, ("run", 300)])


@pytest.mark.parametrize("offset", OFFSETS)
def test_from_the_neutral_screen_to_setting_a_code(switch_on, offset):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(FIRST="P1")
    roll(people.device, "A", "UP", offset)
    # At offset 0 which came first is the debouncers' affair; from 2 ms on it is the people's.
    if offset:
        assert people.grid.pegs(6)[0] == 1


@pytest.mark.parametrize("offset", OFFSETS[1:])
def test_from_the_neutral_screen_to_the_board(switch_on, offset):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(FIRST="P1")
    people.set_code(1, (1, 2, 3, 4))
    assert people.waits_for() == (2, "GUESS")
    roll(people.device, "A", "DOWN", offset)
    assert people.grid.pegs(1)[0] == 6


@pytest.mark.parametrize("offset", OFFSETS[1:])
def test_from_the_pause_menu_to_the_points(switch_on, offset):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(FIRST="P1")
    people.hold("B")
    people.press("DOWN")
    roll(people.device, "A", "DOWN", offset)
    assert stands(people.grid, 0, "P2")


@pytest.mark.parametrize("offset", [*OFFSETS[1:], 60, 80])
def test_while_another_way_of_playing_is_loaded(switch_on, offset):
    """The main menu gives way to the set-up, module by module: DOWN then means the set-up's second item."""
    people = People(switch_on("cpython"))
    people.go_to("PLAY")
    roll(people.device, "A", "DOWN", offset)
    people.device.run(300)
    assert stands(people.grid, 2, people.words["PLAYERS"])
