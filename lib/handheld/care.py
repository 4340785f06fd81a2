# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld looks after itself: it dims and sleeps when nobody plays, watches its battery, and makes sounds.

Only what every step or press needs is here. `handheld.shade` is loaded from dimming to waking and while the battery is
low, `handheld.sound` while the sounds are on.
"""

from micropython import const

from handheld import load_module

TICK, KEYS, WON, LOST, WRONG, WAKE = range(6)  # the sounds
A_VOLT = const(6620)  # what the battery's monitor measures for each: 65535 is 3.3 V, and it has a third of the supply

_SECOND_MS = const(1000)
_TICKS = const(0x1FFFFFFF)  # ticks wrap at 2 ** 29
_SMOOTH = const(3)  # bits: a measure counts for an eighth, so what lasts for less than some seconds is no low battery


class Care:
    """What a device has as `device.care`.

    `idle` is the number of minutes without a press after which the light dims; after twice that the device sleeps. 0 is
    never. It may be set at any time. `sound` is the handheld.sound.Sound, or None while the sounds are off;
    `load_module("sound").switch(device, on)` switches them.

    `sounder` is the sounder's pin, `supply` the output that switches the pixels' supply, or None, `monitor` the input
    that measures the device's own, or None. Below `low` millivolts the battery is low; below one volt there is none.
    """

    def __init__(self, idle, sounder, supply, monitor, low, now):
        self.device = None  # the Handheld
        self.idle = idle
        self.sound = None
        self.sounder = sounder
        self.supply = supply
        self.monitor = monitor
        self.level = monitor.value if monitor else 0  # what it measured in the last seconds
        self.threshold = low * A_VOLT // 1000
        self.low = False
        self.shade = None  # the handheld.shade.Shade between light and pixels
        self.since = now  # the last whole second
        self.seconds = 0  # of them without a press

    def press(self, now, silent):
        """A button went down; `silent` if it must not be heard. Return whether it has only woken the device."""
        self.seconds = 0
        woken = self.shade is not None and self.shade.press(now)
        if not silent:
            self.play(WAKE if woken else TICK)
        return woken

    def play(self, what, keys=None):
        """Play one of the sounds of `handheld.sound`, by its number; KEYS takes a row's (exact, misplaced)."""
        if self.sound is not None:
            self.sound.play(what, keys)

    def step(self, now):
        """Do what is due, at a step in which nothing was drawn."""
        if self.sound is not None:
            self.sound.step(now)
        if self.shade is not None:
            self.shade.step(now)
        if now - self.since & _TICKS < _SECOND_MS:
            return
        self.since = now
        rests = turns = False
        if self.seconds < 120 * self.idle:  # else it sleeps, or never does
            self.seconds += 1
            rests = self.seconds % (60 * self.idle) == 0
        if self.monitor is not None:
            self.level += self.monitor.value - self.level >> _SMOOTH
            turns = (A_VOLT < self.level < self.threshold) != self.low
        if rests or turns:
            if self.shade is None:
                self.shade = load_module("shade").Shade(self)
            if rests:
                self.shade.rest()
            if turns:
                self.shade.turn()
