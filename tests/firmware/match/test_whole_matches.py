# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whole matches by lights and buttons on a host: who does what next, and the totals of a calculation by hand."""

from grid_words import stands
from match_menus import PAUSE
from match_player import People
from solo_script import lines

CODE, OTHER = (1, 1, 2, 3), (6, 5, 6, 5)
WRONG = ((1, 1, 1, 1), (2, 2, 2, 2), (5, 6, 5, 6), (3, 3, 3, 3), (4, 4, 4, 4))


def break_in(people, maker, guesser, code, row):
    """A round whose code is broken in `row`; return the points that the screen shows."""
    people.set_code(maker, code)
    people.take(guesser, "GUESS")
    for wrong in WRONG[: row - 1]:
        people.guess_and_see(wrong)
    people.guess(code)
    return people.end_of_round(code)


def keep_unbroken(people, maker, guesser, code, rows=5):
    """A round of `rows` rows in vain."""
    people.set_code(maker, code)
    people.take(guesser, "GUESS")
    for row in range(rows - 1):
        people.guess_and_see(WRONG[row % 5])
    people.guess(WRONG[4])
    return people.end_of_round(code)


def test_classic_one_code_broken_and_one_not(people):
    people.start(ROWS="5", FIRST="P1")
    assert break_in(people, 1, 2, CODE, 2) == {1: (2, 2), 2: (0, 0)}
    assert keep_unbroken(people, 2, 1, OTHER) == {2: (6, 6), 1: (0, 2)}
    assert people.winner() == 2
    told = lines(people.device)
    assert "The round is over: broken in row 2." in told
    assert "The round is over: not broken." in told
    assert "Player 2 wins the match." in told
    people.press("A")
    assert people.main_menu() == "SOLO"


def test_ten_rows_unbroken_are_eleven_points(people):
    people.start(FIRST="P2")
    assert keep_unbroken(people, 2, 1, OTHER, 10) == {2: (11, 11), 1: (0, 0)}
    assert break_in(people, 1, 2, CODE, 1) == {1: (1, 1), 2: (0, 11)}
    assert people.winner() == 2


def test_a_draw(people):
    people.start(EDITION="ORIGINAL", ROWS="5", FIRST="P1")
    assert break_in(people, 1, 2, CODE, 3) == {1: (3, 3), 2: (0, 0)}
    assert break_in(people, 2, 1, OTHER, 3) == {2: (3, 3), 1: (0, 3)}
    assert people.winner() is None
    people.device.run(200)
    assert "The match is a draw between players 1, 2." in lines(people.device)


def test_four_rounds_change_roles_each_time(people):
    people.start(ROUNDS="4", ROWS="5", FIRST="P1")
    assert break_in(people, 1, 2, CODE, 1)[1] == (1, 1)
    assert break_in(people, 2, 1, OTHER, 2)[2] == (2, 2)
    assert break_in(people, 1, 2, CODE, 4)[1] == (4, 5)
    assert keep_unbroken(people, 2, 1, OTHER) == {2: (6, 8), 1: (0, 5)}
    assert people.winner() == 2


def test_fewest_rows_wins_and_an_unbroken_code_is_all_rows_without_bonus(people):
    people.start(ROWS="5", COUNT="FEWEST", FIRST="P1")
    assert keep_unbroken(people, 1, 2, CODE) == {2: (5, 5), 1: (0, 0)}
    assert break_in(people, 2, 1, OTHER, 4) == {1: (4, 4), 2: (0, 5)}
    assert people.winner() == 1


def test_a_void_gives_nothing_and_the_same_codemaker_a_fresh_code(people):
    people.start(ROWS="5", FIRST="P2")
    people.set_code(2, OTHER)
    people.take(1, "GUESS")
    people.guess_and_see(WRONG[0])
    people.pause("SEEN")
    assert stands(people.grid, 2, people.words["SURE"])
    people.press("A")
    assert people.end_of_round(OTHER, why=("VOID",)) == {1: (0, 0), 2: (0, 0)}
    assert break_in(people, 2, 1, CODE, 2) == {2: (2, 2), 1: (0, 0)}
    assert people.waits_for() == (1, "CODE")


def test_b_takes_the_void_back(people):
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, CODE)
    people.pause("SEEN")
    people.press("B")
    assert people.item(PAUSE) == "SEEN"
    people.press("B")
    people.take(2, "GUESS")
    assert people.guess_and_see(WRONG[0]) == (2, 0)


def test_deluxe_for_two_counts_rounds_won(group):
    group.start(ROWS="5", FIRST="P1")
    assert break_in(group, 1, 2, (1, 2, 3, 4), 2) == {2: (1, 1), 1: (0, 0)}
    assert keep_unbroken(group, 2, 1, (5, 6, 7, 8)) == {2: (1, 2), 1: (0, 0)}
    assert group.winner() == 2


def test_the_secret_stays_lit_until_a_and_arrows_do_nothing(people):
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess(CODE)
    people.press("UP")  # cuts the showing short, no more
    assert people.grid.secret() == CODE
    people.device.run(60_000)
    people.press("UP", "DOWN", "LEFT", "RIGHT")
    assert people.grid.secret() == CODE
    assert people.grid.keys(1) == (4, 0)
    people.press("A")
    assert people.points() == {1: (1, 1), 2: (0, 0)}


def test_deluxe_group_of_three(group):
    group.start(PLAYERS="3", ROWS="5", FIRST="P2")
    group.set_code(2, (1, 2, 3, 4))
    assert group.guess_in_turn(3, (1, 2, 5, 6)) == (2, 0)
    assert group.points(3) == {3: (4, 4), 1: (0, 0), 2: (0, 0)}
    group.press("A")
    assert group.guess_in_turn(1, (1, 2, 4, 6)) == (2, 1)
    assert group.points(3) == {1: (5, 5), 2: (0, 0), 3: (0, 4)}
    group.press("A")
    group.take(3, "GUESS")
    group.guess((1, 2, 3, 4))
    assert group.end_of_round((1, 2, 3, 4), 3) == {3: (10, 14), 1: (0, 5), 2: (7, 7)}
    assert group.waits_for() == (3, "CODE")


def test_a_group_sees_all_keys_of_a_guess_before_the_points(group):
    group.start(PLAYERS="3", FIRST="P1")
    group.set_code(1, (1, 2, 3, 4))
    group.take(2, "GUESS")
    group.guess((4, 3, 2, 1))
    group.device.run(550)
    assert group.grid.keys(1) == (0, 4)
    group.device.run(900)
    assert group.grid.keys(1) == (0, 4)
    group.device.run(500)
    assert stands(group.grid, 0, "P2")
    group.press("A")
    group.take(3, "GUESS")
    group.guess((4, 3, 2, 1))
    group.device.run(600)
    group.press("UP")  # who hurries
    assert stands(group.grid, 0, "P3")
    assert group.points(3) == {3: (4, 4), 1: (0, 0), 2: (0, 4)}


def test_the_whole_group_is_codemaker_once(switch_on):
    people = People(switch_on("cpython", {"EDITION": "deluxe"}), colours=8)
    people.set_up()
    people.start(PLAYERS="4", FIRST="P3")
    for maker, guesser in ((3, 4), (4, 1), (1, 2), (2, 3)):
        people.set_code(maker, (1, 2, 3, 4))
        people.take(guesser, "GUESS")
        people.guess((1, 2, 3, 4))
        found = people.end_of_round((1, 2, 3, 4), 4)
        assert (found[guesser][0], found[maker][0]) == (10, 5)
    # Everyone has 5 for a code broken in row 1 and 10 for breaking one.
    assert {total for _, total in found.values()} == {15}
    assert people.winner() is None
