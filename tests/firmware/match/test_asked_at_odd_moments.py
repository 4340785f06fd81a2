# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A recount is asked for, and something else comes first; and keys by hand in a group."""

import pytest

from match_player import People
from solo_script import lines

CODE = (1, 2, 3, 4)
NEAR = (2, 1, 5, 6)  # 0 exact, 2 misplaced
MISS = (5, 6, 7, 8)


@pytest.fixture
def people(switch_on, interpreter):
    return People(switch_on(interpreter, {"EDITION": "deluxe"}), colours=8)


def asked(people, players=3):
    """A match with two rows and a recount of the second asked for; the codemaker's neutral screen waits."""
    people.set_up()
    people.start(PLAYERS=str(players), KEYS="BY HAND", FIRST="P1", ROWS="5")
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, NEAR, keys=(1, 1))
    if players > 2:
        people.press("A")
    people.by_hand(1, 3 if players > 2 else 2, CODE, MISS)
    if players > 2:
        people.press("A")
    people.pause("RECOUNT")
    people.press("A")
    assert people.waits_for() == (1, "KEYS")


def test_a_claim_before_the_recount_ends_the_round(people):
    asked(people)
    people.pause("CLAIM")
    people.press("DOWN", "A")
    people.notice("WRONG")
    assert people.end_of_round(CODE, 3, ("WRONG", " ROW 1")) == {1: (0, 0), 2: (0, 0), 3: (0, 0)}
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    assert people.device.stopped is None


def test_a_void_before_the_recount_ends_the_round(people):
    asked(people)
    people.pause("SEEN")
    people.press("A")
    assert people.end_of_round(CODE, 3, ("VOID",)) == {1: (0, 0), 2: (0, 0), 3: (0, 0)}
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    assert "Traceback" not in people.device.console


def test_a_failed_claim_before_the_recount_leaves_it_asked(people):
    asked(people, 2)
    people.pause("CLAIM")
    people.press("A")
    people.notice("RIGHT", good=True)
    people.take(1, "KEYS")
    people.give(1, 0)
    people.take(2, "GUESS")
    assert people.grid.keys(2) == (1, 0)


def test_another_row_may_be_asked_for_instead(people):
    asked(people, 2)
    people.pause("RECOUNT")
    people.press("DOWN", "A")
    people.take(1, "KEYS")
    people.give(0, 2)
    people.take(2, "GUESS")
    assert (people.grid.keys(1), people.grid.keys(2)) == ((0, 2), (0, 0))


def test_a_pause_in_the_middle_of_the_recount_keeps_it(people):
    asked(people, 2)
    people.press("A", "UP", "RIGHT")
    people.pause("RESUME")
    people.take(1, "KEYS")
    assert people.grid.keys(2) == (0, 0)
    people.press("A")
    assert people.waits_for() == (2, "GUESS")


def test_the_console_names_who_guessed_the_row_that_is_counted_again(people):
    asked(people)
    people.take(1, "KEYS")
    people.give(1, 0)
    people.device.run(300)
    assert lines(people.device).count("Row 2, player 3: white, purple, orange, cyan. 1 exact, 0 misplaced.") == 1
    assert people.waits_for() == (2, "GUESS")


def test_a_recount_changes_a_groups_points(people):
    asked(people)
    people.take(1, "KEYS")
    people.give(1, 0)
    people.pause("POINTS")
    # P2: one exact and one misplaced is 3. P3: one exact is 2.
    assert people.points(3) == {1: (0, 0), 2: (0, 3), 3: (0, 2)}


def test_a_groups_keys_by_hand_bring_points_after_each_guess(people):
    people.set_up()
    people.start(PLAYERS="3", KEYS="BY HAND", FIRST="P3", ROWS="5")
    people.set_code(3, CODE)
    people.by_hand(3, 1, CODE, NEAR)
    assert people.points(3) == {1: (2, 2), 2: (0, 0), 3: (0, 0)}
    people.press("A")
    people.by_hand(3, 2, CODE, (1, 2, 5, 6))
    assert people.points(3) == {2: (4, 4), 1: (0, 2), 3: (0, 0)}
    people.press("A")
    people.by_hand(3, 1, CODE, CODE)
    # Broken in row 3 of three players: 7 for the codemaker; 10 for the breaking guess in place of 8.
    assert people.end_of_round(CODE, 3) == {1: (10, 12), 2: (0, 4), 3: (7, 7)}
    assert people.waits_for() == (1, "CODE")


def test_a_groups_proven_wrong_key_voids_the_round(people):
    people.set_up()
    people.start(PLAYERS="3", KEYS="BY HAND", FIRST="P1", ROWS="5")
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, NEAR, keys=(2, 0))
    people.press("A")
    people.pause("CLAIM")
    people.press("A")
    people.notice("WRONG")
    assert people.end_of_round(CODE, 3, ("WRONG", " ROW 1")) == {1: (0, 0), 2: (0, 0), 3: (0, 0)}
    assert people.waits_for() == (1, "CODE")
