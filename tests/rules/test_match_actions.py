# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a match takes when, keys by hand, and what it refuses without any change."""

import copy

import pytest

from mastermind import EDITIONS, Match, RuleError, WrongPhase
from mastermind.match import GUESS, KEYS, MATCH_END, ROUND_END, SECRET
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
CODE = (1, 1, 2, 3)
MISS = (4, 4, 5, 5)  # no keys
NEAR = (1, 2, 1, 4)  # 1 exact, 2 misplaced


def by_hand(rows=10, edition=CLASSIC, players=2):
    match = Match(edition.with_rules(rows=rows, repeats=True), players, by_hand=True)
    match.set_secret(CODE)
    return match


def row(match, guess, keys):
    assert match.guess(guess) is None
    match.give_keys(keys)


def refused(match, error, action, *arguments):
    """The action raises this error, says something, and leaves everything as it was."""
    before = copy.deepcopy(vars(match))
    with pytest.raises(error) as raised:
        getattr(match, action)(*arguments)
    assert vars(match) == before
    return str(raised.value)


ACTIONS = {
    "set_secret": (CODE,),
    "guess": (MISS,),
    "give_keys": ((0, 0),),
    "recount": (1, (0, 0)),
    "claim": (1,),
    "void": (),
    "next_round": (),
}


def at(phase):
    match = by_hand(rows=2)
    if phase == SECRET:
        return Match(CLASSIC, by_hand=True)
    row(match, MISS, (0, 0))
    if phase == KEYS:
        match.guess(NEAR)
    if phase >= ROUND_END:
        row(match, CODE, (4, 0))
    if phase == MATCH_END:
        match.next_round()
        match.set_secret(CODE)
        row(match, CODE, (4, 0))
    return match


@pytest.mark.parametrize(
    ("phase", "taken"),
    [
        (SECRET, {"set_secret"}),
        (GUESS, {"guess", "recount", "claim", "void"}),
        (KEYS, {"give_keys", "recount", "claim", "void"}),
        (ROUND_END, {"next_round"}),
        (MATCH_END, set()),
    ],
)
def test_each_phase_takes_its_own_actions_only(phase, taken):
    assert at(phase).phase == phase
    for action, arguments in ACTIONS.items():
        match = at(phase)
        if action in taken:
            getattr(match, action)(*arguments)
        else:
            assert "waits for" in refused(match, WrongPhase, action, *arguments)


def test_what_the_match_waits_for_is_said():
    assert refused(at(SECRET), WrongPhase, "guess", MISS) == "the match waits for a secret, not for a guess"
    assert refused(at(MATCH_END), WrongPhase, "guess", MISS) == "the match waits for nothing more, not for a guess"


@pytest.mark.parametrize("code", [(1, 2, 3), (1, 2, 3, 7), (0, 1, 2, 3), (1, 2, 3, "4")])
def test_codes_that_the_edition_does_not_allow(code):
    assert repr(code) in refused(at(SECRET), RuleError, "set_secret", code)
    assert repr(code) in refused(at(GUESS), RuleError, "guess", code)


@pytest.mark.parametrize("keys", [(3, 1), (0, 4), (5, 0), (0, -1), (1,), (True, 0), (2, 2)])
def test_keys_that_no_secret_could_give(keys):
    match = by_hand()
    row(match, NEAR, (1, 2))
    match.guess((6, 6, 6, 6))
    refused(match, RuleError, "give_keys", keys)
    match.give_keys([2, 0])  # wrong, but possible
    assert match.rows[1] == ((6, 6, 6, 6), (2, 0))
    refused(match, RuleError, "recount", 2, keys)


@pytest.mark.parametrize("number", [0, 2, -1, None, True, "1"])
def test_rows_without_keys_cannot_be_asked_about(number):
    match = at(KEYS)
    refused(match, RuleError, "claim", number)
    refused(match, RuleError, "recount", number, (0, 0))


def test_keys_of_the_device_are_beyond_doubt():
    match = Match(CLASSIC)
    match.set_secret(CODE)
    match.guess(MISS)
    assert "not given by hand" in refused(match, RuleError, "claim", 1)
    refused(match, RuleError, "recount", 1, (0, 0))


def test_keys_by_hand_are_asked_of_the_codemaker():
    match = by_hand()
    assert (match.phase, match.turn) == (GUESS, 1)
    assert match.guess(NEAR) is None
    assert (match.phase, match.turn, match.guesser, match.pending, match.rows) == (KEYS, 0, 1, NEAR, [])
    match.give_keys((1, 2))
    assert (match.phase, match.turn, match.pending, match.rows) == (GUESS, 1, None, [(NEAR, (1, 2))])


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


@pytest.mark.parametrize("name", EDITIONS)
def test_a_void_in_every_edition(name):
    match = by_hand(edition=EDITIONS[name])
    match.guess(MISS)
    match.void()
    assert (match.phase, match.pending, match.history) == (ROUND_END, None, [(0, None, VOID, (0, 0))])
    match.next_round()
    assert (match.phase, match.codemaker, match.round_number, match.secret) == (SECRET, 0, 1, None)


def test_wrong_keys_in_the_last_round_do_not_end_the_match():
    match = by_hand(rows=1)
    row(match, MISS, (0, 0))
    assert match.history == [(0, None, UNBROKEN, (2, 0))]
    match.next_round()
    match.set_secret(CODE)
    row(match, MISS, (1, 0))
    assert (match.phase, match.finished, match.winner()) == (ROUND_END, False, ())
    match.next_round()
    match.set_secret(CODE)
    row(match, MISS, (0, 0))
    assert (match.phase, match.points, match.winner()) == (MATCH_END, [2 + 3, 2], (0,))


def test_what_the_caller_does_to_its_lists_later_changes_nothing():
    match = Match(CLASSIC, by_hand=True)
    secret, guess, keys = [1, 1, 2, 3], [6, 6, 6, 6], [0, 0]
    match.set_secret(secret)
    row(match, guess, keys)
    secret[0] = guess[0] = keys[0] = 5
    assert (match.secret, match.rows) == (CODE, [((6, 6, 6, 6), (0, 0))])
