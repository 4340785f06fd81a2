# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The main menu: what it opens on, its items by name, its options, and what they do to the next game."""

import pytest

import mastermind
from grid_text import NAME_Y, VALUE_Y, item_at, scrolls, shows
from labels import LABELS
from lights import DARK, Grid
from person import MAIN_ITEMS
from player import Player
from solo_script import lines, lose, puzzle_secret, since, start_game, win


def marks(grid):
    """Return the three rule marks: at the secret's right."""
    return grid.line(0, 5)


def test_opens_on_solo_and_a_starts_at_once(switch_on, interpreter):
    device = switch_on(interpreter)
    grid = Grid(device.last)
    assert shows(grid, NAME_Y, "SOLO")
    assert item_at(grid)[0] == 0
    known = device.ms
    device.press("A", held=30, after=0)
    device.run(30)
    player = Player(device)
    player.begin()
    assert device.last.ms < known + 60
    assert any("Solo game 1. Classic" in line for line in (device.run(200), lines(device))[1])


@pytest.mark.parametrize("language", LABELS)
def test_every_item_has_a_name_that_scrolls_by(switch_on, language):
    device = switch_on("cpython", {"LANGUAGE": language})
    for nth, item in enumerate(MAIN_ITEMS):
        assert item_at(Grid(device.last))[0] == min(nth, 7)  # the dots of the last eight up to this one
        assert scrolls(device, NAME_Y, LABELS[language][item])
        device.press("DOWN")
    assert item_at(Grid(device.last))[0] == 0
    device.press("UP")
    assert item_at(Grid(device.last))[0] == min(len(MAIN_ITEMS) - 1, 7)


def test_left_and_right_choose_the_edition_with_its_colours_rows_and_marks(switch_on, interpreter):
    device = switch_on(interpreter)
    seen = {}
    for edition in ("classic", "original", "deluxe"):
        grid = Grid(device.last)
        assert shows(grid, VALUE_Y, edition.upper())
        assert grid.palette() == list(range(1, mastermind.EDITIONS[edition].colours + 1))
        seen[edition] = marks(grid)
        device.press("RIGHT")
    assert shows(Grid(device.last), VALUE_Y, "CLASSIC")
    device.press("LEFT")
    assert shows(Grid(device.last), VALUE_Y, "DELUXE")
    assert len({cells[2] for cells in seen.values()}) == 3  # each edition has its own mark
    assert seen["classic"][:2] == seen["original"][:2] != seen["deluxe"][:2]  # deluxe: no repeats
    assert seen["classic"][0] == seen["classic"][1]  # equal: colours may repeat


@pytest.mark.parametrize("edition", mastermind.EDITIONS)
@pytest.mark.parametrize("repeats", [True, False])
def test_the_repeats_option_shows_and_takes_effect(switch_on, edition, repeats):
    device = switch_on("cpython", {"EDITION": edition})
    player = Player(device)
    player.go_to("REPEATS")
    if mastermind.EDITIONS[edition].repeats != repeats:
        player.press("RIGHT")
    assert scrolls(device, VALUE_Y, "YES" if repeats else "NO")
    player.choose("SOLO")
    cells = marks(player.grid)
    assert (cells[0] == cells[1]) == repeats
    device.run(300)
    assert ("repeats allowed" if repeats else "no colour twice") in lines(device)[-1]
    assert DARK not in cells


def test_the_blank_option_shows_and_takes_effect(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 2})
    player = Player(device)
    player.go_to("BLANKS")
    assert shows(player.grid, VALUE_Y, "NO")
    assert player.grid.at(0, 13) == DARK
    player.press("LEFT")
    assert player.grid.at(0, 13) != DARK
    player.choose("SOLO")
    player.press("DOWN")
    assert player.grid.pegs(1)[0] is None  # the hole
    device.run(200)
    assert "and blank" in device.console


def test_without_repeats_no_secret_has_a_colour_twice(switch_on, interpreter):
    device = switch_on(interpreter, {"REPEATS": 0})
    secrets = set()
    for game in range(40):
        player = Player(device)
        player.press("A")
        player.pause("GIVE UP")
        device.run(60)
        secret = player.grid.secret()
        assert len(set(secret) - {0}) == 4, f"game {game}: {secret}"
        secrets.add(secret)
        player.press("A", "B")  # cut the sign, then to the menu
    assert len(secrets) > 20  # drawn, not fixed


def test_with_repeats_some_secret_has_a_colour_twice(switch_on):
    device = switch_on("cpython", {"EDITION": "deluxe", "REPEATS": 1})
    repeated = 0
    for _ in range(40):
        player = Player(device)
        player.press("A")
        player.pause("GIVE UP")
        device.run(60)
        repeated += len(set(player.grid.secret())) < 4
        player.press("A", "B")
    assert 8 < repeated < 38  # of 40; 59 percent expected


def test_the_score_counts_all_games(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 30})
    win(start_game(device), puzzle_secret(30, 0), rows=2)
    device.press("B")
    lose(start_game(device), puzzle_secret(30, 1))
    device.press("B")
    player = Player(device)
    player.go_to("WON")
    assert scrolls(device, VALUE_Y, "1-1")
    known = len(device.console)
    player.press("A")
    device.run(200)
    assert since(device, known)[0] == "Games won: 1. Games lost: 1."
    assert sum(pixel != DARK for y in range(16) for pixel in player.grid.line(y)) >= 10
    player.press("B")
    device.run(200)
    assert shows(player.grid, NAME_Y, "SOLO")
    device.power_cycle()
    device.run(300)
    player.go_to("WON")
    assert scrolls(device, VALUE_Y, "1-1")
