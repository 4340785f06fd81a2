# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Winning and losing: the secret, the signs, cutting them short, the next game; and each edition's rows."""

import pytest

import mastermind
from grid_text import NAME_Y, shows
from lights import DARK, Grid
from solo_script import lines, lose, puzzle_secret, start_game, win, wrong_for

SETTINGS = {"PUZZLE": 50}
SECRET = puzzle_secret(50)
SIGN_LINES = (13, 14, 15)


def sign_frames(device, since):
    """Return the frames after `since` in which something changed on the free lines, and the palette line."""
    frames = [frame for frame in device.frames if frame.ms > since]
    signs = [[Grid(frame).line(y) for y in SIGN_LINES] for frame in frames]
    return [frame for frame, old, new in zip(frames[1:], signs, signs[1:], strict=False) if old != new]


@pytest.mark.parametrize("won", [True, False])
def test_the_end_shows_secret_and_sign_within_three_seconds(switch_on, interpreter, won):
    device = switch_on(interpreter, SETTINGS)
    player = start_game(device)
    for _ in range(9):
        player.submit(wrong_for(SECRET))
    player.enter(SECRET if won else wrong_for(SECRET))
    submitted = device.ms
    player.press("A")
    device.run(5000)
    changes = sign_frames(device, submitted)
    assert len(changes) > 5
    assert device.frames[-1].ms < submitted + 3000  # nothing moves or blinks after it
    assert player.grid.secret() == SECRET
    signs = [player.grid.line(y) for y in SIGN_LINES]
    main = {pixel for line in signs for pixel in line} - {DARK}
    assert all((pixel[1] > pixel[0]) == won for pixel in main)  # green or red, and a shape besides
    assert any(pixel != DARK for line in signs for pixel in line)


def test_win_and_loss_differ_in_shape_too(switch_on):
    shapes = []
    for won in (True, False):
        player = start_game(switch_on("cpython", SETTINGS))
        if won:
            win(player, SECRET)
        else:
            lose(player, SECRET)
        shapes.append([[pixel != DARK for pixel in player.grid.line(y)] for y in SIGN_LINES])
    assert shapes[0] != shapes[1]


@pytest.mark.parametrize("name", ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"])
@pytest.mark.parametrize("after", [100, 900])
def test_any_press_cuts_the_sign_short_and_does_nothing_else(switch_on, name, after):
    device = switch_on("cpython", SETTINGS)
    player = start_game(device)
    player.enter(SECRET)
    player.press("A")
    device.run(after)
    player.press(name)
    cut = device.last
    assert player.grid.secret() == SECRET
    assert player.grid.keys(1) == (4, 0)
    device.run(3000)
    assert device.last is cut
    assert "Solo game 2" not in device.console
    player.press("A")  # and only now A starts the next one
    player.begin()


def test_three_seconds_after_a_the_next_press_of_a_counts(switch_on, interpreter):
    player = start_game(switch_on(interpreter, SETTINGS))
    player.enter(SECRET)
    player.device.press("A", held=30, after=2970)
    player.press("A")
    player.begin()


@pytest.mark.parametrize("name", ["UP", "DOWN", "LEFT", "RIGHT"])
def test_after_the_sign_the_secret_stays_lit(switch_on, name):
    player = start_game(switch_on("cpython", SETTINGS))
    win(player, SECRET)
    player.press(name)
    player.device.run(60_000)
    assert player.grid.secret() == SECRET


def test_then_a_starts_the_next_game_by_the_same_rules_and_b_opens_the_menu(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 50, "EDITION": "deluxe", "REPEATS": 1})
    player = start_game(device)
    marks = player.grid.line(0, 4)
    rules = {"edition": "deluxe", "repeats": True}
    win(player, puzzle_secret(50, 0, **rules))
    player.press("A")
    player.begin()
    assert player.grid.line(0, 4) == marks
    win(player, puzzle_secret(50, 1, **rules), rows=2)
    player.press("B")
    assert shows(player.grid, NAME_Y, "SOLO")
    device.run(200)
    assert "Games won: 2. Games lost: 0." in lines(device)


@pytest.mark.parametrize("edition", mastermind.EDITIONS)
def test_the_last_row_unsolved_loses_and_shows_the_secret(switch_on, interpreter, edition):
    rows = mastermind.EDITIONS[edition].rows
    assert rows == (12 if edition == "deluxe" else 10)
    device = switch_on(interpreter, {"PUZZLE": 50, "EDITION": edition})
    secret = puzzle_secret(50, 0, edition)
    player = start_game(device)
    for _ in range(rows - 1):
        player.submit(wrong_for(secret))
    assert player.grid.secret() == (0, 0, 0, 0)
    lose(player, secret, rows=1)
    assert player.grid.secret() == secret
    device.run(200)
    assert lines(device)[-3] == "Not solved."
    assert lines(device)[-1] == "Games won: 0. Games lost: 1."
    if rows == 10:
        for frame in device.frames:
            if frame.ms > 400:  # the game's, not the menu's
                assert Grid(frame).line(1) + Grid(frame).line(2) == [DARK] * 16
    else:
        assert player.grid.pegs(12) == wrong_for(secret)


def test_the_last_row_solved_is_won(switch_on):
    device = switch_on("cpython", SETTINGS)
    win(start_game(device), SECRET, rows=10)
    device.run(200)
    assert "Solved in row 10 of 10." in lines(device)


def test_a_code_of_blanks_alone_can_be_guessed(switch_on):
    device = switch_on("cpython", {"PUZZLE": 50, "BLANKS": 1})
    player = start_game(device, blanks=True)
    player.submit((0, 0, 0, 0))
    device.run(100)
    assert "Row 1: blank, blank, blank, blank." in device.console
