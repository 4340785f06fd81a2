# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The codebreaker: what it counts, against trying every code; its slices; taking rows back."""

import random

import pytest

from mastermind import EDITIONS, Codebreaker, Contradiction, RuleError, consistent, feedback
from rules_by_hand import codes_by_hand, keys_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
RULES = [
    (positions, colours, repeats, blanks)
    for positions in (1, 2, 3, 4, 5)
    for colours in (1, 2, 3, 6, 8)
    for repeats in (True, False)
    for blanks in (True, False)
    if (repeats or blanks or colours >= positions) and (positions < 5 or colours < 6)
]


def rules(positions, colours, repeats, blanks):
    return CLASSIC.with_rules(positions=positions, colours=colours, repeats=repeats, blanks=blanks)


def rises(progress):
    """Whether these are parts of a whole, none smaller than the one before."""
    parts = [done / total for done, total in progress]
    return parts == sorted(parts) and 0 <= parts[0] and parts[-1] <= 1


def any_guess(edition, source):
    return tuple(source.randint(0 if edition.blanks else 1, edition.colours) for _ in range(edition.positions))


@pytest.mark.parametrize("chosen", RULES, ids=repr)
def test_remaining_is_what_trying_every_code_leaves(chosen):
    """Any guesses, also ones that cannot be right, and all the rules at once."""
    edition = rules(*chosen)
    source = random.Random(repr(chosen))
    codes = codes_by_hand(*chosen)
    for _ in range(3):
        breaker = Codebreaker(edition)
        assert breaker.remaining == len(codes)
        secret, left = source.choice(codes), codes
        for _ in range(4):
            guess = any_guess(edition, source)
            keys = keys_by_hand(secret, guess)
            left = [code for code in left if keys_by_hand(code, guess) == keys]
            breaker.take(guess, keys)
            assert breaker.remaining == len(left)


@pytest.mark.parametrize("edition", [CLASSIC, DELUXE, DELUXE.with_rules(blanks=True)], ids=repr)
def test_slices_bring_the_same_as_one_call(edition):
    source = random.Random(3)
    whole, sliced = Codebreaker(edition), Codebreaker(edition)
    secret = edition.code_at(source.randrange(edition.code_count()))
    for _ in range(5):
        guess = any_guess(edition, source)
        keys = feedback(secret, guess)
        whole.take(guess, keys)
        progress = list(sliced.taking(guess, keys))
        assert len(progress) >= 6
        assert rises(progress)
        assert sliced.remaining == whole.remaining
        assert list(sliced.counting()) == []
        progress = list(sliced.choosing())
        assert not progress or rises(progress)
        assert list(sliced.choosing()) == []
        assert sliced.next_guess() == whole.next_guess()


def test_slices_that_are_given_up_change_nothing():
    breaker = Codebreaker(CLASSIC)
    breaker.take((1, 1, 2, 2), (1, 0))
    chosen = breaker.next_guess()
    for steps in (breaker.taking((3, 3, 4, 5), (1, 1)), breaker.choosing()):
        next(steps, None)
        del steps
    assert (breaker.remaining, len(breaker.rows), breaker.next_guess()) == (256, 1, chosen)
    breaker.take((3, 3, 4, 5), (1, 1))
    assert breaker.rows == [((1, 1, 2, 2), (1, 0)), ((3, 3, 4, 5), (1, 1))]
    assert breaker.remaining == sum(consistent(code, breaker.rows) for code in CLASSIC.codes())


def test_undo_goes_back_row_by_row_and_on_again():
    source = random.Random(8)
    breaker = Codebreaker(DELUXE)
    states = []
    for _ in range(6):
        states.append((list(breaker.rows), breaker.remaining, breaker.next_guess()))
        guess = any_guess(DELUXE, source)
        breaker.take(guess, feedback((5, 1, 7, 2), guess))
    for rows, remaining, chosen in reversed(states):
        breaker.undo()
        assert (breaker.rows, breaker.remaining, breaker.next_guess()) == (rows, remaining, chosen)
    with pytest.raises(RuleError, match="undo"):
        breaker.undo()
    breaker.take((1, 2, 3, 4), (0, 0))
    assert breaker.remaining == 4 * 3 * 2


def test_undo_and_count_in_slices():
    breaker = Codebreaker(CLASSIC)
    for guess in ((1, 2, 3, 4), (1, 1, 2, 2), (3, 3, 4, 4)):
        breaker.take(guess, feedback((6, 2, 1, 4), guess))
    breaker.undo()
    progress = list(breaker.counting())
    assert len(progress) >= 3 * 6
    assert rises(progress)
    assert progress[-1][0] == progress[-1][1]
    assert breaker.remaining == sum(consistent(code, breaker.rows) for code in CLASSIC.codes())


REFUSED = [
    ((1, 2, 3), (1, 0)),
    ((1, 2, 3, 7), (1, 0)),
    ((1, 2, 3, 0), (1, 0)),
    ((1, 2, 3, 4), (-1, 0)),
    ((1, 2, 3, 4), (3, 2)),
    ((1, 2, 3, 4), (5, 0)),
    ((1, 2, 3, 4), (True, 0)),
    ((1, 2, 3, 4), (1.0, 0)),
]


@pytest.mark.parametrize(("guess", "keys"), REFUSED, ids=repr)
def test_what_is_no_row_is_refused(guess, keys):
    breaker = Codebreaker(CLASSIC)
    breaker.take((1, 1, 2, 2), (1, 0))
    with pytest.raises(RuleError) as error:
        breaker.take(guess, keys)
    assert repr(guess) in str(error.value)
    assert (len(breaker.rows), breaker.remaining) == (1, 256)


def test_a_row_without_any_code_is_not_taken():
    breaker = Codebreaker(CLASSIC)
    breaker.take((1, 1, 1, 1), (2, 0))
    with pytest.raises(Contradiction) as raised:
        breaker.take((1, 1, 1, 2), (0, 0))
    assert raised.value.rows == (1, 2)
    assert isinstance(raised.value, ValueError)
    assert (len(breaker.rows), breaker.remaining) == (1, 150)
    breaker.take((1, 1, 1, 2), (2, 0))
    assert breaker.remaining == sum(consistent(code, breaker.rows) for code in CLASSIC.codes())


def test_impossible_keys_contradict_alone():
    with pytest.raises(Contradiction) as raised:
        Codebreaker(CLASSIC).take((1, 2, 3, 4), (3, 1))
    assert raised.value.rows == (1,)


def test_the_broken_code_is_what_remains():
    breaker = Codebreaker(CLASSIC)
    breaker.take((1, 2, 3, 4), (4, 0))
    assert (breaker.remaining, breaker.next_guess()) == (1, (1, 2, 3, 4))


def test_what_the_caller_does_to_its_lists_later_changes_nothing():
    breaker = Codebreaker(CLASSIC)
    guess, keys = [1, 1, 2, 2], [1, 0]
    breaker.take(guess, keys)
    guess[0] = keys[0] = 3
    breaker.take((1, 1, 2, 2), (1, 0))
    assert (breaker.rows[0], breaker.remaining) == (((1, 1, 2, 2), (1, 0)), 256)
