# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Duels on the emulated board, by lights and buttons; their totals are calculated by hand."""

import pytest

from board import EmulatedPico
from cracker import Cracker
from game_drive import changed
from solo_script import puzzle_secret

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

PUZZLE = 12
BUDGET_MA = 400


@pytest.fixture
def duel(tmp_path):
    """Give a function: an edition -> somebody before the device's first code. Every frame is looked at after it."""
    boards = []

    def start(edition):
        settings = {"EDITION": edition, "PUZZLE": PUZZLE}
        pico = EmulatedPico(changed(tmp_path, settings=f'EDITION = "{edition}"\nPUZZLE = {PUZZLE}\n'))
        boards.append(pico)
        pico.wait_console("SOLO")
        pico.run(300)
        cracker = Cracker(pico, settings)
        cracker.open("DUEL")
        return cracker

    yield start
    for pico in boards:
        pico.close()
        assert pico.out_of_spec == 0
        assert max(frame.milliamps for frame in pico.frames) <= BUDGET_MA
        assert "Traceback" not in pico.console


def test_classic(duel):
    # Two rounds. The device's code is broken by P1 in row 3: the device, P2, wins 3. P1's first answers fit no code: by
    # the rules for wrong keys the device wins 3 more, and P1 thinks of another code. That is the device's first guess:
    # broken in row 1, and P1 wins 1. 1 and 6: P2 wins.
    cracker = duel("classic")
    code = puzzle_secret(PUZZLE)
    for guess in ((1, 1, 2, 2), (3, 3, 4, 4)):
        cracker.guess_and_see(guess)
    cracker.guess(code)
    assert cracker.end_of_round(code) == {1: (0, 0), 2: (3, 3)}
    cracker.device.run(100)
    cracker.think()
    cracker.wait()
    while not cracker.in_doubt:
        cracker.give_keys((0, 0))
        cracker.wait()
    cracker.press("A")
    cracker.device.run(100)
    assert cracker.points() == {1: (0, 0), 2: (3, 6)}
    cracker.press("A")
    cracker.device.run(100)
    cracker.think()
    mine = cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.end_of_round(mine) == {1: (1, 1), 2: (0, 6)}
    assert cracker.winner() == 2
    cracker.press("A")
    assert cracker.main_menu() == "SOLO"


def test_deluxe_with_a_code_given_up_and_leave(duel):
    # P1 gives the first code up: not broken, a round won by its maker, P2 wins 1. The device breaks 2578: a round won
    # by its breaker, P2 has 2. 0 and 2: P2 wins.
    cracker = duel("deluxe")
    code = puzzle_secret(PUZZLE, 0, "deluxe")
    cracker.guess_and_see((1, 2, 3, 4))
    cracker.press("UP", "RIGHT", "UP")
    cracker.crack_pause("LEAVE")
    assert cracker.main_menu() == "RESUME"
    cracker.press("A")
    cracker.device.run(600)
    assert cracker.grid.pegs(1) == (1, 2, 3, 4)
    assert cracker.grid.pegs(2)[0] == 1
    cracker.crack_pause("GIVE UP")
    cracker.press("A")
    assert cracker.end_of_round(code) == {1: (0, 0), 2: (1, 1)}
    cracker.device.run(100)
    cracker.think()
    assert cracker.answer_all((2, 5, 7, 8)) <= 6
    assert cracker.end_of_round((2, 5, 7, 8)) == {1: (0, 0), 2: (1, 2)}
    assert cracker.winner() == 2
