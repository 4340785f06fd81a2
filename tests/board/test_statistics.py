# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Statistics on the emulated board: of a nearly full journal, over a power cycle, and without staying in memory."""

import pytest

from board import EmulatedPico
from game_drive import changed
from handheld.journal import SIZE
from lights import Grid
from player import Player
from probe import PROBE, free_heap, longest_step
from results import CLASSIC, DELUXE, bars, expected, memory_of

pytestmark = [pytest.mark.board, pytest.mark.timeout(240)]

SHOWN_MS = 500  # from the press; loading a room and reading take most of it
LIT_MS = 400  # the bars, at the latest; 150 of it to read the journal, the rest to load
STEP_US = 40_000  # loading the room is the longest step; it looks at the buttons between its modules
KEPT_BYTES = 200  # of heap; what a look at the statistics may leave behind, once their names are known
GAMES = 230
RESULTS = [(DELUXE if game % 5 == 0 else CLASSIC, game * 7 % 11, game % 6 == 0) for game in range(GAMES)]


def opened(pico):
    """Open the statistics; return the player and how many ms from the press to the bars."""
    player = Player(pico)
    player.go_to("WON")
    pressed = pico.ms
    player.press("A")
    won, lost, _ = expected(RESULTS, CLASSIC)
    most = max(lost, *won)
    wanted = [-(-count * 8 // most) for count in (*won, lost)]
    pico.run(SHOWN_MS - (pico.ms - pressed))
    green, red = bars(player.grid)
    assert [*green, red] == wanted, player.grid
    shown = next(frame.ms for frame in pico.frames if frame.pixels == pico.last.pixels and frame.ms > pressed)
    return player, shown - pressed


def test_statistics_of_many_games(tmp_path):
    memory = memory_of(RESULTS)
    assert len(memory.rstrip(b"\xff")) > SIZE * 2 // 3
    with EmulatedPico(changed(tmp_path, code=PROBE), nvm=memory) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        won = sum(row > 0 for _, row, _ in RESULTS)
        free = [free_heap(pico)]
        for _ in range(4):
            longest_step(pico)
            player, took = opened(pico)
            step = longest_step(pico)
            assert f"Games won: {won}. Games lost: {GAMES - won}." in pico.console
            player.press("B")
            pico.run(600)
            assert Grid(pico.last).palette()  # the menu
            free.append(free_heap(pico))
        print(f"statistics of {GAMES} games lit {took:.0f} ms after the press, longest step {step} us,")
        print(f"free heap in the menu before and after each look: {free}")
        assert took <= LIT_MS
        assert step <= STEP_US
        assert free[-1] >= free[1] - KEPT_BYTES


def test_cleared_for_good(tmp_path):
    """By presses and lights only, with the power cut right after."""
    with EmulatedPico(changed(tmp_path), nvm=memory_of(RESULTS)) as pico:
        pico.wait_console("SOLO")
        player, _ = opened(pico)
        player.press("UP", "A", "A")
        before = pico.nvm
        player.press("A")
        pico.run(100)
        assert bars(player.grid) == ([0] * 12, 0)
        assert pico.nvm.rstrip(b"\xff").startswith(before.rstrip(b"\xff")), "no erase, nothing rewritten"
        pico.power_cycle()
        pico.frames.clear()
        pico.run(1600)
        player = Player(pico)
        player.go_to("WON")
        player.press("A")
        pico.run(SHOWN_MS)
        assert bars(player.grid) == ([0] * 12, 0)
        assert pico.console.count("No solo game is over yet.") == 1
