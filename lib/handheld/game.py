# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A solo game: its secret, its rows, how it ends; no lights, no buttons."""

from micropython import const

from handheld.entry import Entry
from handheld.sitting import SOLO
from mastermind import EDITIONS, Round

HINT_MARK = const(255)  # in a game's bytes, between rows: it has had hints

PLAYING, WON, LOST, GIVEN_UP = range(4)


def new_game(sitting, edition):
    """Return the sitting's next SoloGame; a kept one is dropped."""
    sitting.drop()
    sitting.games += 1
    game = SoloGame(sitting, edition, sitting.draw_secret(edition))
    sitting.journal.begin(beginning(game))
    return game


def rules_of(edition):
    """Return edition, repeats and blanks as one number."""
    return list(EDITIONS).index(edition.name) | edition.repeats << 4 | edition.blanks << 5


def beginning(game):
    """Return the bytes of a game without rows: SOLO, rules, rows, puzzle (3 bytes), its code (2), secret."""
    edition = game.edition
    puzzle, code = game.puzzle, game.puzzle_code
    numbers = [SOLO, rules_of(edition), edition.rows]
    numbers += [puzzle & 255, puzzle >> 8 & 255, puzzle >> 16, code & 255, code >> 8 & 255]
    return bytes(numbers) + bytes(game.round.secret)


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
        code = self.entry.code
        keys = self.round.guess(code)
        self.entry.begin()
        if self.round.over:
            self._end(WON if self.round.solved else LOST)
        else:
            self._sitting.journal.add(bytes(code))
        return keys

    def mark_hinted(self):
        """From now on it is a game with hints."""
        if not self.hinted:
            self.hinted = True
            self._sitting.journal.add(bytes((HINT_MARK,)))

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
        sitting = self._sitting
        sitting.last = self
        rows = len(self.round.rows)
        sitting.journal.result(bytes((rules_of(self.edition), rows if state == WON else 0, self.hinted)))
        if state == WON:
            self._sitting.won += 1
        else:
            self._sitting.lost += 1
