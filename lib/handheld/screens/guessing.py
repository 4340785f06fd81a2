# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A round of a match on its board: a player's guess, the keys, and at the end the secret."""

from adafruit_ticks import ticks_diff

from handheld.buttons import A, B
from handheld.console import colours
from handheld.screens import cells
from handheld.screens.board import Board
from mastermind.match import ROUND_END
from mastermind.totals import BROKEN

_LOOK_MS = 1200  # a group looks at a guess and its keys before the points come


class Guessing(Board):
    """The board of `table.match`: for the guesser, or for everyone when the round is over."""

    rooms = "guessing"

    def __init__(self, device, table):
        match = table.match
        super().__init__(device, match.edition, match.rows, table.entry)
        self._table = table
        self._looking = None  # since when, in ticks, a group has had all keys of its guess before it
        self._reveal()

    def enter(self, now):
        super().enter(now)
        table = self._table
        if self.secret is not None and table.told < len(table.match.history):
            self._tell_end()
            self.move_sign(now)

    def press(self, button, now):
        if self._looking is None:
            super().press(button, now)
        else:
            self._table.show_points(now)

    def hold(self, button, now):
        if self.secret is None:
            super().hold(button, now)
        elif button == B:
            self.pause(now)

    def update(self, now):
        if self._looking is None:
            super().update(now)
        elif ticks_diff(now, self._looking) >= _LOOK_MS:
            self._table.show_points(now)

    def submit(self, now):
        self.complete_keys()
        table = self._table
        code = self.entry.code
        player = table.match.guesser + 1
        keys = table.match.guess(code)
        table.did(5, *code)
        self.entry.begin()
        words = colours(self.device.words, code)
        if keys is None:
            table.say(table.words.GUESSED, player, words)
            table.go_on(now)
            return
        table.say(table.words.ROW, len(self.rows), player, words, keys[0], keys[1])
        self._reveal()
        self.row_added(now)

    def keys_shown(self, now):
        if self.secret is not None:
            self._tell_end()
        elif self._table.match.players > 2:
            self._looking = now

    def pause(self, now):
        self._table.pause(now)

    def leave(self, button, now):
        if button == A:
            self._table.leave_end(now)
        elif button == B:
            self.pause(now)

    def draw_more(self):
        match = self._table.match
        if match.turn is not None:
            cells.draw_player(self.device.light, match.turn)

    def _reveal(self):
        match = self._table.match
        if match.phase >= ROUND_END:
            self.secret = match.secret
            self.won = match.history[-1][2] == BROKEN

    def _tell_end(self):
        table = self._table
        history = table.match.history
        table.told = len(history)
        _, row, kind, _ = history[-1]
        ending = table.words.KINDS[kind]
        table.say(table.words.ENDS, ending % row if row else ending)
        self.device.say(self.device.words.SECRET % colours(self.device.words, self.secret))
