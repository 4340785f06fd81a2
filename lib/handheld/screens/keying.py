# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Giving keys on the buttons, for every screen where a person does."""

from handheld import palette
from handheld.buttons import DOWN, RIGHT, UP
from handheld.screens import cells


class Keying:
    """UP and DOWN change the exact keys, RIGHT and LEFT the misplaced ones; what no guess can get cannot be set.

    With `mistakes` one misplaced key beside all others exact can be set, for whoever judges the keys after.
    """

    def __init__(self, positions, keys=(0, 0), mistakes=False):
        self.keys = keys
        self._positions = positions
        self._mistakes = mistakes

    def press(self, button):
        """Do what an arrow means."""
        exact, misplaced = self.keys
        step = 1 if button in (UP, RIGHT) else -1
        if button in (UP, DOWN):
            exact += step
        else:
            misplaced += step
        least = min(exact, misplaced)
        mistake = exact == self._positions - 1 and misplaced == 1
        if least >= 0 and exact + misplaced <= self._positions and (self._mistakes or not mistake):
            self.keys = (exact, misplaced)

    def draw(self, light, row):
        """Draw the keys in `row`, from 1, and as two counts on the palette line."""
        y = cells.row_y(row)
        for place in range(4):
            light.put(cells.KEYS_X + place, y, palette.DARK)
        cells.draw_keys_at(light, y, self.keys)
        cells.draw_counts(light, cells.PALETTE_Y, self.keys)
