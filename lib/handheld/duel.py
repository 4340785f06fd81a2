# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A duel: the device makes a code and the player breaks it, then the other way round, by the edition's points."""

import mastermind
from handheld.entry import Entry

_BROKEN, _UNBROKEN, _WRONG_KEYS = range(3)  # as in mastermind.totals, which is only there between rounds
DEVICE = 1  # the player who is the device; P1 is the person


class Duel:
    """`entries` say how rounds ended, as a Scorekeeper's; `round` is on the board while the code is the device's."""

    def __init__(self, device, edition, rounds, entries=()):
        self.device = device
        self.edition = edition
        self.rounds = rounds
        self.entries = list(entries)
        self.codemaker = None  # of the round on the board
        self.round = None
        self.entry = Entry(edition)  # the player's row
        self.given_up = False  # whether the player gave the round up
        self._score = None
        self._ending = (0, None)  # how the round on the board has ended, and in which row
        self.unsaved = False  # whether all of it has to be saved, once the press that changed it has shown

    @property
    def score(self):
        """The Scorekeeper, which is only there between rounds: it takes memory that a round needs."""
        if self._score is None:
            for module in ("points", "totals", "scorekeeper"):
                __import__("mastermind." + module)
                self.device.look()
            self._score = mastermind.Scorekeeper(self.edition, 2, self.rounds, DEVICE)
            self._score.replay(self.entries)
        return self._score

    def let_go(self):
        """Let go of the score: a round begins."""
        self._score = None

    def go_on(self, now):
        """Show what comes next: a round, or the winner."""
        score = self.score
        device = self.device
        if score.finished:
            device.visit("font text points", "Winner", score)
            return
        self.codemaker = score.codemaker
        device.say(device.words.TURN_SCORE % (score.round_number, score.rounds, score.codemaker + 1))
        # Either side's part takes memory that the other side needs.
        device.visit("modes crack_modes", "DuelTurn", self)

    def act(self, now):
        """Show the round: all that it takes is loaded."""
        device = self.device
        if self.codemaker == DEVICE:
            if self.round is None:
                sitting = device.sitting
                self.round = mastermind.Round(self.edition, sitting.draw_secret(self.edition))
                sitting.codes += 1
                if sitting.puzzle:
                    device.say(device.words.PUZZLE % (sitting.puzzle, sitting.codes))
                self.entry.begin()
                self.given_up = False
                self.unsaved = True
            device.visit("breaking", "Breaking", self)
        else:
            device.visit("font text keying cracking", "Ask", self)

    def save_changes(self):
        """Save all of it if need be."""
        if self.unsaved:
            from handheld.crack_bytes import save  # noqa: PLC0415  (only now and then)

            self.unsaved = False
            save(self.device, self, self.round)

    def end_round(self, row, now):
        """The round has ended: broken in `row`, from 1, or not, if that is None."""
        self._end(_UNBROKEN if row is None else _BROKEN, row)

    def wrong_keys(self, now):
        """The player's keys fit no code: by the rules for wrong keys the round is played again."""
        self._end(_WRONG_KEYS, None)

    def _end(self, kind, row):
        self._ending = (kind, row)
        self.device.visit("font text points", "saved_points", self)

    def add_up(self):
        """Return the score with the round that has just ended, and save it. It takes 40 ms to load."""
        score = self.score
        score.enter(*self._ending)
        self.entries = score.entries
        self.round = None
        self.unsaved = not score.finished
        self.save_changes()
        return score


def begin(device, rounds, now):
    """Start a duel of `rounds` rounds by the device's edition."""
    Duel(device, device.edition, rounds).go_on(now)
