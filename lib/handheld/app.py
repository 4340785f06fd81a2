# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld at work: passes time and buttons to the screen in front, and sends what it draws."""

import gc
import sys

from supervisor import ticks_ms

from handheld.buttons import HOLD, PRESS, RELEASE
from handheld.screens.main_menu import MainMenu
from rescue import forget

_FRAMES_A_COLLECTION = 20


class Handheld:
    """The whole device. `step()` does what is due and returns within a few milliseconds."""

    def __init__(self, parts):
        self.light = parts.light
        self.words = parts.words
        self.problems = parts.problems  # names of the settings that are wrong
        self.edition = parts.edition  # what the menu offers
        self.sitting = parts.sitting
        self._buttons = parts.buttons
        self._console = parts.console
        self.say = parts.console.say
        self._pressed_in = [None] * 6  # the screen in which each button's press happened
        self._frames = 0  # sent since garbage was last collected
        self._screen = None
        self.go(self.home(), ticks_ms())

    def step(self):
        """Take the buttons' events, let the screen draw, send the frame if it changed."""
        now = ticks_ms()
        self._buttons.poll(now)
        event = self._buttons.next()
        while event is not None:
            self._pass_on(event, now)
            event = self._buttons.next()
        self._screen.update(now)
        if self.light.changed:
            self.look()  # sending a frame takes 5 ms
            self.light.show()
            self._frames += 1
        elif self._frames > _FRAMES_A_COLLECTION:
            # Left to itself, collecting would come in the middle of a busy step, and take 5 ms there.
            self._frames = 0
            gc.collect()
        else:
            self._console.step()

    def look(self):
        """Look at the buttons; every screen that works for longer than 3 ms calls it in between."""
        self._buttons.poll(ticks_ms())

    def load(self, room):
        """Return a module of `handheld.screens`, loaded now (10 ms) and kept while its screens are in front."""
        self.look()
        module = __import__("handheld.screens." + room, None, None, (room,))
        self.look()
        return module

    def go(self, screen, now):
        """Put another screen in front."""
        left = self._screen
        self._screen = screen
        if left is not None and left.room and left.room != screen.room:
            forget(sys.modules["handheld.screens." + left.room])
        self.light.clear()
        self.light.full_level()
        self.look()
        screen.enter(now)

    def home(self):
        """Return the screen for a device with nothing else to do."""
        return MainMenu(self)

    def label(self, name):
        """Return a label in the device's language."""
        return self.words.LABELS[name]

    def _pass_on(self, event, now):
        button, kind = event
        if kind == PRESS:
            self._pressed_in[button] = self._screen
            self._screen.press(button, now)
        elif self._pressed_in[button] is not self._screen:
            pass  # held or let go in another screen than it was pressed in: means nothing here
        elif kind == HOLD:
            self._screen.hold(button, now)
        elif kind == RELEASE:
            self._screen.release(button, now)
        else:
            self._screen.press(button, now)
