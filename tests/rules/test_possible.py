# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which keys a guess can get, against going through all secrets."""

import itertools

import pytest

from mastermind import EDITIONS, RuleError, feedback, possible
from mastermind.edition import Edition
from rules_by_hand import codes_by_hand, keys_by_hand

CLASSIC = EDITIONS["classic"]
RULES = [(repeats, blanks) for repeats in (True, False) for blanks in (True, False)]


def pattern(guess):
    """What of a guess decides its keys: renaming colours and moving pegs about changes none.

    An empty hole is no colour like others: a secret may always hold several.
    """
    return guess.count(0), tuple(sorted(guess.count(peg) for peg in set(guess) if peg))


def compare(positions, colours, repeats, blanks):
    """All guesses and all pairs of keys, against enumeration once for each pattern of pegs."""
    edition = Edition("classic", rows=10, positions=positions, colours=colours, repeats=repeats, blanks=blanks)
    secrets = codes_by_hand(positions, colours, repeats, blanks)
    pairs = list(itertools.product(range(positions + 2), repeat=2))
    found: dict = {}
    for guess in codes_by_hand(positions, colours, True, blanks):
        alike = pattern(guess)
        if alike not in found:
            found[alike] = {keys_by_hand(secret, guess) for secret in secrets}
        assert {keys for keys in pairs if possible(edition, guess, keys)} == found[alike], guess
    return len(found)


@pytest.mark.parametrize(("repeats", "blanks"), RULES)
@pytest.mark.parametrize("colours", [6, 8])
def test_the_boxes_with_every_house_rule(colours, repeats, blanks):
    assert compare(4, colours, repeats, blanks) == (12 if blanks else 5)


@pytest.mark.parametrize(("repeats", "blanks"), RULES)
@pytest.mark.parametrize("positions", [1, 2, 3, 4, 5])
def test_where_colours_are_scarce(positions, repeats, blanks):
    """Then no colour may be left that is not in the guess: the boxes have always some."""
    for colours in range(1, 5):
        if repeats or blanks or colours >= positions:
            assert compare(positions, colours, repeats, blanks) >= 1


def test_every_guess_against_every_secret_of_the_classic_box():
    """Without leaning on patterns of pegs."""
    codes = list(CLASSIC.codes())
    pairs = list(itertools.product(range(5), repeat=2))
    for guess in codes:
        got = {feedback(secret, guess) for secret in codes}
        assert {keys for keys in pairs if possible(CLASSIC, guess, keys)} == got


@pytest.mark.parametrize("keys", [(), (1,), (1, 1, 1), (-1, 2), (True, 0), (5, 0), (3, 1), ("1", 0)])
def test_what_are_no_keys_is_never_possible(keys):
    assert not possible(CLASSIC, (1, 2, 3, 4), keys)


def test_a_guess_that_is_not_allowed_is_refused():
    with pytest.raises(RuleError, match="not a colour"):
        possible(CLASSIC, (1, 2, 3, 7), (0, 0))
