# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A duel's round in which the player breaks the device's code."""

from handheld import palette
from handheld.buttons import A, B
from handheld.console import colours, row_line
from handheld.screens import cells
from handheld.screens.board import Board
from handheld.sitting import GIVEN_UP


class Breaking(Board):
    """The board of `duel.round`."""

    rooms = "breaking"
    by_player = True

    def __init__(self, device, duel):
        self.game = duel.round
        super().__init__(device, self.game.edition, self.game.rows, duel.entry)
        self._duel = duel
        duel.save_changes()
        if self.game.over or duel.given_up:
            self._reveal()

    def submit(self, now):
        self.complete_keys()
        code = self.entry.code
        keys = self.game.guess(code)
        self.device.journal.add(bytes(code + keys))
        self.entry.begin()
        self.device.say(row_line(self.device.words, len(self.rows), code, keys))
        if self.game.over:
            self._reveal()
        self.row_added(now)

    def keys_shown(self, now):
        if self.secret is not None:
            device = self.device
            device.say(device.words.SECRET % colours(device.words, self.secret))

    def pause(self, now):
        self.device.visit("font text menu pause crack_pause", "CrackPause", self, self._duel)

    def leave(self, button, now):
        if button in (A, B):
            self._duel.end_round(len(self.rows) if self.won else None, now)

    def draw_more(self):
        if self.secret is None:
            cells.draw_player(self.device.light, 0)
        if self.device.sitting.puzzle:
            self.device.light.put(7, cells.STATUS_Y, palette.VALUE)

    def give_up(self, now):
        """End the round as not broken, and show the secret."""
        self._duel.given_up = True
        self.device.journal.add(GIVEN_UP)  # before the secret is lit
        self._reveal()
        self.keys_shown(now)
        self.device.go(self, now)
        self.move_sign(now)

    def _reveal(self):
        self.secret = self.game.secret
        self.won = self.game.solved
