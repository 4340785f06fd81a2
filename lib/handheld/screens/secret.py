# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The codemaker sets the code: entered, shown once, confirmed. Nothing of it goes to the console."""

from handheld.buttons import A, B
from handheld.screens import Screen, cells
from handheld.screens.entering import Entering

_Y = 7  # the middle of the grid, where no guess ever stands so alone


class Setting(Screen):
    """Enter a row; A on a full one asks to confirm: A takes the code, B goes back to change it."""

    rooms = "secret"
    silent = True

    def __init__(self, device, table):
        super().__init__(device)
        self._table = table
        self._edition = table.match.edition
        self._entry = table.entry
        self._entering = Entering(device.light, self._edition, table.entry)
        self._entering.y = _Y
        self._asked = False

    def enter(self, now):
        cells.draw_rules(self.device.light, self._edition)
        cells.draw_player(self.device.light, self._table.match.codemaker)
        self._asked = False
        self._entering.draw(now)

    def press(self, button, now):
        if self._asked:
            if button == A:
                self._take(now)
            elif button == B:
                self.device.go(self, now)
        elif self._entering.press(button, now):
            self._ask(now)

    def hold(self, button, now):
        if button == B and not self._asked and self._entering.take_back():
            self._table.pause(now)

    def update(self, now):
        if not self._asked:
            self._entering.blink(now)

    def _ask(self, now):
        device = self.device
        if not self._edition.allows_secret(self._entry.code):
            self._table.notice("TWICE", False, self._back)
            return
        device.light.clear()
        self._asked = True
        cells.draw_code(device.light, _Y, self._entry.code)
        cells.draw_answers(device.light)
        self._table.say(self._table.words.CONFIRM)

    def _back(self, now):
        self.device.visit("secret", "Setting", self._table)

    def _take(self, now):
        table = self._table
        code = self._entry.code
        self._entry.begin()  # nothing of it stays behind
        table.holder = None
        table.match.set_secret(code)
        table.did(4, *code)
        table.say(table.words.CODE_SET, table.match.codemaker + 1)
        table.go_on(now)
