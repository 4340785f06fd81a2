# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""LEAVE and RESUME at every phase: the same match, a half-entered code dropped, the neutral screen first."""

from kept_match import leave, resume
from mastermind import EDITIONS, Match
from mastermind.match_bytes import from_bytes, to_bytes
from match_by_hand import CODE, MISS, NEAR
from match_player import SECRET_ROW, People
from solo_script import lines

FIVE_ROWS = EDITIONS["classic"].with_rules(rows=5)


def new_match(**options):
    return Match(FIVE_ROWS, 2, by_hand=True, **options)


def leave_and_resume(people, expected):
    """Leave, compare, resume and leave once more: the same bytes; resume again."""
    first = leave(people)
    assert first == to_bytes(expected)
    assert to_bytes(from_bytes(first)) == first
    resume(people)
    assert leave(people) == first
    resume(people)


def test_before_any_code(leavers):
    leave_and_resume(leavers, new_match())
    leavers.set_code(1, CODE)
    assert leavers.waits_for() == (2, "GUESS")


def test_a_half_entered_code_is_dropped(leavers):
    leavers.take(1, "CODE")
    leavers.enter(CODE[:3], SECRET_ROW)
    leave_and_resume(leavers, new_match())
    assert leavers.waits_for() == (1, "CODE")
    leavers.press("A")
    assert leavers.grid.pegs(SECRET_ROW)[1:] == (0, 0, 0)
    leavers.press("A", "A")
    assert leavers.grid.palette() == [1, 2, 3, 4, 5, 6]


def test_a_code_shown_but_not_confirmed_is_dropped(leavers):
    leavers.take(1, "CODE")
    leavers.enter(CODE, SECRET_ROW)
    leavers.press("A", "B")
    leave_and_resume(leavers, new_match())
    assert leavers.waits_for() == (1, "CODE")


def test_while_a_guess_is_waited_for(leavers):
    leavers.set_code(1, CODE)
    leavers.by_hand(1, 2, CODE, NEAR)
    expected = new_match()
    expected.set_secret(CODE)
    expected.guess(NEAR)
    expected.give_keys((1, 2))
    leave_and_resume(leavers, expected)
    leavers.take(2, "GUESS")
    assert (leavers.grid.pegs(1), leavers.grid.keys(1)) == (NEAR, (1, 2))
    leavers.press("UP", "RIGHT", "UP")  # a half-entered guess is dropped too: somebody else may go on
    leave_and_resume(leavers, expected)
    leavers.take(2, "GUESS")
    assert leavers.grid.pegs(2)[1:] == (0, 0, 0)


def test_while_keys_are_waited_for(leavers):
    leavers.set_code(1, CODE)
    leavers.take(2, "GUESS")
    leavers.guess(NEAR)
    expected = new_match()
    expected.set_secret(CODE)
    expected.guess(NEAR)
    leave_and_resume(leavers, expected)
    leavers.take(1, "KEYS")
    leavers.press("UP", "UP")
    leave_and_resume(leavers, expected)
    leavers.take(1, "KEYS")
    assert (leavers.grid.pegs(1), leavers.grid.keys(1)) == (NEAR, (0, 0))
    leavers.give(1, 2)
    leavers.take(2, "GUESS")


def test_after_a_recount_the_earlier_keys_are_still_on_the_record(leavers):
    leavers.set_code(1, CODE)
    leavers.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    leavers.pause("RECOUNT")
    leavers.press("A")
    leavers.take(1, "KEYS")
    leavers.give(1, 2)
    expected = new_match()
    expected.set_secret(CODE)
    expected.guess(NEAR)
    expected.give_keys((0, 3))
    expected.recount(1, (1, 2))
    leave_and_resume(leavers, expected)
    leavers.pause("RECORD")
    leavers.device.run(300)
    assert "Row 1 had 0 exact, 3 misplaced before." in lines(leavers.device)


def test_in_the_second_round_with_points_and_a_void_before_it(leavers):
    leavers.set_code(1, CODE)
    leavers.pause("SEEN")
    leavers.press("A")
    leavers.end_of_round(CODE, why=("VOID",))
    leavers.set_code(1, CODE)
    leavers.by_hand(1, 2, CODE, MISS)
    leavers.by_hand(1, 2, CODE, CODE)
    assert leavers.end_of_round(CODE) == {1: (2, 2), 2: (0, 0)}
    expected = new_match()
    expected.set_secret(CODE)
    expected.void()
    expected.next_round()
    expected.set_secret(CODE)
    for code, keys in ((MISS, (0, 0)), (CODE, (4, 0))):
        expected.guess(code)
        expected.give_keys(keys)
    expected.next_round()
    leave_and_resume(leavers, expected)
    assert "The match goes on. Round 2 of 2." in lines(leavers.device)
    assert leavers.waits_for() == (2, "CODE")
    leavers.pause("POINTS")
    assert leavers.points() == {1: (0, 2), 2: (0, 0)}


def test_a_group_with_guess_points(switch_on, interpreter, root):
    people = People(switch_on(interpreter, {"EDITION": "deluxe"}, root=root), colours=8)
    people.set_up()
    people.start(PLAYERS="5", FIRST="P4", ROWS="6")
    people.set_code(4, (1, 2, 3, 4))
    people.guess_in_turn(5, (1, 2, 5, 6))
    people.press("A")
    expected = Match(EDITIONS["deluxe"].with_rules(rows=6), 5, first=3)
    expected.set_secret((1, 2, 3, 4))
    expected.guess((1, 2, 5, 6))
    leave_and_resume(people, expected)
    assert people.waits_for() == (1, "GUESS")
    people.pause("POINTS")
    assert people.points(5)[5] == (0, 4)
