# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Bright games on a small budget: no frame above it, and what blinks leaves every other cell as it is."""

import itertools

import pytest

from device import current_of
from lights import Grid, colour_of
from person import MAIN_ITEMS
from player import Player

WHITE_ROW = ("UP",) * 5 + ("RIGHT",) + ("UP",) * 5 + ("RIGHT",) + ("UP",) * 5 + ("RIGHT",) + ("UP",) * 5


def long_game(device):
    """Play twelve rows of four white pegs; return the moments at which A was let down on each."""
    player = Player(device)
    player.press("RIGHT", "RIGHT", "A")
    submits = []
    for row in range(12):
        if row:
            player.hold("A")
        else:
            player.press(*WHITE_ROW)
        device.run(900)
        submits.append(device.ms)
        player.press("A")
        device.run(1200)
    device.run(3000)
    return submits


def steady_part(frame, row):
    """Return what may not change while `row` is being entered: all but it, the keys before it, and the free cells."""
    grid = Grid(frame)
    cells = [grid.eight(other) for other in range(1, 13) if other not in (row - 1, row)]
    before = grid.eight(row - 1)[:4] if row > 1 else []
    return grid.line(0), before, cells


@pytest.mark.parametrize("budget", [200, 400, 1000])
def test_twelve_white_rows(switch_on, interpreter, budget):
    device = switch_on(interpreter, {"BRIGHTNESS": 500, "CURRENT_LIMIT": budget, "REPEATS": 1, "PUZZLE": 3})
    submits = long_game(device)
    assert len(submits) == 12
    assert Player(device).rows_lit() == 12
    assert max(current_of(frame) for frame in device.frames) <= budget

    for row, (begin, end) in enumerate(itertools.pairwise(submits), 2):
        entering = [frame for frame in device.frames if begin + 60 < frame.ms < end]
        parts = [steady_part(frame, row) for frame in entering]
        assert len(parts) > 4
        assert all(part == parts[0] for part in parts), f"row {row}"
        # From one second on its keys are there too, and the row is as steady as the others.
        late = [Grid(frame).eight(row - 1) for frame in entering if frame.ms > begin + 1000]
        assert late
        assert all(cells == late[0] for cells in late), f"row {row - 1}"
    # The secret and the sign leave all rows alone too.
    grids = [Grid(frame) for frame in device.frames if frame.ms > submits[-1] + 60]
    ending = [[grid.eight(row) for row in range(1, 12)] for grid in grids]
    assert len(ending) > 10
    assert all(rows == ending[0] for rows in ending)


def test_scaling_changes_no_colour_and_only_comes_with_a_row(switch_on):
    device = switch_on("cpython", {"BRIGHTNESS": 500, "CURRENT_LIMIT": 200, "REPEATS": 1, "PUZZLE": 3})
    submits = long_game(device)
    first = [frame for frame in device.frames if submits[0] + 1000 < frame.ms]
    rows = [Grid(frame).eight(1) for frame in first]
    assert len({tuple(colour_of(pixel) for pixel in row) for row in rows}) == 1
    changes = [
        frame.ms
        for frame, old, new in zip(first[1:], rows, rows[1:], strict=False)
        if old != new
    ]
    assert changes  # else the budget was never short
    for moment in changes:
        assert any(submit < moment < submit + 100 for submit in submits), moment


@pytest.mark.parametrize(("brightness", "budget"), [(30, 200), (70, 200), (137, 222), (260, 333), (500, 3000)])
def test_no_frame_of_menus_or_games_is_above_the_budget(switch_on, brightness, budget):
    settings = {"BRIGHTNESS": brightness, "CURRENT_LIMIT": budget, "EDITION": "deluxe", "BLANKS": 1, "PANEL_WIDTH": 3}
    device = switch_on("cpython", settings)
    player = Player(device, blanks=True)
    for _ in range(len(MAIN_ITEMS) + 1):  # and SETTINGS, and round
        player.press("DOWN")
        device.run(2500)
    player.press("A")
    player.play(12)
    player.press("A")
    player.pause("GIVE UP")
    device.run(3000)
    assert max(current_of(frame) for frame in device.frames) <= budget
    if budget == 3000:
        assert max(max(max(pixel) for pixel in frame.pixels) for frame in device.frames) >= 240  # blue: 48 * 5


def test_at_default_a_finished_row_never_changes_a_bit(switch_on):
    device = switch_on("cpython", {"REPEATS": 1, "PUZZLE": 3})
    submits = long_game(device)
    for row, submit in enumerate(submits, 1):
        cells = [Grid(frame).eight(row) for frame in device.frames if frame.ms > submit + 1000]
        assert all(eight == cells[0] for eight in cells), row
