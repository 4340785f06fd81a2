# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The codemaker gives the keys of a row by hand, for a new guess or when a row is counted again."""

from handheld import care, palette
from handheld.buttons import A, B
from handheld.console import colours
from handheld.screens import Screen, cells
from handheld.screens.keying import Keying
from mastermind import RuleError


class Giving(Screen):
    """UP and DOWN set the exact keys, RIGHT and LEFT the misplaced ones, A gives them; A held shows the secret."""

    rooms = "keying giving"

    def __init__(self, device, table, row=None):
        super().__init__(device)
        self._table = table
        self._row = row  # an earlier row that is counted again, from 1; None for the guess that waits
        match = table.match
        self._at = row or len(match.rows) + 1
        self._guess = match.rows[row - 1][0] if row else match.pending
        self._keying = Keying(match.edition.positions, match.rows[row - 1][1] if row else (0, 0), True)
        self._shown = False  # whether the secret is lit, while A is held

    def enter(self, now):
        light = self.device.light
        match = self._table.match
        cells.draw_rules(light, match.edition)
        cells.draw_player(light, match.codemaker)
        cells.draw_rows(self.device, match.rows)
        cells.draw_code(light, cells.row_y(self._at), self._guess)
        self._draw()

    def press(self, button, now):
        if button == A:
            return  # at its release, if it does not become a hold
        if button == B:
            self._keying.keys = (0, 0)
        else:
            self._keying.press(button)
        self._draw()

    def hold(self, button, now):
        if button == B:
            self._table.pause(now)
        elif button == A:
            self._shown = True
            cells.draw_code(self.device.light, cells.SECRET_Y, self._table.match.secret)

    def release(self, button, now):
        if button != A:
            return
        if self._shown:
            self._shown = False
            cells.draw_code(self.device.light, cells.SECRET_Y, (palette.DARK,) * 4)
        else:
            self._give(now)

    def _give(self, now):
        table = self._table
        match = table.match
        keys = self._keying.keys
        player = match.guesser_of(self._at) + 1
        try:
            if self._row:
                corrections = len(match.corrections)
                match.recount(self._row, keys)
                if len(match.corrections) > corrections:
                    table.save()  # it may have come before a guess that waits
            else:
                match.give_keys(keys)
                table.did(6, *keys)
        except RuleError:
            table.device.care.play(care.WRONG)
            table.notice("NEVER", False, table.act)
            return
        table.recount = None
        table.say(table.words.ROW, self._at, player, colours(self.device.words, self._guess), keys[0], keys[1])
        if match.players > 2 and match.turn is not None and not self._row:
            table.show_points(now)
        else:
            table.go_on(now)

    def _draw(self):
        self._keying.draw(self.device.light, self._at)
