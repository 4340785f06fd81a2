# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's lights: all of them in each colour, one after another, and a picture that tells how panels hang."""

from micropython import const

from handheld import palette
from handheld.light import CELLS, HEIGHT, WIDTH
from handheld.screens.selftest import Step

ROOMS = "selftest selftest_lights"
_COLOUR_MS = const(3000)
_COLOURS = const(4)
_WALK_MS = const(60)  # a cell
_WALKED_MS = const(1500)  # how long the filled grid stays
_PICTURE_MS = const(15000)

# What the two halves of the grid are drawn in.
HALVES = (palette.DIM + 7, palette.DIM + 8)
# An arrow up and the half's number, as columns; bit 0 is the top line.
_PICTURES = (b"\x02\x1f\x02\x00\x12\x1f\x10", b"\x02\x1f\x02\x00\x19\x15\x12")
_PICTURE_Y = const(2)  # in its half
_CORNER = ((0, 0), (1, 0), (0, 1))


class Colours(Step):
    """All lights red, then green, blue and white, as bright as the current budget allows."""

    rooms = ROOMS
    _shown = 0

    def enter(self, now):
        super().enter(now)
        if not self._shown:
            self.device.say(self.device.more_words.LIGHTS)
        self.fill(palette.TEST + self._shown)

    def next(self, now):
        self._shown += 1
        if self._shown < _COLOURS:
            self.enter(now)
        else:
            self.device.go(Walk(self.device, self._at_start), now)

    def update(self, now):
        if self.since(now) >= _COLOUR_MS:
            self.next(now)


class Walk(Step):
    """One white light through the grid, line by line from the top left; behind it each half fills in its colour."""

    rooms = ROOMS
    _reached = -1

    def enter(self, now):
        super().enter(now)
        self.device.say(self.device.more_words.WALK)

    def next(self, now):
        self.device.go(Picture(self.device, self._at_start), now)

    def update(self, now):
        light = self.device.light
        reached = self.since(now) // _WALK_MS
        if reached >= CELLS + _WALKED_MS // _WALK_MS:
            self.next(now)
            return
        while self._reached < min(reached, CELLS):
            at = self._reached
            if at >= 0:
                light.put(at % WIDTH, at // WIDTH, HALVES[at * 2 // CELLS])
            self._reached = at = at + 1
            if at < CELLS:
                light.put(at % WIDTH, at // WIDTH, palette.TEXT)


class Picture(Step):
    """In each half an arrow up, its number and a white corner at its top left."""

    rooms = ROOMS

    def enter(self, now):
        super().enter(now)
        device = self.device
        for half in (0, 1):
            y = half * HEIGHT // 2
            device.light.stripes(y + _PICTURE_Y, _PICTURES[half], -1, HALVES[half])
            for x, below in _CORNER:
                device.light.put(x, y + below, palette.TEXT)
            device.look()
        device.say(device.more_words.PICTURE)
        for line in device.more_words.MENDING:
            device.say(line)

    def next(self, now):
        self.device.visit("selftest selftest_buttons", "ButtonTest", self._at_start)

    def update(self, now):
        if self.since(now) >= _PICTURE_MS:
            self.next(now)
