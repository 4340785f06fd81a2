# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pause menu of a game, and the question before anything is lost."""

from handheld import palette
from handheld.buttons import A, B
from handheld.screens.cells import draw_answers
from handheld.screens.menu import Menu
from handheld.screens.text import Lines


class Pause(Menu):
    """Resume, hint, give up, restart, leave. `solo` is the screen of the game that waits."""

    rooms = "font text menu pause"
    items = ["RESUME", "HINT", "GIVE UP", "RESTART", "LEAVE"]

    def __init__(self, device, solo):
        super().__init__(device)
        self._solo = solo

    def enter(self, now):
        self.device.say(self.device.more_words.PAUSED)
        super().enter(now)

    def choose(self, now):
        solo = self._solo
        if self.item == "GIVE UP":
            self.device.go(Question(self.device, self, "GIVE UP", solo.give_up), now)
        elif self.item == "RESTART":
            self.device.go(Question(self.device, self, "RESTART", solo.restart), now)
        elif self.item == "HINT":
            solo.hint(now)
        elif self.item == "LEAVE":
            solo.keep(now)
        else:
            self.back(now)

    def back(self, now):
        self.device.go(self._solo, now)


class Question(Lines):
    """SURE? A, the green light on the right, does it; B, the red one on the left, goes back to who asked.

    `sure` is the question's word.
    """

    rooms = "font text menu pause"

    def __init__(self, device, asker, what, action, sure="SURE"):
        super().__init__(device)
        self._asker = asker
        self._what = what
        self._action = action
        self._sure = sure

    def enter(self, now):
        device = self.device
        what = device.label(self._what)
        sure = device.label(self._sure)
        self.show(now, (sure, palette.TEXT), (what, palette.VALUE))
        draw_answers(device.light)
        device.say("%s: %s" % (what, sure))

    def press(self, button, now):
        if button == A:
            self._action(now)
        elif button == B:
            self.device.go(self._asker, now)
