# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A bar that fills up on one line, with the time that is left."""

import sys
import time

_WIDTH = 30
_EVERY_SECONDS = 0.5
_SOON_ENOUGH = 0.02  # no guess at the time left from less than this part


class Bar:
    """The progress of one job; into a pipe or a file only its end is written."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._begun = time.monotonic()
        self._shown = 0.0
        self._live = sys.stdout.isatty()

    def show(self, part: float) -> None:
        """Show that this part, from 0 to 1, is done."""
        now = time.monotonic()
        if not self._live or now - self._shown < _EVERY_SECONDS:
            return
        self._shown = now
        elapsed = now - self._begun
        left = f"{_clock(elapsed / part - elapsed)} left" if part > _SOON_ENOUGH else "..."
        full = int(part * _WIDTH)
        print(f"\r{self._name:24}[{'#' * full}{'.' * (_WIDTH - full)}] {part:4.0%}  {left}   ", end="", flush=True)

    def end(self) -> None:
        """Close the line."""
        text = f"{self._name:24}done in {_clock(time.monotonic() - self._begun)}"
        print(f"\r{text:80}" if self._live else text, flush=True)


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
