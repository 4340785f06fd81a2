# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The device breaks a code that a player has in mind: its guesses, and the keys that the player gives."""

from mastermind import Codebreaker


class Crack:
    """`rows` is a list of (guess, keys) as the player gave them; they need not fit together.

    `guess` is the device's guess that waits for its keys; None while `working` has to find one, and at the end.
    """

    def __init__(self, edition):
        self.edition = edition
        self.rows = []
        self.guess = None
        self._breaker = Codebreaker(edition)

    @property
    def broken(self):
        """Whether the last row's keys say that it is the code."""
        return bool(self.rows) and self.rows[-1][1][0] == self.edition.positions

    @property
    def over(self):
        """Whether no guess is left to be made."""
        return self.broken or len(self.rows) == self.edition.rows

    @property
    def remaining(self):
        """How many codes fit all rows, once `working` is through."""
        return self._breaker.remaining

    def working(self):
        """Find the next guess in slices: a generator of (done, total).

        Raises Contradiction when no code fits all rows; `correct` or `undo` help then.
        """
        breaker = self._breaker
        while len(breaker.rows) < len(self.rows):
            guess, keys = self.rows[len(breaker.rows)]
            yield from breaker.taking(guess, keys)
        if not self.over:
            yield from breaker.choosing()
            self.guess = breaker.next_guess()

    def give(self, keys):
        """Give the keys of the guess that waits; there is work then."""
        self.rows.append((self.guess, keys))
        self.guess = None

    def undo(self):
        """Take the last keys back: their guess waits again."""
        self.guess = self.rows.pop()[0]
        if len(self._breaker.rows) > len(self.rows):
            self._breaker.undo()

    def correct(self, row, keys):
        """Give the keys of `row`, from 1, anew; if it was the code, the rows after it are gone. There is work then."""
        self.rows[row - 1] = (self.rows[row - 1][0], keys)
        if keys[0] == self.edition.positions:
            self.rows[row:] = []
        self.guess = None
        self._breaker = Codebreaker(self.edition)
