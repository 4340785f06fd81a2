# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Solo games on the emulated board, by lights and buttons alone, past both wraps of the ticks."""

import pytest

from board import EmulatedPico
from game_drive import built
from player import Player

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(600)]

BUDGET_MA = 400
EDITIONS = (("classic", 10, 6), ("original", 10, 6), ("deluxe", 12, 8))
FIRST_WRAP_MS, LATE_MS = 65_536, 150_000  # ticks wrap 65.5 s after power-on; field reports name 150 s


def play_each_edition(pico, player, games):
    """Play `games` of each edition, one after another; return how many were won."""
    won = 0
    for name, rows, colours in EDITIONS:
        for game in range(games):
            player.press("A")
            player.begin()
            assert len(player.choices) == colours, name
            solved, secret = player.play(rows)
            won += solved
            assert 0 not in secret
            if name == "deluxe":
                assert len(set(secret)) == 4, f"deluxe without repeats drew {secret}"
            assert f"{'Solved in row' if solved else 'Not solved'}" in pico.console
            if game == games - 1:
                player.press("B", "RIGHT")  # to the menu, on to the next edition
    return won


def check_frames(pico):
    """No bit out of the WS2812's timing, no frame above the budget or of another length than the chain."""
    assert pico.out_of_spec == 0
    assert max(frame.milliamps for frame in pico.frames) <= BUDGET_MA
    assert {len(frame.pixels) for frame in pico.frames} == {128}


def test_one_game_of_each_edition():
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.run(100)
        player = Player(pico, random_state=2)
        play_each_edition(pico, player, 1)
        check_frames(pico)
        assert pico.console.count("The secret was") == 3


def test_games_go_on_past_the_wraps_of_the_ticks():
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        player = Player(pico, random_state=5)
        games = 0
        # Two games that each lie across one of the moments: begun shortly before, going on after it.
        for moment in (FIRST_WRAP_MS, LATE_MS):
            pico.run(moment - 4000 - pico.ms)
            player.press("A")
            begun = pico.ms
            player.play(10)
            games += 1
            assert begun < moment < pico.ms
        assert pico.console.count("The secret was") == games
        check_frames(pico)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_ten_games_of_each_edition():
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.run(100)
        player = Player(pico, random_state=11)
        play_each_edition(pico, player, 10)
        check_frames(pico)
        assert pico.console.count("The secret was") == 30
