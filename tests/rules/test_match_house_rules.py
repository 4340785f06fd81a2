# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Matches by house rules, their points worked out by hand; and matches that there are none of."""

import pytest

from mastermind import EDITIONS, Match, RuleError
from mastermind.totals import WRONG_KEYS
from match_by_keys import AT, CODE, play

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]


def test_fewest_rows_wins():
    match = Match(CLASSIC, fewest=True)
    play(match, "0.0 0.0 0.0 4.0")  # player 1 needed 4 rows
    assert (match.points, match.last_gain) == ([0, 4], [0, 4])
    match.next_round()
    play(match, "0.0 " * 10)  # player 0 broke nothing: all 10 rows, no bonus
    assert (match.points, match.winner()) == ([10, 4], (1,))


def test_fewest_rows_over_more_rounds_may_be_a_draw():
    match = Match(DELUXE.with_rules(rows=3), rounds=4, fewest=True)
    for texts in ("4.0", "0.0 4.0", "1.0 0.0 4.0", "0.0 4.0"):  # player 1: 1 + 3, player 0: 2 + 2
        play(match, texts)
        if not match.finished:
            match.next_round()
    assert (match.points, match.winner()) == ([4, 4], (0, 1))


def test_wrong_keys_bring_no_points_where_the_fewest_rows_win():
    match = Match(CLASSIC, fewest=True, by_hand=True)
    match.set_secret(CODE)
    match.guess(AT["1.0"])
    match.give_keys((2, 0))
    assert match.claim(1)
    assert (match.points, match.history) == ([0, 0], [(0, None, WRONG_KEYS, (0, 0))])


def test_house_rules_change_the_bonus_and_the_codes():
    edition = CLASSIC.with_rules(rows=6, repeats=False, blanks=True)
    match = Match(edition, rounds=4)
    with pytest.raises(RuleError, match="colour 1 more than once"):
        match.set_secret((1, 1, 2, 3))
    match.set_secret((0, 0, 1, 2))
    for _ in range(6):
        assert match.guess((0, 1, 1, 0)) == (2, 1)
    assert match.points == [7, 0]  # 6 rows and 1


def test_a_group_may_play_a_multiple_of_its_rounds():
    match = Match(DELUXE, players=3, rounds=6)
    for _ in range(6):
        play(match, "4.0")
        if not match.finished:
            match.next_round()
    assert [entry[0] for entry in match.history] == [0, 1, 2, 0, 1, 2]
    assert (match.points, match.winner()) == ([30, 30, 30], (0, 1, 2))  # each 5 twice and 10 twice


@pytest.mark.parametrize(
    "choice",
    [
        {"players": 3},
        {"players": 1},
        {"rounds": 3},
        {"rounds": 0},
        {"rounds": -2},
        {"rounds": True},
        {"rounds": "2"},
        {"first": 2},
        {"first": -1},
        {"first": None},
        {"edition": DELUXE, "players": 6},
        {"edition": DELUXE, "players": 3, "rounds": 4},
        {"edition": DELUXE, "players": 4, "fewest": True},
        {"edition": DELUXE.with_rules(rows=13), "players": 3},
    ],
    ids=str,
)
def test_a_match_that_no_edition_has(choice):
    with pytest.raises(RuleError):
        Match(**{"edition": CLASSIC, **choice})
