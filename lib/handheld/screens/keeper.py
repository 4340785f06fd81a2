# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper for people who play on the box: what happened is entered, the points are shown."""

from handheld import palette
from handheld.buttons import DOWN, RIGHT, UP, A, B
from handheld.screens import Screen, cells
from handheld.sitting import lot
from handheld.text import Label
from mastermind import RuleError
from mastermind.scorekeeper import Scorekeeper
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS

_WAYS = (UNBROKEN, WRONG_KEYS, VOID)
_WAY_LABELS = {UNBROKEN: "UNBROKEN", WRONG_KEYS: "WRONG", VOID: "VOID"}
_KEYS_Y = 15


def _new_score(device):
    """Return the Scorekeeper that the set-up's options describe."""
    options = device.options
    players = options["PLAYERS"]
    first = options["FIRST"]
    if first:
        first -= 1
    else:
        first = lot(players)
    edition = device.edition.with_rules(rows=options["ROWS"] or device.edition.rows)
    score = Scorekeeper(edition, players, options["ROUNDS"] * players, first, options["COUNT"] == 1)
    device.say(device.more_words.MATCH % (players, score.rounds, first + 1))
    return score


class Keeper(Screen):
    """Whose code it is above; below the arrows choose the row that broke it, or how else the round ended.

    For groups, each guess's keys: UP and DOWN the exact ones, RIGHT and LEFT the misplaced ones; beyond none, WRONG and
    VOID. A enters, B opens the pause menu, which can take entries back.
    """

    rooms = ("keeper",)

    def __init__(self, device, score):
        super().__init__(device)
        self.score = score or _new_score(device)
        self._player = Label(0, palette.TEXT)
        self._word = Label(6, palette.VALUE)
        self._choice = 0
        self._keys = [0, 0]

    def enter(self, now):
        score = self.score
        self._choice = 0
        self._keys = [0, 0]
        device = self.device
        cells.draw_player(device.light, score.codemaker)
        device.say(device.words.TURN_SCORE % (score.round_number, score.rounds, score.codemaker + 1))
        self._draw(now)

    def press(self, button, now):
        if button == A:
            self._enter(now)
        elif button == B:
            self._pause(now)
        elif self._by_keys() and button not in (UP, DOWN):
            self._change_keys(1, 1 if button == RIGHT else -1, now)
        elif self._by_keys():
            self._change_keys(0, 1 if button == UP else -1, now)
        else:
            self._choice = (self._choice + (1 if button in (UP, RIGHT) else -1)) % (self.score.edition.rows + 3)
            self._draw(now)

    def update(self, now):
        self._player.update(self.device.light, now)
        self._word.update(self.device.light, now)

    def enter_way(self, kind, now):
        """Enter that the round ended as `kind`, WRONG_KEYS or VOID, for the pause menu."""
        self.score.enter(kind)
        self._show(now)

    def _by_keys(self):
        return self.score.players > 2

    def _change_keys(self, which, step, now):
        keys = self._keys[:]
        keys[which] += step
        if keys[which] >= 0 and sum(keys) <= self.score.edition.positions:
            self._keys = keys
        self._draw(now)

    def _enter(self, now):
        score = self.score
        rows = score.edition.rows
        try:
            if self._by_keys():
                score.guess(tuple(self._keys))
            elif self._choice < rows:
                score.enter(BROKEN, self._choice + 1)
            else:
                score.enter(_WAYS[self._choice - rows])
        except RuleError:
            self.device.visit("points", "Notice", "NEVER", False, self.go_on)
            return
        self._show(now)

    def _show(self, now):
        score = self.score
        self.device.visit("points", "Points", score.last_gain, score.standings(), self.go_on)

    def _pause(self, now):
        self.device.visit("menu pause keeper_pause", "KeeperPause", self)

    def go_on(self, now):
        """Take the next entry, or show who has won; the last entry can still be undone from there, with B."""
        if self.score.finished:
            self.device.visit("points", "Winner", self.score, self._pause)
        else:
            self.device.visit("keeper", "Keeper", self.score)

    def _draw(self, now):
        device = self.device
        score = self.score
        light = device.light
        if self._by_keys():
            self._player.show(light, "P%d" % (score.guesser + 1), now)
            self._word.show(light, "%d-%d" % tuple(self._keys), now)
            cells.draw_counts(light, _KEYS_Y, self._keys)
            return
        rows = score.edition.rows
        self._player.show(light, "P%d" % (score.codemaker + 1), now)
        if self._choice < rows:
            self._word.show(light, str(self._choice + 1), now)
        else:
            self._word.show(light, device.label(_WAY_LABELS[_WAYS[self._choice - rows]]), now)
