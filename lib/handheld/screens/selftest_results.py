# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's results: a lamp for each check, a sign for all of them, and a table on the console."""

from micropython import const

from handheld import load_module, palette
from handheld.screens import font
from handheld.screens.selftest import Step
from handheld.screens.text import Label

_STAY_MS = const(60000)
_LAMPS_Y = const(3)  # the foot of the lamps
_SIGN_Y = const(5)
_NAMES_Y = const(11)
_TICK = b"\x04\x08\x10\x08\x04\x02\x01"
_CROSS = b"\x11\x0a\x04\x0a\x11"
# Ink and height of the lamps, by how a check went: colours alone do not tell everybody.
_LAMPS = ((palette.WON, 1), (palette.PROBLEM, 2), (palette.LOST, 3), (palette.FAINT, 1))


class Results(Step):
    """Runs the checks, a slice at each update, and shows how they went; the names of those that failed scroll by."""

    rooms = "font text selftest selftest_results"

    def __init__(self, device, at_start, stuck, unseen):
        super().__init__(device, at_start)
        self._names = Label(_NAMES_Y, palette.PROBLEM)
        self._results = []  # (label, how it went, what to say)
        self._checks = load_module("checks")
        self._checking = self._checks.checking(device, stuck, unseen)
        self._done = False

    def next(self, now):
        if self._done:
            self.leave()

    def leave(self):
        self.device.unload(("handheld.checks",))
        super().leave()

    def update(self, now):
        self._names.update(self.device.light, now)
        if self._done:
            if self.since(now) >= _STAY_MS:
                self.leave()
            return
        result = next(self._checking)
        if result is None:
            self._done = True
            self._since = now
            self._sum_up(now)
        elif result:
            ink, height = _LAMPS[result[1]]
            self._results.append(result)
            for y in range(_LAMPS_Y, _LAMPS_Y - height, -1):
                self.device.light.put(len(self._results), y, ink)

    def _sum_up(self, now):
        device = self.device
        words = device.more_words
        wrong = self._checks.WRONG
        for name, state, detail in self._results:
            device.say(words.RESULT % (device.label(name), words.STATES[state], detail))
        states = [state for _, state, _ in self._results]
        bad = [device.label(name) for name, state, _ in self._results if state in (self._checks.UNSURE, wrong)]
        light = device.light
        if wrong in states:
            light.stripes(_SIGN_Y, _CROSS, -1, palette.LOST)
        elif bad:
            light.stripes(_SIGN_Y, font.columns("?"), -2, palette.PROBLEM)
        else:
            light.stripes(_SIGN_Y, _TICK, 0, palette.WON)
        device.look()
        if bad:
            self._names.show(light, " ".join(bad), now)
        device.say(words.FAILED if wrong in states else words.DOUBTFUL if bad else words.PASSED)
