# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test on the emulated board: A is held at power-on, and its frames and its console are read."""

import re

import pytest

from board import EmulatedPico
from device import BUTTONS
from game_drive import changed
from lights import DARK, Grid
from person import Person
from probe import PROBE, free_heap, longest_step
from self_tester import (
    FULL,
    HELD,
    LOWER,
    PICTURE,
    SEEN,
    STUCK,
    UNSEEN,
    UPPER,
    WHITE,
    all_alike,
    go_to,
    lamps,
    look,
    sign,
    signs,
)  # fmt: skip

pytestmark = [pytest.mark.board, pytest.mark.timeout(240)]

FIRST_LIGHT_MS = 1406  # of the least program
BUDGET_MA = 400
LONGEST_STEP_US = 16_000  # a frame and what is drawn for it; loading a room takes as long
HEAP_LEFT = 2500  # what words and rooms may leave of names behind: none of it grows
PUZZLE = 6


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    return changed(tmp_path_factory.mktemp("drive"), settings=f"PUZZLE = {PUZZLE}\n", code=PROBE)


def power_on_with(pico, *held):
    """Switch on with buttons held, until the first step is lit; returns when, in ms since power-on."""
    pico.frames.clear()
    pico.console = ""
    for name in held:
        pico.level(name, False)
    pico.power_on()
    while not pico.frames or not all_alike(pico.last):
        pico.until_frame()
    return pico.last.ms


def test_all_of_it(drive):
    with EmulatedPico(drive, power=False) as pico:
        lit = power_on_with(pico, "A")
        print(f"first light {pico.frames[0].ms:.0f} ms, the self-test {lit:.0f} ms")
        assert pico.frames[0].ms <= FIRST_LIGHT_MS
        pico.level("A", True)
        for colour in FULL.values():  # nobody presses anything
            while all_alike(pico.last) != colour:
                pico.until_frame()
        pico.run(100)
        longest_step(pico)
        pico.press("UP")
        pico.run(8300)
        walked = [frame.pixels.index(WHITE) for frame in pico.frames if frame.pixels.count(WHITE) == 1]
        assert walked == list(range(128))
        step = longest_step(pico)
        pico.press("UP")
        assert look(pico.last, {"W": WHITE, "u": UPPER, "l": LOWER}) == PICTURE
        pico.press("DOWN")
        pico.run(300)
        for name in BUTTONS:
            pico.level(name, False)
            pico.run(60)
            assert signs(pico.last)[name] == HELD
            pico.level(name, True)
            pico.run(60)
        assert set(signs(pico.last).values()) == {SEEN}
        longest_step(pico)
        pico.wait_console("all is well", 6000)
        pico.run(100)
        print(f"the longest step in microseconds: walk {step}, checks {longest_step(pico)}")
        assert lamps(pico.last) == ["good"] * 6
        assert sign(pico.last) == "v"
        assert "POWER     good      4.70 V." in pico.console
        print(pico.console)
        free = int(re.findall(r"(\d+) kB free", pico.console)[0])
        assert free > 100
        assert re.search(r"circuitpython 10\.0\.0, neopixel 6\.4\.2, debouncer 2\.0\.15, ticks 1\.1\.7", pico.console)
        assert max(frame.milliamps for frame in pico.frames) == BUDGET_MA
        assert pico.out_of_spec == 0
        pico.press("A")
        pico.wait_console("SOLO")
        pico.run(300)
        assert Person(pico).item() == "SOLO"


def test_a_button_that_is_wired_to_ground_and_a_game_that_goes_on(drive):
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        pico.press("A")
        pico.run(200)
        person = Person(pico)
        person.press("UP", "RIGHT", "UP", "RIGHT", "UP", "RIGHT", "UP", "A")
        pico.run(1200)
        row = person.grid.eight(1)
        assert DARK not in row[:4]
        pico.power_off()
        power_on_with(pico, "A", "LEFT")
        pico.level("A", True)
        pico.run(60)
        go_to(pico, "buttons")
        assert signs(pico.last) == dict.fromkeys(BUTTONS, UNSEEN) | {"LEFT": STUCK}
        pico.wait_console("LEFT has been down since switch-on", 4000)
        pico.press("B", held=3300, after=700)
        assert "down all the time: LEFT." in pico.console
        assert "something is wrong" in pico.console
        assert lamps(pico.last)[0] == "wrong"
        assert sign(pico.last) == "x"
        pico.press("A")
        pico.wait_console("Resumed. Rows so far: 1.")
        pico.run(200)
        assert Grid(pico.last).eight(1) == row
        free_after = free_heap(pico)
        pico.level("LEFT", True)
        pico.power_cycle()
        pico.wait_console("Resumed. Rows so far: 1.")
        pico.run(200)
        free = free_heap(pico)
        print(f"free heap in the game: {free}, after a self-test {free_after}")
        assert free_after > free - HEAP_LEFT
