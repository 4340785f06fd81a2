# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From the contact to the end of the frame that shows it, in a match: within what a solo game is held to."""

import random
import statistics

import pytest

from match_board import people_at_a_board
from match_menus import SETUP

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

MEDIAN_MS, WORST_MS = 20, 35
PRESSES = 40
TOO_EARLY_MS = 10  # a frame that ends sooner was under way when the contact closed


@pytest.fixture
def people():
    with people_at_a_board() as people:
        yield people


def check(people, names, before=lambda: None):
    """Press `names` in turn at spread phases of the loop; `before` each press something may have to be undone."""
    source = random.Random(4)
    times = []
    for number in range(PRESSES):
        if number:
            before()
        people.device.run(60 + source.random() * 100)
        known, closed = len(people.device.frames), people.device.ms
        people.device.press(names[number % len(names)], held=45, after=60)
        shown = [frame.ms - closed for frame in people.device.frames[known:] if frame.ms - closed > TOO_EARLY_MS]
        times.append(min(shown))
    print(f"press to light: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms")
    assert statistics.median(times) <= MEDIAN_MS
    assert max(times) <= WORST_MS


def test_the_set_up_menu(people):
    check(people, ["DOWN"])
    for item in ("EDITION", "REPEATS", "ROUNDS"):
        people.go_to(item, SETUP)
        check(people, ["RIGHT"])


def test_the_neutral_screen(people):
    people.start(FIRST="P1")

    def back():
        people.hold("B")
        people.press("B")

    check(people, ["A"], back)


def test_setting_a_code_and_guessing(people):
    people.start(FIRST="P1")
    people.take(1, "CODE")
    check(people, ["UP", "RIGHT"])
    people.hold("B")
    people.press("B")
    people.set_code(1, (1, 2, 3, 4))
    people.take(2, "GUESS")
    for _ in range(4):
        people.guess_and_see((5, 5, 6, 6))
    check(people, ["UP", "RIGHT", "UP", "DOWN"])
