# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Guesses for rules that have no tree: which, how good, and how soon."""

import random
import time
from collections import Counter

import pytest

from mastermind import EDITIONS, Codebreaker, consistent, feedback
from mastermind.weighing import opening
from rules_by_hand import codes_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
SUPER = DELUXE.with_rules(positions=5, repeats=True)
SECRETS = 2000
MOST_SECONDS_A_MOVE = 1.0


class Player:
    """Breaks codes; a situation that came up before is not thought about again, as the guesses are not by chance."""

    def __init__(self, edition):
        self.edition = edition
        self.known: dict = {}
        self.slowest = 0.0

    def guess(self, rows):
        if rows not in self.known:
            breaker = Codebreaker(self.edition)
            for row in rows:
                breaker.take(*row)
            begun = time.process_time()
            guess = breaker.next_guess()
            self.slowest = max(self.slowest, time.process_time() - begun)
            assert self.edition.allows_secret(guess)
            assert consistent(guess, rows)
            self.known[rows] = guess
        return self.known[rows]

    def needed(self, secret):
        rows: tuple = ()
        while not rows or rows[-1][0] != secret:
            guess = self.guess(rows)
            rows += ((guess, feedback(secret, guess)),)
        return len(rows)


def test_five_positions_and_eight_colours():
    """2,000 fixed secrets: at most 5.60 guesses on average, at most a second a move, only codes that can be right."""
    source = random.Random(2026)
    player = Player(SUPER)
    needed = Counter(player.needed(SUPER.code_at(source.randrange(32768))) for _ in range(SECRETS))
    mean = sum(guesses * secrets for guesses, secrets in needed.items()) / SECRETS
    print(f"mean {mean:.4f}, at most {max(needed)}, slowest move {player.slowest:.2f} s")
    assert mean <= 5.60
    assert max(needed) <= 8
    assert player.slowest <= MOST_SECONDS_A_MOVE


# Mean and most guesses over all secrets, each a little above what is reached.
WITHOUT_TREE = [
    (CLASSIC.with_rules(repeats=False, blanks=True), 4.40, 7),
    (CLASSIC.with_rules(colours=5), 4.00, 6),
    (CLASSIC.with_rules(positions=3), 4.02, 6),
    (CLASSIC.with_rules(positions=5, colours=6, repeats=False), 4.90, 8),
]


@pytest.mark.parametrize(("edition", "most", "worst"), WITHOUT_TREE, ids=repr)
def test_every_secret_of_other_rules(edition, most, worst):
    player = Player(edition)
    secrets = codes_by_hand(edition.positions, edition.colours, edition.repeats, edition.blanks)
    needed = Counter(player.needed(secret) for secret in secrets)
    mean = sum(guesses * count for guesses, count in needed.items()) / len(secrets)
    print(f"mean {mean:.4f}, at most {max(needed)}")
    assert mean <= most
    assert max(needed) <= worst


@pytest.mark.parametrize("positions", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("colours", [1, 2, 3, 6, 9])
@pytest.mark.parametrize(("repeats", "blanks"), [(True, False), (True, True), (False, True), (False, False)])
def test_the_first_guess_can_be_right(positions, colours, repeats, blanks):
    if repeats or blanks or colours >= positions:
        edition = CLASSIC.with_rules(positions=positions, colours=colours, repeats=repeats, blanks=blanks)
        assert edition.allows_secret(opening(edition))


def test_of_two_codes_the_first_is_guessed():
    breaker = Codebreaker(CLASSIC)
    first: tuple
    for first in ((2, 2, 2, 1), (2, 3, 4, 4)):
        breaker.take(first, feedback((6, 4, 4, 5), first))
    left = [code for code in CLASSIC.codes() if consistent(code, breaker.rows)]
    assert len(left) > 20
    while len(left) > 2:
        guess = breaker.next_guess()
        assert guess in left
        breaker.take(guess, feedback(left[-1], guess))
        left = [code for code in left if consistent(code, breaker.rows)]
    assert breaker.next_guess() == left[0]
