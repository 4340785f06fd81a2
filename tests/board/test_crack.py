# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The device breaks codes on the emulated board: whole games, a contradiction, a search that is left."""

import pytest

from board import EmulatedPico
from brute_force import cannot_all_be_right, codes_of, fitting, least_contradiction
from cracker import Cracker
from game_drive import built, changed
from player import naive_feedback

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

BUDGET_MA = 400
DELUXE = {"EDITION": "deluxe", "REPEATS": 1}  # 4096 codes


def check_frames(pico):
    """No bit out of the WS2812's timing, no frame above the budget."""
    assert pico.out_of_spec == 0
    assert max(frame.milliamps for frame in pico.frames) <= BUDGET_MA
    assert "Traceback" not in pico.console


@pytest.fixture
def cracker():
    """Somebody before the device's first guess, by the rules of Classic."""
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        cracker = Cracker(pico)
        cracker.begin()
        yield cracker
        check_frames(pico)


def test_codes_are_broken_within_the_trees_worst_case(cracker):
    for secret in ((4, 6, 3, 1), (2, 2, 5, 5), (6, 6, 6, 6)):
        assert cracker.answer_all(secret) <= 5
        cracker.see_end(secret)
        cracker.press("A")
        cracker.device.run(100)
        cracker.think()
    cracker.wait()


def test_a_code_of_4096_is_broken(tmp_path):
    settings = "".join(f"{name} = {value!r}\n".replace("'", '"') for name, value in DELUXE.items())
    with EmulatedPico(changed(tmp_path, settings=settings)) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        cracker = Cracker(pico, DELUXE)
        cracker.begin()
        assert cracker.answer_all((8, 1, 8, 3)) <= 7
        cracker.see_end((8, 1, 8, 3))
        check_frames(pico)


def lie(cracker, secret, wrong_row):
    """Answer rightly but for one row, until the device looks for rows in doubt."""
    codes = codes_of(cracker.edition)
    while True:
        code = cracker.guess_of_device()
        exact, misplaced = naive_feedback(secret, code)
        keys = (misplaced, exact) if cracker.row == wrong_row and exact != misplaced else (exact, misplaced)
        cracker.give_keys(keys)
        if not fitting(codes, cracker.rows):
            return codes
        cracker.wait()


def test_a_lie_is_found_and_corrected(cracker):
    secret = (5, 3, 3, 1)
    codes = lie(cracker, secret, 2)
    cracker.wait()
    numbers, bright = cracker.doubtful()
    assert bright == max(numbers)
    assert cannot_all_be_right(codes, cracker.rows, numbers)
    assert len(numbers) == least_contradiction(codes, cracker.rows)
    wrong = [row for row in numbers if cracker.rows[row - 1][1] != naive_feedback(secret, cracker.rows[row - 1][0])]
    cracker.correct(wrong[0], naive_feedback(secret, cracker.rows[wrong[0] - 1][0]))
    cracker.answer_all(secret)
    cracker.see_end(secret)


def test_b_leaves_the_search(cracker):
    secret = (5, 3, 3, 1)
    lie(cracker, secret, 2)
    while not cracker.searching:
        cracker.device.run(5)
    cracker.device.press("B", held=24, after=60)
    assert cracker.doubtful()[0] == tuple(range(1, len(cracker.rows) + 1))
    cracker.correct(2, naive_feedback(secret, cracker.rows[1][0]))
    cracker.answer_all(secret)
    cracker.see_end(secret)


def test_left_while_it_thinks_and_resumed(cracker):
    cracker.give_keys((0, 1))
    second = cracker.guess_of_device()
    cracker.give_keys((1, 1))
    cracker.hold("B")  # it may still be thinking
    cracker.choose("LEAVE", ("RESUME", "UNDO", "LEAVE", "STOP"))
    assert cracker.main_menu() == "RESUME"
    cracker.press("A")
    cracker.device.run(500)
    cracker.wait()
    assert cracker.grid.pegs(2) == second
    assert cracker.undo() == second
