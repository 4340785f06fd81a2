# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pause menu of a game, and the question before anything is lost."""

from handheld import palette
from handheld.buttons import A, B
from handheld.screens import Screen
from handheld.screens.cells import draw_answers
from handheld.screens.menu import NAME_Y, VALUE_Y, Menu
from handheld.text import Label


class Pause(Menu):
    """Resume, give up, restart, leave. `solo` is the screen of the game that waits."""

    rooms = ("pause",)
    items = ["RESUME", "GIVE UP", "RESTART", "LEAVE"]

    def __init__(self, device, solo):
        super().__init__(device)
        self._solo = solo

    def enter(self, now):
        self.device.say(self.device.words.PAUSED)
        super().enter(now)

    def choose(self, now):
        solo = self._solo
        if self.item == "GIVE UP":
            self.device.go(Question(self.device, self, "GIVE UP", solo.give_up), now)
        elif self.item == "RESTART":
            self.device.go(Question(self.device, self, "RESTART", solo.restart), now)
        elif self.item == "LEAVE":
            solo.keep(now)
        else:
            self.back(now)

    def back(self, now):
        self.device.go(self._solo, now)


class Question(Screen):
    """SURE? A, the green light on the right, does it; B, the red one on the left, goes back to who asked."""

    rooms = ("pause",)

    def __init__(self, device, asker, what, action):
        super().__init__(device)
        self._asker = asker
        self._what = what
        self._action = action
        self._sure = Label(NAME_Y, palette.TEXT)
        self._doing = Label(VALUE_Y, palette.VALUE)

    def enter(self, now):
        device = self.device
        self._sure.show(device.light, device.label("SURE"), now)
        device.look()
        self._doing.show(device.light, device.label(self._what), now)
        device.look()
        draw_answers(device.light)
        device.say("%s: %s" % (device.label(self._what), device.label("SURE")))

    def press(self, button, now):
        if button == A:
            self._action(now)
        elif button == B:
            self.device.go(self._asker, now)

    def update(self, now):
        self._sure.update(self.device.light, now)
        self._doing.update(self.device.light, now)
