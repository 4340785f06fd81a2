# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Switching a host's handheld off in the middle of something, and looking at what comes back."""

from handheld import records
from lights import Grid
from match_player import FAINT

STARTED_MS = 800  # whatever was played is on the grid again by then
BLINK_MS = 1500  # a cursor has been lit and dark in that time
PAUSE_MS = 2200  # the row being entered is saved after two seconds


def played(device):
    """Return the bytes of what is being played, as the journal has them; its kind first."""
    state = records.read(bytearray(device.nvm))
    assert not state.broken and not state.cut
    return state.play


def power_cycle(device, ms=STARTED_MS):
    """Switch off and on, and wait; `frames` and `console` are those since switch-on."""
    assert device.stopped is None
    device.power_off()
    device.frames, device.console = [], ""
    device.power_on()
    device.run(ms)
    assert device.stopped is None
    assert "damaged" not in device.console


def same_lights(device, pixels):
    """Say whether these lights come now, but for what blinks."""
    known = len(device.frames) - 1
    device.run(BLINK_MS)
    return any(frame.pixels == pixels for frame in device.frames[known:])


def check_nothing_shown(device, code, rows=()):
    """No frame since switch-on has the code where secrets or single rows stand, and no line tells a secret.

    `rows` are the lines of the grid where the code may stand: it was guessed there.
    """
    for frame in device.frames:
        grid = Grid(frame)
        for y in range(16):
            if y not in rows:
                lit = [pixel for pixel in grid.line(y, 0, 4) if max(pixel) > FAINT]
                assert grid_code(grid, y) != tuple(code) or len(lit) < 4, f"line {y}\n{grid}"
    assert "ecret" not in device.console and "code was" not in device.console, device.console


def grid_code(grid, y):
    """Return the colours of a line's left four cells."""
    return grid.pegs(13 - y)
