# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test is pressed about in, with nobody at the console, on panels and pins of other kinds: it always ends."""

import random

import pytest

from device import BUTTONS
from kept_match import probe_root
from lights import DARK
from person import Person
from self_tester import WHOLE_MS, lamps, switch_on_with_a

MASHED_MS = 60_000
BUDGET_MA = 400


@pytest.mark.parametrize("seed", [1, 2])
def test_mashing(switch_on, interpreter, seed):
    """Whatever is pressed, the grid is never dark for long and never too bright; left alone, it is at rest."""
    dice = random.Random(seed)
    device = switch_on(interpreter)
    switch_on_with_a(device)
    until = device.ms + MASHED_MS
    while device.ms < until:
        names = dice.sample(list(BUTTONS), dice.choice((1, 1, 1, 2, 3)))
        device.script([("level", name, False) for name in names] + [("run", dice.choice((24, 60, 200, 900)))])
        device.script([("level", name, True) for name in names] + [("run", dice.choice((5, 30, 400)))])
        assert device.stopped is None
        assert any(pixel != DARK for pixel in device.last.pixels)
    assert max(frame.milliamps for frame in device.frames) <= BUDGET_MA
    device.run(500)
    assert any(pixel != DARK for pixel in device.last.pixels)


@pytest.mark.parametrize("host", ["deaf", "closed"])
def test_nobody_at_the_console(switch_on, host):
    device = switch_on("cpython", host=host)
    switch_on_with_a(device)
    device.run(WHOLE_MS)
    assert device.stopped is None
    assert Person(device).item() == "SOLO"


def test_all_buttons_down_from_the_start_end_by_themselves(switch_on, interpreter):
    """As with a ground wire at the common end of all of them."""
    device = switch_on(interpreter)
    device.power_off()
    device.power_on()
    device.console = ""
    device.script([("level", name, False) for name in BUTTONS] + [("run", WHOLE_MS)])
    assert "down all the time: UP, DOWN, LEFT, RIGHT, A, B." in device.console
    assert device.stopped is None
    assert Person(device).item() == "SOLO"


def test_a_long_press_that_starts_again_after_a_crash_is_no_self_test(switch_on, interpreter, tmp_path):
    root = probe_root(tmp_path)
    broken = root / "lib" / "handheld" / "screens" / "help.py"
    broken.write_text(
        broken.read_text().replace("    def value", "    def enter(self, now):\n        1 // 0\n\n    def value")
    )
    device = switch_on(interpreter, root=root)
    person = Person(device)
    person.choose("HELP")
    device.run(500)
    assert "Press any of its buttons to start again" in device.console
    device.press("A", held=2000)
    device.run(300)
    assert "Self-test" not in device.console
    assert person.item() == "SOLO"


def test_it_does_not_dim_while_it_goes_on_by_itself(switch_on):
    device = switch_on("cpython", {"IDLE": 1})
    switch_on_with_a(device)
    device.run(90_000)
    assert lamps(device.last)[0] == "unsure"  # at its full light
