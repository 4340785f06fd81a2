# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a sitting remembers of its games, however they are played."""

import os

import mastermind


def lot(players):
    """Return one of `players` drawn by lot, each as likely as the others."""
    most = 256 - 256 % players
    while True:
        drawn = os.urandom(1)[0]
        if drawn < most:  # the rest would favour the first players
            return drawn % players


class Sitting:
    """How all games ended, those before switch-on too, and what was left.

    `puzzle` 0 draws each secret from os.urandom; another number makes it puzzle n, the same secrets on every device.
    `won` and `lost` count all solo games, `games` numbers those since switch-on.
    `journal` keeps over switch-off what is being played and how games ended.
    `kept` is the SoloGame or KeptMatch that was left and can be resumed.
    """

    def __init__(self, journal, puzzle=0):
        self.journal = journal
        self.puzzle = puzzle
        self.won = 0
        self.lost = 0
        self.games = 0
        self.codes = 0  # codes of the puzzle that were guessed at; one that was only looked at comes again
        self.kept = None
        self.last = None  # the last finished SoloGame, for the coach
        self.duel_rounds = 2
        self.hints = [False, False]  # in solo games: CHECK and LEFT, as the menu has them

    def draw_secret(self, edition):
        """Return a secret for `edition`: the puzzle's next one, or one by chance."""
        source = mastermind.PuzzleBytes(self.puzzle, self.codes) if self.puzzle else os.urandom
        return mastermind.draw_secret(edition, source)

    def drop(self):
        """Forget the kept game; one with a submitted row counts as lost."""
        if self.kept is not None:
            self.kept.abandon()
            self.kept = None
        self.journal.over()


GIVEN_UP = b"\xff" * 6  # the last of a duel's bytes, if the player gave the round up
MATCH, KEEPER, CRACK, DUEL, SOLO = range(5)  # what is played; a KeptMatch is one of the first four


def match_bytes(game):
    """Return the bytes of a Match or a Scorekeeper."""
    from mastermind.match_bytes import to_bytes  # noqa: PLC0415  (only now and then)

    return to_bytes(game)


def save_match(device, kind, game):
    """Save all of a Match or a Scorekeeper, which is of that kind."""
    device.journal.begin(bytes((kind,)) + match_bytes(game))
    device.unload(("mastermind.match_bytes",))


class KeptMatch:
    """A match or what else was left but a solo game: `data` are its bytes, so that it takes no more than it must."""

    begun = True

    def __init__(self, data, kind=MATCH):
        self.data = data
        self.kind = kind
        self.row = None  # pegs of a row that was being entered

    def abandon(self):
        """Leave it for good: nothing counts."""
