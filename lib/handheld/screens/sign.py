# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The signs of a won and a lost game on the three free lines: a sweep, then a tick or a cross that stays.

Shape and colour both tell which it is. Nothing flashes: each cell changes at most twice.
"""

from handheld import palette
from handheld.grid import WIDTH

DURATION_MS = 1600
_TOP = 13
_LINES = 3
_STEP_MS = 90  # one column of the sweep
# What stays, one number a line; the highest of eight bits is the left column.
_TICK = (0b00000100, 0b00101000, 0b00010000)
_CROSS = (0b00101000, 0b00010000, 0b00101000)


def draw_sign(light, won, elapsed):
    """Draw the sign `elapsed` ms after its start; from DURATION_MS on it stays the same."""
    ink = palette.WON if won else palette.LOST
    shape = _TICK if won else _CROSS
    front = elapsed // _STEP_MS
    back = (elapsed - DURATION_MS // 2) // _STEP_MS
    if elapsed >= DURATION_MS:
        front = back = WIDTH
    for x in range(WIDTH):
        # A win fills from the left, a loss from the right; the shape stays where the sweep has passed.
        place = x if won else WIDTH - 1 - x
        for line in range(_LINES):
            lit = place <= front if place > back else shape[line] >> (WIDTH - 1 - x) & 1
            light.put(x, _TOP + line, ink if lit else palette.DARK)
