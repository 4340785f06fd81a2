# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys: every pair of codes, published examples, and the properties that all keys have."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastermind import EDITIONS, NotationError, RuleError, feedback, parse_code
from rules_by_hand import keys_by_hand, table

CODES = list(itertools.product(range(1, 7), repeat=4))


@st.composite
def pairs(draw):
    """Two codes of one length, from so few ints that many pegs are equal; some ints are huge."""
    pool = draw(st.lists(st.integers(-(2**70), 2**70), min_size=1, max_size=6))
    length = draw(st.integers(1, 8))
    code = st.lists(st.sampled_from(pool), min_size=length, max_size=length)
    return tuple(draw(code)), tuple(draw(code))


def test_every_pair_of_codes():
    """All 1296 x 1296 pairs against a table of what is left after the exact pegs are taken off."""
    masks = list(itertools.product((False, True), repeat=4))  # which pegs are exact
    multisets = {}
    left_over = []  # code number -> mask number -> number of the multiset left over
    for code in CODES:
        rests = [
            tuple(sorted(itertools.compress(code, [not exact for exact in mask]))) for mask in masks
        ]
        left_over.append([multisets.setdefault(rest, len(multisets)) for rest in rests])
    counts = [Counter(rest) for rest in multisets]
    paired = [[(left & right).total() for right in counts] for left in counts]

    wrong = []
    for secret, secret_rests in zip(CODES, left_over, strict=True):
        a, b, c, d = secret
        for guess, guess_rests in zip(CODES, left_over, strict=True):
            e, f, g, h = guess
            mask = 8 * (a == e) + 4 * (b == f) + 2 * (c == g) + (d == h)
            expected = (mask.bit_count(), paired[secret_rests[mask]][guess_rests[mask]])
            if feedback(secret, guess) != expected:
                wrong.append((secret, guess, expected))
    assert wrong == []


def test_the_two_naive_scorers_agree():
    """The literal scorer, used for other lengths, on a slice of the same pairs."""
    for secret in CODES[::37]:
        for guess in CODES[::11]:
            assert feedback(secret, guess) == keys_by_hand(secret, guess)


@pytest.mark.parametrize("line", table("scoring-vectors.csv"), ids=lambda line: line["note"])
def test_published_vectors(line):
    secret, guess = parse_code(line["secret"]), parse_code(line["guess"])
    expected = int(line["exact"]), int(line["misplaced"])
    assert feedback(secret, guess) == expected
    assert keys_by_hand(secret, guess) == expected


def test_the_vectors_are_all_there():
    """The file reaches beyond the colours of any edition, as `feedback` must."""
    lines = table("scoring-vectors.csv")
    assert len(lines) == 30
    digits = set("".join(line["secret"] + line["guess"] for line in lines))
    assert digits >= set("0789")


@pytest.mark.parametrize("line", table("scoring-examples.csv"), ids=lambda line: line["guess"])
def test_examples_of_the_rules(line):
    secret, guess = line["secret"].split(), line["guess"].split()
    names = sorted({*secret, *guess})
    numbers = [[names.index(name) + 1 for name in code] for code in (secret, guess)]
    assert feedback(*numbers) == (int(line["exact"]), int(line["misplaced"]))


def test_published_partition_of_the_first_guess_1122():
    published = {
        (int(line["exact"]), int(line["misplaced"])): int(line["secrets"])
        for line in table("first-guess-1122.csv")
    }
    counted = Counter(feedback(secret, (1, 1, 2, 2)) for secret in EDITIONS["classic"].codes())
    assert counted == published
    assert counted.total() == 1296


@given(pairs())
def test_any_ints_and_lengths_as_by_hand(pair):
    assert feedback(*pair) == keys_by_hand(*pair)


@given(pairs())
def test_swapping_secret_and_guess_changes_nothing(pair):
    secret, guess = pair
    assert feedback(secret, guess) == feedback(guess, secret)


@given(pairs())
def test_bounds(pair):
    secret, guess = pair
    exact, misplaced = feedback(secret, guess)
    assert exact >= 0
    assert misplaced >= 0
    assert exact + misplaced <= len(secret)
    assert (exact == len(secret)) == (secret == guess)
    assert (exact + misplaced == 0) == set(secret).isdisjoint(guess)
    # With one peg left over there is no second place where it could belong.
    assert (exact, misplaced) != (len(secret) - 1, 1)


@given(pairs(), st.randoms(use_true_random=False))
def test_relabelling_the_colours_changes_nothing(pair, random):
    secret, guess = pair
    colours = sorted({*secret, *guess})
    others = random.sample(range(-100, 100), len(colours))
    relabelled = dict(zip(colours, others, strict=True))
    assert feedback(secret, guess) == feedback(
        [relabelled[peg] for peg in secret], [relabelled[peg] for peg in guess]
    )


@given(pairs(), st.randoms(use_true_random=False))
def test_reordering_the_positions_of_both_changes_nothing(pair, random):
    secret, guess = pair
    order = random.sample(range(len(secret)), len(secret))
    assert feedback(secret, guess) == feedback(
        [secret[place] for place in order], [guess[place] for place in order]
    )


@given(pairs())
def test_the_codes_given_are_left_as_they_were(pair):
    secret, guess = list(pair[0]), list(pair[1])
    feedback(secret, guess)
    assert (tuple(secret), tuple(guess)) == pair


@pytest.mark.parametrize(("secret", "guess"), [((1, 2), (1, 2, 3)), ((), (1,)), ((1,) * 5, ())])
def test_codes_of_different_lengths_are_refused(secret, guess):
    with pytest.raises(RuleError) as error:
        feedback(secret, guess)
    assert repr(secret) in str(error.value)
    assert repr(guess) in str(error.value)
    assert not isinstance(error.value, NotationError)
