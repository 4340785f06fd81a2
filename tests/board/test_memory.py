# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Free heap on the emulated board, asked of the running firmware by the probe's code.py."""

import random

import pytest

from board import EmulatedPico
from game_drive import changed
from lights import Grid
from mastermind import EDITIONS, PuzzleBytes, draw_secret
from player import Player
from probe import PROBE, free_heap

pytestmark = [pytest.mark.board, pytest.mark.timeout(300)]

FREE, FREE_FROM_SOURCE = 120_000, 80_000
PUZZLE = 9
DEAREST = f'LANGUAGE = "nl"\nEDITION = "deluxe"\nBLANKS = 1\nPUZZLE = {PUZZLE}\n'
GAMES = 100


def secret_of(game):
    """Return the secret of the game-th classic game, from 0, of the puzzle."""
    return draw_secret(EDITIONS["classic"], PuzzleBytes(PUZZLE, game))


def wrong_code(secret, row):
    """Return a code that is not the secret; another one each row."""
    return next(code for code in ((row % 6 + 1,) * 4, (6, 5, 4, row % 3 + 1)) if code != secret)


def reach_last_row(player, secret, last=10):
    """Fill all rows but the last without finding the secret, and begin that one."""
    player.begin()
    for row in range(last - 1):
        player.submit(wrong_code(secret, row))
    player.press("UP", "RIGHT", "DOWN")


def see_score(player):
    """From the menu to the statistics, and back to its first item."""
    player.choose("WON")
    player.device.run(400)
    assert Grid(player.device.last).palette() == []  # neither a menu nor a board
    player.press("B")
    player.device.run(400)
    assert Grid(player.device.last).palette() != []


def see_pause(player):
    """From a game to its pause menu, and back."""
    player.hold("B")
    assert Grid(player.device.last).palette() == []
    player.press("B")


@pytest.mark.parametrize(("source", "least"), [(False, FREE), (True, FREE_FROM_SOURCE)])
def test_free_heap_in_row_10(tmp_path, source, least):
    drive = changed(tmp_path, settings=f"PUZZLE = {PUZZLE}\n", code=PROBE, source=source)
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        player = Player(pico)
        see_score(player)
        player.press("A")
        see_pause(player)
        reach_last_row(player, secret_of(0))
        free = free_heap(pico)
        print("free heap", source, free)
        assert free >= least


@pytest.mark.parametrize(("source", "least"), [(False, FREE), (True, FREE_FROM_SOURCE)])
def test_free_heap_in_row_12_with_the_dearest_settings(tmp_path, source, least):
    drive = changed(tmp_path, settings=DEAREST, code=PROBE, source=source)
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        player = Player(pico, blanks=True, language="nl")
        see_score(player)
        player.press("A")
        see_pause(player)
        secret = draw_secret(EDITIONS["deluxe"].with_rules(blanks=True), PuzzleBytes(PUZZLE, 0))
        reach_last_row(player, secret, last=12)
        free = free_heap(pico)
        print("free heap", source, free)
        assert free >= least


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("source", "least"), [(False, FREE), (True, FREE_FROM_SOURCE)])
def test_free_heap_in_row_10_after_100_games(tmp_path, source, least):
    drive = changed(tmp_path, settings=f"PUZZLE = {PUZZLE}\n", code=PROBE, source=source)
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        player = Player(pico, random_state=3)
        pico.press("A")
        early = 0
        for game in range(GAMES):
            secret = secret_of(game)
            player.begin()
            for row in range(random.Random(game).choice((0, 0, 1, 3, 9))):
                player.submit(wrong_code(secret, row))
            player.submit(secret)
            assert player.check_end() == secret
            player.press("A")
            if not early:
                early = free_heap(pico)
        reach_last_row(player, secret_of(GAMES))
        late = free_heap(pico)
        assert late >= least
        assert late > early - 3000, f"{early} after one game, {late} in row 10 after {GAMES}"
