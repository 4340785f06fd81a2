# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody presses and holds whatever comes to hand: nothing breaks, no frame is too bright or for nothing."""

import random

import pytest

from device import BUTTONS
from mashing import check_unbroken, mash

PRESSES = 250
NAMES = (*BUTTONS, *["A"] * 5)  # or no game would ever come to its end


def settings_by(dice):
    return {
        "EDITION": dice.choice(("classic", "original", "deluxe")),
        "LANGUAGE": dice.choice(("en", "nl")),
        "BLANKS": dice.randint(0, 1),
        "PUZZLE": dice.choice((0, dice.randint(1, 99999))),
        "BRIGHTNESS": dice.choice((100, dice.randint(30, 500))),
        "CURRENT_LIMIT": dice.choice((400, dice.randint(200, 3000))),
    }


@pytest.mark.parametrize("seed", range(8))
def test_nothing_breaks(switch_on, interpreter, seed):
    dice = random.Random(seed)
    settings = settings_by(dice)
    device = switch_on(interpreter, settings, step_us=dice.choice((300, 1000, 2500)))
    mash(device, dice, NAMES, PRESSES)
    check_unbroken(device, settings["CURRENT_LIMIT"], PRESSES / 2)


def test_both_interpreters_show_the_same(switch_on):
    frames, consoles = [], []
    for interpreter in ("cpython", "micropython"):
        device = switch_on(interpreter, {"PUZZLE": 90, "EDITION": "deluxe", "BLANKS": 1})
        mash(device, random.Random(99), NAMES, PRESSES)
        frames.append([(frame.ms, frame.pixels) for frame in device.frames])
        consoles.append(device.console.splitlines()[1:])  # the first line names the interpreter
    assert frames[0] == frames[1]
    assert consoles[0] == consoles[1]
    assert any("Solo game 2" in line for line in consoles[0])
