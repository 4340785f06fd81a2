# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Hints in solo games: off until they are switched on; warnings, counts and advice, checked by brute force."""

import random

import pytest

from brute_force import first_contradicted, fitting
from hint_games import RULES, SECRET, player, puzzle
from hinted import HINTS
from lights import DARK
from player import naive_feedback
from solo_script import since


def contradicting(rows, codes, dice):
    """Return a code that contradicts some row, preferably not the first."""
    chosen = dice.sample(codes, 200)
    return max(chosen, key=lambda code: first_contradicted(code, rows))


def test_off_by_default(switch_on, interpreter):
    hinted = player(switch_on, interpreter)
    hinted.choose("HELP")
    for name in HINTS:
        hinted.go_to(name, HINTS)
        assert not hinted.hint_is_on()
    hinted.press("B")
    hinted.start()
    known = len(hinted.device.frames)
    assert hinted.hand_in((1, 1, 2, 2)) == naive_feedback(SECRET, (1, 1, 2, 2))
    assert hinted.hand_in((1, 1, 2, 2))  # contradicts row 1, unless by chance
    for frame in hinted.device.frames[known:]:
        assert any(pixel != DARK for pixel in frame.pixels[8 * 14 : 8 * 15])  # the board, all the time
    assert "contradicts" not in hinted.device.console and "Codes left" not in hinted.device.console
    assert not hinted.marked


def test_switched_on_and_off(switch_on):
    hinted = player(switch_on, "cpython")
    hinted.set_hints(CHECK=True, LEFT=True)
    hinted.set_hints(CHECK=False)
    hinted.choose("HELP")
    assert not hinted.hint_is_on()
    hinted.press("A")  # does what RIGHT does
    assert hinted.hint_is_on()
    hinted.go_to("LEFT", HINTS)
    assert hinted.hint_is_on()
    hinted.press("LEFT", "B")
    hinted.device.power_cycle()
    hinted.device.run(300)
    hinted.choose("HELP")
    assert not hinted.hint_is_on()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", RULES)
def test_a_contradicting_guess_is_held_up(switch_on, interpreter, seed, rules):
    settings, codes = RULES[rules]
    dice = random.Random(seed)
    hinted = player(switch_on, interpreter, settings)
    hinted.set_hints(CHECK=True)
    hinted.start()
    assert hinted.hand_in(dice.choice(codes)) is not None
    while len(hinted.rows) < 8 and hinted.rows[-1][1] != (4, 0):
        code = contradicting(hinted.rows, codes, dice)
        row = first_contradicted(code, hinted.rows)
        known = len(hinted.device.console)
        assert row and hinted.hand_in(code) is None
        check_warning(hinted, code, row)
        assert since(hinted.device, known) == [f"This guess contradicts row {row}. A: it counts. B: back."]
        hinted.press("B")
        assert hinted.on_board
        lit = hinted.grid.pegs(len(hinted.rows) + 1)
        assert lit[:3] == tuple(peg or None for peg in code[:3]), hinted.grid  # the cursor is on the fourth
        hinted.press("A")
        assert hinted.warned
        hinted.press("A")
        assert hinted.see_keys(code) == naive_feedback(puzzle(settings), code)
        if hinted.rows[-1][1] != (4, 0):
            assert hinted.hand_in(dice.choice(fitting(codes, hinted.rows))) is not None  # fits all: is not held up
    assert hinted.device.console.count("contradicts") > 1


def check_warning(hinted, code, row):
    """The guess and the row are lit, and no others."""
    grid = hinted.grid
    hinted.device.run(100)
    lit = [number for number in range(1, 13) if grid.eight(number) != [DARK] * 8]
    entered = len(hinted.rows) + 1
    assert (set(lit) <= {row, entered} and entered in lit) or not any(code)
    assert grid.pegs(entered) == tuple(code)
    assert (grid.pegs(row), grid.keys(row)) == hinted.rows[row - 1]


@pytest.mark.parametrize("rules", RULES)
def test_the_count_of_codes_left(switch_on, interpreter, rules):
    settings, codes = RULES[rules]
    dice = random.Random(rules)
    hinted = player(switch_on, interpreter, settings)
    hinted.set_hints(LEFT=True)
    hinted.start()
    code = dice.choice(codes)
    for _ in range(5):
        known = len(hinted.device.console)
        left = hinted.hand_in_and_count(code)
        rest = fitting(codes, hinted.rows)
        assert left == len(rest)
        assert since(hinted.device, known)[-1] == f"Codes left: {left}."
        code = dice.choice(rest)
        if code == puzzle(settings):
            break
    assert len(hinted.rows) > 1


def test_a_press_while_it_counts_is_meant_for_the_board(switch_on, interpreter):
    for wait in (400, 500, 520, 600, 1500):
        hinted = player(switch_on, interpreter)
        hinted.set_hints(LEFT=True)
        hinted.start()
        hinted.enter((1, 1, 2, 2))
        hinted.press("A")
        hinted.device.run(wait)
        hinted.press("DOWN")
        hinted.wait_for_board()
        assert hinted.grid.pegs(2) == (6, 0, 0, 0)
        hinted.press("UP")
        assert hinted.grid.pegs(2) == (1, 0, 0, 0)


def test_no_count_when_the_game_is_over(switch_on):
    hinted = player(switch_on, "cpython")
    hinted.set_hints(LEFT=True, CHECK=True)
    hinted.start()
    hinted.enter(SECRET)
    hinted.press("A")
    hinted.device.run(4000)
    assert hinted.grid.secret() == SECRET
    assert "Codes left" not in hinted.device.console
