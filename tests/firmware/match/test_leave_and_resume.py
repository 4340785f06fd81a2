# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""LEAVE and RESUME at every phase: the same match, a half-entered code dropped, the neutral screen first."""

import pytest

from kept_match import leave, probe_root
from mastermind import EDITIONS, Match
from mastermind.match_bytes import from_bytes, to_bytes
from match_menus import MAIN
from match_player import SECRET_ROW, People
from solo_script import lines

CODE = (1, 1, 2, 3)
NEAR = (1, 2, 1, 4)
MISS = (4, 4, 5, 5)
FIVE_ROWS = EDITIONS["classic"].with_rules(rows=5)


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return probe_root(tmp_path_factory.mktemp("probe"))


@pytest.fixture
def people(switch_on, interpreter, root):
    people = People(switch_on(interpreter, root=root))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    return people


def resume(people):
    assert people.item(MAIN) == "RESUME"
    people.press("A")
    people.device.run(300)


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


def test_before_any_code(people):
    leave_and_resume(people, new_match())
    people.set_code(1, CODE)
    assert people.waits_for() == (2, "GUESS")


def test_a_half_entered_code_is_dropped(people):
    people.take(1, "CODE")
    people.enter(CODE[:3], SECRET_ROW)
    leave_and_resume(people, new_match())
    assert people.waits_for() == (1, "CODE")
    people.press("A")
    assert people.grid.pegs(SECRET_ROW)[1:] == (0, 0, 0)
    people.press("A", "A")
    assert people.grid.palette() == [1, 2, 3, 4, 5, 6]


def test_a_code_shown_but_not_confirmed_is_dropped(people):
    people.take(1, "CODE")
    people.enter(CODE, SECRET_ROW)
    people.press("A", "B")
    leave_and_resume(people, new_match())
    assert people.waits_for() == (1, "CODE")


def test_while_a_guess_is_waited_for(people):
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, NEAR)
    expected = new_match()
    expected.set_secret(CODE)
    expected.guess(NEAR)
    expected.give_keys((1, 2))
    leave_and_resume(people, expected)
    people.take(2, "GUESS")
    assert (people.grid.pegs(1), people.grid.keys(1)) == (NEAR, (1, 2))
    people.press("UP", "RIGHT", "UP")  # a half-entered guess is dropped too: somebody else may go on
    leave_and_resume(people, expected)
    people.take(2, "GUESS")
    assert people.grid.pegs(2)[1:] == (0, 0, 0)


def test_while_keys_are_waited_for(people):
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess(NEAR)
    expected = new_match()
    expected.set_secret(CODE)
    expected.guess(NEAR)
    leave_and_resume(people, expected)
    people.take(1, "KEYS")
    people.press("UP", "UP")
    leave_and_resume(people, expected)
    people.take(1, "KEYS")
    assert (people.grid.pegs(1), people.grid.keys(1)) == (NEAR, (0, 0))
    people.give(1, 2)
    people.take(2, "GUESS")


def test_after_a_recount_the_earlier_keys_are_still_on_the_record(people):
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    people.pause("RECOUNT")
    people.press("A")
    people.take(1, "KEYS")
    people.give(1, 2)
    expected = new_match()
    expected.set_secret(CODE)
    expected.guess(NEAR)
    expected.give_keys((0, 3))
    expected.recount(1, (1, 2))
    leave_and_resume(people, expected)
    people.pause("RECORD")
    people.device.run(300)
    assert "Row 1 had 0 exact, 3 misplaced before." in lines(people.device)


def test_in_the_second_round_with_points_and_a_void_before_it(people):
    people.set_code(1, CODE)
    people.pause("SEEN")
    people.press("A")
    people.end_of_round(CODE, why=("VOID",))
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, MISS)
    people.by_hand(1, 2, CODE, CODE)
    assert people.end_of_round(CODE) == {1: (2, 2), 2: (0, 0)}
    expected = new_match()
    expected.set_secret(CODE)
    expected.void()
    expected.next_round()
    expected.set_secret(CODE)
    for code, keys in ((MISS, (0, 0)), (CODE, (4, 0))):
        expected.guess(code)
        expected.give_keys(keys)
    expected.next_round()
    leave_and_resume(people, expected)
    assert "The match goes on. Round 2 of 2." in lines(people.device)
    assert people.waits_for() == (2, "CODE")
    people.pause("POINTS")
    assert people.points() == {1: (0, 2), 2: (0, 0)}


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
