# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Entering a row by buttons and lights."""

import pytest

from lights import DARK, Grid
from solo_script import puzzle_secret, start_game, wrong_for

SETTINGS = {"PUZZLE": 11}
FAINT = 54 / 2  # a faint peg draws at most half of a white one, also at the cursor


def cursor_column(device, row=1):
    """Return the column that blinks: let 800 ms pass and see which of the row's cells changes."""
    known = len(device.frames)
    device.run(800)
    cells = [Grid(frame).line(13 - row, 0, 4) for frame in device.frames[known - 1 :]]
    blinking = [x for x in range(4) if len({line[x] for line in cells}) > 1]
    assert len(blinking) == 1, f"blinking: {blinking}"
    return blinking[0]


def test_up_and_down_cycle_with_the_emphasised_colour_in_the_palette(switch_on, interpreter):
    device = switch_on(interpreter, {**SETTINGS, "EDITION": "deluxe"})
    player = start_game(device)
    dim = player.grid.line(14)
    for name, order in (("UP", [1, 2, 3, 4, 5, 6, 7, 8, 1]), ("DOWN", [8, 7, 6, 5, 4, 3, 2, 1, 8])):
        for colour in order:
            player.press(name)
            assert player.grid.pegs(1)[0] == colour
            line = player.grid.line(14)
            brighter = [x for x in range(8) if sum(line[x]) > 1.5 * sum(dim[x])]
            assert brighter == [colour - 1]
            assert line[:brighter[0]] + line[brighter[0] + 1 :] == dim[: colour - 1] + dim[colour:]


def test_left_and_right_wrap_and_the_emphasis_follows(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    places = [cursor_column(device)]
    for name in ("LEFT", "LEFT", "RIGHT", "RIGHT", "RIGHT"):
        player.press(name)
        places.append(cursor_column(device))
    assert places == [0, 3, 2, 3, 0, 1]


def test_a_moves_to_gaps_and_submits_a_full_row_only(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.press("RIGHT", "UP", "A")
    assert cursor_column(device) == 2
    player.press("A")
    assert cursor_column(device) == 3
    player.press("A")
    assert cursor_column(device) == 0
    player.press("UP", "UP", "A", "UP", "A", "DOWN")
    assert player.grid.pegs(1) == (2, 1, 1, 6)
    assert "Row 1" not in device.console
    player.press("A")
    device.run(1000)
    assert "Row 1: yellow, red, red, purple." in device.console
    assert cursor_column(device, row=2) == 0  # a new row: empty, cursor at its left end
    assert player.grid.pegs(2)[1:] == (0, 0, 0)


def test_a_on_the_only_gap_stays(switch_on):
    device = switch_on("cpython", SETTINGS)
    player = start_game(device)
    player.press("UP", "RIGHT", "UP", "RIGHT", "UP", "RIGHT", "A")
    assert cursor_column(device) == 3
    player.press("LEFT", "A")
    assert cursor_column(device) == 3


def test_b_clears_the_peg_at_the_cursor_at_once(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.press("UP", "RIGHT", "UP")
    device.press("B", held=30, after=0)
    assert player.grid.pegs(1)[0] == 1
    assert player.grid.pegs(1)[1] != 1
    device.run(600)  # the dark half of the blink
    assert player.grid.at(1, 12) == DARK
    player.press("UP", "UP")
    assert player.grid.pegs(1)[:2] == (1, 2)


def test_a_held_arrow_repeats(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    device.level("UP", False)
    steps = []
    for _ in range(40):
        device.run(50)
        steps.append(player.grid.pegs(1)[0])
    device.level("UP", True)
    device.run(100)
    assert set(steps[:8]) == {1}  # not before 400 ms
    passed = sum(b not in (a, 0) for a, b in zip([0, *steps], steps, strict=False))
    assert 5 <= passed <= 16
    player.press("RIGHT")
    last = player.grid.pegs(1)[0]
    assert last
    device.run(900)
    assert player.grid.pegs(1)[0] == last


def test_a_blank_is_faint_while_entered_and_dark_when_finished(switch_on, interpreter):
    device = switch_on(interpreter, {**SETTINGS, "BLANKS": 1})
    player = start_game(device, blanks=True)
    assert player.grid.at(0, 13) != DARK  # the palette's place for the blank
    quiet = sum(player.grid.at(0, 13))
    gap = player.grid.at(0, 12)
    player.press("DOWN")
    hole = player.grid.at(0, 12)
    assert hole not in (DARK, gap)
    assert sum(hole) <= FAINT
    assert sum(player.grid.at(0, 13)) > quiet  # emphasised
    player.press("RIGHT")
    assert 0 < sum(player.grid.at(0, 12)) <= FAINT  # also when the cursor is elsewhere, where a gap is dark
    assert player.grid.at(2, 12) == DARK
    player.press("DOWN", "RIGHT", "DOWN", "RIGHT", "UP", "A")
    device.run(1000)
    assert player.grid.pegs(1) == (0, 0, 0, 1)
    assert player.grid.line(12, 0, 3) == [DARK] * 3


@pytest.mark.parametrize("blanks", [0, 1])
def test_the_palette_line_and_no_blank_without_the_rule(switch_on, blanks):
    device = switch_on("cpython", {**SETTINGS, "BLANKS": blanks})
    player = start_game(device, blanks=bool(blanks))
    assert player.grid.palette() == [1, 2, 3, 4, 5, 6]
    assert (player.grid.at(0, 13) != DARK) == bool(blanks)
    player.press("DOWN")
    assert player.grid.pegs(1)[0] == (None if blanks else 6)


def test_every_new_row_starts_empty(switch_on):
    device = switch_on("cpython", SETTINGS)
    player = start_game(device)
    for row in range(1, 10):
        player.submit(wrong_for(puzzle_secret(11)))
        assert cursor_column(device, row + 1) == 0
        player.press("RIGHT")
        assert player.grid.line(12 - row, 0, 1) == [DARK]
        player.press("LEFT")
