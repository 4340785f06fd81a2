# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The coach: after a solo game, how good each guess was."""

from handheld import palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, B
from handheld.console import colours
from handheld.screens import Screen, cells
from handheld.screens.text import Label
from mastermind import Coach

_CODE_Y = 6
_STARS_Y = 7  # not beside the best guess: they are not for that one
_BEST_Y = 8
_STAR = palette.AT_CURSOR + 2


class Coaching(Screen):
    """One row at a time: its number; the guess with its keys and, under these, 0 to 4 stars; the best guess.

    Below, how many codes were left before the row and after it. The arrows go through the rows, B goes back to the
    menu. A line grows until all rows are judged; rows not yet judged show only the first part.
    """

    rooms = "font text coach"

    def __init__(self, device, game):
        super().__init__(device)
        self._rows = game.round.rows
        self._coach = Coach(game.edition, self._rows)
        self._judging = self._coach.judging()
        self._judged = False
        self._shown = -1
        self._row = 0  # from 0
        self._said = 0  # rows that the console has
        self._number = Label(0, palette.TEXT)
        self._left = Label(10, palette.VALUE)

    def enter(self, now):
        self._draw(now)

    def press(self, button, now):
        rows = len(self._rows)
        if button == B:
            self.device.visit("modes", "Leave")
        elif button in (UP, RIGHT, DOWN, LEFT) and rows:
            self._row = (self._row + (1 if button in (UP, RIGHT) else -1)) % rows
            self._draw(now)

    def update(self, now):
        light = self.device.light
        self._number.update(light, now)
        self._left.update(light, now)
        if self._judged or self.device.settling:
            return
        try:
            done, total = next(self._judging)
        except StopIteration:
            self._judged = True
            self._draw(now)
        else:
            self.device.look()
            if done * 8 // total != self._shown:
                self._shown = done * 8 // total
                cells.draw_progress(light, done, total)
        if self._said < len(self._coach.rows):
            self._say(now)

    def _say(self, now):
        device = self.device
        words = device.words
        row = self._said
        before, after, left, best, move, grade = self._coach.rows[row]
        self._said = row + 1
        device.say(device.more_words.COACH % (row + 1, colours(words, self._rows[row][0]), before, after, left))
        device.say(device.more_words.COACH_BEST % (colours(words, move), best, grade))
        if row == self._row:
            self._draw(now)

    def _draw(self, now):
        light = self.device.light
        light.clear()
        self._shown = -1
        row = self._row
        self._number.show(light, str(row + 1), now)
        self.device.look()
        if row < len(self._rows):
            code, keys = self._rows[row]
            cells.draw_code(light, _CODE_Y, code)
            cells.draw_keys_at(light, _CODE_Y, keys)
        if row < len(self._coach.rows):
            before, after, _, _, move, grade = self._coach.rows[row]
            cells.draw_code(light, _BEST_Y, move)
            for star in range(4):
                light.put(cells.KEYS_X + star, _STARS_Y, _STAR if star < grade else palette.FAINT)
            self._left.show(light, "%d-%d" % (before, after), now)
        else:
            self._left.show(light, "", now)
