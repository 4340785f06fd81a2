# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld at work: passes time and buttons to the screen in front, and sends what it draws."""

import gc
import sys

from micropython import const
from supervisor import runtime, ticks_ms

from handheld import load_module, palette
from handheld.buttons import HOLD, PRESS, RELEASE
from handheld.light import HEIGHT
from handheld.screens import Screen
from rescue import forget

_FRAMES_A_COLLECTION = const(10)


class _Visit(Screen):
    listens = False

    def __init__(self, device, room, name, arguments):
        super().__init__(device)
        self.rooms = room  # those that are loaded already stay
        self._target = (room, name, arguments)
        self._lit = False

    def enter(self, now):
        self.device.light.put(0, HEIGHT - 1, palette.FAINT)

    def update(self, now):
        if not self._lit:  # the first update comes before the first frame
            self._lit = True
            return
        room, name, arguments = self._target
        screen = getattr(self.device.load(room), name)(self.device, *arguments)
        self.device.go(screen, now)


class Handheld:
    """The whole device. `step()` does what is due and returns within a few milliseconds."""

    def __init__(self, parts):
        self.light = parts.light
        self.words = parts.words
        self.more_words = parts.more_words  # those of the way of playing
        self.problems = parts.problems  # names of the settings that are wrong
        self.edition = parts.edition  # what the menu offers
        self.sitting = parts.sitting
        self.journal = parts.journal
        self.care = parts.care
        self.care.device = self
        self.options = {}  # of a match, as they were chosen last
        self.base = parts.base  # the device's own options: see option_bytes
        self.chosen = parts.chosen
        self.buttons = parts.buttons
        self._console = parts.console
        self.say = parts.console.say
        self.pressed_in = [None] * 6  # the screen in which each button's press happened
        self._frames = 0  # sent since garbage was last collected
        self._keeps_rooms = parts.keeps_rooms
        self._watch = parts.watch
        self._tidying = None  # the memory's being put in order, when it is
        self._screen = None

    def step(self):
        """Take the buttons' events, let the screen draw, send the frame if it changed."""
        now = ticks_ms()
        if self._watch is not None:
            self._watch.step(now)
        self.buttons.poll(now)
        while self._screen.listens:
            event = self.buttons.next()
            if event is None:
                break
            self._pass_on(event, now)
        self._screen.update(now)
        if self.light.changed:
            self.look()  # sending a frame takes 5 ms
            self.light.show()
            self._frames += 1
        elif self._frames > _FRAMES_A_COLLECTION:
            # Left to itself, collecting would come in the middle of a busy step, and take 5 ms there.
            self._frames = 0
            gc.collect()
        elif self.journal.untidy and self.buttons.quiet(now):
            self._tidy()
        else:
            self.care.step(now)
            self._console.step()

    def _tidy(self):
        if self._tidying is None:
            from handheld.compaction import Tidying  # noqa: PLC0415  (once in twenty games)

            self._tidying = Tidying(self.journal)
        elif self._tidying.step():
            self._tidying.write()
            self._no_tidying()

    def _no_tidying(self):
        self._tidying = None
        self.unload(("handheld.compaction", "handheld.records"))

    @property
    def settling(self):
        """Whether a press may be coming, or what one has changed is not shown yet: whatever can wait lets it pass."""
        return self.light.changed or self.buttons.settling

    def look(self):
        """Look at the buttons; every screen that works for longer than 3 ms calls it in between."""
        self.buttons.poll(ticks_ms())

    def load(self, rooms):
        """Return the last of these modules of `handheld.screens`, which are not always there; each takes 10 ms to load.

        `rooms` are names with a blank between them, what a module imports before it.
        """
        for room in rooms.split(" "):
            self.look()
            module = __import__("handheld.screens." + room, None, None, (room,))
        self.look()
        return module

    def visit(self, room, name, *arguments):
        """Answer with a dot, then load a room (see `load`), until its screens are left, and put its screen in front."""
        self.go(_Visit(self, room, name, arguments), ticks_ms())

    def unload(self, names):
        """Let go of modules, those of them that are loaded, and collect their memory."""
        for name in names:
            if name in sys.modules:
                forget(sys.modules[name])
        gc.collect()

    def go(self, screen, now):
        """Put another screen in front."""
        left = self._screen
        self._screen = screen
        # What is still held was pressed in another screen; and a record of that would keep its memory.
        self.pressed_in = [None] * 6
        stay = screen.rooms.split(" ")
        runtime.autoreload = "main_menu" in stay  # a computer that writes to the drive ends no game
        for room in () if left is None or self._keeps_rooms else left.rooms.split(" "):
            module = sys.modules.get("handheld.screens." + room)
            if module is not None and room not in stay:
                forget(module)
        self.light.clear()
        self.light.full_level()
        self.look()
        screen.enter(now)
        if self._tidying is not None:  # it began between games, and would take its memory along into the next
            self._no_tidying()

    def home(self):
        """Go to the main menu."""
        self.visit("font text menu edition_menu main_menu", "MainMenu")

    def lost(self, now):
        """What was kept cannot be read: say so, and go to the main menu."""
        self.say(self.words.FORGOTTEN)
        if "MEMORY" not in self.problems:
            self.problems.append("MEMORY")
        self.visit("modes", "Leave")

    def label(self, name):
        """Return a label in the device's language."""
        line = "\n%s=" % name
        for words in (self.more_words, self.words):
            labels = words.LABELS  # one text, a line a label: as a table it would take three times the memory
            at = labels.find(line)
            if at >= 0:
                return labels[at + len(line) : labels.find("\n", at + 1)]
        return name

    def load_words(self, kind):
        """Load the words of a way of playing, "solo" or "match", in the device's language; the others go."""
        forget(self.more_words)
        self.more_words = None
        self.more_words = load_module(self.words.__name__.split(".")[1] + "_" + kind)

    def _pass_on(self, event, now):
        button, kind = event
        if kind == PRESS:
            screen = self._screen
            woken = self.care.press(now, screen.silent)  # then neither this nor what follows it means anything
            self.pressed_in[button] = None if woken else screen
            if not woken:
                screen.press(button, now)
        elif self.pressed_in[button] is not self._screen:
            pass  # held or let go in another screen than it was pressed in: means nothing here
        elif kind == HOLD:
            self._screen.hold(button, now)
        elif kind == RELEASE:
            self._screen.release(button, now)
        else:
            self._screen.press(button, now)
