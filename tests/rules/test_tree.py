# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The decision trees: what each reaches over every secret, and when they are left."""

import random
from collections import Counter
from pathlib import Path

import pytest

from mastermind import EDITIONS, Codebreaker, consistent, feedback, tree
from mastermind.tree import tree_move
from rules_by_hand import codes_by_hand, keys_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
# For each game with a tree: guesses in the games of all secrets together, and the most for one secret.
REACHED = [
    (CLASSIC, 5626, 5),
    (CLASSIC.with_rules(repeats=False), 1435, 5),
    (CLASSIC.with_rules(blanks=True), 11228, 6),
    (DELUXE.with_rules(repeats=True), 20473, 7),
    (DELUXE, 7797, 6),
]
EDITIONS_WITH_A_TREE = [edition for edition, *_ in REACHED]
WITHOUT = [
    CLASSIC.with_rules(repeats=False, blanks=True),
    DELUXE.with_rules(repeats=True, blanks=True),
    DELUXE.with_rules(repeats=False, blanks=True),
    CLASSIC.with_rules(positions=5),
    CLASSIC.with_rules(positions=3),
    CLASSIC.with_rules(colours=5),
    CLASSIC.with_rules(colours=9),
]
FILE = Path(tree.__file__).with_name("trees.dat")
MOST_BYTES = 48 * 1024


def secrets_of(edition):
    return codes_by_hand(edition.positions, edition.colours, edition.repeats, edition.blanks)


def play_all(edition, rows, secrets, needed):
    """Count the guesses for each of these secrets, which fit the rows so far."""
    guess = tree_move(edition, rows)
    assert edition.allows_guess(guess), rows
    parts: dict = {}
    for secret in secrets:
        parts.setdefault(keys_by_hand(secret, guess), []).append(secret)
    for keys, part in parts.items():
        if keys[0] == edition.positions:
            needed[len(rows) + 1] += 1
        else:
            play_all(edition, [*rows, (guess, keys)], part, needed)


@pytest.mark.parametrize(("edition", "total", "worst"), REACHED, ids=repr)
def test_every_secret_by_the_tree(edition, total, worst):
    needed: Counter = Counter()
    secrets = secrets_of(edition)
    play_all(edition, [], secrets, needed)
    assert needed.total() == len(secrets)
    assert sum(guesses * count for guesses, count in needed.items()) == total
    assert max(needed) == worst


@pytest.mark.parametrize(("edition", "total", "worst"), REACHED, ids=repr)
def test_the_codebreaker_plays_the_tree(edition, total, worst):
    for secret in random.Random(5).sample(secrets_of(edition), 12):
        breaker = Codebreaker(edition)
        while not breaker.rows or breaker.rows[-1][1][0] < 4:
            guess = breaker.next_guess()
            assert guess == tree_move(edition, breaker.rows) or (breaker.remaining, guess) == (1, secret)
            breaker.take(guess, feedback(secret, guess))
        assert len(breaker.rows) <= worst


@pytest.mark.parametrize("edition", EDITIONS_WITH_A_TREE, ids=repr)
def test_after_another_guess_only_codes_that_can_be_right(edition):
    source = random.Random(6)
    for secret in source.sample(secrets_of(edition), 8):
        breaker = Codebreaker(edition)
        own = source.choice(secrets_of(edition))
        while own == breaker.next_guess():
            own = source.choice(secrets_of(edition))
        breaker.take(own, feedback(secret, own))
        while breaker.rows[-1][0] != secret:
            assert tree_move(edition, breaker.rows) == ()
            guess = breaker.next_guess()
            assert edition.allows_secret(guess) and consistent(guess, breaker.rows)
            breaker.take(guess, feedback(secret, guess))
        assert len(breaker.rows) <= 9


@pytest.mark.parametrize("edition", WITHOUT, ids=repr)
def test_other_rules_have_none(edition):
    assert tree_move(edition, []) == ()


def test_a_hole_is_the_lowest_peg():
    """Six colours and the hole are seven pegs, as are seven colours: the same tree under other names."""
    holes, seven = CLASSIC.with_rules(blanks=True), CLASSIC.with_rules(colours=7)
    rows_of_holes, rows_of_seven = [], []
    for keys in ((0, 1), (0, 2), (1, 1)):
        with_hole, without = tree_move(holes, rows_of_holes), tree_move(seven, rows_of_seven)
        assert tuple(peg + 1 for peg in with_hole) == without != ()
        rows_of_holes.append((with_hole, keys))
        rows_of_seven.append((without, keys))
    assert tree_move(CLASSIC.with_rules(colours=5, blanks=True), []) != ()


@pytest.mark.parametrize("keys", [(4, 0), (3, 1), (9, 9), (0, 14)])
def test_keys_that_lead_nowhere(keys):
    assert tree_move(CLASSIC, [(tree_move(CLASSIC, []), keys)]) == ()


def test_after_the_end_there_is_nothing():
    rows = []
    while not rows or rows[-1][1][0] < 4:
        guess = tree_move(CLASSIC, rows)
        rows.append((guess, feedback((5, 2, 6, 2), guess)))
    assert tree_move(CLASSIC, rows) == ()
    assert tree_move(CLASSIC, [*rows, rows[-1]]) == ()


def test_the_file_is_small_enough():
    assert FILE.stat().st_size <= MOST_BYTES
