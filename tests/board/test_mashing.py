# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Five minutes of random presses on the emulated board, everywhere: no exception, no dark grid, no memory lost."""

import random

import pytest

from board import EmulatedPico
from game_drive import changed
from mashing import never_dark, wander
from playable import reach_home
from probe import PROBE, free_heap

pytestmark = [pytest.mark.board, pytest.mark.soak, pytest.mark.timeout(7200)]

MINUTES, MINUTE_MS = 5, 60_000
LOADING_MS = 700
BUDGET_MA = 400
FREE = 110_000  # bytes in the main menu, names of all ways of playing being known and a game or match being kept
FIRST = 3  # minutes in which most names are met; each stays in the memory, once
FALL = 1500  # bytes; what later minutes may have less than these: it depends on what is kept


def test_five_minutes(tmp_path):
    dice = random.Random(8)
    free = []
    with EmulatedPico(changed(tmp_path, code=PROBE)) as pico:
        pico.wait_console("SOLO")
        for _ in range(MINUTES):
            wander(pico, dice, MINUTE_MS)
            reach_home(pico, LOADING_MS)
            free.append(free_heap(pico))
        assert "Traceback" not in pico.console and "damaged" not in pico.console
        assert pico.out_of_spec == 0
        never_dark(pico.frames)
        assert max(frame.milliamps for frame in pico.frames) <= BUDGET_MA
        print(
            f"free heap in the menu after each of {MINUTES} minutes: {free}; {pico.flash_operations} flash operations"
        )
        assert min(free) >= FREE
        assert min(free[FIRST:]) >= min(free[:FIRST]) - FALL
