# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys by hand: the codemaker is asked to count again, or has been wrong."""

from grid_words import stands
from lights import colour_of
from match_by_hand import CODE, MISS, NEAR
from solo_script import lines

WRONG_1 = ("WRONG", " ROW 1")  # the notice at the end
REPLACED = "Row 1 had 0 exact, 0 misplaced before."


def test_a_recount_that_changes_a_row_stands_on_the_record(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(0, 0))
    players.by_hand(1, 2, CODE, MISS)
    players.take(2, "GUESS")
    players.pause("RECOUNT")
    assert stands(players.grid, 2, "2")  # the last row first
    players.press("DOWN")
    assert stands(players.grid, 2, "1")
    players.press("A")
    assert "Row 1 shall be counted again." in (players.device.run(200), lines(players.device))[1]
    players.take(1, "KEYS")
    assert players.row_on_grid(1) == (NEAR, (0, 0))
    players.give(1, 2)
    players.take(2, "GUESS")
    assert players.row_on_grid(1) == (NEAR, (1, 2))
    assert players.row_on_grid(2) == (MISS, (0, 0))
    players.pause("RECORD")
    players.device.run(300)
    assert REPLACED in lines(players.device)
    players.press("UP")
    assert stands(players.grid, 2, "1")
    assert [colour_of(pixel) for pixel in players.grid.line(8)] == [*NEAR, 1, 5, 5, 0]


def test_the_record_shows_the_earlier_keys_on_the_grid(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(1, 1))
    players.take(2, "GUESS")
    players.pause("RECOUNT")
    players.press("A")
    players.take(1, "KEYS")
    players.give(1, 2)
    players.pause("RECORD")
    assert [colour_of(pixel) for pixel in players.grid.line(8)] == [*NEAR, 1, 5, 5, 0]
    assert [colour_of(pixel) for pixel in players.grid.line(10)] == [0, 0, 0, 0, 1, 5, 0, 0]


def test_a_recount_with_the_same_keys_changes_nothing(players):
    players.by_hand(1, 2, CODE, NEAR)
    players.pause("RECOUNT")
    players.press("A")
    players.take(1, "KEYS")
    players.press("A")  # as they are
    players.take(2, "GUESS")
    assert players.row_on_grid(1) == (NEAR, (1, 2))
    assert "before." not in players.device.console


def test_a_recount_refuses_impossible_keys_too(players):
    players.by_hand(1, 2, CODE, (1, 1, 1, 1))
    players.pause("RECOUNT")
    players.press("A")
    players.take(1, "KEYS")
    players.give(2, 1)
    assert stands(players.grid, 2, "!")
    players.press("A")
    players.give(2, 0)
    players.take(2, "GUESS")
    assert players.row_on_grid(1) == ((1, 1, 1, 1), (2, 0))


def test_a_claim_that_is_right_ends_the_round_for_three_points(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    players.take(2, "GUESS")
    players.pause("CLAIM")
    players.press("A")
    players.notice("WRONG")
    assert players.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}
    assert players.waits_for() == (1, "CODE")  # the same codemaker sets a new code
    assert "The keys of row 1 are wrong." in lines(players.device)
    players.set_code(1, CODE)
    players.take(2, "GUESS")
    assert all(players.grid.pegs(row)[1:] == (0, 0, 0) for row in range(1, 6))  # the board is cleared


def test_a_claim_that_fails_changes_nothing(players):
    players.by_hand(1, 2, CODE, NEAR)
    players.by_hand(1, 2, CODE, MISS)
    players.take(2, "GUESS")
    players.pause("CLAIM")
    players.press("A")
    players.notice("RIGHT", good=True)
    players.take(2, "GUESS")
    assert players.row_on_grid(2) == (MISS, (0, 0))
    players.pause("POINTS")
    assert players.points() == {1: (0, 0), 2: (0, 0)}
    assert "The keys of row 2 are right." in lines(players.device)


def test_a_claim_while_keys_are_waited_for(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    players.take(2, "GUESS")
    players.guess(MISS)
    players.pause("CLAIM")
    players.press("A")
    players.notice("WRONG")
    assert players.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}


def test_at_the_reveal_a_wrong_row_is_found(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    players.by_hand(1, 2, CODE, CODE)
    assert players.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}
    assert "The round is over: wrong keys." in lines(players.device)
    assert players.waits_for() == (1, "CODE")


def test_all_exact_for_another_code_is_wrong_too(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(4, 0))
    assert players.end_of_round(CODE, why=WRONG_1) == {2: (3, 3), 1: (0, 0)}


def test_a_mistake_corrected_in_time_costs_nothing(players):
    players.by_hand(1, 2, CODE, NEAR, keys=(0, 3))
    players.pause("RECOUNT")
    players.press("A")
    players.take(1, "KEYS")
    players.give(1, 2)
    players.by_hand(1, 2, CODE, CODE)
    assert players.end_of_round(CODE) == {1: (2, 2), 2: (0, 0)}


def test_the_secret_that_was_not_recognised_is_mended_by_a_recount(players):
    players.by_hand(1, 2, CODE, CODE, keys=(2, 0))
    players.by_hand(1, 2, CODE, MISS)
    players.pause("RECOUNT")
    players.press("DOWN", "A")
    players.take(1, "KEYS")
    players.give(4, 0)
    assert players.end_of_round(CODE) == {1: (1, 1), 2: (0, 0)}  # it was broken in row 1
