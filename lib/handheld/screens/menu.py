# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A menu: UP and DOWN choose an item, LEFT and RIGHT its options, A enters, B goes back."""

from handheld import palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.light import WIDTH
from handheld.screens import Screen
from handheld.screens.cells import STATUS_Y
from handheld.screens.text import Label

NAME_Y = 2
VALUE_Y = 8


class Menu(Screen):
    """Shows one item at a time: its name above, its option below, and a dot for each item at the bottom.

    A subclass gives `items`, a list of names (keys of the language's LABELS), and the four methods.
    """

    items = []  # names, keys of the LABELS

    def __init__(self, device):
        super().__init__(device)
        self.at = 0
        self._name = Label(NAME_Y, palette.TEXT)
        self._value = Label(VALUE_Y, palette.VALUE)
        self._unsaid = False  # whether the console does not know yet what is shown

    @property
    def item(self):
        """The name of the item that is shown."""
        return self.items[self.at]

    def value(self):
        """Return the word for the item's option, or an empty text."""
        return ""

    def change(self, step):
        """Choose the item's next option (+1) or the one before (-1)."""

    def choose(self, now):
        """A was pressed on the item."""

    def back(self, now):
        """B was pressed."""

    def enter(self, now):
        self.draw_item(now)

    def press(self, button, now):
        if button in (UP, DOWN):
            self.at = (self.at + (1 if button == DOWN else -1)) % len(self.items)
            self.draw_item(now)
        elif button in (LEFT, RIGHT):
            self.change(1 if button == RIGHT else -1)
            self.draw_value(now)
        elif button == A:
            self.choose(now)
        elif button == B:
            self.back(now)

    def update(self, now):
        light = self.device.light
        self._name.update(light, now)
        self._value.update(light, now)
        if self._unsaid and not light.changed:  # words for the console can wait until the frame is sent
            self._unsaid = False
            self._say()

    def draw_item(self, now):
        """Draw the item that is chosen, and say it."""
        device = self.device
        self._name.show(device.light, device.label(self.item), now)
        device.look()
        self._draw_dots(device.light)
        self.draw_value(now)

    def draw_value(self, now):
        """Draw the item's option, and say both."""
        device = self.device
        self._value.show(device.light, self.value(), now)
        device.look()
        self._unsaid = True

    def _draw_dots(self, light):
        first = max(0, self.at - WIDTH + 1)  # of more items than columns, the last eight up to this one
        for x in range(min(WIDTH, len(self.items))):
            light.put(x, STATUS_Y, palette.FAINT)
        light.put(self.at - first, STATUS_Y, palette.MARK)

    def _say(self):
        words = self.device.words
        name = self.device.label(self.item)
        value = self.value()
        self.device.say(words.CHOICE % (name, value) if value else words.ITEM % name)
