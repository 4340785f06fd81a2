# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a match takes when, and what it refuses without any change."""

import copy

import pytest

from mastermind import EDITIONS, Match, RuleError, WrongPhase
from mastermind.match import GUESS, KEYS, MATCH_END, ROUND_END, SECRET
from mastermind.totals import UNBROKEN, VOID
from match_by_hand import CODE, MISS, NEAR, by_hand, row

CLASSIC = EDITIONS["classic"]


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
