# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's buttons: each has its sign, which is lit for as long as the button is down."""

from adafruit_ticks import ticks_diff
from micropython import const

from handheld import palette
from handheld.buttons import HOLD_MS, B
from handheld.screens.selftest import Step

_NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")  # as they stand on the case, in any language

# The signs lie as the buttons do: for each the column and the line of its top left cell, and its columns; bit 0 is the
# top line.
_SIGNS = (
    (2, 0, b"\x02\x03\x03\x02"),
    (2, 8, b"\x01\x03\x03\x01"),
    (0, 3, b"\x06\x0f"),
    (6, 3, b"\x0f\x06"),
    (5, 11, b"\x1e\x05\x1e"),
    (0, 11, b"\x1f\x15\x0a"),
)
_HUB = ((3, 4), (4, 4), (4, 5), (3, 5))  # four lights between the arrows go out one by one until the step ends
_WAIT_MS = const(12000)  # for a press
_DONE_MS = const(2500)  # the same, when all were seen
_STUCK_MS = const(2500)  # the A that began the self-test is up again by then
_MOST_MS = const(90000)  # a contact that never comes to rest must not keep the self-test here
_LEAVE_MS = const(3000)

# What a sign's ink says of its button.
UNSEEN = palette.FAINT
SEEN = palette.WON
HELD = palette.AT_CURSOR + 5
STUCK = palette.LOST  # down, and has been since switch-on


class ButtonTest(Step):
    """Faint signs wait for their buttons, white ones are held, green ones were seen, red ones are stuck.

    B held for three seconds goes on, too.
    """

    rooms = "selftest selftest_buttons"

    def __init__(self, device, at_start):
        super().__init__(device, at_start)
        self._began = 0
        self._seen = [False] * len(_NAMES)
        self._inks = [palette.DARK] * len(_NAMES)
        self._hub = 0  # how many of its lights are lit
        self._held_b = None  # since when B has been held
        self._told = False  # what is stuck

    def enter(self, now):
        super().enter(now)
        self._began = now
        self.device.say(self.device.more_words.PRESS)
        self._draw()

    def press(self, button, now):
        if self._seen[button] and self._inks[button] == HELD:
            return  # an arrow that repeats
        self._seen[button] = True
        self._draw()
        down = [name for name, level in zip(_NAMES, self.device.buttons.levels) if not level]
        self.device.say(self.device.more_words.DOWN % ", ".join(down or [_NAMES[button]]))

    def release(self, button, now):
        self._held_b = None

    def hold(self, button, now):
        if button == B:
            self._held_b = now

    def next(self, now):
        device = self.device
        stuck = []
        unseen = []
        for button, name in enumerate(_NAMES):
            if not device.buttons.levels[button] and not (button == B and self._held_b is not None):
                stuck.append(name)
            elif not self._seen[button]:
                unseen.append(name)
        device.visit("font text selftest selftest_results", "Results", self._at_start, stuck, unseen)

    def update(self, now):
        self._draw()
        down = self.device.buttons.down
        if True in down:
            self._since = now  # its time begins when all are up again
        began = ticks_diff(now, self._began)
        if not self._told and began >= _STUCK_MS:
            self._told = True
            for button, ink in enumerate(self._inks):
                if ink == STUCK:
                    self.device.say(self.device.more_words.STUCK % _NAMES[button])
        limit = _WAIT_MS if False in self._seen else _DONE_MS
        passed = self.since(now)
        self._draw_hub(max(0, len(_HUB) - passed * len(_HUB) // limit))
        if passed >= limit or began >= _MOST_MS:
            self.next(now)
        elif self._held_b is not None and down[B] and ticks_diff(now, self._held_b) >= _LEAVE_MS - HOLD_MS:
            self.next(now)

    def _draw(self):
        buttons = self.device.buttons
        light = self.device.light
        for button, (left, top, columns) in enumerate(_SIGNS):
            if buttons.levels[button]:
                ink = SEEN if self._seen[button] else UNSEEN
            else:
                ink = HELD if buttons.down[button] else STUCK
            if ink == self._inks[button]:
                continue
            self._inks[button] = ink
            for x, bits in enumerate(columns):
                for y in range(5):
                    if bits >> y & 1:
                        light.put(left + x, top + y, ink)

    def _draw_hub(self, lights):
        if lights != self._hub:
            self._hub = lights
            for number, (x, y) in enumerate(_HUB):
                self.device.light.put(x, y, palette.FAINT if number < lights else palette.DARK)
