# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper for people who play on the box: two to five players, all ends of a round, its totals."""

import pytest

from grid_words import read, stands
from match_menus import KEEPER_PAUSE, SETUP
from score_player import CHOICE_Y
from solo_script import lines, since


def test_its_set_up_asks_only_what_matters_to_a_score(scorer):
    scorer.set_up("SCORE")
    assert scorer.items(SETUP) == ["START", "PLAYERS", "EDITION", "ROUNDS", "ROWS", "COUNT", "FIRST"]
    scorer.press("B")
    assert scorer.main_menu() == "SOLO"


def test_classic_every_way_a_round_ends(scorer):
    scorer.open(ROUNDS="4", FIRST="P2")
    assert scorer.asked() == 2
    scorer.broken(7)
    assert scorer.scored() == {2: (7, 7), 1: (0, 0)}
    assert scorer.asked() == 1
    scorer.ended("UNBROKEN")
    assert scorer.scored() == {1: (11, 11), 2: (0, 7)}
    scorer.ended("WRONG")  # P2's keys: 3 for P1, and P2 sets a fresh code
    assert scorer.scored() == {1: (3, 14), 2: (0, 7)}
    assert scorer.asked() == 2
    scorer.ended("VOID")
    assert scorer.scored() == {1: (0, 14), 2: (0, 7)}
    assert scorer.asked() == 2
    scorer.broken(10)
    assert scorer.scored() == {2: (10, 17), 1: (0, 14)}
    scorer.broken(1)
    assert scorer.scored() == {1: (1, 15), 2: (0, 17)}
    assert scorer.winner() == 2
    scorer.press("A")
    assert scorer.main_menu() == "SOLO"


def test_it_says_whose_code_it_is_and_which_row(scorer):
    scorer.open(FIRST="P2")
    assert (scorer.asked(), scorer.role()) == (2, "CODE")
    known = len(scorer.device.console)
    scorer.press("UP", "UP", "DOWN", "DOWN", "DOWN")
    scorer.device.run(200)
    assert since(scorer.device, known) == ["ROW: 2.", "ROW: 3.", "ROW: 2.", "ROW: 1.", "VOID."]


def test_every_row_can_be_chosen_and_the_choice_wraps(scorer):
    scorer.open(FIRST="P1")
    for row in range(1, 11):
        assert stands(scorer.grid, CHOICE_Y, str(row))
        scorer.press("UP" if row % 2 else "RIGHT")
    for label in ("NOT BROKEN", "WRONG KEYS", "VOID"):
        assert read(scorer.device, CHOICE_Y) == label
        scorer.press("UP")
    assert stands(scorer.grid, CHOICE_Y, "1")
    scorer.press("LEFT", "DOWN", "DOWN", "DOWN")
    assert stands(scorer.grid, CHOICE_Y, "10")


def test_deluxe_for_two_counts_rounds_won(deluxe):
    deluxe.open(FIRST="P1")
    deluxe.broken(12)
    assert deluxe.scored() == {2: (1, 1), 1: (0, 0)}
    deluxe.ended("UNBROKEN")
    assert deluxe.scored() == {2: (1, 2), 1: (0, 0)}
    assert deluxe.winner() == 2


def test_fewest_rows(scorer):
    scorer.open(COUNT="FEWEST", FIRST="P1")
    scorer.broken(4)
    assert scorer.scored() == {2: (4, 4), 1: (0, 0)}
    scorer.ended("UNBROKEN")
    assert scorer.scored() == {1: (10, 10), 2: (0, 4)}
    assert scorer.winner() == 2


# A code broken in row 2 of a group: 6 for its maker; the first guess of (1, 2) is 4, the breaking one 10.
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_group_enters_each_guess(deluxe, players):
    deluxe.open(PLAYERS=str(players), FIRST="P2")
    first, second = (3, 3 % players + 1)
    assert (deluxe.asked(), deluxe.role()) == (3, "GUESS")
    deluxe.keys(1, 2)
    found = deluxe.scored(players)
    assert {player: score for player, score in found.items() if score != (0, 0)} == {first: (4, 4)}
    assert deluxe.asked() == second
    deluxe.keys(4, 0)
    found = deluxe.scored(players)
    assert found[second] == (10, 10)
    assert found[2] == (6, 6)
    assert found[first] == (0, 4)
    assert f"Round 2 of {players}. Player 3 is codemaker." in (deluxe.device.run(200), lines(deluxe.device))[1]


@pytest.mark.parametrize(("players", "unbroken"), [(3, 40), (4, 30), (5, 25)])
def test_a_groups_code_that_is_not_broken(deluxe, players, unbroken):
    deluxe.open(PLAYERS=str(players), ROWS="5", FIRST="P1")
    for _ in range(4):
        deluxe.keys(0, 0)
        deluxe.scored(players)
    deluxe.keys(0, 1)
    assert deluxe.scored(players)[1] == (unbroken, unbroken)


def test_a_groups_totals_reach_three_digits(deluxe):
    # Twelve rounds of three players; each code stays unbroken: 40 for its maker. P1, P2 and P3 in turn have 40, 80,
    # 120 and 160, and nothing for guesses without a key.
    deluxe.open(PLAYERS="3", ROUNDS="12", ROWS="5", FIRST="P1")
    for number in range(12):
        maker = 1 + number % 3
        for guess in range(5):
            deluxe.keys(0, 0)
            if guess < 4:
                deluxe.press("A")
        total = 40 * (1 + number // 3)
        assert deluxe.points(3)[maker] == (40, total)
        deluxe.press("A")
    assert total == 160
    assert deluxe.winner() is None


def test_a_group_may_void_or_find_wrong_keys(deluxe):
    deluxe.open(PLAYERS="3", FIRST="P1")
    deluxe.keys(2, 2)
    assert deluxe.scored(3)[2] == (6, 6)
    deluxe.pause("WRONG")
    deluxe.press("B")  # not yet
    assert deluxe.item(KEEPER_PAUSE) == "WRONG"
    deluxe.press("A")
    deluxe.sure()
    assert deluxe.scored(3) == {1: (0, 0), 2: (0, 0), 3: (0, 0)}
    assert deluxe.asked() == 2
    deluxe.keys(0, 1)
    deluxe.scored(3)
    deluxe.pause("VOID")
    deluxe.sure()
    assert deluxe.scored(3) == {1: (0, 0), 2: (0, 0), 3: (0, 0)}
    assert "Round 1 of 3. Player 1 is codemaker." == lines(deluxe.device)[-1]


def test_impossible_keys_are_refused(deluxe):
    deluxe.open(PLAYERS="3", FIRST="P1")
    deluxe.keys(3, 1)
    deluxe.notice("NEVER")
    assert deluxe.asked() == 2
    deluxe.pause("POINTS")
    assert deluxe.points(3) == {1: (0, 0), 2: (0, 0), 3: (0, 0)}
