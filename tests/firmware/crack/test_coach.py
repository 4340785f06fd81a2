# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The coach after a solo game: what each row left, on grid and console, checked by brute force."""

import re
from collections import Counter

import pytest

from brute_force import all_codes, fitting
from grid_words import read_all
from hinted import Hinted
from lights import DARK, colour_of
from player import naive_feedback
from solo_script import puzzle_secret, since

PUZZLE = 41
NAMES = ("blank", "red", "yellow", "green", "blue", "white", "purple", "orange", "cyan")
GAMES = {
    "classic": ({}, ((1, 1, 2, 3), (4, 4, 4, 4), (5, 2, 1, 6))),
    "deluxe": ({"EDITION": "deluxe"}, ((1, 2, 3, 4), (5, 6, 7, 8))),
}
ROW = re.compile(r"Row (\d+), ([a-z, ]+): (\d+) codes before, (\d+) after\. Guesses like it leave ([\d.]+) on average,")
BEST = re.compile(r"the best, ([a-z, ]+), ([\d.]+)\. Stars: (\d) of 4\.")


def codes_and_secret(settings):
    deluxe = settings.get("EDITION") == "deluxe"
    codes = all_codes(8, repeats=False) if deluxe else all_codes()
    return codes, puzzle_secret(PUZZLE, 0, settings.get("EDITION", "classic"))


def played(device, settings, guesses):
    """Play these rows and then the secret; back to the menu."""
    hinted = Hinted(device)
    hinted.start()
    _, secret = codes_and_secret(settings)
    for guess in guesses:
        hinted.hand_in(guess)
    hinted.hand_in(secret)
    hinted.check_end()
    hinted.press("B")
    return hinted


def leaves(guess, codes):
    """Return how many of `codes` are left on average after a guess; none once it is the code."""
    parts = Counter(naive_feedback(code, guess) for code in codes)
    return sum(size * size for keys, size in parts.items() if keys != (4, 0)) / len(codes)


def code_in(words):
    return tuple(NAMES.index(word) for word in words.split(", "))


@pytest.mark.parametrize("game", GAMES)
def test_each_row_is_judged(switch_on, interpreter, game):
    settings, guesses = GAMES[game]
    device = switch_on(interpreter, {"PUZZLE": PUZZLE, **settings})
    hinted = played(device, settings, guesses)
    known = len(device.console)
    hinted.choose("COACH")
    device.run(30_000)
    told = [line for line in since(device, known) if "codes before" in line or line.startswith("the best")]
    assert len(told) == 2 * len(hinted.rows)
    codes, _ = codes_and_secret(settings)
    for row, (guess, _) in enumerate(hinted.rows, 1):
        first, second = ROW.fullmatch(told[2 * row - 2]), BEST.fullmatch(told[2 * row - 1])
        assert first and second, told
        possible = fitting(codes, hinted.rows[: row - 1])
        assert (int(first[1]), code_in(first[2])) == (row, guess)
        assert (int(first[3]), int(first[4])) == (len(possible), len(fitting(possible, hinted.rows[row - 1 : row])))
        own, best = leaves(guess, possible), leaves(code_in(second[1]), possible)
        assert float(first[5]) == pytest.approx(own, abs=0.051)
        assert float(second[2]) == pytest.approx(best, abs=0.051) and best <= own
        stars = sum(best * 100 >= own * percent for percent in (25, 50, 75, 95))
        assert int(second[3]) == stars
        hinted.press("UP", "DOWN")  # what scrolls begins anew
        check_grid(hinted, row, first, second)
        hinted.press("UP")


def check_grid(hinted, row, first, second):
    """The row that is shown: its number, guess and keys, the stars, the best guess, and the codes left."""
    grid = hinted.grid
    guess, keys = hinted.rows[row - 1]
    assert tuple(colour_of(pixel) for pixel in grid.line(6, 0, 4)) == guess
    assert [colour_of(pixel) for pixel in grid.line(6, 4)] == [1] * keys[0] + [5] * keys[1] + [0] * (4 - sum(keys))
    assert sum(colour_of(pixel) == 2 for pixel in grid.line(7, 4)) == int(second[3])
    assert tuple(colour_of(pixel) for pixel in grid.line(8, 0, 4)) == code_in(second[1])
    number, left = read_all(hinted.device, 0, 10)
    assert number == str(row)
    assert left == f"{first[3]}-{first[4]}"


def test_only_after_a_game_with_rows(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE})
    hinted = Hinted(device)
    assert "COACH" not in hinted.items()
    hinted.start()
    hinted.pause("GIVE UP")
    device.run(3000)
    hinted.press("B")
    assert "COACH" not in hinted.items()
    hinted.start()
    hinted.hand_in((1, 1, 2, 2))
    hinted.pause("GIVE UP")
    device.run(3000)
    hinted.press("B")
    assert "COACH" in hinted.items()
    hinted.choose("COACH")
    device.run(20_000)
    assert device.console.count("Stars: ") == 1
    hinted.press("B")
    assert hinted.item() == "SOLO"
    hinted.go_to("WON")
    assert "won" not in device.console[device.console.rindex("Stars: ") :]


def test_b_leaves_it_at_once(switch_on, interpreter):
    settings, guesses = GAMES["classic"]
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, step_us=6000)
    hinted = played(device, settings, guesses)
    for wait in (0, 60, 300, 700):
        hinted.choose("COACH")
        device.run(100 + wait)
        assert DARK not in hinted.grid.line(15)  # a line that grows
        hinted.press("UP")
        hinted.press("B")
        device.run(200)
        assert hinted.item() == "SOLO"
    assert "Traceback" not in device.console
    hinted.choose("SOLO")
    device.run(200)
    assert "Solo game 2." in device.console
