# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys that cannot all be right: found in the first row where it shows, and named by as few rows as can be.

10,000 games with lies, against sets of codes that a second scorer made by trying every code.
"""

import itertools
import random

import pytest

from mastermind import EDITIONS, Codebreaker, Contradiction
from rules_by_hand import codes_by_hand, keys_by_hand

CLASSIC = EDITIONS["classic"]
# Positions, colours, repeats, blanks; guesses to choose from, and games.
GAMES = [
    ((4, 6, True, False), 40, 2000),
    ((4, 8, False, False), 30, 2000),
    ((4, 6, False, True), 30, 1000),
    ((3, 6, True, False), 60, 2500),
    ((3, 3, True, True), 60, 2500),
]


class Table:
    """For each of some guesses and its keys, the codes that give them, as bits of an int."""

    def __init__(self, rules, guesses, source):
        self.codes = codes_by_hand(*rules)
        pegs = range(0 if rules[3] else 1, rules[1] + 1)
        self.guesses = [tuple(source.choices(pegs, k=rules[0])) for _ in range(guesses)]
        self.parts: dict = {}
        for guess in self.guesses:
            for number, code in enumerate(self.codes):
                row = guess, keys_by_hand(code, guess)
                self.parts[row] = self.parts.get(row, 0) | 1 << number

    def codes_of(self, rows):
        """The codes that fit all the rows."""
        left = (1 << len(self.codes)) - 1
        for row in rows:
            left &= self.parts.get(row, 0)
        return left


def play(edition, table, source):
    """Play one game in which some keys are those of another code; return how many rows were named, if any."""
    breaker, rows = Codebreaker(edition), []
    secret = source.choice(table.codes)
    lies = source.choice((0, 0.1, 0.3))
    for _ in range(12):
        guess = source.choice(table.guesses)
        keys = keys_by_hand(source.choice(table.codes) if source.random() < lies else secret, guess)
        rows.append((guess, keys))
        left = table.codes_of(rows)
        try:
            breaker.take(guess, keys)
        except Contradiction as contradiction:
            assert not left, rows
            named = contradiction.rows
            assert list(named) == sorted(set(named)) and named[-1] == len(rows)
            assert not table.codes_of(rows[row - 1] for row in named)
            fewer = itertools.combinations(rows, len(named) - 1)
            assert all(table.codes_of(some) for some in fewer), rows
            return len(named)
        assert left, rows
        assert breaker.remaining == left.bit_count()
    return 0


@pytest.mark.parametrize(("rules", "guesses", "games"), GAMES, ids=repr)
def test_games_with_lies(rules, guesses, games):
    """If no set with one row less is contradictory, no smaller one is: its rows would be in one of these."""
    source = random.Random(repr(rules))
    table = Table(rules, guesses, source)
    positions, colours, repeats, blanks = rules
    edition = CLASSIC.with_rules(positions=positions, colours=colours, repeats=repeats, blanks=blanks)
    named = [play(edition, table, source) for _ in range(games)]
    assert named.count(0) > games // 5, "games without a contradiction"
    assert {2, 3, 4} <= set(named)


def test_there_are_ten_thousand_games():
    assert sum(games for *_, games in GAMES) == 10_000


ROWS = [((1, 1, 2, 2), (1, 1)), ((3, 3, 4, 4), (1, 0)), ((5, 5, 6, 6), (1, 0)), ((1, 2, 1, 2), (0, 0))]


def contradiction():
    breaker = Codebreaker(CLASSIC)
    for row in ROWS[:-1]:
        breaker.take(*row)
    with pytest.raises(Contradiction) as raised:
        breaker.take(*ROWS[-1])
    return raised.value


def test_slices_find_the_same_rows():
    assert contradiction().rows == (1, 4)
    in_slices = contradiction()
    progress = list(in_slices.counting())
    assert progress == sorted(progress)
    assert all(0 <= done <= total for done, total in progress)
    assert list(in_slices.counting()) == []
    assert in_slices.rows == (1, 4)


def test_slices_that_are_given_up_are_begun_again():
    found = contradiction()
    steps = found.counting()
    next(steps)
    del steps
    assert found.rows == (1, 4)


def test_rows_taken_later_change_nothing():
    breaker = Codebreaker(CLASSIC)
    breaker.take((1, 1, 1, 1), (1, 0))
    with pytest.raises(Contradiction) as raised:
        breaker.take((1, 1, 1, 1), (2, 0))
    breaker.undo()
    breaker.take((2, 2, 2, 2), (4, 0))
    assert raised.value.rows == (1, 2)
