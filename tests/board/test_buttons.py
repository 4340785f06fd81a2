# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Short, bouncing presses on the emulated board: each counts once, at every phase of the loop."""

import random

import pytest

from board import EmulatedPico
from bouncing import press_shortly
from game_drive import built
from lights import Grid

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(600)]

PRESSES = 200


def short_presses(pico, source, count, gap_ms, check):
    """Press UP `count` times, 24 ms steady between bounces, at spread phases; `check` after each."""
    for press in range(count):
        pico.run(gap_ms + source.random() * 20)
        press_shortly(pico, source, "UP")
        check(press + 1)


def test_short_presses_in_a_row_being_entered():
    source = random.Random(1)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("A")

        def colour_follows(count):
            seen = Grid(pico.last).pegs(1)[0]
            assert seen == (count - 1) % 6 + 1, f"press {count}: colour {seen}"

        # The cursor blinks all along: half of the presses fall beside a frame that is being sent.
        short_presses(pico, source, PRESSES, 5, colour_follows)


def test_short_presses_while_animations_run():
    source = random.Random(2)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("DOWN")  # DOUBLE scrolls, UP and DOWN go round the items
        seen = pico.console.count("\n")

        def one_line_a_press(count):
            assert pico.console.count("\n") == seen + count, f"press {count}\n{pico.console[-300:]}"

        # Each press starts a label anew; after a second of rest it scrolls, and the next press comes into that.
        short_presses(pico, source, 20, 1150, one_line_a_press)


def test_short_presses_while_keys_appear():
    source = random.Random(3)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("A")
        for row in range(1, 10):
            for _ in range(4):
                pico.press("DOWN", held=30, after=30)
                pico.press("RIGHT", held=30, after=30)
            pico.press("A", held=30, after=5)
            for count in range(1, 5):  # 90 ms each: within the 480 ms in which keys appear
                press_shortly(pico, source, "UP", after=20 + source.random() * 10)
                if Grid(pico.last).secret() != (0, 0, 0, 0):
                    return  # 6666 was the secret
                assert Grid(pico.last).pegs(row + 1)[0] == count


@pytest.mark.parametrize("name", ["DOWN", "B", "UP"])
def test_a_button_held_at_switch_on_does_nothing(name):
    """But for A, which begins the self-test: test_selftest."""
    with EmulatedPico(built(), power=False) as pico:
        pico.level(name, False)
        pico.power_on()
        pico.wait_console("SOLO")
        pico.run(1600)  # long enough for a hold and for repeats
        pico.level(name, True)
        pico.run(40)
        assert pico.console.splitlines()[-1].startswith("SOLO"), pico.console
        pico.press("A")
        assert "Solo game 1" in pico.console
