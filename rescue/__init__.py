# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Starts the handheld, and stands in for it when something breaks: built-in modules only.

Whatever is missing or broken on the drive besides this folder, the grid still lights up, the reason stands on the
console, and a button press tries again.
"""

import gc
import sys

opened = []  # whoever opens a pin puts the object here, so that the crash sign can take the pins over


def start():
    """Return an object with `step()`: the handheld, or the crash sign if it can't be built."""
    return Guard()


def forget(*modules):
    """Take modules that did their work out of the interpreter's books, so that their memory can be collected."""
    for module in modules:
        package, _, name = module.__name__.rpartition(".")
        # CircuitPython's tables keep what was deleted alive until something else takes its place: None does, first.
        sys.modules[module.__name__] = None  # type: ignore[assignment]
        del sys.modules[module.__name__]
        setattr(sys.modules[package], name, None)
        delattr(sys.modules[package], name)


def release():
    """Give all pins back."""
    while opened:
        try:
            opened.pop().deinit()
        except Exception:
            pass


class Guard:
    """Runs the handheld's `step()`; after any exception it shows the crash sign instead."""

    def __init__(self):
        try:
            # Imported here: a missing module must end in the sign, not in a dark device.
            from rescue import starting  # noqa: PLC0415

            self._step = starting.begin()
            forget(starting)
        except Exception as error:
            self._fail(error)
        gc.collect()

    def step(self):
        """Do one step of the handheld, or of the crash sign that took its place."""
        try:
            self._step()
        except Exception as error:
            self._fail(error)

    def _fail(self, error):
        self._step = None  # gives the broken handheld's memory back
        release()
        from rescue import crash  # noqa: PLC0415

        self._step = crash.CrashSign(error).step
