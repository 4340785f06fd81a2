# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld: builds all of its parts and passes time and buttons to the screen in front."""

import sys

from supervisor import ticks_ms

from handheld import hardware
from handheld.buttons import HOLD, PRESS, RELEASE, Buttons
from handheld.console import Console
from handheld.game import Sitting
from handheld.layout import pixel_map
from handheld.light import Light
from handheld.screens.main_menu import MainMenu
from handheld.settings import Settings
from mastermind import __version__


class Handheld:
    """The whole device. `step()` does what is due and returns within a few milliseconds."""

    def __init__(self):
        self.settings = settings = Settings()
        self.words = _words(settings["LANGUAGE"])
        self._buttons = Buttons(hardware.open_buttons(settings.pins))
        self.light = Light(
            hardware.open_pixels(settings.pins),
            pixel_map(
                settings["PANEL_WIDTH"],
                settings["PANEL_HEIGHT"],
                settings["PANEL_WIRING"],
                settings["PANEL_ROTATION"],
                settings["PANEL_ORDER"],
                settings["GRID_ROTATION"],
            ),
            settings["BRIGHTNESS"],
            settings["CURRENT_LIMIT"],
        )
        self._console = Console()
        self.say = self._console.say
        self.edition = settings.edition()
        self.sitting = Sitting(settings["PUZZLE"])
        self._pressed_in = [None] * 6  # the screen in which each button's press happened
        self._greet()
        self._screen = None
        self.go(self.home(), ticks_ms())
        self.light.show()

    def step(self):
        """Take the buttons' events, let the screen draw, send the frame if it changed."""
        now = ticks_ms()
        self._buttons.poll(now)
        event = self._buttons.next()
        while event is not None:
            self._pass_on(event, now)
            event = self._buttons.next()
        self._screen.update(now)
        self._buttons.poll(ticks_ms())  # sending a frame takes 5 ms, in which a bounce could hide a press
        if not self.light.show():
            self._console.step()

    def go(self, screen, now):
        """Put another screen in front."""
        self._screen = screen
        self.light.clear()
        self.light.full_level()
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

    def _greet(self):
        words = self.words
        system = "%s %s" % (sys.implementation.name, ".".join([str(n) for n in sys.implementation.version[:3]]))
        self.say(words.HELLO % (__version__, system))
        for name in self.settings.problems:
            self.say(words.PROBLEM % name)
        if self.sitting.puzzle:
            self.say(words.PUZZLE % (self.sitting.puzzle, 1))
        self.say(words.MENU)


def _words(language):
    # Only one language is loaded: each takes 2 kB of the board's memory.
    if language == "nl":
        from handheld import words_nl as words  # noqa: PLC0415
    else:
        from handheld import words_en as words  # noqa: PLC0415
    return words
