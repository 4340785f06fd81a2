# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the grid shows and what the buttons mean, one file a screen."""


class Screen:
    """One meaning of lights and buttons. `now` is always in ticks of `supervisor.ticks_ms`.

    `device` offers `light`, `say`, `label`, `words`, `problems`, `edition`, `sitting`, `look()`, `go(screen, now)`,
    `visit(room, name, ...)` and `home()`. A screen never waits: it draws what changed and returns.

    While a screen does not listen (`listens` is false), what the buttons do waits for the next one.

    `rooms` names the modules of a screen that are only loaded while it is in front, with a blank between two, as for
    `visit`; the device lets go of them after.
    """

    silent = False  # whether its presses must not be heard: their number could tell a secret
    rooms = ""
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
