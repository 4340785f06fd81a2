# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A solo game, and what a sitting remembers of its games; no lights, no buttons."""

import os

import mastermind
from handheld.entry import Entry
from mastermind import Round, draw_secret

PLAYING, WON, LOST, GIVEN_UP = range(4)


def lot(players):
    """Return one of `players` drawn by lot, each as likely as the others."""
    most = 256 - 256 % players
    while True:
        drawn = os.urandom(1)[0]
        if drawn < most:  # the rest would favour the first players
            return drawn % players


class Sitting:
    """All games since switch-on: how many were won and lost, and where the secrets come from.

    `puzzle` 0 draws each secret from os.urandom; another number makes it puzzle n, the same secrets on every device.
    """

    def __init__(self, puzzle=0):
        self.puzzle = puzzle
        self._source = mastermind.PuzzleBytes if puzzle else None  # loaded here, not at the first game's press
        self.won = 0
        self.lost = 0
        self.games = 0
        self.codes = 0  # codes of the puzzle that were guessed at; one that was only looked at comes again
        self.kept = None  # the game that was left and can be resumed

    def new_game(self, edition):
        """Return a fresh SoloGame; a kept one is dropped."""
        self.drop()
        self.games += 1
        source = self._source(self.puzzle, self.codes) if self.puzzle else os.urandom
        return SoloGame(self, edition, draw_secret(edition, source))

    def drop(self):
        """Forget the kept game; one with a submitted row counts as lost."""
        if self.kept is not None:
            self.kept.abandon()
            self.kept = None


class SoloGame:
    """One secret, the rows so far, and the row being entered.

    `state` is PLAYING until the game ends, and counts in the sitting when it does.
    """

    def __init__(self, sitting, edition, secret):
        self._sitting = sitting
        self.edition = edition
        self.round = Round(edition, secret)
        self.entry = Entry(edition)
        self.state = PLAYING
        self.announced = False  # whether the console has told its rules
        self.number = sitting.games
        self.puzzle = sitting.puzzle
        self.puzzle_code = sitting.codes + 1

    @property
    def begun(self):
        """Whether leaving it for good would lose anything."""
        return bool(self.round.rows)

    def submit(self):
        """Guess the full entry; return (exact, misplaced). The entry is empty after it."""
        if not self.round.rows:
            self._sitting.codes += 1
        keys = self.round.guess(self.entry.code)
        self.entry.begin()
        if self.round.over:
            self._end(WON if self.round.solved else LOST)
        return keys

    def give_up(self):
        """End the game as lost; the secret may be shown."""
        if not self.round.rows:
            self._sitting.codes += 1  # who has seen a puzzle's code shall not get it again
        self._end(GIVEN_UP)

    def abandon(self):
        """Leave the game for good: once a row was submitted, it counts as lost."""
        if self.state == PLAYING and self.round.rows:
            self._end(GIVEN_UP)

    def _end(self, state):
        self.state = state
        if state == WON:
            self._sitting.won += 1
        else:
            self._sitting.lost += 1


class KeptMatch:
    """A match or a score that was left: `data` are its bytes, so that it takes no more memory than it must."""

    begun = True

    def __init__(self, data, keeper=False):
        self.data = data
        self.keeper = keeper  # whether it is the scorekeeper's

    def abandon(self):
        """Leave it for good: nothing counts."""
