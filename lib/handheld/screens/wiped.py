# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Empties the memory and starts the device anew."""

from adafruit_ticks import ticks_diff
from micropython import const

from handheld import load_module
from handheld.screens import Screen
from handheld.screens.cells import draw_progress

_BEFORE_MS = const(500)  # the erase comes when the last press is over,
_AFTER_MS = const(1000)  # and the start when the console has said it


class Wiped(Screen):
    """A line at the bottom grows; whatever is pressed meanwhile has nothing left to mean."""

    rooms = "wiped"
    listens = False

    def __init__(self, device):
        super().__init__(device)
        self._anew = load_module("anew")
        self._since = 0
        self._empty = False

    def enter(self, now):
        self._since = now
        self.device.say(self.device.more_words.WIPED)
        draw_progress(self.device.light, 0, 1)

    def update(self, now):
        passed = ticks_diff(now, self._since)
        if passed > _AFTER_MS:
            self._anew.start()
        elif passed > _BEFORE_MS and not self._empty:
            self._empty = True
            self._anew.wipe(self.device.journal)
            draw_progress(self.device.light, 1, 2)
