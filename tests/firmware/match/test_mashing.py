# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody presses and holds whatever comes to hand in matches and the scorekeeper: nothing breaks."""

import itertools
import random

import pytest

from device import BUTTONS, current_of
from match_player import People

PRESSES = 300
# In most screens A goes on; without many of them no match would ever come to its rounds' ends.
NAMES = (*BUTTONS, "A", "A", "A", "UP", "RIGHT")


def mess_about(device, dice, presses=PRESSES):
    """Press at random, mostly shortly, sometimes long, sometimes two at once."""
    for _ in range(presses):
        name, other = dice.choice(NAMES), dice.choice(list(BUTTONS))
        held = dice.choice((25, 40, 40, 40, 40, 40, 720, dice.uniform(1, 1500)))
        if held > 700 and name == "B" and dice.random() < 0.7:
            held = 40  # B held leads to LEAVE and STOP, and so out of the match
        steps = [("level", name, False), ("run", held / 2)]
        if other != name and dice.random() < 0.1:
            steps += [("level", other, False), ("run", held / 2), ("level", other, True)]
        steps += [("run", held / 2), ("level", name, True), ("run", dice.choice((25, 60, dice.uniform(0, 900))))]
        device.script(steps)
    device.run(500)


def begin(device, dice):
    """Start a match or a score by rules drawn with `dice`."""
    people = People(device)
    keeper = dice.random() < 0.3
    people.set_up("SCORE" if keeper else "PLAY")
    options = {"EDITION": dice.choice(("CLASSIC", "ORIGINAL", "DELUXE", "DELUXE"))}
    if options["EDITION"] == "DELUXE":
        options["PLAYERS"] = str(dice.randint(2, 5))
    options["ROWS"] = dice.choice(("5", "6"))
    options["FIRST"] = dice.choice(("P1", "P2"))
    if not keeper:
        options["REPEATS"] = "YES"
        options["KEYS"] = dice.choice(("DEVICE", "BY HAND"))
    people.start(**options)


@pytest.mark.parametrize("seed", range(12))
def test_nothing_breaks(switch_on, interpreter, seed):
    dice = random.Random(seed)
    settings = {"BRIGHTNESS": dice.choice((100, dice.randint(30, 500))), "CURRENT_LIMIT": dice.choice((400, 200))}
    device = switch_on(interpreter, settings, step_us=dice.choice((300, 1000, 2500)))
    begin(device, dice)
    mess_about(device, dice)
    assert device.stopped is None
    assert "stopped" not in device.console
    assert "Traceback" not in device.console
    assert len(device.frames) > PRESSES / 2
    assert max(current_of(frame) for frame in device.frames) <= settings["CURRENT_LIMIT"]
    assert all(frame.pixels != after.pixels for frame, after in itertools.pairwise(device.frames))


@pytest.mark.parametrize("seed", range(100, 106))
def test_both_interpreters_show_the_same(switch_on, root, seed):
    frames, consoles = [], []
    for interpreter in ("cpython", "micropython"):
        device = switch_on(interpreter, {"PUZZLE": 90}, root=root)
        dice = random.Random(seed)
        begin(device, dice)
        mess_about(device, dice)
        frames.append([(frame.ms, frame.pixels) for frame in device.frames])
        consoles.append(device.console.splitlines()[1:])  # the first line names the interpreter
    assert consoles[0] == consoles[1]
    assert frames[0] == frames[1]


def test_the_masher_gets_somewhere(switch_on, root):
    """Over all seeds rounds end, points are shown, and matches are left and resumed."""
    said = ""
    for seed in range(100, 106):
        device = switch_on("cpython", {"PUZZLE": 90}, root=root)
        dice = random.Random(seed)
        begin(device, dice)
        mess_about(device, dice)
        said += device.console
    for part in ("has set the code", "The round is over", "in all.", "KEPT", "Round 1 of", ". 1 exact"):
        assert part in said, part
