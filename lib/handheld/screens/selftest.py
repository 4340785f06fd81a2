# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test: where it begins, and what its steps have in common.

Its steps are `selftest_lights`, `selftest_buttons` and `selftest_results`; `selftest_end` leads out of it. Each is a
room. Nothing here needs a button that works: every step ends by itself.
"""

from adafruit_ticks import ticks_diff

from handheld.buttons import B
from handheld.screens import Screen


class SelfTest(Screen):
    """Loads its words. `at_start` says whether it began at switch-on: then the kept game follows it."""

    rooms = "selftest"
    listens = False

    def __init__(self, device, at_start=False):
        super().__init__(device)
        self._at_start = at_start

    def update(self, now):
        device = self.device
        device.load_words("test")
        device.say(device.more_words.BEGIN)
        device.visit("selftest selftest_lights", "Colours", self._at_start)


class Step(Screen):
    """One step. Any button goes on: B when it comes up, because B held leaves the self-test."""

    def __init__(self, device, at_start):
        super().__init__(device)
        self._at_start = at_start
        self._since = 0

    def next(self, now):
        """The step is over."""

    def since(self, now):
        """Return for how long the step has been in front, or what it shows now, in ms."""
        return ticks_diff(now, self._since)

    def enter(self, now):
        self._since = now
        self.device.care.seconds = 0  # nobody has to press anything: it is not to dim meanwhile

    def press(self, button, now):
        if button != B:
            self.next(now)

    def release(self, button, now):
        if button == B:
            self.next(now)

    def hold(self, button, now):
        if button == B:
            self.leave()

    def leave(self):
        """Out of the self-test."""
        self.device.visit("modes selftest_end", "End", self._at_start)

    def fill(self, ink):
        """Light all cells."""
        for y in (0, 5, 10, 11):
            self.device.light.stripes(y, b"\x1f" * 8, 0, ink)
            self.device.look()
