# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The signs of a won and a lost game on the three free lines: a sweep, then a tick or a cross that stays.

Shape and colour both tell which it is. Nothing flashes: each cell changes at most twice.
"""

from handheld import palette
from handheld.grid import WIDTH

DURATION_MS = 1600
_TOP = 13
LINES = 3
_STEP_MS = 90  # one column of the sweep
# What stays, one number a line; the highest of eight bits is the left column.
_TICK = (0b00000100, 0b00101000, 0b00010000)
_CROSS = (0b00101000, 0b00010000, 0b00101000)


def draw_sign(light, won, elapsed):
    """Draw the sign `elapsed` ms after its start; from DURATION_MS on it stays the same."""
    if elapsed >= DURATION_MS:
        draw_shape(light, won, _TOP)
        return
    front = elapsed // _STEP_MS
    back = (elapsed - DURATION_MS // 2) // _STEP_MS
    for x in range(WIDTH):
        # A win fills from the left, a loss from the right; the shape stays where the sweep has passed.
        place = x if won else WIDTH - 1 - x
        for line in range(LINES):
            lit = place <= front if place > back else _in_shape(won, x, line)
            light.put(x, _TOP + line, _ink(won) if lit else palette.DARK)


def draw_shape(light, won, top):
    """Draw the tick or the cross on the three lines from `top`."""
    for x in range(WIDTH):
        for line in range(LINES):
            light.put(x, top + line, _ink(won) if _in_shape(won, x, line) else palette.DARK)


def _ink(won):
    return palette.WON if won else palette.LOST


def _in_shape(won, x, line):
    return (_TICK if won else _CROSS)[line] >> (WIDTH - 1 - x) & 1
