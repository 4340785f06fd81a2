# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Words on the grid: short ones stand still, longer ones scroll."""

from adafruit_ticks import ticks_diff
from micropython import const

from handheld.light import WIDTH
from handheld.screens import Screen, font

REST_MS = 1000  # how long the beginning of a long word stands still
_AT_REST = const(2)  # signs fit the grid's width
SCROLL_MS = 140  # how long one column takes: slow enough for a beginning reader


class Label:
    """One word on the lines `y` to `y + 4`, across the whole width."""

    def __init__(self, y, ink):
        self._y = y
        self._ink = ink
        self._text = ""
        self._columns = b""
        self._shift = 0
        self._since = 0

    def show(self, light, text, now):
        """Draw `text` from its beginning; ticks `now` is when it begins to rest."""
        self._text = text
        self._columns = font.columns(text[:_AT_REST])  # the rest of it has time until it scrolls
        self._shift = 0
        self._since = now
        self._draw(light)

    def update(self, light, now):
        """Scroll on by a column if it is time."""
        if len(self._text) <= _AT_REST:
            return
        wait = SCROLL_MS if self._shift else REST_MS
        if ticks_diff(now, self._since) < wait:
            return
        self._since = now
        if not self._shift:
            self._columns = font.columns(self._text)
        self._shift += 1
        if self._shift > len(self._columns):
            self._shift = 0
        self._draw(light)

    def _draw(self, light):
        at = self._shift
        if len(self._columns) < WIDTH - 1:
            at = (len(self._columns) - WIDTH) // 2  # one sign stands in the middle
        light.stripes(self._y, self._columns, at, self._ink)


class Lines(Screen):
    """Short words above one another, each with its ink; the long ones scroll."""

    at: tuple = (2, 8)  # their top lines

    def __init__(self, device):
        super().__init__(device)
        self._labels = []

    def show(self, now, *words):
        """Draw (text, ink) pairs, the first one on top."""
        self._labels = []
        for (text, ink), y in zip(words, self.at):
            label = Label(y, ink)
            label.show(self.device.light, text, now)
            self._labels.append(label)
            self.device.look()

    def update(self, now):
        for label in self._labels:
            label.update(self.device.light, now)
