# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A screen of words above one another."""

from handheld.screens import Screen
from handheld.screens.text import Label


class Lines(Screen):
    """Short words above one another, each with its ink; the long ones scroll."""

    at: tuple = (2, 8)  # their top lines

    def __init__(self, device):
        super().__init__(device)
        self._labels = []

    def show(self, now, *words):
        """Draw (text, ink) pairs, the first one on top."""
        self._labels = []
        for (text, ink), y in zip(words, self.at):
            label = Label(y, ink)
            label.show(self.device.light, text, now)
            self._labels.append(label)
            self.device.look()

    def update(self, now):
        for label in self._labels:
            label.update(self.device.light, now)
