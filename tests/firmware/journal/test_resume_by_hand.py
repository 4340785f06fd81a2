# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys by hand: recounts, claims and voids survive the power, also those that come while a guess waits for its keys.

What the journal has put together step by step is the very match that `to_bytes` writes.
"""

import pytest

from kept_match import leave
from mastermind.match_bytes import from_bytes
from match_player import People
from player import naive_feedback
from power import played, power_cycle

CODE = (1, 1, 2, 3)
NEAR = (1, 2, 1, 4)
MISS = (4, 4, 5, 5)
MATCH = 0


@pytest.fixture
def people(switch_on, interpreter, root):
    people = People(switch_on(interpreter, root=root))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    people.set_code(1, CODE)
    return people


def saved_match(device):
    """Return the match in the journal; `from_bytes` refuses bytes that `to_bytes` would not write."""
    data = played(device)
    assert data[0] == MATCH
    return from_bytes(data[1:])


def check_saved(people):
    """The journal has what LEAVE keeps in memory; go on from there, but with the power gone in between."""
    data = played(people.device)[1:]
    assert leave(people) == data
    power_cycle(people.device)
    assert played(people.device)[1:] == data
    return from_bytes(data)


def test_every_row_and_the_guess_that_waits(people):
    for guess in (NEAR, MISS):
        people.take(2, "GUESS")
        people.guess(guess)
        power_cycle(people.device)
        people.take(1, "KEYS")
        people.give(*naive_feedback(CODE, guess))
        people.rows.append((guess, naive_feedback(CODE, guess)))
        match = check_saved(people)
        assert match.rows == people.rows and match.pending is None
    people.take(2, "GUESS")
    people.guess(CODE)
    assert check_saved(people).pending == CODE
    people.take(1, "KEYS")
    people.give(4, 0)
    assert people.end_of_round(CODE) == {1: (3, 3), 2: (0, 0)}


@pytest.mark.parametrize("waiting", [False, True])
def test_a_recount(people, waiting):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 0))
    people.by_hand(1, 2, CODE, MISS)
    if waiting:
        people.take(2, "GUESS")
        people.guess(CODE)
        people.take(1, "KEYS")
    else:
        people.take(2, "GUESS")
    people.pause("RECOUNT")
    people.press("DOWN", "A")
    people.take(1, "KEYS")
    people.give(1, 2)
    match = check_saved(people)
    assert match.rows[0] == (NEAR, (1, 2)) and match.corrections == [(1, (0, 0), 2)]
    assert match.pending == (CODE if waiting else None)
    if waiting:
        people.take(1, "KEYS")
    else:
        people.take(2, "GUESS")
        people.guess(CODE)
        people.take(1, "KEYS")
    people.give(4, 0)
    power_cycle(people.device)
    assert people.end_of_round(CODE) == {1: (3, 3), 2: (0, 0)}


@pytest.mark.parametrize("waiting", [False, True])
@pytest.mark.parametrize("end", ["CLAIM", "SEEN"])
def test_a_claim_and_a_code_that_was_seen(people, waiting, end):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 0))
    people.take(2, "GUESS")
    if waiting:
        people.guess(MISS)
        people.take(1, "KEYS")
    people.pause(end)
    people.press("A")
    if end == "CLAIM":
        people.notice("WRONG")
    power_cycle(people.device)
    match = saved_match(people.device)
    assert match.history[-1][2] == (2 if end == "CLAIM" else 3) and len(match.rows) == 1
    why = ("WRONG", " ROW 1") if end == "CLAIM" else ("VOID",)
    gain = 3 if end == "CLAIM" else 0
    assert people.end_of_round(CODE, why=why) == {1: (0, 0), 2: (gain, gain)}
    assert people.waits_for() == (1, "CODE")
    check_saved(people)


def test_a_recount_that_was_asked_for_is_asked_for_again_if_need_be(people):
    """That somebody has asked is not saved; no row has changed yet."""
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 0))
    people.take(2, "GUESS")
    people.pause("RECOUNT")
    people.press("A")
    assert people.waits_for() == (1, "KEYS")
    power_cycle(people.device)
    people.take(2, "GUESS")
