# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Menus by their items' names: from the main menu to a match, and the pause menu within one."""

from grid_text import NAME_Y, VALUE_Y
from grid_words import passes, which
from labels import LABELS
from lights import Grid
from player import AFTER_MS, HELD_MS

WORDS = LABELS
MAIN = ("RESUME", "SOLO", "REPEATS", "BLANKS", "WON", "HELP", "CRACK", "DUEL", "PLAY", "SCORE", "PROBLEM")
SETUP = ("START", "PLAYERS", "EDITION", "REPEATS", "BLANKS", "ROUNDS", "ROWS", "COUNT", "KEYS", "FIRST")
PAUSE = ("RESUME", "POINTS", "RECORD", "RECOUNT", "CLAIM", "SEEN", "LEAVE", "STOP")
KEEPER_PAUSE = ("RESUME", "POINTS", "UNDO", "WRONG", "VOID", "LEAVE", "STOP")
LOADING_MS = 300  # modules of another way of playing are loaded one by one
HOLD_MS = 760


class Menus:
    """Whoever presses the buttons of `device` to get somewhere."""

    def __init__(self, device, language="en"):
        self.device = device
        self.words = WORDS[language]

    @property
    def grid(self):
        """What is lit now."""
        return Grid(self.device.last)

    def press(self, *names):
        """Press buttons one after another, shortly."""
        for name in names:
            self.device.press(name, held=HELD_MS, after=AFTER_MS)

    def hold(self, name, ms=HOLD_MS):
        """Keep a button down long enough for its second meaning."""
        self.device.press(name, held=ms, after=AFTER_MS)

    def item(self, menu):
        """Return the name of the item that is shown, one of `menu`."""
        names = {self.words[name]: name for name in menu}
        return names[which(self.device, NAME_Y, names)]

    def go_to(self, item, menu):
        """Press DOWN until the item is shown. Raises AssertionError when the menu does not have it."""
        for _ in menu:
            if self.item(menu) == item:
                return
            self.press("DOWN")
        raise AssertionError(f"no {item} in the menu\n{self.grid}")

    def choose(self, item, menu):
        """Go to an item and press A."""
        self.go_to(item, menu)
        self.press("A")

    def items(self, menu):
        """Walk through the menu from where it stands, back to there; return its items' names."""
        found = [self.item(menu)]
        while True:
            self.press("DOWN")
            item = self.item(menu)
            if item == found[0]:
                return found
            found.append(item)

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
