# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Menus by their items' names: from the main menu to a match, and the pause menu within one."""

from grid_text import VALUE_Y
from grid_words import passes
from labels import LABELS
from person import HOLD_MS, MAIN, Person

__all__ = ["HOLD_MS", "KEEPER_PAUSE", "LOADING_MS", "MAIN", "PAUSE", "SETUP", "WORDS", "Menus"]

WORDS = LABELS
SETUP = ("START", "PLAYERS", "EDITION", "REPEATS", "BLANKS", "ROUNDS", "ROWS", "COUNT", "KEYS", "FIRST")
PAUSE = ("RESUME", "POINTS", "RECORD", "RECOUNT", "CLAIM", "SEEN", "LEAVE", "STOP")
KEEPER_PAUSE = ("RESUME", "POINTS", "UNDO", "WRONG", "VOID", "LEAVE", "STOP")
LOADING_MS = 300  # modules of another way of playing are loaded one by one


class Menus(Person):
    """Whoever presses the buttons of `device` to get somewhere in a match."""

    def set_up(self, item="PLAY"):
        """Go from the main menu to the set-up of a match (or of the scorekeeper)."""
        self.choose(item, MAIN)
        self.device.run(LOADING_MS)
        assert self.item(SETUP) == "START"

    def option(self, item, value):
        """Set an option of the set-up menu to what its label on the grid says."""
        self.go_to(item, SETUP)
        for _ in range(8):
            if passes(self.grid, VALUE_Y, value):
                return
            self.press("RIGHT")
        raise AssertionError(f"no {value} for {item}\n{self.grid}")

    def start(self, **options):
        """Set options (names of SETUP's items, their values as on the grid), in this order; press A on START."""
        for item, value in options.items():
            self.option(item, value)
        self.fewest = options.get("COUNT") == self.words["COUNT1"]
        self.choose("START", SETUP)
        self.device.run(LOADING_MS)

    def pause(self, item=None):
        """Open the pause menu, and choose one of its items."""
        self.hold("B")
        assert self.item(PAUSE) == "RESUME"
        if item:
            self.choose(item, PAUSE)

    def main_menu(self):
        """Wait for the main menu after leaving."""
        self.device.run(LOADING_MS)
        return self.item(MAIN)
