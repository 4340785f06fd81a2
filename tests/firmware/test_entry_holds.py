# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Held buttons while a row is entered: A copies the row before, B brings its peg back and opens the pause menu."""

import pytest

from grid_text import NAME_Y, shows
from lights import DARK
from solo_script import puzzle_secret, start_game

SETTINGS = {"PUZZLE": 12}
ROW = (1, 2, 3, 4)


@pytest.fixture
def second_row(switch_on, interpreter):
    """Give a player whose first row is submitted."""
    player = start_game(switch_on(interpreter, SETTINGS))
    assert puzzle_secret(12) != ROW
    player.submit(ROW)
    return player


def test_holding_a_copies_the_row_before(second_row):
    device = second_row.device
    device.level("A", False)
    device.run(680)
    assert second_row.grid.pegs(2)[2:] == (0, 0)
    device.run(60)
    assert second_row.grid.pegs(2) == ROW
    device.run(1000)  # and only once; letting go does nothing
    device.level("A", True)
    device.run(60)
    second_row.press("RIGHT")
    assert second_row.grid.pegs(2) == ROW
    second_row.press("A")
    device.run(1000)
    assert second_row.grid.pegs(2) == ROW
    assert "Row 2" in device.console


def test_not_on_a_touched_row(second_row):
    second_row.press("RIGHT", "UP")
    second_row.hold("A")
    assert second_row.grid.pegs(2)[1] == 1
    second_row.press("UP", "UP")  # the press of A has moved to the next gap, and that is all
    assert second_row.grid.pegs(2) == (0, 1, 2, 0)


def test_not_with_the_press_that_submits(second_row):
    second_row.enter((1, 1, 1, 1))
    second_row.hold("A", 1500)
    assert second_row.grid.pegs(3)[1:] == (0, 0, 0)
    assert "Row 2" in second_row.device.console


def test_not_in_the_first_row(switch_on, interpreter):
    player = start_game(switch_on(interpreter, SETTINGS))
    player.hold("A")
    assert player.grid.pegs(1)[2:] == (0, 0)
    assert player.rows_lit() == 1


def test_a_blank_is_copied_as_a_faint_peg(switch_on):
    player = start_game(switch_on("cpython", {**SETTINGS, "BLANKS": 1}), blanks=True)
    player.submit((1, 0, 0, 2))
    player.hold("A")
    assert player.grid.at(1, 11) not in (DARK, player.grid.at(0, 11))
    assert player.grid.at(1, 12) == DARK


def test_holding_b_brings_the_peg_back_and_opens_the_pause_menu(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.press("UP", "RIGHT", "UP", "UP", "UP")
    device.level("B", False)
    device.run(600)
    assert player.grid.at(1, 12) == DARK  # cleared, in its dark phase
    assert "Paused" not in device.console
    device.run(140)
    assert "Paused." in device.console
    assert shows(player.grid, NAME_Y, "RESUME")
    device.level("B", True)
    device.run(60)
    assert shows(player.grid, NAME_Y, "RESUME")  # the release means nothing
    player.press("A")
    assert player.grid.pegs(1)[:2] == (1, 3)
    player.press("DOWN")
    assert player.grid.pegs(1)[:2] == (1, 2)  # the cursor is where it was


def test_holding_b_on_a_gap_leaves_it_a_gap(switch_on):
    device = switch_on("cpython", SETTINGS)
    player = start_game(device)
    player.hold("B")
    player.press("B")  # back, as A on RESUME
    assert "Paused." in device.console
    player.press("UP", "A")
    assert player.grid.pegs(1)[0] == 1
    assert "Row 1" not in device.console


def test_holding_b_brings_a_blank_back(switch_on):
    player = start_game(switch_on("cpython", {**SETTINGS, "BLANKS": 1}), blanks=True)
    player.press("DOWN", "RIGHT", "LEFT")
    hole = player.grid.at(0, 12)
    player.hold("B")
    player.press("A")
    assert player.grid.at(0, 12) == hole


def test_another_button_between_ends_the_hold(second_row):
    device = second_row.device
    device.level("A", False)
    device.run(300)
    second_row.press("RIGHT")
    device.run(600)
    device.level("A", True)
    device.run(60)
    second_row.press("UP")
    assert second_row.grid.pegs(2).count(0) == 3  # only the peg that UP set

