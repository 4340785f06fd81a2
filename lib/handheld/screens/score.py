# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Games won (green, with a plus) and lost (red, with a minus) since switch-on."""

from handheld import palette
from handheld.buttons import A, B
from handheld.screens.text import Lines


class Score(Lines):
    """Two numbers; A or B goes back to the menu."""

    rooms = "font text score"
    at = (2, 9)

    def enter(self, now):
        device = self.device
        won = device.sitting.won
        lost = device.sitting.lost
        self.show(now, ("+" + str(won), palette.WON), ("-" + str(lost), palette.LOST))
        device.say(device.words.SCORE % (won, lost))

    def press(self, button, now):
        if button in (A, B):
            self.device.home()
