# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who chooses the device's own options, and what its memory has of them."""

from grid_text import NAME_Y
from grid_words import which
from handheld import records
from labels import LABELS
from person import OPTION_ITEMS, Person

SAID_MS = 250  # from a press to its line on the console, also when words are loaded in between
MOST_VALUES = 12


def kept(device):
    """Return the options that the journal has, as pairs; None for no record."""
    state = records.read(bytearray(device.nvm))
    assert not state.broken
    return None if state.options is None else list(zip(state.options[::2], state.options[1::2], strict=True))


class Chooser(Person):
    """Goes through OPTIONS by what is on the grid; `language` changes with what was chosen."""

    def open(self):
        """From the main menu."""
        self.choose("OPTIONS")
        self.device.run(SAID_MS)

    def leave(self):
        """Back to the main menu."""
        self.press("B")
        self.device.run(SAID_MS)

    def option(self, item):
        """Go to an item; return what the console says of its value."""
        self.go_to(item, OPTION_ITEMS)
        return self.said()

    def said(self):
        """Return the value in the console's last line."""
        self.device.run(SAID_MS)
        return self.device.console.splitlines()[-1].rstrip(".").partition(": ")[2]

    def set(self, item, value, button="RIGHT"):
        """Go to an item and press the button until the console says this value."""
        seen = self.option(item)
        for _ in range(MOST_VALUES):
            if seen == value:
                return
            self.press(button)
            seen = self.said()
        raise AssertionError(f"{item} has no {value!r}\n{self.device.console}")

    def speak(self, language):
        """Set the language, which makes the grid's words others."""
        self.option("LANGUAGE")
        self.press("RIGHT")
        self.words = LABELS[language]
        self.device.run(SAID_MS)
        assert which(self.device, NAME_Y, [self.words[item] for item in OPTION_ITEMS]) == self.words["LANGUAGE"]
