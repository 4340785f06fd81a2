# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which codes the rows of a game leave open."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastermind import EDITIONS, Round, RuleError, consistent, contradicted
from rules_by_hand import keys_by_hand

CLASSIC = EDITIONS["classic"]
CODES = list(CLASSIC.codes())


def test_without_rows_everything_is_open():
    assert all(consistent(code, []) for code in CODES)


@given(st.sampled_from(CODES), st.lists(st.sampled_from(CODES), min_size=1, max_size=10))
def test_exactly_the_codes_that_give_all_the_keys_are_open(secret, guesses):
    game = Round(CLASSIC, secret)
    for guess in guesses:
        if not game.over:
            game.guess(guess)
    for code in CODES[::17]:
        same = all(keys_by_hand(code, guess) == keys for guess, keys in game.rows)
        assert consistent(code, game.rows) is same
    assert consistent(secret, game.rows)


@pytest.mark.parametrize("keys", [(0, 1), (1, 0), (2, 1), (1, 2), (0, 2), (2, 0)])
def test_one_wrong_number_of_the_keys_closes_a_code(keys):
    guess, code = (1, 1, 2, 3), (1, 2, 4, 4)  # keys (1, 1)
    assert consistent(code, [(guess, (1, 1))])
    assert not consistent(code, [(guess, keys)])


def test_one_contradicting_row_anywhere_is_enough():
    good = ((1, 1, 1, 1), (1, 0))
    bad = ((2, 2, 2, 2), (3, 0))
    for rows in ([bad, good, good], [good, bad, good], [good, good, bad]):
        assert not consistent((1, 2, 3, 4), rows)
    assert consistent((1, 2, 3, 4), [good, good, good])


def test_a_code_of_another_length_is_refused():
    with pytest.raises(RuleError, match=r"\(1, 2, 3\)"):
        consistent((1, 2, 3), [((1, 1, 2, 2), (1, 0))])


@given(st.sampled_from(CODES), st.sampled_from(CODES), st.lists(st.sampled_from(CODES), max_size=10))
def test_the_first_row_that_a_code_contradicts(secret, code, guesses):
    rows = [(guess, keys_by_hand(secret, guess)) for guess in guesses]
    fits = [keys_by_hand(code, guess) == keys for guess, keys in rows]
    assert contradicted(code, rows) == (fits.index(False) + 1 if False in fits else 0)
    assert contradicted(secret, rows) == 0
