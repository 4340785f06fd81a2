# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys by hand: claims, recounts and what the reveal brings to light."""

import copy

from mastermind import EDITIONS
from mastermind.match import GUESS, ROUND_END
from mastermind.totals import BROKEN, WRONG_KEYS
from match_by_hand import CODE, MISS, NEAR, by_hand, row

DELUXE = EDITIONS["deluxe"]


def test_a_claim_that_fails_changes_nothing():
    match = by_hand()
    row(match, NEAR, (1, 2))
    before = copy.deepcopy(vars(match))
    assert match.claim(1) is False
    assert vars(match) == before


def test_a_recount_keeps_old_and_new_keys():
    match = by_hand()
    row(match, NEAR, (1, 1))
    row(match, MISS, (0, 0))
    match.recount(1, (1, 1))  # confirmed: nothing to record
    assert match.corrections == []
    match.recount(1, (2, 1))
    match.guess(MISS)
    match.recount(1, (1, 2))
    assert match.rows == [(NEAR, (1, 2)), (MISS, (0, 0))]
    assert match.corrections == [(1, (1, 1), 2), (1, (2, 1), 2)]
    match.give_keys((0, 0))
    assert match.claim(1) is False  # a mistake that was corrected costs nothing
    match.guess(CODE)
    match.give_keys((4, 0))
    assert match.history == [(0, 4, BROKEN, (4, 0))]


def test_a_recount_may_make_right_keys_wrong():
    match = by_hand()
    row(match, NEAR, (1, 2))
    match.recount(1, (1, 1))
    assert match.claim(1)


def test_a_claim_while_keys_are_waited_for():
    match = by_hand()
    row(match, NEAR, (0, 1))
    match.guess(MISS)
    assert match.claim(1)
    assert (match.phase, match.pending, match.points) == (ROUND_END, None, [0, 3])


def test_at_the_reveal_of_a_broken_code_all_rows_are_checked():
    match = by_hand()
    row(match, NEAR, (2, 1))
    row(match, CODE, (4, 0))
    assert (match.phase, match.points, match.wrong_row()) == (ROUND_END, [0, 3], 1)
    assert match.history == [(0, None, WRONG_KEYS, (0, 3))]
    match.next_round()
    assert (match.codemaker, match.round_number, match.rows, match.wrong_row()) == (0, 1, [], None)


def test_at_the_reveal_of_an_unbroken_code_all_rows_are_checked():
    match = by_hand(rows=3)
    for keys in ((0, 0), (0, 0), (1, 0)):
        row(match, MISS, keys)
    assert (match.history, match.wrong_row()) == ([(0, None, WRONG_KEYS, (0, 3))], 3)


def test_all_exact_for_another_code_is_a_wrong_key():
    match = by_hand()
    row(match, NEAR, (4, 0))
    assert (match.phase, match.points, match.wrong_row()) == (ROUND_END, [0, 3], 1)


def test_a_secret_that_was_not_recognised():
    match = by_hand(rows=3)
    row(match, CODE, (3, 0))
    assert match.phase == GUESS  # the device keeps quiet
    row(match, MISS, (0, 0))
    assert match.claim(1)
    assert match.points == [0, 3]
    match = by_hand(rows=3)
    row(match, CODE, (3, 0))
    row(match, CODE, (4, 0))
    assert match.history[0][2] == WRONG_KEYS


def test_a_secret_that_is_recognised_at_a_recount():
    match = by_hand()
    row(match, NEAR, (1, 2))
    row(match, CODE, (3, 0))
    row(match, MISS, (0, 0))
    match.guess(MISS)
    match.recount(2, (4, 0))
    assert (match.history, match.pending, match.phase) == ([(0, 2, BROKEN, (2, 0))], None, ROUND_END)
    assert match.rows == [(NEAR, (1, 2)), (CODE, (4, 0)), (MISS, (0, 0))]
    assert match.corrections == [(2, (3, 0), 3)]


def test_in_a_group_a_recount_moves_guess_points_of_the_running_round():
    match = by_hand(edition=DELUXE, players=3)
    row(match, NEAR, (2, 1))
    row(match, MISS, (0, 0))
    assert (match.round_points, match.last_gain) == ([0, 5, 0], [0, 0, 0])
    match.recount(1, (1, 2))
    assert (match.round_points, match.points) == ([0, 4, 0], [0, 0, 0])


def test_in_a_group_guesses_after_the_breaking_row_do_not_count():
    match = by_hand(edition=DELUXE, players=3)
    row(match, NEAR, (1, 2))  # player 1: 4
    row(match, CODE, (3, 0))  # player 2: 6, in truth 10
    row(match, NEAR, (1, 2))  # player 1: 4, too late
    match.recount(2, (4, 0))
    assert match.history == [(0, 2, BROKEN, (6, 4, 10))]
    assert match.last_gain == [6, 0, 10]
    assert match.standings() == [6, 4, 10]


def test_in_a_group_a_wrong_row_takes_all_of_the_round():
    match = by_hand(edition=DELUXE, players=3)
    row(match, NEAR, (1, 1))
    row(match, CODE, (4, 0))
    assert (match.points, match.standings(), match.last_gain) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert match.history == [(0, None, WRONG_KEYS, (0, 0, 0))]


def test_in_deluxe_for_two_wrong_keys_win_no_round():
    match = by_hand(edition=DELUXE)
    row(match, NEAR, (1, 1))
    assert match.claim(1)
    assert match.history == [(0, None, WRONG_KEYS, (0, 0))]
