# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The rows run out before the device has found the code: with few rows, which only the probe's code.py can ask for."""

import pytest

from brute_force import codes_of
from cracker import Cracker
from player import naive_feedback
from solo_script import lines

ROWS = 3
SETTINGS = {"ROWS": ROWS}


@pytest.fixture
def cracker(switch_on, interpreter, root):
    cracker = Cracker(switch_on(interpreter, SETTINGS, root=root), SETTINGS)
    cracker.begin()
    return cracker


def dodge(cracker):
    """Give the keys that leave the most codes, so that the device never finds it; return the codes left."""
    codes = codes_of(cracker.edition)
    for _ in range(ROWS):
        guess = cracker.guess_of_device()
        parts: dict[tuple, list] = {}
        for code in codes:
            parts.setdefault(naive_feedback(code, guess), []).append(code)
        keys = max(parts, key=lambda keys: len(parts[keys]) if keys != (4, 0) else 0)
        codes = parts[keys]
        cracker.give_keys(keys)
    return codes


def test_a_cross_and_no_code(cracker):
    assert len(dodge(cracker)) > 1
    cracker.wait()
    assert cracker.over
    cracker.see_end((0, 0, 0, 0))
    red = [pixel for y in (13, 14, 15) for pixel in cracker.grid.line(y) if any(pixel)]
    assert len(red) == 5 and all(pixel[0] and not pixel[1] for pixel in red)
    assert lines(cracker.device)[-1] == "Your code was not broken."
    cracker.press("A")
    cracker.think()
    assert cracker.guess_of_device()


def test_the_last_row_can_still_break_it(cracker):
    dodge(cracker)
    cracker.wait()
    cracker.press("B", "B")
    cracker.main_menu()
    cracker.begin()
    for _ in range(ROWS - 1):
        cracker.give_keys((0, 1) if cracker.row == 1 else (1, 1))
    code = cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.over
    cracker.see_end(code)
    assert lines(cracker.device)[-1] == f"Your code is broken in row {ROWS}."


def test_a_contradiction_in_the_last_row_is_one(cracker):
    """Not a code that was not broken: the keys of all rows together fit no code."""
    guess = cracker.give_keys((0, 0))
    cracker.give_keys((0, 0))
    left = [code for code in codes_of(cracker.edition) if not set(code) & {*guess, *cracker.rows[1][0]}]
    if left:
        last = cracker.guess_of_device()
        none = [keys for keys in ((0, 4), (1, 3), (2, 2)) if keys not in {naive_feedback(code, last) for code in left}]
        cracker.give_keys(none[0])
    cracker.wait()
    assert cracker.in_doubt
    assert "Your code was not broken." not in lines(cracker.device)
