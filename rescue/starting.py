# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The start: the first light, then the handheld. Only the start needs this module, and what it loads."""

import sys

from rescue import forget, settings_file, sign, wiring


def begin():
    """Light a pixel, make the handheld and return its `step`."""
    sign.first_light()
    room = _room()
    from handheld import build  # noqa: PLC0415  (not before the first light)

    step = build.handheld().step
    del room
    forget(build, settings_file, sign, wiring)
    return step


def spare(owner, *names):
    """Let go of what a class or a module will not need again: the board has use for its memory.

    Deleting is not enough: CircuitPython's tables keep what was deleted alive until something else takes its place.
    """
    for name in names:
        setattr(owner, name, None)


def _room():
    """Make the board's heap grow at once; what is returned has to be held until the start is over.

    CircuitPython's heap begins with 8 kB and is doubled when it is full even after a collection. Left to that, what the
    handheld holds came close below a doubling: then every other press waited 5 ms for a collection. A long list gets an
    area of its own; shrunk, it leaves all but 5 kB of that to what is loaded now, and so the area stays.
    """
    if sys.implementation.name != "circuitpython":
        return None
    room = [None] * 15872  # of these sizes one that leaves the largest rest to grow into, by the steps of its counting
    del room[600:]
    for _ in range(4):
        room.pop()  # halves what a list holds that is mostly empty
    return room
