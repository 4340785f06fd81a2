# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The solo game on its board."""

import mastermind
from handheld import palette, report
from handheld.buttons import A, B
from handheld.game import PLAYING, WON, new_game
from handheld.light import WIDTH
from handheld.screens import cells
from handheld.screens.board import Board


class Solo(Board):
    """Plays `game`, a SoloGame; shows it as it is when entered, so a kept game goes on where it was."""

    def __init__(self, device, game):
        super().__init__(device, game.edition, game.round.rows, game.entry)
        self.game = game
        self._left = True  # for the pause menu or another game, not just for a hint
        self._counting = None  # counts the codes that are left, step by step

    def enter(self, now):
        if not self.game.announced:
            self.game.announced = True
            report.start(self.device, self.game)
        elif self._left and self.game.state == PLAYING:
            report.resumed(self.device, self.game)
        self._left = False
        super().enter(now)

    def press(self, button, now):
        if self._counting is not None:  # whoever goes on wants no count
            self._counting = None
            for x in range(WIDTH):
                self.device.light.put(x, cells.STATUS_Y, palette.DARK)
            self.draw_more()
        super().press(button, now)

    def update(self, now):
        super().update(now)
        if self._counting is not None and not self.device.settling:
            next(self._counting)

    def submit(self, now):
        checks, _ = self.device.sitting.hints
        row = mastermind.contradicted(self.entry.code, self.rows) if checks else 0
        if row:
            self.complete_keys()
            self.game.mark_hinted()
            self.device.visit("font text hints", "Warning", self, row)
        else:
            self.count_guess(now)

    def count_guess(self, now):
        """Take the row that was entered as a guess."""
        self.complete_keys()
        if True in self.device.sitting.hints:
            self.game.mark_hinted()
            self.draw_more()
        code = self.entry.code
        keys = self.game.submit()
        report.row(self.device, len(self.rows), code, keys)
        self._end_if_over()
        self.row_added(now)

    def keys_shown(self, now):
        if self.secret is not None:
            report.end(self.device, self.game)  # not before the lights tell it too
        elif self.device.sitting.hints[1]:
            self._counting = self._count()

    def _count(self):
        """Count the codes that are left, while the board stays; a line grows. Then show how many. Ends with a visit."""
        for name in ("mastermind.sieve", "mastermind.codebreaker"):
            __import__(name)
            yield
        breaker = mastermind.Codebreaker(self.edition)
        rows = len(self.rows)
        for number, (code, keys) in enumerate(self.rows):
            for done, total in breaker.taking(code, keys):
                cells.draw_progress(self.device.light, number * total + done, rows * total)
                yield
        self._counting = None
        self.device.visit("font text hints", "Left", self, breaker.remaining)
        yield

    def pause(self, now):
        self._left = True
        self.device.visit("font text menu pause", "Pause", self)

    def leave(self, button, now):
        if button == A:
            self._next(now)
        elif button == B:
            self.device.home()

    def draw_more(self):
        if self.game.puzzle:
            self.device.light.put(7, cells.STATUS_Y, palette.VALUE)
        if self.game.hinted:
            self.device.light.put(cells.KEYS_X, cells.SECRET_Y, palette.MARK)

    # What the pause menu asks for.

    def hint(self, now):
        """Work out a good next guess."""
        self.device.visit("font text hints", "Advice", self)

    def give_up(self, now):
        """End the game as lost and show the secret."""
        self.game.give_up()
        self._end_if_over()
        report.end(self.device, self.game)
        self.device.go(self, now)
        self.move_sign(now)

    def restart(self, now):
        """Drop this game and begin another by the same rules."""
        self.game.abandon()
        if self.game.state != PLAYING:
            report.end(self.device, self.game)
        self._next(now)

    def keep(self, now):
        """Keep this game and open the main menu."""
        self.device.sitting.kept = self.game
        self.device.home()

    def _next(self, now):
        game = new_game(self.device.sitting, self.game.edition)
        self.device.go(Solo(self.device, game), now)

    def _end_if_over(self):
        if self.game.state != PLAYING:
            self.secret = self.game.round.secret
            self.won = self.game.state == WON
