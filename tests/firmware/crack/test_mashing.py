# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody presses and holds whatever comes to hand in CRACK, DUEL, hinted games and the coach: nothing breaks."""

import itertools
import random

import pytest

from cracker import Cracker
from device import BUTTONS
from hinted import Hinted
from mashing import check_unbroken, mash
from solo_script import puzzle_secret, win

PRESSES = 250
PUZZLE = 71
WAYS = ("CRACK", "DUEL", "HINTS", "COACH")
# In most screens A goes on; without many of them nothing would ever come to its end.
NAMES = (*BUTTONS, "A", "A", "A", "UP", "RIGHT")
CRACK_NAMES = (*BUTTONS, "A", "A", "UP", "RIGHT", "RIGHT", "B")


def begin(device, dice, way, settings):
    """Go to where the mashing begins."""
    if way in ("CRACK", "DUEL"):
        Cracker(device, settings).open(way)
        device.press("A")
        return
    hinted = Hinted(device, blanks=bool(settings["BLANKS"]))
    hinted.set_hints(CHECK=dice.random() < 0.7, LEFT=dice.random() < 0.7)
    hinted.start()
    if way == "COACH":
        rules = {"repeats": bool(settings["REPEATS"]), "blanks": bool(settings["BLANKS"])}
        win(hinted, puzzle_secret(PUZZLE, 0, settings["EDITION"], **rules))
        hinted.press("B")
        hinted.choose("COACH")


def settings_by(dice):
    return {
        "EDITION": dice.choice(("classic", "original", "deluxe")),
        "REPEATS": dice.randint(0, 1),
        "BLANKS": dice.randint(0, 1),
        "PUZZLE": PUZZLE,
        "BRIGHTNESS": dice.choice((100, dice.randint(30, 500))),
        "CURRENT_LIMIT": dice.choice((400, 200, 1000)),
    }


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(5))
def test_nothing_breaks(switch_on, interpreter, way, seed):
    dice = random.Random(f"{way}{seed}")
    settings = settings_by(dice)
    device = switch_on(interpreter, settings, step_us=dice.choice((300, 1000, 2500)))
    begin(device, dice, way, settings)
    mash(device, dice, CRACK_NAMES if way == "CRACK" else NAMES, PRESSES)
    check_unbroken(device, settings["CURRENT_LIMIT"], PRESSES / 2)


@pytest.mark.parametrize("way", WAYS)
def test_both_interpreters_show_the_same(switch_on, way):
    frames, consoles = [], []
    for interpreter in ("cpython", "micropython"):
        dice = random.Random(way)
        settings = settings_by(dice)
        device = switch_on(interpreter, settings)
        begin(device, dice, way, settings)
        mash(device, dice, NAMES, PRESSES)
        frames.append([(frame.ms, frame.pixels) for frame in device.frames])
        consoles.append(device.console.splitlines()[1:])  # the first line names the interpreter
    assert consoles[0] == consoles[1]
    assert frames[0] == frames[1]


def test_the_masher_gets_somewhere(switch_on):
    """Over all seeds codes are broken, keys contradict each other, rounds end, and games are left and resumed."""
    said = ""
    for way, seed in itertools.product(WAYS[:3], range(5)):
        dice = random.Random(f"{way}{seed}")
        settings = settings_by(dice)
        device = switch_on("cpython", settings)
        begin(device, dice, way, settings)
        mash(device, dice, CRACK_NAMES if way == "CRACK" else NAMES, PRESSES)
        said += device.console
    for part in ("My guess 3", "is broken in row", "No code gives all", "in all.", "contradicts row", "Codes left"):
        assert part in said, part
