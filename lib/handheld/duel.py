# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A duel: the device makes a code and the player breaks it, then the other way round, by the edition's points."""

import mastermind
from handheld.entry import Entry
from mastermind.scorekeeper import Scorekeeper
from mastermind.totals import BROKEN, UNBROKEN, WRONG_KEYS

DEVICE = 1  # the player who is the device; P1 is the person


class Duel:
    """`score` keeps the points of `rounds` rounds; `round` is the one on the board while the code is the device's."""

    def __init__(self, device, score):
        self.device = device
        self.score = score
        self.round = None
        self.entry = Entry(score.edition)  # the player's row
        self.unsaved = False  # whether all of it has to be saved, once the press that changed it has shown

    @property
    def edition(self):
        """The rules it is played by."""
        return self.score.edition

    def go_on(self, now):
        """Show what comes next: a round, or the winner."""
        score = self.score
        device = self.device
        if score.finished:
            device.visit("font text points", "Winner", score)
            return
        device.say(device.words.TURN_SCORE % (score.round_number, score.rounds, score.codemaker + 1))
        # Either side's part takes memory that the other side needs.
        device.visit("modes crack_modes", "DuelTurn", self)

    def act(self, now):
        """Show the round: all that it takes is loaded."""
        score = self.score
        device = self.device
        if score.codemaker == DEVICE:
            if self.round is None:
                sitting = device.sitting
                self.round = mastermind.Round(score.edition, sitting.draw_secret(score.edition))
                sitting.codes += 1
                if sitting.puzzle:
                    device.say(device.words.PUZZLE % (sitting.puzzle, sitting.codes))
                self.entry.begin()
                self.unsaved = True
            device.visit("breaking", "Breaking", self)
        else:
            device.visit("font text cracking", "Ask", self)

    def save_changes(self):
        """Save all of it if need be."""
        if self.unsaved:
            from handheld.crack_bytes import save  # noqa: PLC0415  (only now and then)

            self.unsaved = False
            save(self.device, self, self.round)

    def end_round(self, row, now):
        """The round has ended: broken in `row`, from 1, or not, if that is None."""
        self._end(UNBROKEN if row is None else BROKEN, row, now)

    def wrong_keys(self, now):
        """The player's keys fit no code: by the rules for wrong keys the round is played again."""
        self._end(WRONG_KEYS, None, now)

    def _end(self, kind, row, now):
        score = self.score
        score.enter(kind, row)
        self.round = None
        self.unsaved = not score.finished
        self.device.visit("font text points duel_end", "saved_points", self)


def begin(device, rounds, now):
    """Start a duel of `rounds` rounds by the device's edition."""
    score = Scorekeeper(device.edition, 2, rounds, DEVICE)
    duel = Duel(device, score)
    duel.go_on(now)
