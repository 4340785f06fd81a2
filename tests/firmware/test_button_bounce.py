# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The promise on contacts: 24 ms of steady contact after at most 8 ms of bounce at each end counts exactly once."""

import random

import pytest

from grid_text import NAME_Y, shows
from labels import LABELS
from lights import Grid
from person import MAIN_ITEMS
from solo_script import start_game

PRESSES = 200
STEADY_MS, BOUNCE_MS = 24, 8


def bounce(dice, name, high_at_last):
    """Return steps in which the contact changes its mind for at most 8 ms, and then settles."""
    left = BOUNCE_MS
    level = high_at_last
    steps = []
    for _ in range(dice.randint(0, 12)):
        if left < 0.05:
            break
        part = dice.choice((dice.uniform(0.02, 0.5), dice.uniform(0.02, left)))
        part = min(part, left)
        left -= part
        steps += [("level", name, level), ("run", part)]
        level = not level
    return [*steps, ("level", name, high_at_last)]


def bouncy_press(dice, name, after):
    return [
        *bounce(dice, name, False),
        ("run", STEADY_MS),
        *bounce(dice, name, True),
        ("run", after),
    ]


@pytest.mark.parametrize("step_us", [600, 1000, 3000])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_press_steps_the_peg_once(switch_on, interpreter, seed, step_us):
    device = switch_on(interpreter, {"PUZZLE": 1}, step_us=step_us)
    start_game(device)
    dice = random.Random(seed)
    colour = 0
    for count in range(PRESSES):
        up = dice.random() < 0.6 or colour == 0
        device.run(dice.uniform(0, 20))
        device.script(bouncy_press(dice, "UP" if up else "DOWN", after=45))
        colour = colour % 6 + 1 if up else (colour - 2) % 6 + 1
        assert Grid(device.last).pegs(1)[0] == colour, f"press {count}"


class RowOnPaper:
    """What a player would write down while entering a row of six colours."""

    def __init__(self):
        self.pegs: list[int | None] = [None] * 4  # None: a gap
        self.cursor = 0

    def press(self, name):
        peg = self.pegs[self.cursor]
        if name in ("LEFT", "RIGHT"):
            self.cursor = (self.cursor + (1 if name == "RIGHT" else 3)) % 4
        elif name == "UP":
            self.pegs[self.cursor] = 1 if peg in (None, 6) else peg + 1
        elif name == "DOWN":
            self.pegs[self.cursor] = 6 if peg in (None, 1) else peg - 1
        elif name == "B":
            self.pegs[self.cursor] = None
        else:
            gaps = [place for place in range(4) if self.pegs[place] is None and place != self.cursor]
            behind = [place for place in gaps if place > self.cursor]
            self.cursor = (behind or gaps or [self.cursor])[0]

    def lit(self):
        """Return what lights right after a press: a gap at the cursor is lit in no peg's colour."""
        gap_at = {place: 0 for place in range(4)} | {self.cursor: None}
        return tuple(peg or gap_at[place] for place, peg in enumerate(self.pegs))


@pytest.mark.parametrize("seed", [1, 2])
def test_all_six_buttons_count_once(switch_on, interpreter, seed):
    device = switch_on(interpreter, {"PUZZLE": 1})
    start_game(device)
    dice = random.Random(seed)
    paper = RowOnPaper()
    for count in range(PRESSES):
        name = dice.choice(("UP", "DOWN", "LEFT", "RIGHT", "B", "A"))
        if name == "A" and None not in paper.pegs:
            name = "B"  # A would submit
        device.script([("run", dice.uniform(0, 20)), *bouncy_press(dice, name, after=45)])
        paper.press(name)
        assert Grid(device.last).pegs(1) == paper.lit(), f"press {count}: {name}"


def test_presses_count_while_a_label_scrolls(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 12345})
    dice = random.Random(3)
    device.run(1500)
    for press in range(1, PRESSES + 1):
        device.script([("run", dice.uniform(0, 300)), *bouncy_press(dice, "DOWN", after=40)])
        item = MAIN_ITEMS[press % len(MAIN_ITEMS)]
        assert shows(Grid(device.last), NAME_Y, LABELS["en"][item]), f"press {press}: {item}"


def test_presses_count_while_keys_appear(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 21, "EDITION": "deluxe"})
    player = start_game(device)
    dice = random.Random(4)
    for row in range(1, 11):
        player.enter((1, 1, 1, 1))
        device.script(bouncy_press(dice, "A", after=dice.uniform(20, 60)))
        for _ in range(4):
            device.script(bouncy_press(dice, "UP", after=dice.uniform(15, 40)))
        device.run(30)
        assert player.grid.pegs(row + 1)[0] == 4
        assert f"Row {row}:" in device.console
        player.press("B")  # the next row is untouched again
        player.rows.append(None)
        device.run(600)


def test_a_contact_too_short_to_be_meant_does_nothing_twice(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 1})
    player = start_game(device)
    for length in (0.2, 0.5, 1, 2, 3):
        device.script([("level", "UP", False), ("run", length), ("level", "UP", True), ("run", 60)])
    player.press("UP")
    assert player.grid.pegs(1)[0] == 1
