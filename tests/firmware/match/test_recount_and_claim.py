# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys by hand: the codemaker is asked to count again, or has been wrong."""

import pytest

from grid_words import stands
from lights import colour_of
from match_player import People
from solo_script import lines

CODE = (1, 1, 2, 3)
NEAR = (1, 2, 1, 4)  # 1 exact, 2 misplaced
MISS = (4, 4, 5, 5)  # nothing
WRONG_1 = ("WRONG", " ROW 1")  # the notice at the end
REPLACED = "Row 1 had 0 exact, 0 misplaced before."


@pytest.fixture
def people(switch_on, interpreter):
    people = People(switch_on(interpreter))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    people.set_code(1, CODE)
    return people


def on_grid(people, row):
    return people.grid.pegs(row), people.grid.keys(row)


def test_a_recount_that_changes_a_row_stands_on_the_record(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 0))
    people.by_hand(1, 2, CODE, MISS)
    people.take(2, "GUESS")
    people.pause("RECOUNT")
    assert stands(people.grid, 2, "2")  # the last row first
    people.press("DOWN")
    assert stands(people.grid, 2, "1")
    people.press("A")
    assert "Row 1 shall be counted again." in (people.device.run(200), lines(people.device))[1]
    people.take(1, "KEYS")
    assert on_grid(people, 1) == (NEAR, (0, 0))
    people.give(1, 2)
    people.take(2, "GUESS")
    assert on_grid(people, 1) == (NEAR, (1, 2))
    assert on_grid(people, 2) == (MISS, (0, 0))
    people.pause("RECORD")
    people.device.run(300)
    assert REPLACED in lines(people.device)
    people.press("UP")
    assert stands(people.grid, 2, "1")
    assert [colour_of(pixel) for pixel in people.grid.line(8)] == [*NEAR, 1, 5, 5, 0]


def test_the_record_shows_the_earlier_keys_on_the_grid(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(1, 1))
    people.take(2, "GUESS")
    people.pause("RECOUNT")
    people.press("A")
    people.take(1, "KEYS")
    people.give(1, 2)
    people.pause("RECORD")
    assert [colour_of(pixel) for pixel in people.grid.line(8)] == [*NEAR, 1, 5, 5, 0]
    assert [colour_of(pixel) for pixel in people.grid.line(10)] == [0, 0, 0, 0, 1, 5, 0, 0]


def test_a_recount_with_the_same_keys_changes_nothing(people):
    people.by_hand(1, 2, CODE, NEAR)
    people.pause("RECOUNT")
    people.press("A")
    people.take(1, "KEYS")
    people.press("A")  # as they are
    people.take(2, "GUESS")
    assert on_grid(people, 1) == (NEAR, (1, 2))
    assert "before." not in people.device.console


def test_a_recount_refuses_impossible_keys_too(people):
    people.by_hand(1, 2, CODE, (1, 1, 1, 1))
    people.pause("RECOUNT")
    people.press("A")
    people.take(1, "KEYS")
    people.give(2, 1)
    assert stands(people.grid, 2, "!")
    people.press("A")
    people.give(2, 0)
    people.take(2, "GUESS")
    assert on_grid(people, 1) == ((1, 1, 1, 1), (2, 0))


def test_a_claim_that_is_right_ends_the_round_for_three_points(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    people.take(2, "GUESS")
    people.pause("CLAIM")
    people.press("A")
    people.notice("WRONG")
    assert people.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}
    assert people.waits_for() == (1, "CODE")  # the same codemaker sets a new code
    assert "The keys of row 1 are wrong." in lines(people.device)
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    assert all(people.grid.pegs(row)[1:] == (0, 0, 0) for row in range(1, 6))  # the board is cleared


def test_a_claim_that_fails_changes_nothing(people):
    people.by_hand(1, 2, CODE, NEAR)
    people.by_hand(1, 2, CODE, MISS)
    people.take(2, "GUESS")
    people.pause("CLAIM")
    people.press("A")
    people.notice("RIGHT", good=True)
    people.take(2, "GUESS")
    assert on_grid(people, 2) == (MISS, (0, 0))
    people.pause("POINTS")
    assert people.points() == {1: (0, 0), 2: (0, 0)}
    assert "The keys of row 2 are right." in lines(people.device)


def test_a_claim_while_keys_are_waited_for(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    people.take(2, "GUESS")
    people.guess(MISS)
    people.pause("CLAIM")
    people.press("A")
    people.notice("WRONG")
    assert people.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}


def test_at_the_reveal_a_wrong_row_is_found(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    people.by_hand(1, 2, CODE, CODE)
    assert people.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}
    assert "The round is over: wrong keys." in lines(people.device)
    assert people.waits_for() == (1, "CODE")


def test_all_exact_for_another_code_is_wrong_too(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(4, 0))
    assert people.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}


def test_a_mistake_corrected_in_time_costs_nothing(people):
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    people.pause("RECOUNT")
    people.press("A")
    people.take(1, "KEYS")
    people.give(1, 2)
    people.by_hand(1, 2, CODE, CODE)
    assert people.end_of_round(CODE) == {1: (2, 2), 2: (0, 0)}


def test_the_secret_that_was_not_recognised_is_mended_by_a_recount(people):
    people.by_hand(1, 2, CODE, CODE, keys=(2, 0))
    people.by_hand(1, 2, CODE, MISS)
    people.pause("RECOUNT")
    people.press("DOWN", "A")
    people.take(1, "KEYS")
    people.give(4, 0)
    assert people.end_of_round(CODE) == {1: (1, 1), 2: (0, 0)}  # it was broken in row 1
