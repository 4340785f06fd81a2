# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""More of the shortest presses on the emulated board: every button, the source drive, late hours, moving lights."""

import random

import pytest

from board import EmulatedPico
from bouncing import press_shortly
from device import BUTTONS
from game_drive import built
from lights import DARK, Grid
from player import Player

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(600)]

PRESSES = 200
WRAP_MS, LATE_MS = 65_536, 150_000  # as in test_solo.py
BUDGET_MA = 400
SIGN_LIGHTS = 5  # of the cross on the three lowest lines


def row_being_entered(pico, row=1):
    """Which of the four places are lit."""
    return [pixel != DARK for pixel in Grid(pico.last).line(13 - row, 0, 4)]


def follow_up(pico, source, presses, colour=0):
    """Press UP so often, the peg counting along from `colour`; return the last colour."""
    for press in range(presses):
        pico.run(5 + source.random() * 20)
        press_shortly(pico, source, "UP")
        colour = colour % 6 + 1
        assert Grid(pico.last).pegs(1)[0] == colour, f"press {press + 1} at {pico.ms:.0f} ms"
    return colour


def test_the_cursor_follows_every_press():
    source = random.Random(4)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        press_shortly(pico, source, "A")
        cursor = 0
        for press in range(PRESSES):
            name = source.choice(("LEFT", "RIGHT", "A"))
            pico.run(source.random() * 20)
            press_shortly(pico, source, name)
            cursor = (cursor + (-1 if name == "LEFT" else 1)) % 4
            assert row_being_entered(pico) == [place == cursor for place in range(4)], f"press {press + 1}: {name}"
        assert pico.out_of_spec == 0


def test_the_source_drive_misses_none_in_a_row():
    source = random.Random(5)
    with EmulatedPico(built(source=True)) as pico:
        pico.wait_console("SOLO")
        pico.press("A")
        follow_up(pico, source, PRESSES)


def test_none_is_missed_where_ticks_wrap_and_later():
    source = random.Random(6)
    colour = 0
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("A")
        for moment in (WRAP_MS, LATE_MS):
            pico.run(moment - 500 - pico.ms)
            colour = follow_up(pico, source, 12, colour)
            assert pico.ms > moment


def test_mashing_all_buttons_breaks_nothing():
    source = random.Random(7)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        for _ in range(150):
            name, other = source.sample(list(BUTTONS), 2)
            chord = [("level", other, False), ("run", 10), ("level", other, True)] if source.random() < 0.2 else []
            held = source.choice((25, 40, 40, 740))
            pico.script([("level", name, False), ("run", held), *chord, ("level", name, True), ("run", 30)])
        assert "Traceback" not in pico.console
        assert pico.out_of_spec == 0
        assert max(frame.milliamps for frame in pico.frames) <= BUDGET_MA


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_every_press_counts_while_a_label_scrolls():
    source = random.Random(8)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("DOWN")
        seen = pico.console.count("\n")
        for press in range(PRESSES):
            pico.run(1150 + source.random() * 200)  # labels rest for a second, then they scroll
            press_shortly(pico, source, "DOWN")
            assert pico.console.count("\n") == seen + press + 1, f"press {press + 1}\n{pico.console[-300:]}"


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_every_press_counts_while_a_sign_moves():
    source = random.Random(9)
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("A")
        for press in range(PRESSES):
            Player(pico).pause("GIVE UP")
            games = pico.console.count("Solo game")
            pico.run(source.uniform(20, 1400))
            press_shortly(pico, source, source.choice(list(BUTTONS)), after=60)
            lit = [pixel for y in (13, 14, 15) for pixel in Grid(pico.last).line(y) if pixel != DARK]
            assert len(lit) == SIGN_LIGHTS, f"press {press + 1} did not cut the sign short"
            assert pico.console.count("Solo game") == games, f"press {press + 1} counted twice"
            press_shortly(pico, source, "A", after=60)
            assert pico.console.count("Solo game") == games + 1
