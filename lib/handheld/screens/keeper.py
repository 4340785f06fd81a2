# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper for people who play on the box: what happened is entered, the points are shown."""

from handheld import palette
from handheld.buttons import RIGHT, UP, A, B
from handheld.screens import cells
from handheld.screens.keying import Keying
from handheld.screens.text import Lines
from handheld.sitting import KEEPER, save_match
from mastermind import RuleError
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS

_WAYS = (UNBROKEN, WRONG_KEYS, VOID)
_WAY_LABELS = ("UNBROKEN", "WRONG", "VOID")


class Keeper(Lines):
    """Whose code it is; below the arrows choose the row that broke it, or how else the round ended.

    For groups, whose guess it is and its keys: UP and DOWN the exact ones, RIGHT and LEFT the misplaced ones. A enters,
    B opens the pause menu, which can take entries back.
    """

    rooms = "font text keying keeper"
    at = (0, 5, 11)

    def __init__(self, device, score):
        super().__init__(device)
        self.score = score
        self._by_keys = self.score.players > 2
        self._choice = 0
        self._keying = Keying(self.score.edition.positions, (0, 0), True)

    def enter(self, now):
        score = self.score
        device = self.device
        if score.finished:  # switched off before who has won
            self.go_on(now)
            return
        self._choice = 0
        self._keying.keys = (0, 0)
        player = score.guesser if self._by_keys else score.codemaker
        role = device.label("GUESS" if self._by_keys else "CODE")
        self.show(now, ("P%d" % (player + 1), player + 1), (role, palette.TEXT), ("", palette.VALUE))
        device.say(device.words.TURN_SCORE % (score.round_number, score.rounds, score.codemaker + 1))
        self._draw(now)

    def press(self, button, now):
        if button == A:
            self._enter(now)
        elif button == B:
            self._pause(now)
        else:
            if self._by_keys:
                self._keying.press(button)
            else:
                step = 1 if button in (UP, RIGHT) else -1
                self._choice = (self._choice + step) % (self.score.edition.rows + len(_WAYS))
            self._draw(now)

    def enter_way(self, kind, now):
        """Enter that the round ended as `kind`, WRONG_KEYS or VOID, for the pause menu."""
        self.score.enter(kind)
        self._show(now)

    def save(self):
        """Save all of the score: something was taken back."""
        save_match(self.device, KEEPER, self.score)

    def _enter(self, now):
        score = self.score
        way = self._choice - score.edition.rows
        try:
            if self._by_keys:
                score.guess(self._keying.keys)
            elif way < 0:
                score.enter(BROKEN, self._choice + 1)
            else:
                score.enter(_WAYS[way])
        except RuleError:
            self.device.visit("font text points", "Notice", "NEVER", False, self.go_on)
            return
        self._show(now)

    def _show(self, now):
        score = self.score
        self.device.journal.add(bytes(score.entries[-2:]))
        self.device.visit("font text points", "Points", score, score.last_gain, self.go_on)

    def _pause(self, now):
        self.device.visit("font text menu pause keeper_pause", "KeeperPause", self)

    def go_on(self, now):
        """Take the next entry, or show who has won; the last entry can still be undone from there, with B."""
        if self.score.finished:
            self.device.visit("font text points", "Winner", self.score, self._pause)
        else:
            self.device.visit("font text keying keeper", "Keeper", self.score)

    def _draw(self, now):
        device = self.device
        if self._by_keys:
            cells.draw_counts(device.light, cells.PALETTE_Y, self._keying.keys)
            return
        way = self._choice - self.score.edition.rows
        words = device.words
        if way < 0:
            text = str(self._choice + 1)
            device.say(words.CHOICE % (device.label("ROW"), text))
        else:
            text = device.label(_WAY_LABELS[way])
            device.say(words.ITEM % text)
        self._labels[2].show(device.light, text, now)
