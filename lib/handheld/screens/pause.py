# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pause menu of a game, and the question before anything is lost."""

from handheld import palette
from handheld.buttons import A, B
from handheld.screens import Screen
from handheld.screens.menu import Menu
from handheld.text import Label


class Pause(Menu):
    """Resume, give up, restart, leave. `solo` is the screen of the game that waits."""

    items = ("RESUME", "GIVE UP", "RESTART", "LEAVE")

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
            solo.leave(now)
        else:
            self.back(now)

    def back(self, now):
        self.device.go(self._solo, now)


class Question(Screen):
    """SURE? Green A does it, red B goes back to the screen that asked."""

    def __init__(self, device, asker, label, action):
        super().__init__(device)
        self._asker = asker
        self._what = label
        self._action = action
        self._label = Label(2, palette.TEXT)
        self._yes = Label(8, palette.WON)

    def enter(self, now):
        device = self.device
        self._label.show(device.light, device.label("SURE"), now)
        device.look()
        self._yes.show(device.light, device.label(self._what), now)
        device.look()
        device.light.put(0, 15, palette.LOST)
        device.light.put(7, 15, palette.WON)
        device.say("%s: %s" % (device.label(self._what), device.label("SURE")))

    def press(self, button, now):
        if button == A:
            self._action(now)
        elif button == B:
            self.device.go(self._asker, now)

    def update(self, now):
        self._label.update(self.device.light, now)
        self._yes.update(self.device.light, now)
