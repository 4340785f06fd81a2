# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who has no idea presses buttons for a long time, in every way of playing, and switches off now and then."""

import ast
import random
import re

import pytest

from host import ROOT
from kept_match import probe_root
from mashing import check_unbroken, mash, never_dark, wander
from match_player import People

MINUTE_MS = 60_000
PROBE = ROOT / "tests" / "data" / "screens_probe" / "code.py"
FRAMES_A_SECOND = 1
SEEN = re.compile(r"SCREEN (\w+)")
SHOWN_THOUGH_BASES = {"Points", "Notice", "Question"}


def every_screen():
    """Return the names of all classes of screens that are no mere base of others; the self-test is mashed by itself."""
    classes, bases = set(), set()
    for path in (ROOT / "lib" / "handheld" / "screens").glob("*.py"):
        if path.name.startswith("selftest"):
            continue
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and node.bases:
                classes.add(node.name)
                bases |= {ast.unparse(base).rpartition(".")[2] for base in node.bases}
    return classes - (bases - SHOWN_THOUGH_BASES)


def by_hand(device, dice, language):
    """Into a match with keys by hand, where random presses alone hardly ever get, and some presses there."""
    people = People(device, language=language)
    people.set_up()
    people.start(KEYS=people.words["KEYS1"], REPEATS=people.words["YES"], ROWS="5")
    mash(device, dice, ("A", "A", "UP", "RIGHT", "A", "DOWN"), 150)


def mashed(switch_on, root, seed, minutes):
    """Mash for so long, with the power switched off after each minute; return the names of all screens seen."""
    dice = random.Random(seed)
    settings = {
        "EDITION": dice.choice(("classic", "original", "deluxe")),
        "LANGUAGE": dice.choice(("en", "nl")),
        "BLANKS": dice.randint(0, 1),
    }
    device = switch_on("cpython", settings, root=root, step_us=dice.choice((1000, 2500)))
    seen: set[str] = set()
    by_hand(device, dice, settings["LANGUAGE"])
    for _ in range(minutes):
        wander(device, dice, MINUTE_MS)
        check_unbroken(device, 400, FRAMES_A_SECOND * MINUTE_MS / 1000)
        assert "damaged" not in device.console
        never_dark(device.frames)
        seen |= set(SEEN.findall(device.console))
        device.power_off()
        device.frames, device.console = [], ""
        device.power_on()
        device.run(600)
    return seen


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return probe_root(tmp_path_factory.mktemp("probe"), PROBE)


@pytest.mark.parametrize("seed", range(3))
def test_minutes(switch_on, root, seed):
    seen = mashed(switch_on, root, seed, 5)
    assert len(seen & every_screen()) > 12, seen


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_an_hour(switch_on, root):
    seen = set()
    for seed in range(10, 16):
        seen |= mashed(switch_on, root, seed, 10)
    missing = every_screen() - seen
    print(f"one hour, {len(seen)} kinds of screens, not seen: {sorted(missing)}")
    assert len(missing) <= 3
