# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What buttons mean besides a single press: held at switch-on, let go elsewhere, two at once."""

import pytest

from device import BUTTONS
from grid_text import NAME_Y, item_at, shows
from lights import Grid
from player import Player
from solo_script import start_game


def menu_state(device):
    grid = Grid(device.last)
    return item_at(grid), grid.line(0, 4), grid.line(14), "Solo game" in device.console


@pytest.mark.parametrize("name", [name for name in BUTTONS if name != "A"])  # that one begins the self-test
def test_held_at_switch_on_does_nothing_until_pressed_anew(switch_on, interpreter, name):
    device = switch_on(interpreter, {"PUZZLE": 1})
    untouched = menu_state(device)
    device.power_off()
    device.frames.clear()
    device.console = ""
    device.power_on()
    device.level(name, False)  # before the buttons are looked at for the first time
    device.run(3000)
    assert menu_state(device) == untouched
    assert sum("SOLO" in line for line in device.console.splitlines()) == 1
    device.level(name, True)
    device.run(300)
    assert menu_state(device) == untouched
    device.press(name)
    device.run(300)
    if name == "B":  # has no meaning in the main menu: try it in a game
        player = start_game(device)
        player.press("UP", "B")
        assert player.grid.pegs(1)[0] != 1
    else:
        assert menu_state(device) != untouched


def test_the_others_work_while_one_is_stuck_from_the_start(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 1})
    device.power_off()
    device.power_on()
    device.level("B", False)
    device.run(500)
    player = start_game(device)
    player.press("UP", "UP")
    assert player.grid.pegs(1)[0] == 2


def test_a_press_is_over_in_the_screen_it_came_to(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 1})
    player = Player(device)
    device.level("A", False)  # starts the game ...
    device.run(1000)  # ... and a hold there would copy a row
    device.level("A", True)
    device.run(100)
    player.begin()
    player.submit((1, 2, 3, 4))
    player.hold("B")  # opens the pause menu
    device.level("A", False)  # RESUME
    device.run(1200)  # in the game this would be a hold on an untouched row
    device.level("A", True)
    device.run(100)
    assert player.grid.pegs(2)[1:] == (0, 0, 0)
    assert player.rows_lit() in (1, 2)


def test_an_arrow_held_into_another_screen_does_not_repeat_there(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 1})
    device.level("DOWN", False)
    device.run(60)
    device.press("UP")  # back on SOLO
    device.press("A")
    device.run(2000)
    device.level("DOWN", True)
    device.run(100)
    assert Grid(device.last).pegs(1)[1:] == (0, 0, 0)
    assert Grid(device.last).pegs(1)[0] in (0, None)


def test_two_buttons_at_once_both_count(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 1})
    player = start_game(device)
    down, up = ([("level", name, level) for name in ("UP", "RIGHT")] for level in (False, True))
    device.script([*down, ("run", 40), *up, ("run", 60)])
    player.press("UP")
    assert player.grid.pegs(1)[:2] == (1, 1)


@pytest.mark.parametrize("other", ["UP", "LEFT", "A"])
def test_a_second_button_takes_the_hold_away(switch_on, interpreter, other):
    device = switch_on(interpreter, {"PUZZLE": 1})
    player = start_game(device)
    player.press("UP", "RIGHT", "UP")
    device.level("B", False)
    device.run(300)
    device.level(other, False)
    device.run(450)
    assert "Paused" not in device.console
    device.level(other, True)
    device.level("B", True)
    device.run(700)
    assert "Paused" not in device.console
    player.hold("B")
    assert "Paused" in device.console


def test_b_on_an_untouched_row_takes_the_copy_away_from_a_held_a(switch_on, interpreter):
    player = start_game(switch_on(interpreter, {"PUZZLE": 1}))
    player.submit((1, 2, 3, 4))
    player.device.level("A", False)
    player.device.run(300)
    player.device.level("B", False)
    player.device.run(500)  # A has been down for 800 ms
    player.device.script([("level", "A", True), ("level", "B", True), ("run", 100)])
    player.press("LEFT", "RIGHT")
    assert player.grid.pegs(2).count(0) == 3  # and the lit gap


def test_a_and_b_together_neither_submit_twice_nor_pause(switch_on):
    device = switch_on("cpython", {"PUZZLE": 1})
    player = start_game(device)
    player.enter((1, 1, 1, 1))
    device.level("B", False)
    device.run(60)
    device.level("A", False)
    device.run(1000)
    device.level("A", True)
    device.level("B", True)
    device.run(100)
    assert "Row 1" not in device.console  # B had cleared a peg before A came
    assert "Paused" not in device.console
    assert player.grid.pegs(1)[:3] == (1, 1, 1)


def test_b_in_the_main_menu_stays_there(switch_on):
    device = switch_on("cpython")
    device.press("DOWN")
    before = Grid(device.last).line(15)
    device.press("B")
    device.press("B", held=800)
    assert Grid(device.last).line(15) == before
    device.press("UP")
    assert shows(Grid(device.last), NAME_Y, "SOLO")
