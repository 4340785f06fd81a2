# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test leaves what is being played alone: it goes on after it, or at the next switch-on."""

import pytest

from match_player import People
from person import Person
from player import Player
from power import PAUSE_MS, played, power_cycle, same_lights
from self_tester import WHOLE_MS, all_alike, go_to, switch_on_with_a, to_results
from solo_script import puzzle_secret, start_game, win, wrong_for

PUZZLE = 6
SECRET = puzzle_secret(PUZZLE)
LEFT_MS = 1500


@pytest.fixture
def player(switch_on, interpreter):
    """A solo game with a row handed in and a half-entered one."""
    player = start_game(switch_on(interpreter, {"PUZZLE": PUZZLE}))
    player.submit(wrong_for(SECRET))
    player.press("UP", "RIGHT", "UP", "UP", "RIGHT")
    player.device.run(PAUSE_MS)
    return player


def leave(device):
    """Hold B."""
    device.press("B", held=760)
    device.run(LEFT_MS)


@pytest.mark.parametrize("step", ["colours", "walk", "picture", "results", "end"])
def test_the_game_goes_on_when_the_self_test_is_left(player, step):
    device = player.device
    pixels, kept = device.last.pixels, played(device)
    switch_on_with_a(device)
    if step == "end":
        device.run(WHOLE_MS)
    else:
        if step != "colours":
            go_to(device, step)
        leave(device)
    assert same_lights(device, pixels), player.grid
    assert "Resumed. Rows so far: 1." in device.console
    assert played(device) == kept
    player.press("RIGHT", "UP", "LEFT", "UP")
    player.press("A")
    device.run(1000)
    assert player.grid.pegs(2) != (0, 0, 0, 0)
    assert device.stopped is None


def test_the_game_goes_on_at_the_next_switch_on(player):
    device = player.device
    pixels = device.last.pixels
    switch_on_with_a(device)
    go_to(device, "buttons")
    to_results(device)
    power_cycle(device)
    assert same_lights(device, pixels), player.grid
    player.press("B", "LEFT", "B", "LEFT", "B")
    win(player, SECRET)
    assert "Games won: 1" in device.console


def test_a_match_goes_on(switch_on, interpreter):
    device = switch_on(interpreter)
    people = People(device)
    people.set_up()
    people.start(FIRST="P1")
    people.set_code(1, (1, 2, 3, 4))
    kept = played(device)
    power_cycle(device)
    device.run(1000)
    pixels = device.last.pixels
    switch_on_with_a(device)
    leave(device)
    assert same_lights(device, pixels)
    assert played(device) == kept


@pytest.mark.parametrize("step", ["colours", "walk", "picture"])
def test_b_held_leaves_to_the_menu_without_a_game(switch_on, interpreter, step):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    if step != "colours":
        go_to(device, step)
    leave(device)
    assert Person(device).item() == "SOLO"
    device.press("A")
    device.run(100)
    Player(device).begin()


def test_a_plain_start_is_no_self_test(switch_on, interpreter):
    for held in ("UP", "DOWN", "LEFT", "RIGHT", "B"):
        device = switch_on(interpreter)
        device.power_off()
        device.power_on()
        device.script([("level", held, False), ("run", 600)])
        assert not all_alike(device.last)
        assert Person(device).item() == "SOLO"
