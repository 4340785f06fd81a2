# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The record of a round: every row with its keys and the keys it had before, one row at a time."""

from handheld import care, palette
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.console import colours
from handheld.screens import Screen, cells
from handheld.screens.text import Label

_CODE_Y = 8
_EARLIER_Y = 10  # earlier keys of the row, a line each


class Record(Screen):
    """The arrows go through the rows; B goes back. For RECOUNT and CLAIM, A takes the row that is shown."""

    rooms = "font text record"

    def __init__(self, device, table, purpose):
        super().__init__(device)
        self._table = table
        self._purpose = purpose
        self._row = max(1, len(table.match.rows))
        self._number = Label(2, palette.TEXT)

    def enter(self, now):
        table = self._table
        self._draw(now)
        if self._purpose == "RECORD":
            for row, (code, keys) in enumerate(table.match.rows):
                player = table.match.guesser_of(row + 1) + 1
                table.say(table.words.ROW, row + 1, player, colours(self.device.words, code), keys[0], keys[1])
            for row, keys, _ in table.match.corrections:
                table.say(table.words.CORRECTED, row, keys[0], keys[1])

    def press(self, button, now):
        rows = len(self._table.match.rows)
        if button == B or (button == A and self._purpose == "RECORD"):
            self._table.pause(now)
        elif button == A:
            self._take(now)
        elif rows and button in (UP, RIGHT, DOWN, LEFT):
            self._row = (self._row - 1 + (1 if button in (UP, RIGHT) else -1)) % rows + 1
            self._draw(now)

    def update(self, now):
        self._number.update(self.device.light, now)

    def _draw(self, now):
        light = self.device.light
        match = self._table.match
        light.clear()
        self._number.show(light, str(self._row), now)
        if not match.rows:
            return
        code, keys = match.rows[self._row - 1]
        cells.draw_code(light, _CODE_Y, code)
        cells.draw_keys_at(light, _CODE_Y, keys)
        y = _EARLIER_Y
        for row, earlier, _ in match.corrections:
            if row == self._row and y < cells.STATUS_Y:
                cells.draw_keys_at(light, y, earlier)
                y += 1

    def _take(self, now):
        device = self.device
        table = self._table
        match = table.match
        if self._purpose == "RECOUNT":
            table.say(table.words.ASKED, self._row)
            table.recount = self._row
            table.go_on(now)
            return
        wrong = match.claim(self._row)
        if wrong:
            table.save()  # a guess that waited is gone
            device.care.play(care.WRONG)
        table.say(table.words.CLAIMED, self._row, device.more_words.VERDICTS[wrong])
        table.notice("WRONG" if wrong else "RIGHT", not wrong, table.go_on)
