# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody presses and holds whatever comes to hand: nothing breaks, no frame is too bright or for nothing."""

import itertools
import random

import pytest

from device import BUTTONS, current_of

PRESSES = 250


def settings_by(dice):
    return {
        "EDITION": dice.choice(("classic", "original", "deluxe")),
        "LANGUAGE": dice.choice(("en", "nl")),
        "BLANKS": dice.randint(0, 1),
        "PUZZLE": dice.choice((0, dice.randint(1, 99999))),
        "BRIGHTNESS": dice.choice((100, dice.randint(30, 500))),
        "CURRENT_LIMIT": dice.choice((400, dice.randint(200, 3000))),
    }


def mess_about(device, dice):
    """Press at random, mostly shortly, sometimes long, sometimes two at once."""
    for _ in range(PRESSES):
        name, other = dice.sample(list(BUTTONS), 2)
        name = dice.choice((name, "A"))  # or no game would ever come to its end
        held = dice.choice((25, 40, 40, 40, 720, dice.uniform(1, 1500)))
        steps = [("level", name, False), ("run", held / 2)]
        if dice.random() < 0.1:
            steps += [("level", other, False), ("run", held / 2), ("level", other, True)]
        steps += [("run", held / 2), ("level", name, True), ("run", dice.choice((25, 60, dice.uniform(0, 900))))]
        device.script(steps)
    device.run(500)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_breaks(switch_on, interpreter, seed):
    dice = random.Random(seed)
    settings = settings_by(dice)
    device = switch_on(interpreter, settings, step_us=dice.choice((300, 1000, 2500)))
    mess_about(device, dice)
    assert device.stopped is None
    assert "Traceback" not in device.console
    assert len(device.frames) > PRESSES / 2
    assert max(current_of(frame) for frame in device.frames) <= settings["CURRENT_LIMIT"]
    assert all(frame.pixels != after.pixels for frame, after in itertools.pairwise(device.frames))


def test_both_interpreters_show_the_same(switch_on):
    frames, consoles = [], []
    for interpreter in ("cpython", "micropython"):
        device = switch_on(interpreter, {"PUZZLE": 90, "EDITION": "deluxe", "BLANKS": 1})
        mess_about(device, random.Random(90))
        frames.append([(frame.ms, frame.pixels) for frame in device.frames])
        consoles.append(device.console.splitlines()[1:])  # the first line names the interpreter
    assert frames[0] == frames[1]
    assert consoles[0] == consoles[1]
    assert any("Solo game 3" in line for line in consoles[0])
