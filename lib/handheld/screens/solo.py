# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The solo game on the grid: entering guesses, keys appearing, the end."""

from adafruit_ticks import ticks_diff

from handheld import palette, report
from handheld.buttons import A, B
from handheld.game import PLAYING, WON
from handheld.screens import Screen, cells
from handheld.screens.entering import Entering
from handheld.screens.sign import DURATION_MS, draw_sign

KEY_MS = 120  # from one key to the next
_ALL_KEYS = 4


class Solo(Screen):
    """Plays `game`, a SoloGame; shows it as it is when entered, so a kept game goes on where it was."""

    def __init__(self, device, game):
        super().__init__(device)
        self.game = game
        self._entering = Entering(device.light, game.edition, game.entry)
        self._since = 0  # when the last row's keys began to appear, or the sign to move
        self._keys_shown = _ALL_KEYS  # of the last row
        self._sign_moves = False

    def enter(self, now):
        if not self.game.announced:
            self.game.announced = True
            report.start(self.device, self.game)
        elif self.game.state == PLAYING:
            report.resumed(self.device, self.game)
        self.device.look()
        self._draw_all(now)

    def press(self, button, now):
        if self.game.state != PLAYING:
            self._press_after(button, now)
        elif self._entering.press(button, now):
            self._submit(now)

    def hold(self, button, now):
        if self.game.state != PLAYING or not self._entering.take_back():
            return
        if button == B:
            self.device.go(self.device.load("pause").Pause(self.device, self), now)
        else:
            self.game.copy_last()
            self._entering.draw(now)

    def update(self, now):
        if self._keys_shown < _ALL_KEYS:
            self._draw_keys(now)
        elif self._sign_moves:
            self._draw_sign(now)
        if self.game.state == PLAYING:
            self._entering.blink(now)

    # What the pause menu asks for.

    def give_up(self, now):
        """End the game as lost and show the secret."""
        self.game.give_up()
        report.end(self.device, self.game)
        self.device.go(self, now)
        self._since = now
        self._sign_moves = True

    def restart(self, now):
        """Drop this game and begin another by the same rules."""
        self.game.abandon()
        if self.game.state != PLAYING:
            report.end(self.device, self.game)
        self._next(now)

    def leave(self, now):
        """Keep this game and open the main menu."""
        self.device.sitting.kept = self.game
        self.device.go(self.device.home(), now)

    def _next(self, now):
        game = self.device.sitting.new_game(self.game.edition)
        self.device.go(Solo(self.device, game), now)

    def _press_after(self, button, now):
        if self._keys_shown < _ALL_KEYS or self._sign_moves:
            # Any press cuts the showing short, and does nothing else: who hurries must still see the secret.
            if self._keys_shown < _ALL_KEYS:
                report.end(self.device, self.game)
            self._draw_all(now)
        elif button == A:
            self._next(now)
        elif button == B:
            self.device.go(self.device.home(), now)

    def _submit(self, now):
        game = self.game
        light = self.device.light
        rows = game.round.rows
        if self._keys_shown < _ALL_KEYS:  # who is that quick has seen enough of them appear
            cells.draw_keys(light, len(rows), rows[-1][1])
        code = game.entry.code
        keys = game.submit()
        report.row(self.device, len(rows), code, keys)
        cells.draw_code(light, cells.row_y(len(rows)), code)
        self._since = now
        self._keys_shown = 0
        self._reserve()
        if game.state == PLAYING:
            self._begin_row(now)

    def _begin_row(self, now):
        self._entering.y = cells.row_y(len(self.game.round.rows) + 1)
        self._entering.draw(now)

    def _draw_all(self, now):
        """Draw the game as it stands, nothing moving but the cursor."""
        game = self.game
        light = self.device.light
        light.clear()
        light.full_level()
        cells.draw_rules(light, game.edition)
        if game.puzzle:
            light.put(7, cells.STATUS_Y, palette.VALUE)
        for row, (code, keys) in enumerate(game.round.rows):
            cells.draw_code(light, cells.row_y(row + 1), code)
            cells.draw_keys(light, row + 1, keys)
            if row & 3 == 3:
                self.device.look()
        self._keys_shown = _ALL_KEYS
        self._sign_moves = False
        self._reserve()
        if game.state == PLAYING:
            self._begin_row(now)
        else:
            cells.draw_code(light, cells.SECRET_Y, game.round.secret)
            draw_sign(light, game.state == WON, DURATION_MS)

    def _reserve(self):
        # The brightest that the row being entered or the secret, keys, and the palette line or the sign can be.
        self.device.light.reserve(((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4), (palette.WON, 24)))

    def _draw_keys(self, now):
        shown = min(_ALL_KEYS, ticks_diff(now, self._since) // KEY_MS)
        if shown <= self._keys_shown:
            return
        self._keys_shown = shown
        rows = self.game.round.rows
        cells.draw_keys(self.device.light, len(rows), rows[-1][1], shown)
        if shown == _ALL_KEYS and self.game.state != PLAYING:
            report.end(self.device, self.game)  # not before the lights tell it too
            cells.draw_code(self.device.light, cells.SECRET_Y, self.game.round.secret)
            self._since = now
            self._sign_moves = True

    def _draw_sign(self, now):
        elapsed = ticks_diff(now, self._since)
        draw_sign(self.device.light, self.game.state == WON, elapsed)
        self._sign_moves = elapsed < DURATION_MS
