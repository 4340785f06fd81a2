# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CRACK from the menu to the end: the device breaks any code that is answered rightly, by any rules."""

import random

import pytest

from brute_force import codes_of, fitting
from cracker import Cracker
from lights import DARK
from solo_script import lines, since

RULES = (
    {},
    {"REPEATS": 0},
    {"BLANKS": 1},
    {"REPEATS": 0, "BLANKS": 1},
    {"EDITION": "original"},
    {"EDITION": "deluxe"},
    {"EDITION": "deluxe", "REPEATS": 1},
    {"EDITION": "deluxe", "BLANKS": 1},
    {"EDITION": "deluxe", "REPEATS": 1, "BLANKS": 1},
)
MOST_ROWS = 8  # for 6561 codes without a tree; each game that is played here needs fewer


def secrets(edition, count):
    """Draw codes, the last one with as many equal pegs as may be."""
    codes = codes_of(edition)
    drawn = random.Random(str(edition.colours)).sample(codes, count - 1)
    return [*drawn, min(codes, key=lambda code: (len(set(code)), code[::-1]))]


@pytest.mark.parametrize("settings", RULES, ids=str)
def test_it_breaks_every_code(switch_on, interpreter, settings):
    device = switch_on(interpreter, settings)
    cracker = Cracker(device, settings)
    cracker.open()
    codes = codes_of(cracker.edition)
    for secret in secrets(cracker.edition, 3):
        known = len(device.console)
        cracker.think()
        assert cracker.answer_all(secret) <= MOST_ROWS
        cracker.see_end(secret)
        device.run(200)
        told = since(device, known)
        said = [line for line in told if line.startswith("My guess ")]
        for number, line in enumerate(said):
            assert line.endswith(f"Codes that fit so far: {len(fitting(codes, cracker.rows[:number]))}."), line
        assert len(said) == len(cracker.rows)
        assert f"Your code is broken in row {len(cracker.rows)}." in told
        cracker.press("A")
    cracker.press("B")


def test_the_end_offers_another_one_or_the_menu(switch_on, interpreter):
    cracker = Cracker(switch_on(interpreter))
    cracker.begin()
    cracker.answer_all((1, 1, 2, 3))
    cracker.see_end((1, 1, 2, 3))
    for name in ("UP", "LEFT", "RIGHT", "DOWN"):
        cracker.press(name)
        cracker.see_end((1, 1, 2, 3))
    cracker.press("A")
    cracker.think()
    cracker.answer_all((4, 5, 6, 6))
    cracker.see_end((4, 5, 6, 6))
    cracker.press("B")
    assert cracker.main_menu() == "SOLO"
    assert "RESUME" not in cracker.items()


@pytest.mark.parametrize("name", ["A", "B", "UP"])
def test_a_press_cuts_the_sign_short_and_does_nothing_else(switch_on, name):
    cracker = Cracker(switch_on("cpython"))
    cracker.begin()
    cracker.answer_all((1, 1, 2, 3))
    cracker.press(name)
    cut = cracker.device.last
    cracker.see_end((1, 1, 2, 3))
    assert cracker.device.last is cut


def test_all_exact_at_once_ends_it(switch_on, interpreter):
    cracker = Cracker(switch_on(interpreter))
    cracker.begin()
    code = cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.over
    cracker.see_end(code)
    assert "Your code is broken in row 1." in lines(cracker.device)


def test_rules_and_palette_are_shown_before_a_code_is_thought_of(switch_on, interpreter):
    settings = {"EDITION": "deluxe", "REPEATS": 1}
    cracker = Cracker(switch_on(interpreter, settings), settings)
    marks = cracker.grid.line(0, 5)
    cracker.open()
    assert cracker.grid.line(0, 5) == marks
    assert DARK not in marks
    cracker.think()
    cracker.guess_of_device()
    assert cracker.grid.line(0, 5) == marks
    assert "Think of a code by these rules. A: the device begins to guess." in lines(cracker.device)


def test_dutch(switch_on):
    settings = {"LANGUAGE": "nl"}
    cracker = Cracker(switch_on("cpython", settings), settings)
    known = len(cracker.device.console)
    cracker.begin()
    rows = cracker.answer_all((6, 6, 1, 2))
    cracker.see_end((6, 6, 1, 2))
    cracker.device.run(200)
    for line in since(cracker.device, known):
        assert line.isascii() and line[-1] in ".?", line
        assert not [word for word in ("guess", "broken", "Row", "exact,", "Think") if word in line], line
    assert any(line.endswith(f"rij {rows}.") for line in lines(cracker.device))
