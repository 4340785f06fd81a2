# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the grid shows and what the buttons mean, one file a screen."""

from handheld.text import Label


class Screen:
    """One meaning of lights and buttons. `now` is always in ticks of `supervisor.ticks_ms`.

    `device` offers `light`, `say`, `label`, `words`, `problems`, `edition`, `sitting`, `look()`, `go(screen, now)`,
    `visit(room, name, ...)` and `home()`. A screen never waits: it draws what changed and returns.

    While a screen does not listen (`listens` is false), what the buttons do waits for the next one.

    `rooms` names the modules of a screen that are only loaded while it is in front; the device lets go of them after.
    """

    rooms: tuple = ()
    listens = True

    def __init__(self, device):
        self.device = device

    def enter(self, now):
        """Draw the whole screen; the grid is dark and at its full level."""

    def press(self, button, now):
        """A button went down, or a held arrow repeats."""

    def hold(self, button, now):
        """A or B has been down for 700 ms; its press came to this screen."""

    def release(self, button, now):
        """A button went up; its press came to this screen."""

    def update(self, now):
        """Draw what time has changed; called at every step."""


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
