# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Games won (green, with a plus) and lost (red, with a minus) since switch-on."""

from handheld import palette
from handheld.buttons import A, B
from handheld.screens import Screen
from handheld.text import Label

_WON_Y = 2
_LOST_Y = 9


class Score(Screen):
    """Two numbers; A or B goes back to the menu."""

    rooms = ("score",)

    def __init__(self, device):
        super().__init__(device)
        self._won = Label(_WON_Y, palette.WON)
        self._lost = Label(_LOST_Y, palette.LOST)

    def enter(self, now):
        device = self.device
        sitting = device.sitting
        self._won.show(device.light, "+%d" % sitting.won, now)
        device.look()
        self._lost.show(device.light, "-%d" % sitting.lost, now)
        device.say(device.words.SCORE % (sitting.won, sitting.lost))

    def press(self, button, now):
        if button in (A, B):
            self.device.go(self.device.home(), now)

    def update(self, now):
        self._won.update(self.device.light, now)
        self._lost.update(self.device.light, now)
