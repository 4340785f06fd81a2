# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The hints of a solo game: a row that the guess contradicts, how many codes are left, a good next guess."""

from adafruit_ticks import ticks_diff
from micropython import const

from handheld import care, palette
from handheld.buttons import A, B
from handheld.screens import Screen, cells
from handheld.screens.text import Lines
from mastermind import Codebreaker

_SHOWN_MS = const(1500)


class Warning(Screen):
    """The guess and the first row that it contradicts, alone on the board. A: it shall count; B: back to change it."""

    rooms = "font text hints"

    def __init__(self, device, solo, row):
        super().__init__(device)
        self._solo = solo
        self._row = row

    def enter(self, now):
        device = self.device
        light = device.light
        solo = self._solo
        code, keys = solo.rows[self._row - 1]
        cells.draw_code(light, cells.row_y(self._row), code)
        cells.draw_keys(light, self._row, keys)
        cells.draw_code(light, cells.row_y(len(solo.rows) + 1), solo.entry.code)
        cells.draw_doubt(light)
        cells.draw_answers(light)
        device.care.play(care.WRONG)
        device.say(device.more_words.CONTRADICTS % self._row)

    def press(self, button, now):
        solo = self._solo
        if button == A:
            self.device.go(solo, now)
            solo.count_guess(now)
        elif button == B:
            self.device.go(solo, now)


class Left(Lines):
    """How many codes can still be right, in two lines of two digits; it goes by itself, and with any press.

    That press is meant for the board and goes on to it.
    """

    rooms = "font text hints"

    def __init__(self, device, solo, left):
        super().__init__(device)
        self._solo = solo
        self._left = left
        self._since = 0

    def enter(self, now):
        device = self.device
        left = self._left
        high = str(left // 100) if left > 99 else ""
        low = ("%02d" if high else "%d") % (left % 100)
        self.show(now, (high, palette.VALUE), (low, palette.VALUE))
        device.say(device.more_words.LEFT % left)
        self._since = now

    def press(self, button, now):
        self.device.go(self._solo, now)
        self._solo.press(button, now)

    def update(self, now):
        if ticks_diff(now, self._since) > _SHOWN_MS:
            self.device.go(self._solo, now)


class Advice(Screen):
    """Works out a good next guess in slices, and puts it into the row; a line grows meanwhile. B leaves it."""

    rooms = "font text hints"

    def __init__(self, device, solo):
        super().__init__(device)
        self._solo = solo
        self._breaker = Codebreaker(solo.edition)
        self._work = self._working()

    def _working(self):
        for code, keys in self._solo.rows:
            yield from self._breaker.taking(code, keys)
        yield from self._breaker.choosing()

    def press(self, button, now):
        if button == B:
            self.device.go(self._solo, now)

    def update(self, now):
        if self.device.settling:
            return
        try:
            done, total = next(self._work)
        except StopIteration:
            solo = self._solo
            solo.game.mark_hinted()
            solo.entry.copy(self._breaker.next_guess())
            self.device.go(solo, now)
        else:
            cells.draw_progress(self.device.light, done, total)
