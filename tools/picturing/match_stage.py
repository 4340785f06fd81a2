# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A device on which a match or the scorekeeper is played for the pictures, in any of its languages.

Menu items are found by what the console says, so a menu may change its order and the pictures follow.
"""

from importlib import import_module
from typing import Any

from picturing.stage import KEYS_MS, Stage

SAID_MS = 60  # the console has sent a menu's line by then
LOADED_MS = 400  # another way of playing is loaded by then
HELD_MS = 760
END_MS = 2600  # the sign of a round's end has come to rest
MOST_STEPS = 30

Code = tuple[int, ...]
Keys = tuple[int, int]


class MatchStage(Stage):
    """Presses the buttons of a match. `labels` are the words that the grid shows in `language`."""

    def __init__(self, language: str = "en", **settings: Any):
        super().__init__({"LANGUAGE": language, **settings})
        self.labels: dict[str, str] = {}
        for module in (f"handheld.words_{language}", f"handheld.words_{language}_match"):
            lines = import_module(module).LABELS.strip("\n").split("\n")
            self.labels |= dict(line.split("=", 1) for line in lines)

    def find(self, item: str) -> None:
        """Go down the menu to an item, by its name in the code."""
        label = self.labels[item]
        self._turn("DOWN", lambda line: line == f"{label}." or line.startswith(f"{label}: "), label)

    def choose(self, item: str, value: str = "") -> None:
        """Go to an item; with `value`, go through its options to the one that reads so."""
        self.find(item)
        if value:
            self._turn("RIGHT", lambda line: line.endswith(f": {value}."), value)

    def open(self, way: str) -> None:
        """From the main menu to the set-up of "PLAY" or "SCORE"."""
        self.choose(way)
        self.press("A")
        self.device.run(LOADED_MS)

    def start(self, **options: str) -> None:
        """In the set-up, choose options and start."""
        for item, value in options.items():
            self.choose(item, self.labels.get(value, value))
        self.choose("START")
        self.press("A")

    def enter(self, code: Code) -> None:
        """Set the pegs of an untouched row."""
        for place, colour in enumerate(code):
            if place:
                self.press("RIGHT")
            self.press(*["UP"] * colour)

    def set_code(self, code: Code) -> None:
        """From the neutral screen: take the device, set the code and confirm it."""
        self.press("A")
        self.enter(code)
        self.press("A", "A")

    def guesses(self, *codes: Code) -> None:
        """Hand in rows, one after another, and wait for the keys of each."""
        for code in codes:
            self.enter(code)
            self.press("A")
            self.device.run(KEYS_MS)

    def set_keys(self, keys: Keys) -> None:
        """Choose keys by hand, from none."""
        self.press(*["UP"] * keys[0], *["RIGHT"] * keys[1])

    def pause(self, item: str = "") -> None:
        """Hold B; with `item`, go to it."""
        self.player.hold("B")
        if item:
            self.choose(item)

    def rest(self, ms: float = END_MS) -> None:
        """Let time pass."""
        self.device.run(ms)

    def settle(self) -> None:
        """Let the cursor's lit phase begin anew."""
        self.press("LEFT", "RIGHT")

    def _turn(self, button: str, fits: Any, wanted: str) -> None:
        seen = []
        for _ in range(MOST_STEPS):
            self.device.run(SAID_MS)
            line = (self.device.console.splitlines() or [""])[-1]
            if fits(line):
                return
            seen.append(line)
            self.press(button)
        raise LookupError(f"nothing here says {wanted!r}: {seen}")
