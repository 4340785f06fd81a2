# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper for people who play on the box: what happened is entered, the points are shown."""

from handheld import palette
from handheld.buttons import DOWN, RIGHT, UP, A, B
from handheld.screens import cells
from handheld.screens.text import Lines
from handheld.sitting import KEEPER, lot
from mastermind import RuleError
from mastermind.scorekeeper import Scorekeeper
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS

_WAYS = (UNBROKEN, WRONG_KEYS, VOID)
_WAY_LABELS = ("UNBROKEN", "WRONG", "VOID")


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
    save(device, score)
    device.say(device.more_words.MATCH % (players, score.rounds, first + 1))
    return score


def save(device, score):
    """Save all of the score."""
    from mastermind.match_bytes import to_bytes  # noqa: PLC0415  (only now and then)

    device.journal.begin(bytes((KEEPER,)) + to_bytes(score))
    device.unload(("mastermind.match_bytes",))


class Keeper(Lines):
    """Whose code it is; below the arrows choose the row that broke it, or how else the round ended.

    For groups, whose guess it is and its keys: UP and DOWN the exact ones, RIGHT and LEFT the misplaced ones. A enters,
    B opens the pause menu, which can take entries back.
    """

    rooms = "font text keeper"
    at = (0, 5, 11)

    def __init__(self, device, score):
        super().__init__(device)
        self.score = score or _new_score(device)
        self._by_keys = self.score.players > 2
        self._choice = 0
        self._keys = [0, 0]

    def enter(self, now):
        score = self.score
        device = self.device
        if score.finished:  # switched off before who has won
            self.go_on(now)
            return
        self._choice = 0
        self._keys = [0, 0]
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
            step = 1 if button in (UP, RIGHT) else -1
            if self._by_keys:
                self._change_keys(0 if button in (UP, DOWN) else 1, step)
            else:
                self._choice = (self._choice + step) % (self.score.edition.rows + len(_WAYS))
            self._draw(now)

    def enter_way(self, kind, now):
        """Enter that the round ended as `kind`, WRONG_KEYS or VOID, for the pause menu."""
        self.score.enter(kind)
        self._show(now)

    def save(self):
        """Save all of the score: something was taken back."""
        save(self.device, self.score)

    def _change_keys(self, which, step):
        keys = self._keys[:]
        keys[which] += step
        if keys[which] >= 0 and sum(keys) <= self.score.edition.positions:
            self._keys = keys

    def _enter(self, now):
        score = self.score
        way = self._choice - score.edition.rows
        try:
            if self._by_keys:
                score.guess(tuple(self._keys))
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
            self.device.visit("font text keeper", "Keeper", self.score)

    def _draw(self, now):
        device = self.device
        if self._by_keys:
            cells.draw_counts(device.light, cells.PALETTE_Y, self._keys)
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
