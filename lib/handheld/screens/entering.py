# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Entering a row, for every screen that has one: the buttons, the blinking cursor, the palette line."""

from adafruit_ticks import ticks_diff

from handheld import palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, B
from handheld.screens import cells

LIT_MS = 500  # the cursor blinks: lit first,
DARK_MS = 250  # then dark


class Entering:
    """Draws and changes `entry`, an Entry, on the line `y`, with the palette of `edition`."""

    def __init__(self, light, edition, entry):
        self.y = 0
        self._light = light
        self._edition = edition
        self._entry = entry
        self._taken = None  # (cursor, peg) of before the last press of B, or of A on an untouched row
        self._since = 0
        self._lit = True

    def press(self, button, now):
        """Do what a button's press means; return True for A on a full row, which is the caller's to take."""
        entry = self._entry
        self._taken = None
        if button in (UP, DOWN):
            entry.turn(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            entry.move(1 if button == RIGHT else -1)
        elif button == B:
            self._taken = (entry.cursor, entry.peg)
            entry.clear()
        elif entry.full:
            return True
        else:
            if entry.untouched:
                self._taken = (entry.cursor, entry.peg)
            entry.next_gap()
        self.draw(now)
        return False

    def take_back(self):
        """Undo the press that has become a hold; return whether it was B's, or A's on an untouched row."""
        if self._taken is None:
            return False
        cursor, peg = self._taken
        self._taken = None
        self._entry.cursor = cursor
        self._entry.pegs[cursor] = peg
        return True

    def draw(self, now):
        """Draw the row in its lit phase, which begins anew, and the palette line."""
        entry = self._entry
        for x, peg in enumerate(entry.pegs):
            self._light.put(x, self.y, cells.peg_ink(peg))
        cells.draw_palette(self._light, self._edition, entry.peg)
        self._since = now
        self._set_cursor(True)

    def blink(self, now):
        """Change the cursor's phase if it is time."""
        if ticks_diff(now, self._since) >= (LIT_MS if self._lit else DARK_MS):
            self._since = now
            self._set_cursor(not self._lit)

    def _set_cursor(self, lit):
        self._lit = lit
        entry = self._entry
        self._light.put(entry.cursor, self.y, cells.cursor_ink(entry.peg) if lit else palette.DARK)
