# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The solo game on the grid: entering guesses, keys appearing, the end."""

from adafruit_ticks import ticks_diff

from handheld import palette, report
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from handheld.game import PLAYING, WON
from handheld.screens import Screen, cells
from handheld.screens.pause import Pause
from handheld.screens.sign import DURATION_MS, draw_sign

LIT_MS = 500  # the cursor blinks: lit first,
DARK_MS = 250  # then dark
KEY_MS = 120  # from one key to the next
_ALL_KEYS = 4


class Solo(Screen):
    """Plays `game`, a SoloGame; shows it as it is when entered, so a kept game goes on where it was."""

    def __init__(self, device, game, told=False):
        super().__init__(device)
        self.game = game
        self._undo = None  # what B or A changed at their press, to be taken back by their hold
        self._lit_since = 0
        self._lit = True
        self._revealed = 0  # when the last row's keys began to appear,
        self._keys_shown = _ALL_KEYS  # and how many do by now
        self._sign_since = None  # when the sign began; None: it stands still
        self._told = told  # whether the console has said that this game began

    def enter(self, now):
        if not self._told:
            self._told = True
            report.start(self.device, self.game)
        elif self.game.state == PLAYING:
            report.resumed(self.device, self.game)
        self.device.look()
        self._undo = None
        self._draw_all(now)

    def press(self, button, now):
        if self.game.state != PLAYING:
            self._press_after(button, now)
            return
        entry = self.game.entry
        undo = None
        if button in (UP, DOWN):
            entry.turn(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            entry.move(1 if button == RIGHT else -1)
        elif button == B:
            undo = (entry.cursor, entry.peg)
            entry.clear()
        elif entry.full:
            self._submit(now)
            return
        else:
            if entry.untouched:
                undo = (entry.cursor, entry.peg)
            entry.next_gap()
        self._undo = undo
        self._draw_entry(now)

    def hold(self, button, now):
        if self.game.state != PLAYING or self._undo is None:
            return
        entry = self.game.entry
        cursor, peg = self._undo
        self._undo = None
        if button == B:
            entry.cursor = cursor
            entry.pegs[cursor] = peg
            self.device.go(Pause(self.device, self), now)
        elif self.game.copy_last():
            self._draw_entry(now)

    def update(self, now):
        if self._keys_shown < _ALL_KEYS:
            self._draw_keys(now)
        elif self._sign_since is not None:
            self._draw_sign(now)
        if self.game.state == PLAYING:
            self._blink(now)

    # What the pause menu asks for.

    def give_up(self, now):
        """End the game as lost and show the secret."""
        self.game.give_up()
        report.end(self.device, self.game)
        self.device.go(self, now)
        self._sign_since = now

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
        if self._keys_shown < _ALL_KEYS or self._sign_since is not None:
            # Any press cuts the showing short, and does nothing else: who hurries must still see the secret.
            self._keys_shown = _ALL_KEYS
            self._sign_since = None
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
        if game.state != PLAYING:
            report.end(self.device, game)
        row = len(rows)
        cells.draw_code(light, cells.row_y(row), code)
        self._revealed = now
        self._keys_shown = 0
        self._undo = None
        self._reserve()
        if game.state == PLAYING:
            self._draw_entry(now)
        else:
            self._sign_since = now

    def _draw_all(self, now):
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
        self._keys_shown = _ALL_KEYS
        self._reserve()
        if game.state == PLAYING:
            self._draw_entry(now)
        else:
            cells.draw_code(light, cells.SECRET_Y, game.round.secret)
            draw_sign(light, game.state == WON, DURATION_MS)

    def _reserve(self):
        # The brightest that the row being entered or the secret, keys, and the palette line or the sign can be.
        self.device.light.reserve(((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4), (palette.WON, 24)))

    def _draw_entry(self, now):
        """Draw the row being entered in its lit phase, and start that phase anew."""
        game = self.game
        light = self.device.light
        entry = game.entry
        cells.draw_entry(light, len(game.round.rows) + 1, entry.pegs)
        cells.draw_palette(light, game.edition, entry.peg)
        self._lit_since = now
        self._set_cursor(True)

    def _blink(self, now):
        if ticks_diff(now, self._lit_since) < (LIT_MS if self._lit else DARK_MS):
            return
        self._lit_since = now
        self._set_cursor(not self._lit)

    def _set_cursor(self, lit):
        self._lit = lit
        entry = self.game.entry
        ink = cells.cursor_ink(entry.peg) if lit else palette.DARK
        self.device.light.put(entry.cursor, cells.row_y(len(self.game.round.rows) + 1), ink)

    def _draw_keys(self, now):
        shown = min(_ALL_KEYS, ticks_diff(now, self._revealed) // KEY_MS)
        if shown <= self._keys_shown:
            return
        self._keys_shown = shown
        rows = self.game.round.rows
        cells.draw_keys(self.device.light, len(rows), rows[-1][1], shown)
        if shown == _ALL_KEYS and self.game.state != PLAYING:
            cells.draw_code(self.device.light, cells.SECRET_Y, self.game.round.secret)
            self._sign_since = now

    def _draw_sign(self, now):
        elapsed = ticks_diff(now, self._sign_since)
        draw_sign(self.device.light, self.game.state == WON, elapsed)
        if elapsed >= DURATION_MS:
            self._sign_since = None
