# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A solo game: its secret, its rows, how it ends; no lights, no buttons."""

from handheld.entry import Entry
from mastermind import Round

PLAYING, WON, LOST, GIVEN_UP = range(4)


def new_game(sitting, edition):
    """Return the sitting's next SoloGame; a kept one is dropped."""
    sitting.drop()
    sitting.games += 1
    return SoloGame(sitting, edition, sitting.draw_secret(edition))


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
        self.hinted = False  # whether it had any hints
        self.announced = False  # whether the console has told its rules
        self.number = sitting.games
        self.puzzle = sitting.puzzle
        self.puzzle_code = sitting.codes + 1

    @property
    def begun(self):
        """Whether leaving it for good would lose anything."""
        return bool(self.round.rows)

    data = None  # unlike a KeptMatch, it is kept as it is

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
        self._sitting.last = self
        if state == WON:
            self._sitting.won += 1
        else:
            self._sitting.lost += 1
