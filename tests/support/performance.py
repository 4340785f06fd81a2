# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Has a runtime perform a button script, and keeps what it showed and said."""

from collections.abc import Iterator
from typing import NamedTuple

from script_writer import AFTER, Look, Press


class Seen(NamedTuple):
    """What a runtime showed in a performance of the script."""

    frames: dict[str, list]  # the Look's name -> pixels
    lines: list[str]  # of the console, from the greeting on


def perform(device, steps: list[Press | Look]) -> Seen:
    """Do the steps on a Device whose menu has just been lit."""
    frames = {}
    since = 0.0  # the last press went down so long ago
    for step in steps:
        if isinstance(step, Press):
            device.press(step.button, held=step.held, after=AFTER)
            since = step.held + AFTER
        else:
            assert step.name not in frames, step.name
            if step.wait > since:
                device.run(step.wait - since)
                since = step.wait
            frames[step.name] = device.last.pixels
    return Seen(frames, list(_lines(device.console)))


def _lines(console: str) -> Iterator[str]:
    """The firmware's own lines; the board says something before them."""
    own = console[console.index("Mastermind handheld") :]
    for line in own.splitlines():
        yield line.strip()
