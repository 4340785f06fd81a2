# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A round from its first row to its end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastermind import EDITIONS, Round, RoundOver, RuleError
from rules_by_hand import keys_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
SECRET = (1, 1, 2, 3)


def state(game):
    return list(game.rows), game.solved, game.over, game.rows_left


def test_a_new_round_is_empty():
    game = Round(CLASSIC, SECRET)
    assert state(game) == ([], False, False, 10)
    assert game.secret == SECRET
    assert game.edition is CLASSIC


def test_a_round_that_is_won():
    game = Round(CLASSIC, SECRET)
    assert game.guess((1, 2, 1, 4)) == (1, 2)
    assert state(game) == ([((1, 2, 1, 4), (1, 2))], False, False, 9)
    assert game.guess(SECRET) == (4, 0)
    assert state(game) == ([((1, 2, 1, 4), (1, 2)), (SECRET, (4, 0))], True, True, 8)


@pytest.mark.parametrize("edition", [CLASSIC, DELUXE, CLASSIC.with_rules(rows=1)], ids=repr)
def test_a_round_that_is_lost(edition):
    game = Round(edition, (1, 2, 3, 4))
    for row in range(1, edition.rows + 1):
        assert not game.over
        assert game.guess((1, 2, 4, 3)) == (2, 2)
        assert game.rows_left == edition.rows - row
    assert (game.solved, game.over, game.rows_left) == (False, True, 0)


@pytest.mark.parametrize("edition", [CLASSIC, DELUXE, CLASSIC.with_rules(rows=1)], ids=repr)
def test_the_last_row_can_win(edition):
    game = Round(edition, (1, 2, 3, 4))
    for _ in range(edition.rows - 1):
        game.guess((1, 2, 4, 3))
    game.guess((1, 2, 3, 4))
    assert (game.solved, game.over, game.rows_left) == (True, True, 0)


def test_after_a_win_no_guess_is_taken():
    game = Round(CLASSIC, SECRET)
    game.guess(SECRET)
    before = state(game)
    with pytest.raises(RoundOver) as error:
        game.guess((1, 2, 3, 5))
    assert "the code is broken" in str(error.value)
    assert "(1, 2, 3, 5)" in str(error.value)
    assert state(game) == before


def test_after_the_last_row_no_guess_is_taken():
    game = Round(CLASSIC.with_rules(rows=2), SECRET)
    game.guess((6, 6, 6, 6))
    game.guess((5, 5, 5, 5))
    before = state(game)
    with pytest.raises(RoundOver) as error:
        game.guess(SECRET)
    assert "no row is left" in str(error.value)
    assert repr(SECRET) in str(error.value)
    assert state(game) == before


@pytest.mark.parametrize("code", [(1, 2, 3), (1, 2, 3, 7), (1, 2, 3, 0), (1, 2, 3, 4, 5)])
def test_a_guess_that_is_not_allowed_costs_no_row(code):
    game = Round(CLASSIC, SECRET)
    game.guess((6, 6, 6, 6))
    before = state(game)
    with pytest.raises(RuleError) as error:
        game.guess(code)
    assert repr(code) in str(error.value)
    assert state(game) == before
    game.guess(SECRET)
    assert game.solved


@pytest.mark.parametrize("secret", [(1, 1, 2, 3), (1, 2, 3), (1, 2, 3, 9), (0, 1, 2, 3)])
def test_a_secret_that_is_not_allowed_starts_no_round(secret):
    with pytest.raises(RuleError) as error:
        Round(DELUXE, secret)
    assert repr(secret) in str(error.value)


def test_a_guess_may_repeat_where_the_secret_may_not():
    game = Round(DELUXE, (1, 2, 3, 4))
    assert game.guess((1, 1, 2, 2)) == (1, 1)


def test_holes_count_as_one_more_colour():
    game = Round(CLASSIC.with_rules(blanks=True), (0, 0, 1, 2))
    assert game.guess((0, 1, 0, 0)) == (1, 2)
    assert game.guess((0, 0, 1, 2)) == (4, 0)
    assert game.solved


def test_what_the_caller_does_to_its_lists_later_changes_nothing():
    secret, code = [1, 1, 2, 3], [6, 6, 6, 6]
    game = Round(CLASSIC, secret)
    game.guess(code)
    secret[0] = code[0] = 5
    assert game.secret == SECRET
    assert game.rows == [((6, 6, 6, 6), (0, 0))]


@given(st.data())
def test_any_round_keeps_its_record(data):
    code = st.tuples(*[st.integers(1, 3)] * 4)
    rows = data.draw(st.integers(1, 5))
    game = Round(CLASSIC.with_rules(rows=rows), data.draw(code))
    guesses = []
    while not game.over:
        guesses.append(data.draw(code))
        game.guess(guesses[-1])
    assert [guess for guess, _ in game.rows] == guesses
    assert all(keys == keys_by_hand(game.secret, guess) for guess, keys in game.rows)
    assert game.solved == (guesses[-1] == game.secret)
    assert game.secret not in guesses[:-1]
    assert game.rows_left == rows - len(guesses)
    assert game.solved or game.rows_left == 0
