# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper: points as in a match, entries that cannot be, and taking entries back."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind import EDITIONS, RuleError, Scorekeeper, WrongPhase
from mastermind.match import MATCH_END, ROUND_END
from mastermind.match_bytes import from_bytes, to_bytes
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS
from match_play import random_match, states

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]


def state(score):
    return copy.deepcopy(vars(score))


def refused(score, error, action, *arguments):
    before = state(score)
    with pytest.raises(error) as raised:
        getattr(score, action)(*arguments)
    assert state(score) == before
    return str(raised.value)


def test_classic():
    score = Scorekeeper(CLASSIC, 2, first=1)
    assert (score.codemaker, score.guesser, score.points, score.last_gain) == (1, 0, [0, 0], [0, 0])
    score.enter(WRONG_KEYS)  # player 0 gets 3
    assert (score.codemaker, score.round_number, score.last_gain) == (1, 1, [3, 0])
    score.enter(VOID)
    assert (score.codemaker, score.round_number, score.last_gain) == (1, 1, [0, 0])
    score.enter(BROKEN, 7)  # player 1 gets 7
    assert (score.codemaker, score.guesser, score.round_number, score.points) == (0, 1, 2, [3, 7])
    score.enter(UNBROKEN)  # player 0 gets 11
    assert (score.points, score.last_gain, score.finished, score.winner()) == ([14, 7], [11, 0], True, (0,))
    assert "finished" in refused(score, WrongPhase, "enter", BROKEN, 1)


def test_deluxe_for_two():
    score = Scorekeeper(DELUXE, 2, rounds=4)
    score.enter(BROKEN, 12)  # won by player 1
    score.enter(UNBROKEN)  # by player 1
    score.enter(WRONG_KEYS)  # by nobody, and again
    score.enter(BROKEN, 1)  # by player 1
    score.enter(UNBROKEN)  # by player 1
    assert (score.points, score.winner()) == ([0, 4], (1,))


def test_a_group_of_three():
    score = Scorekeeper(DELUXE, 3)
    for guesser, keys, won in ((1, (0, 0), 0), (2, (1, 0), 2), (1, (1, 2), 4)):
        assert (score.codemaker, score.guesser) == (0, guesser)
        score.guess(keys)
        assert score.last_gain == [won if player == guesser else 0 for player in range(3)]
    assert (score.points, score.round_points, score.standings()) == ([0, 0, 0], [0, 4, 2], [0, 4, 2])
    score.guess((4, 0))  # player 2: 10; codemaker: row 4, 8
    assert (score.last_gain, score.points, score.round_points) == ([8, 0, 10], [8, 4, 12], [0, 0, 0])
    assert (score.codemaker, score.guesser, score.rows) == (1, 2, [])
    score.guess((3, 0))
    score.enter(VOID)  # the 6 of player 2 are not counted
    assert (score.points, score.codemaker, score.guesser) == ([8, 4, 12], 1, 2)
    for _ in range(12):
        assert not score.finished
        score.guess((0, 1))  # six each for players 2 and 0
    assert (score.last_gain, score.points) == ([1, 40, 0], [14, 44, 18])
    score.guess((4, 0))
    assert (score.points, score.finished, score.winner()) == ([24, 44, 23], True, (1,))
    assert (score.codemaker, score.guesser) == (2, 0)
    refused(score, WrongPhase, "guess", (0, 0))


def test_fewest_rows():
    score = Scorekeeper(CLASSIC, 2, fewest=True)
    score.enter(BROKEN, 4)
    score.enter(UNBROKEN)
    assert (score.points, score.winner()) == ([10, 4], (1,))


def test_totals_of_three_digits():
    score = Scorekeeper(CLASSIC, 2, rounds=40)
    for _ in range(40):
        score.enter(UNBROKEN)
    assert score.points == [220, 220]
    assert score.winner() == (0, 1)
    assert vars(from_bytes(to_bytes(score))) == vars(score)


@pytest.mark.parametrize(
    ("kind", "row"),
    [(BROKEN, None), (BROKEN, 0), (BROKEN, 11), (BROKEN, True), (UNBROKEN, 3), (VOID, 1), (4, None), (-1, None)],
)
def test_ends_that_cannot_be(kind, row):
    refused(Scorekeeper(CLASSIC), RuleError, "enter", kind, row)
    refused(Scorekeeper(CLASSIC, fewest=True), RuleError, "enter", kind, row)


def test_groups_enter_guesses_and_two_players_ends():
    refused(Scorekeeper(CLASSIC), RuleError, "guess", (1, 0))
    refused(Scorekeeper(DELUXE), RuleError, "guess", (1, 0))
    group = Scorekeeper(DELUXE, 4)
    refused(group, RuleError, "enter", BROKEN, 1)
    refused(group, RuleError, "enter", UNBROKEN)
    for keys in ((3, 1), (5, 0), (0, -1), (1,), ("1", 0)):
        refused(group, RuleError, "guess", keys)


@pytest.mark.parametrize("choice", [{"players": 3}, {"rounds": 3}, {"first": 2}], ids=str)
def test_a_match_that_no_edition_has(choice):
    with pytest.raises(RuleError):
        Scorekeeper(CLASSIC, **choice)


def test_undo_without_an_entry():
    assert "undo" in refused(Scorekeeper(CLASSIC), RuleError, "undo")


def enter_as(match, score):
    """Enter what has just ended or been guessed in a match without keys by hand."""
    if match.players > 2 and match.history and match.phase in (ROUND_END, MATCH_END):
        if match.history[-1][2] == VOID:
            score.enter(VOID)
        else:
            score.guess(match.rows[-1][1])
    elif match.players > 2 and match.rows:
        score.guess(match.rows[-1][1])
    elif match.phase in (ROUND_END, MATCH_END):
        score.enter(match.history[-1][2], match.history[-1][1])


@settings(max_examples=500, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_as_in_a_match_and_back(seed):
    """The same points as the match itself; then every entry is undone, through the same states."""
    random = Random(seed)
    match = random_match(random)
    match.by_hand = False
    score = Scorekeeper(match.edition, match.players, match.rounds, match.first, match.fewest)
    kept = [state(score)]
    for action in states(match, random):
        if action in ("guess", "void"):
            enter_as(match, score)
            if len(score.entries) > 2 * (len(kept) - 1):
                kept.append(state(score))
            assert score.standings() == match.standings()
            assert score.history == match.history
        assert vars(from_bytes(to_bytes(score))) == vars(score)
    assert (score.finished, score.winner()) == (True, match.winner())
    while score.entries:
        assert state(score) == kept.pop()
        score.undo()
    assert state(score) == kept.pop()
