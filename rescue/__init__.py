# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Starts the handheld, and stands in for it when something breaks: built-in modules only.

Whatever is missing or broken on the drive besides this folder, the grid still lights up, the reason stands on the
console, and a button press tries again.
"""

from rescue import pins, sign


def start():
    """Return an object with `step()`: the handheld, or the crash sign if it can't be built."""
    return Guard()


class Guard:
    """Runs the handheld's `step()`; after any exception it shows the crash sign instead."""

    def __init__(self):
        try:
            sign.first_light()
            # Imported here: a missing library must end in the sign, not in a dark device.
            from handheld.app import Handheld  # noqa: PLC0415

            self._step = Handheld().step
        except Exception as error:
            self._fail(error)

    def step(self):
        """Do one step of the handheld, or of the crash sign that took its place."""
        try:
            self._step()
        except Exception as error:
            self._fail(error)

    def _fail(self, error):
        sign.report(error)
        pins.release()
        self._step = sign.CrashSign().step
