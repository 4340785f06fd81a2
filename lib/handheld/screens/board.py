# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The board of a round: rows with their keys, the row being entered, and at the end the secret and a sign."""

from adafruit_ticks import ticks_diff
from micropython import const

from handheld import care, palette
from handheld.buttons import B
from handheld.light import WIDTH
from handheld.screens import Screen, cells
from handheld.screens.entering import Entering

_KEY_MS = const(120)  # from one key to the next
_ALL_KEYS = const(4)
_SAVE_MS = const(2000)  # the row being entered is saved when nothing has changed it for so long

# The sign of the end on the three free lines: a sweep, then a tick or a cross that stays. Shape and colour both tell
# which it is; nothing flashes: each cell changes at most twice.
_SIGN_MS = const(1600)
_SIGN_Y = const(13)
_SIGN_LINES = const(3)
_SIGN_STEP_MS = const(90)  # one column of the sweep
# What stays, one number a line; the highest of eight bits is the left column.
_TICK = (0b00000100, 0b00101000, 0b00010000)
_CROSS = (0b00101000, 0b00010000, 0b00101000)


class Board(Screen):
    """Shows `rows`, a list of (code, keys) that grows, and lets `entry` be filled below them.

    Until `secret` is set the round is played; then it is over, and `won` says whether the code was broken. A subclass
    gives `submit`, `keys_shown`, `pause` and `leave`, and `draw_more` for marks of its own.
    """

    def __init__(self, device, edition, rows, entry):
        super().__init__(device)
        self.edition = edition
        self.rows = rows
        self.entry = entry
        self.secret = None
        self.won = False
        self._entering = Entering(device.light, edition, entry)
        self._since = 0  # when the last row's keys began to appear, or the sign to move
        self._keys_shown = _ALL_KEYS  # of the last row
        self._sign_moves = False
        self._touched = None  # when a button last changed the row; None once it is saved

    def submit(self, now):
        """A was pressed on a full row."""

    def keys_shown(self, now):
        """All keys of the last row are lit, and the secret too if the round is over."""

    def pause(self, now):
        """B was held while the round is played."""

    def leave(self, button, now):
        """A button was pressed when the round is over and all is shown."""

    def draw_more(self):
        """Draw what else belongs on the board."""

    def enter(self, now):
        self.device.look()
        self.draw_board(now)

    def press(self, button, now):
        if self.secret is None:
            self._touched = now
            if self._entering.press(button, now):
                self.submit(now)
        elif self._keys_shown < _ALL_KEYS or self._sign_moves:
            # Any press cuts the showing short, and does nothing else: who hurries must still see the secret.
            if self._keys_shown < _ALL_KEYS:
                self.keys_shown(now)
            self.draw_board(now)
        else:
            self.leave(button, now)

    def hold(self, button, now):
        if self.secret is not None or not self._entering.take_back():
            return
        if button == B:
            self.pause(now)
        elif self.rows:
            self.entry.copy(self.rows[-1][0])
            self._entering.draw(now)

    def update(self, now):
        if self._keys_shown < _ALL_KEYS:
            self._draw_keys(now)
        elif self._sign_moves:
            self._draw_sign(now)
        if self.secret is None:
            self._entering.blink(now)
            if self._touched is not None and ticks_diff(now, self._touched) > _SAVE_MS:
                self._touched = None
                self.device.journal.row(self.entry)

    def complete_keys(self):
        """Light all keys of the last row: a next one may be coming."""
        if self._keys_shown < _ALL_KEYS:
            cells.draw_keys(self.device.light, len(self.rows), self.rows[-1][1])
            self._keys_shown = _ALL_KEYS

    def row_added(self, now):
        """Show the row that was just added to `rows`; its keys appear one by one."""
        cells.draw_code(self.device.light, cells.row_y(len(self.rows)), self.rows[-1][0])
        self._since = now
        self._keys_shown = 0
        self.device.care.play(care.KEYS, self.rows[-1][1])
        self._reserve()
        if self.secret is None:
            self._begin_row(now)

    def move_sign(self, now):
        """Let the sign of the end move, from now on."""
        self._since = now
        self._sign_moves = True
        self.device.care.play(care.WON if self.won else care.LOST)

    def draw_board(self, now):
        """Draw the round as it stands, nothing moving but the cursor."""
        light = self.device.light
        light.clear()
        light.full_level()
        cells.draw_rules(light, self.edition)
        self.draw_more()
        cells.draw_rows(self.device, self.rows)
        self._keys_shown = _ALL_KEYS
        self._sign_moves = False
        self._reserve()
        if self.secret is None:
            self._begin_row(now)
        else:
            cells.draw_code(light, cells.SECRET_Y, self.secret)
            _draw_shape(light, self.won, _SIGN_MS)

    def _begin_row(self, now):
        self._entering.y = cells.row_y(len(self.rows) + 1)
        self._entering.draw(now)

    def _reserve(self):
        # The brightest that the row being entered or the secret, keys, and the palette line or the sign can be.
        self.device.light.reserve(((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4), (palette.WON, 24)))

    def _draw_keys(self, now):
        shown = min(_ALL_KEYS, ticks_diff(now, self._since) // _KEY_MS)
        if shown <= self._keys_shown:
            return
        self._keys_shown = shown
        cells.draw_keys(self.device.light, len(self.rows), self.rows[-1][1], shown)
        if shown == _ALL_KEYS:
            if self.secret is not None:
                cells.draw_code(self.device.light, cells.SECRET_Y, self.secret)
                cells.draw_player(self.device.light, -1)  # it is nobody's turn any more
                self.draw_more()
                self.move_sign(now)
            self.keys_shown(now)

    def _draw_sign(self, now):
        elapsed = ticks_diff(now, self._since)
        _draw_shape(self.device.light, self.won, elapsed)
        self._sign_moves = elapsed < _SIGN_MS


def _draw_shape(light, won, elapsed):
    """Draw the sign `elapsed` ms after its start; from _SIGN_MS on it stays the same."""
    ink = palette.WON if won else palette.LOST
    shape = _TICK if won else _CROSS
    front = elapsed // _SIGN_STEP_MS
    back = (elapsed - _SIGN_MS // 2) // _SIGN_STEP_MS
    if elapsed >= _SIGN_MS:
        front = back = WIDTH
    for x in range(WIDTH):
        # A win fills from the left, a loss from the right; the shape stays where the sweep has passed.
        place = x if won else WIDTH - 1 - x
        for line in range(_SIGN_LINES):
            lit = place <= front if place > back else shape[line] >> (WIDTH - 1 - x) & 1
            light.put(x, _SIGN_Y + line, ink if lit else palette.DARK)
