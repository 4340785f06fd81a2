# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""When keys come, in which order, and what may blink meanwhile."""

import itertools

import pytest

from lights import DARK, Grid, colour_of
from player import naive_feedback
from solo_script import puzzle_secret, start_game, win, wrong_for

SETTINGS = {"PUZZLE": 21}
SECRET = puzzle_secret(21)
QUICK = 25  # ms that a fast finger keeps a button down, and up


def keys_seen(device, row, since):
    """Return (ms, four colours) for every frame from `since` in which the row's keys changed."""
    seen = []
    for frame in device.frames:
        keys = tuple(colour_of(pixel) for pixel in Grid(frame).line(13 - row, 4))
        if frame.ms > since and (not seen or seen[-1][1] != keys):
            seen.append((frame.ms, keys))
    return seen


def frames_after(device, ms):
    return [frame for frame in device.frames if frame.ms > ms]


@pytest.mark.parametrize("shuffle", range(6))
def test_keys_come_exact_first_within_a_second_and_never_tell_a_place(switch_on, interpreter, shuffle):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    codes = [code for code in itertools.permutations(SECRET) if code != SECRET] or [(1, 2, 3, 4)]
    code = codes[shuffle * len(codes) // 6]
    player.enter(code)
    submitted = device.ms
    player.press("A")
    device.run(2000)
    exact, misplaced = naive_feedback(SECRET, code)
    complete = (1,) * exact + (5,) * misplaced + (0,) * (4 - exact - misplaced)
    seen = keys_seen(device, 1, submitted)
    assert seen[-1][1] == complete
    assert seen[-1][0] <= submitted + 1000
    for _, keys in seen:  # each stage is the beginning of the whole
        lit = 4 - keys.count(0)
        assert keys == complete[:lit] + (0,) * (4 - lit)


def test_keys_are_dimmer_than_code_pegs(switch_on):
    device = switch_on("cpython", SETTINGS)
    player = start_game(device)
    player.submit((1, 1, 5, 5))
    white, red = sum(player.grid.at(2, 12)), sum(player.grid.at(0, 12))
    for pixel in player.grid.line(12, 4):
        if pixel != DARK:
            assert sum(pixel) < (red if colour_of(pixel) == 1 else white)
    assert any(pixel != DARK for pixel in player.grid.line(12, 4))


def test_a_finished_row_is_steady_until_the_next_game(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.submit(wrong_for(SECRET))
    moment = device.ms
    first = player.grid.eight(1)
    player.press("UP", "RIGHT", "UP", "B", "LEFT", "B")
    device.run(2000)
    win(player, SECRET)
    player.press("DOWN")
    device.run(1000)
    rows = [Grid(frame).eight(1) for frame in frames_after(device, moment)]
    assert len(rows) > 8
    assert all(row == first for row in rows)


def test_keys_of_a_row_are_complete_however_fast_the_next_one_comes(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 21, "EDITION": "classic"})
    player = start_game(device)
    player.enter(SECRET[::-1])
    keys = naive_feedback(SECRET, SECRET[::-1])
    assert sum(keys) == 4
    assert keys[0] < 4
    device.press("A", held=QUICK, after=QUICK)
    for name in ("UP", "RIGHT", "UP", "RIGHT", "UP", "RIGHT", "UP", "A"):
        device.press(name, held=QUICK, after=QUICK)
    device.run(1000)
    assert "Row 2" in device.console
    assert player.grid.keys(1) == keys
    assert player.grid.keys(2) == naive_feedback(SECRET, (1, 1, 1, 1))


@pytest.mark.parametrize("name", ["UP", "RIGHT", "A", "B"])
def test_every_press_starts_blinking_anew_lit(switch_on, interpreter, name):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.press("UP", "RIGHT", "UP", "RIGHT")
    for wait in range(0, 800, 90):
        device.run(wait)
        device.press(name, held=40, after=0)
        known = len(device.frames)
        device.run(350)  # lit for so long at least, whatever the phase was
        shown = device.frames[known - 1 :]
        lit = [any(pixel != DARK for pixel in Grid(frame).line(12, 0, 4)) for frame in shown]
        cursor = [x for x in range(4) if len({Grid(frame).at(x, 12) for frame in shown}) > 1]
        assert all(lit)
        assert not cursor, f"{name} after {wait} ms: column {cursor} changed"
        player.press("UP")  # gives B something to clear


def test_only_the_cursors_cell_blinks(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.submit(wrong_for(SECRET))
    player.press("UP", "RIGHT", "UP", "RIGHT", "UP", "LEFT")
    moment = device.ms
    device.run(5000)
    changes = set()
    frames = frames_after(device, moment)
    for frame, after in itertools.pairwise(frames):
        changes |= {place for place in range(128) if frame.pixels[place] != after.pixels[place]}
    assert changes == {8 * 11 + 1}
    assert 8 <= len(frames) <= 40  # it does blink, and frames come only with a change


def test_no_frame_is_sent_that_changes_nothing(switch_on, interpreter):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    player.press("A", "LEFT", "RIGHT", "UP", "B", "B", "UP", "DOWN", "UP", "RIGHT", "UP", "A", "UP", "A", "A", "A")
    player.press("UP", "A")
    device.run(1500)
    player.hold("B")
    player.press("B")
    player.hold("B")
    player.press("UP", "DOWN", "A")
    same = [after.ms for before, after in itertools.pairwise(device.frames) if before.pixels == after.pixels]
    assert not same
