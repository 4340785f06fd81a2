# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Grows the tree of one game: first a glance at every opening, then a long look at the best ones."""

from collections.abc import Callable

import numpy as np

from growing.games import KEYS, OPENINGS, Game
from growing.layout import Node
from growing.search import TOO_DEAR, cost_after, part, rank, search
from growing.tables import tables_of

Report = Callable[[float], None]

_GLANCE = (20, 8, 3, 2)  # widths
_LONG_LOOKS = 2  # openings
_PART_OF_GLANCES = 0.1  # of the time, about
_STEEPNESS = 2.0  # so many times as many secrets take 2 ** this times as long, about


class Grower:
    """Searches for one game; `report` is called with the part that is done, 0 to 1."""

    def __init__(self, game: Game, report: Report) -> None:
        self._game = game
        self._report = report
        self._tables = tables_of(game)
        self._guesses = game.guesses()
        self._all = np.arange(len(game.secrets()))

    def grow(self) -> Node:
        """The best tree that is found."""
        glances = {}
        for number, opening in enumerate(OPENINGS):
            glances[opening] = self._glance(self._guesses.index(opening))
            self._report((number + 1) / len(OPENINGS) * _PART_OF_GLANCES)
        best, best_guess = TOO_DEAR, -1
        for number, opening in enumerate(sorted(OPENINGS, key=lambda opening: glances[opening])[:_LONG_LOOKS]):
            guess = self._guesses.index(opening)
            cost = self._long_look(guess, best, number)
            if cost < best:
                best, best_guess = cost, guess
        return self._tree(best_guess, self._all, 0, 0)

    def _glance(self, guess: int) -> int:
        # What it finds is not kept: a long look finds better.
        empty = np.zeros_like(self._tables.known_set)
        tables = self._tables._replace(widths=np.array(_GLANCE), known_set=empty, known=empty.astype(np.int64))
        return cost_after(guess, self._all, 0, TOO_DEAR, 0, tables)

    def _long_look(self, guess: int, limit: int, number: int) -> int:
        """What search.cost_after does, but with reports after each second guess."""
        tables = self._tables
        parts = [part(self._all, guess, key, tables) for key in range(len(KEYS) - 1)]
        parts = sorted([secrets for secrets in parts if len(secrets)], key=len)
        weights = np.array([len(secrets) ** _STEEPNESS for secrets in parts])
        done = (weights.cumsum() - weights) / weights.sum()
        total = len(self._all) + sum(tables.least[len(secrets)] for secrets in parts)
        used = tables.pegs[guess]
        for secrets, begun, share in zip(parts, done, weights / weights.sum(), strict=True):
            total -= tables.least[len(secrets)]
            best = limit - total
            seconds = rank(secrets, tables.widths[0], used, tables)
            for at, second in enumerate(seconds):
                cost = cost_after(second, secrets, 1, best, used, tables)
                best = min(best, cost)
                looked = (number + begun + share * (at + 1) / len(seconds)) / _LONG_LOOKS
                self._report(_PART_OF_GLANCES + (1 - _PART_OF_GLANCES) * looked)
            total += best if len(secrets) > 1 else 1
            if total >= limit:
                return TOO_DEAR
        return total

    def _tree(self, guess: int, secrets: np.ndarray, depth: int, used: int) -> Node:
        """The tree that begins with this guess. The search remembers most of what it found; the rest it finds again."""
        used |= int(self._tables.pegs[guess])
        branches = {}
        for number, key in enumerate(KEYS[:-1]):
            rest = part(secrets, guess, number, self._tables)
            if len(rest) == 1:
                branches[key] = Node(self._game.secrets()[rest[0]], {})
            elif len(rest):
                _, following = search(rest, depth + 1, TOO_DEAR, used, self._tables)
                branches[key] = self._tree(following, rest, depth + 1, used)
        return Node(self._guesses[guess], branches)
