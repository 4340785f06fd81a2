# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The device breaks the player's code: first the player thinks of one, then gives keys for each guess."""

from handheld import palette
from handheld.buttons import A, B
from handheld.console import colours, row_line
from handheld.crack import Crack
from handheld.screens import cells
from handheld.screens.board import Board
from handheld.screens.keying import Keying
from handheld.screens.text import Lines
from mastermind import Contradiction


class Ask(Lines):
    """Asks for a code to be thought of; the rule marks and the palette say which. `duel`: the match it is for."""

    rooms = "font text keying cracking"

    def __init__(self, device, duel):
        super().__init__(device)
        self._duel = duel

    def enter(self, now):
        device = self.device
        edition = self._duel.edition if self._duel else device.edition
        self.show(now, (device.label("THINK"), palette.TEXT))
        cells.draw_rules(device.light, edition)
        cells.draw_palette(device.light, edition)
        device.light.put(7, cells.STATUS_Y, palette.WON)
        device.say(device.more_words.THINK)

    def press(self, button, now):
        device = self.device
        if button == A:
            edition = self._duel.edition if self._duel else device.edition
            screen = Cracking(device, Crack(edition), self._duel)
            screen.unsaved = True
            device.go(screen, now)
        elif button == B:
            device.visit("font text menu pause crack_pause", "CrackPause", None, self._duel)


class Cracking(Board):
    """The device's guesses. The arrows set the keys of the last one, A gives them, B sets none; B held pauses."""

    rooms = "font text keying cracking"
    by_player = False

    def __init__(self, device, game, duel):
        super().__init__(device, game.edition, game.rows, None)
        self.game = game
        self.duel = duel
        self.unsaved = False  # whether all rows have to be saved: there were none, or some were changed
        self._begin()

    def enter(self, now):
        super().enter(now)
        if self.secret is not None:
            self.move_sign(now)

    def press(self, button, now):
        if self.secret is not None:
            super().press(button, now)
        elif self._keying is not None:
            if button == A:
                self._save()
                self.game.give(self._keying.keys)
                code, keys = self.rows[-1]
                self.device.journal.add(bytes(code + keys))
                self._begin()
                self._say_row()
                self.draw_board(now)
            else:
                if button == B:
                    self._keying.keys = (0, 0)
                else:
                    self._keying.press(button)
                self._keying.draw(self.device.light, len(self.rows) + 1)

    def hold(self, button, now):
        if button == B and self.secret is None:
            self.device.visit("font text menu pause crack_pause", "CrackPause", self, self.duel)

    def update(self, now):
        if self.secret is not None:
            super().update(now)
        elif not self.device.settling:
            self._save()
            if self._work is not None:
                self._go_on(self._work, now)

    def leave(self, button, now):
        device = self.device
        if self.duel:
            row = len(self.rows) if self.game.broken else None
            self.duel.end_round(row, now)
        elif button == A:
            device.go(Ask(device, None), now)
        elif button == B:
            device.visit("modes", "Leave")

    def _save(self):
        if self.unsaved:
            from handheld.crack_bytes import save  # noqa: PLC0415  (only now and then)

            self.unsaved = False
            save(self.device, self.duel, self.game)

    def again(self, now):
        """Go on after the rows were changed from outside."""
        self.unsaved = True
        self._begin()
        self.device.go(self, now)

    def draw_more(self):
        cells.draw_player(self.device.light, 1)

    def _begin(self):
        game = self.game
        self._keying = Keying(game.edition.positions) if game.guess else None
        self._work = None if game.guess else game.working()

    def _begin_row(self, now):
        # Called by the board when it draws itself: the guess that waits, and the keys as they are set so far.
        light = self.device.light
        if self.game.guess:
            cells.draw_code(light, cells.row_y(len(self.rows) + 1), self.game.guess)
            self._keying.draw(light, len(self.rows) + 1)

    def _go_on(self, work, now):
        try:
            done, total = next(work)
        except StopIteration:
            self._work = None
            self._found(now)
        except Contradiction as contradiction:
            self._work = None
            self.device.visit("keying doubt", "Doubt", self, contradiction)
        else:
            cells.draw_progress(self.device.light, done, total)

    def _found(self, now):
        game = self.game
        device = self.device
        words = device.more_words
        if game.over:
            self.won = game.broken
            self.secret = game.rows[-1][0] if game.broken else ()
            if game.broken:
                device.say(words.CRACKED % len(game.rows))
            else:
                device.say(words.NOT_CRACKED)
            self.draw_board(now)
            self.move_sign(now)
            return
        device.say(words.I_GUESS % (len(game.rows) + 1, colours(device.words, game.guess), game.remaining))
        self._begin()
        self.draw_board(now)

    def _say_row(self):
        code, keys = self.rows[-1]
        self.device.say(row_line(self.device.words, len(self.rows), code, keys))


def resumed(device, game, duel):
    """Return the screen for a code that was left: `game`, a Crack, or None if none had been thought of."""
    return Ask(device, duel) if game is None else Cracking(device, game, duel)
