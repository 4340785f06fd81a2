# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who presses buttons and finds menu items by their names on the grid, whatever else a menu may offer."""

from grid_text import NAME_Y
from grid_words import which
from handheld import words_en
from labels import LABELS, table
from lights import Grid

HELD_MS, AFTER_MS, HOLD_MS = 30, 30, 760
# The main menu's items in their order; now and then RESUME comes before them, COACH after HELP, and PROBLEM last. Only
# scripts that cannot look, and the test of the menu itself, go by it.
MAIN_ITEMS = ("SOLO", "REPEATS", "BLANKS", "WON", "HELP", "CRACK", "DUEL", "PLAY", "SCORE", "OPTIONS")
OPTION_ITEMS = ("LANGUAGE", "LIGHT", "PALETTE", "SOUND", "IDLE", "EDITION", "TEST", "RESET", "WIPE")
PAUSE_ITEMS = ("RESUME", "HINT", "GIVE UP", "RESTART", "LEAVE")  # of a solo game
MAIN = tuple(table(words_en))  # what may stand in the main menu: any of the words that all ways of playing share


class Person:
    """Whoever presses the buttons of `device`. `words` are the labels of its language."""

    def __init__(self, device, language="en"):
        self.device = device
        self.words = LABELS[language]

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

    def item(self, menu=MAIN):
        """Return the name of the item that is shown, one of `menu`."""
        names = {self.words[name]: name for name in menu}
        return names[which(self.device, NAME_Y, names)]

    def go_to(self, item, menu=MAIN):
        """Press DOWN until the item is shown. Raises AssertionError when the menu does not have it."""
        for _ in menu:
            if self.item(menu) == item:
                return
            self.press("DOWN")
        raise AssertionError(f"no {item} in the menu\n{self.grid}")

    def choose(self, item, menu=MAIN):
        """Go to an item and press A."""
        self.go_to(item, menu)
        self.press("A")

    def items(self, menu=MAIN):
        """Walk through the menu from where it stands, back to there; return its items' names."""
        found = [self.item(menu)]
        while True:
            self.press("DOWN")
            item = self.item(menu)
            if item == found[0]:
                return found
            found.append(item)
