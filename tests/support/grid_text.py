# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reading words off the grid: those that stand still and those that scroll."""

from handheld.screens import font
from lights import DARK, WIDTH, Grid

NAME_Y, VALUE_Y = 2, 8  # where a menu writes an item's name and its option
DOTS_Y = 15


def columns_at(grid, y):
    """Return the eight columns of the text on lines `y` to `y + 4`, as numbers: bit 0 is the top line."""
    return tuple(
        sum((grid.at(x, y + line) != DARK) << line for line in range(font.HEIGHT)) for x in range(WIDTH)
    )


def shows(grid, y, text):
    """Say whether `text` begins at the left end of line `y` (one or two signs: whether it stands there)."""
    wanted = tuple(font.columns(text))[:WIDTH]
    return columns_at(grid, y)[: len(wanted)] == wanted


def scrolled(device, y, ms=6000):
    """Let time pass and return all columns that came by on line `y`, the first eight as they stood before."""
    windows = [columns_at(Grid(device.last), y)]
    known = len(device.frames)
    device.run(ms)
    for frame in device.frames[known:]:
        window = columns_at(Grid(frame), y)
        if window != windows[-1]:
            windows.append(window)
    return windows[0] + tuple(window[-1] for window in windows[1:])


def scrolls(device, y, text, ms=None):
    """Say whether `text` comes by, from its beginning, on line `y`."""
    wanted = tuple(font.columns(text))
    return scrolled(device, y, ms or 1500 + 150 * len(wanted))[: len(wanted)] == wanted


def item_at(grid):
    """Return the number of the menu item that is chosen, from 0, by the brightest dot, and the number of dots."""
    dots = [sum(pixel) for pixel in grid.line(DOTS_Y)]
    return dots.index(max(dots)), sum(dot > 0 for dot in dots)
