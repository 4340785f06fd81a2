# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Watches over the loop: feeds the chip's watchdog, and forgets faults once the handheld has run well for a while.

Loaded only where there is a watchdog to feed or a fault to forget. safemode.py counts the faults.
"""

from adafruit_ticks import ticks_diff
from micropython import const
from supervisor import ticks_ms

from handheld.journal import WATCH

_WELL_MS = const(30000)


class Watch:
    """`step` is called in every pass of the loop. `faults` is how many there were in a row, `feed` what it calls."""

    def __init__(self, journal, faults):
        self.feed = None
        self._journal = journal
        self._faults = faults
        self._since = ticks_ms()

    def step(self, now):
        """Feed the watchdog. `now` is in ticks."""
        if self.feed is not None:
            self.feed()
        if self._faults and ticks_diff(now, self._since) >= _WELL_MS:
            self._faults = 0
            self._journal.write(WATCH, b"\0")
