# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Writes a button script: presses, waits, and moments at which the frame must stand still.

A moment is a time after the last press, never a time since power-on: runtimes start at different speeds, and each takes
its own few milliseconds to see a press. So a moment lies well inside a phase in which nothing changes:

    SETTLED  the cursor is in its lit phase (500 ms from the press), menu words rest (1000 ms)
    LOADED   another way of playing is loaded (400 ms), and its words still rest
    KEYS     all keys are there (480 ms), and the cursor is lit again (750 to 1250 ms)
    SIGN     the sign of a won or lost game stands still (480 + 1600 ms)
    SCROLL   three columns of a word have gone by (1000 + 2 * 140 to 1000 + 3 * 140 ms)
"""

from typing import NamedTuple

import mastermind
from person import MAIN_ITEMS, PAUSE_ITEMS

PUZZLE = 3

HELD, AFTER, HELD_LONG = 30, 40, 760  # ms
SETTLED, LOADED, KEYS, SIGN, SCROLL = 120, 700, 1000, 2500, 1350  # ms from the press to the moment


class Press(NamedTuple):
    """A press of `button` for `held` ms, and AFTER ms."""

    button: str
    held: int = HELD


class Look(NamedTuple):
    """The frame `wait` ms after the last press went down is settled; `name` says what it shows."""

    name: str
    wait: int = SETTLED


class Script:
    """Writes the script: what a player does who knows the secrets. `steps` is a list of Press and Look."""

    def __init__(self) -> None:
        self.steps: list[Press | Look] = []
        self.codes = 0  # of the puzzle, guessed at so far

    def press(self, *buttons: str) -> None:
        """Press one after another; "HOLD A" keeps A down."""
        for button in buttons:
            held = HELD_LONG if button.startswith("HOLD ") else HELD
            self.steps.append(Press(button.removeprefix("HOLD "), held))

    def look(self, name: str, wait: int = SETTLED) -> None:
        """Compare the frame at this moment."""
        self.steps.append(Look(name, wait))

    def walk(self, here: str, item: str, items: tuple[str, ...] = MAIN_ITEMS) -> None:
        """Go from one item of a menu to another, the shorter way."""
        down = (items.index(item) - items.index(here)) % len(items)
        self.press(*(["DOWN"] * down if 2 * down <= len(items) else ["UP"] * (len(items) - down)))

    def pause(self, item: str) -> None:
        """Choose an item of the pause menu."""
        self.press("HOLD B")
        self.walk("RESUME", item, PAUSE_ITEMS)
        self.press("A")

    def secret(self, edition: mastermind.Edition) -> tuple[int, ...]:
        """The secret of the game that has just begun."""
        return mastermind.draw_secret(edition, mastermind.PuzzleBytes(PUZZLE, self.codes))

    def enter(self, edition: mastermind.Edition, code: tuple[int, ...]) -> None:
        """Set the four pegs of an untouched row."""
        choices = [*range(1, edition.colours + 1), *([0] if edition.blanks else [])]
        for place, colour in enumerate(code):
            if place:
                self.press("RIGHT")
            up = choices.index(colour) + 1
            down = len(choices) + 1 - up
            self.press(*(["UP"] * up if up <= down else ["DOWN"] * down))


def duration(steps: list[Press | Look]) -> float:
    """How many ms of the device's time the steps take."""
    total = since = 0.0
    for step in steps:
        if isinstance(step, Press):
            since = step.held + AFTER
            total += since
        elif step.wait > since:
            total += step.wait - since
            since = step.wait
    return total
