# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Points for every edition, number of players and row, against the printed tables."""

import itertools

import pytest

from mastermind import EDITIONS, RuleError, codemaker_points, guess_points
from mastermind.edition import Edition
from rules_by_hand import table

CLASSIC = EDITIONS["classic"]
ORIGINAL = EDITIONS["original"]
DELUXE = EDITIONS["deluxe"]

# Typed from the rules, not computed: row 1 to the last, then unbroken.
TEN_ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
GROUPS = {
    3: [5, 6, 7, 8, 9, 10, 14, 18, 22, 26, 30, 34, 40],
    4: [5, 6, 7, 8, 9, 10, 13, 16, 19, 22, 25, 28, 30],
    5: [5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25],
}
# Keys (exact, misplaced) and what a guess in the deluxe group game earns by them: all there are.
GUESSES = {
    (0, 0): 0, (0, 1): 1, (0, 2): 2, (0, 3): 3, (0, 4): 4,
    (1, 0): 2, (1, 1): 3, (1, 2): 4, (1, 3): 5,
    (2, 0): 4, (2, 1): 5, (2, 2): 6,
    (3, 0): 6, (4, 0): 10,
}  # fmt: skip


def all_points(edition, players):
    return [codemaker_points(edition, players, row) for row in [*range(1, edition.rows + 1), None]]


@pytest.mark.parametrize("edition", [CLASSIC, ORIGINAL], ids=repr)
def test_classic_and_original(edition):
    assert all_points(edition, 2) == TEN_ROWS


@pytest.mark.parametrize("rows", [1, 6, 8, 12, 40])
def test_with_another_number_of_rows_the_bonus_follows(rows):
    points = all_points(CLASSIC.with_rules(rows=rows), 2)
    assert points[:-1] == list(range(1, rows + 1))
    assert points[-1] == rows + 1


@pytest.mark.parametrize("rows", [1, 8, 12, 13, 30])
def test_deluxe_for_two_is_a_round_won_or_lost(rows):
    assert all_points(DELUXE.with_rules(rows=rows), 2) == [0] * rows + [1]


@pytest.mark.parametrize("players", GROUPS)
@pytest.mark.parametrize("rules", [{}, {"repeats": True}, {"blanks": True}], ids=str)
def test_deluxe_groups(players, rules):
    assert all_points(DELUXE.with_rules(**rules), players) == GROUPS[players]


def test_deluxe_groups_in_the_data():
    for line in table("codemaker-points-deluxe.csv"):
        players = int(line.pop("players"))
        for row, points in line.items():
            assert codemaker_points(DELUXE, players, None if row == "unbroken" else int(row)) == int(points)


@pytest.mark.parametrize("players", GROUPS)
def test_deluxe_groups_with_fewer_rows_keep_the_table(players):
    edition = DELUXE.with_rules(rows=8)
    assert all_points(edition, players) == GROUPS[players][:8] + GROUPS[players][-1:]


@pytest.mark.parametrize("players", GROUPS)
@pytest.mark.parametrize("row", [1, 12, 13, None])
def test_the_table_has_no_more_than_12_rows(players, row):
    with pytest.raises(RuleError, match="12 rows, not 13"):
        codemaker_points(DELUXE.with_rules(rows=13), players, row)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(CLASSIC, 1), (CLASSIC, 3), (ORIGINAL, 3), (DELUXE, 1), (DELUXE, 6), (DELUXE, "2"), (CLASSIC, True), (CLASSIC, 0)],
)
def test_the_number_of_players_is_checked(edition, players):
    with pytest.raises(RuleError) as error:
        codemaker_points(edition, players, 1)
    assert repr(players) in str(error.value)


@pytest.mark.parametrize("row", [0, -1, 11, True, "3", 2.0])
def test_the_row_is_checked(row):
    with pytest.raises(RuleError) as error:
        codemaker_points(CLASSIC, 2, row)
    assert repr(row) in str(error.value)


def test_a_box_that_nobody_knows_has_no_points():
    unknown = Edition("travel", rows=10, positions=4, colours=6, repeats=True, blanks=False)
    with pytest.raises(RuleError, match="travel"):
        codemaker_points(unknown, 2, 1)


def test_guess_points():
    assert {keys: guess_points(DELUXE, keys) for keys in GUESSES} == GUESSES
    assert guess_points(DELUXE, [1, 2]) == 4


def test_guess_points_are_for_deluxe_only():
    for edition in (CLASSIC, ORIGINAL):
        assert {guess_points(edition, keys) for keys in GUESSES} == {0}


def test_the_complete_code_counts_10_at_any_length():
    assert guess_points(DELUXE.with_rules(positions=6), (6, 0)) == 10
    assert guess_points(DELUXE.with_rules(positions=6), (5, 0)) == 10  # five exact ones
    assert guess_points(DELUXE.with_rules(positions=1), (1, 0)) == 10


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=repr)
def test_keys_that_no_guess_gets_have_no_points(edition):
    refused = []
    for keys in itertools.product(range(-1, 6), repeat=2):
        try:
            guess_points(edition, keys)
        except RuleError as error:
            assert str(keys[0]) in str(error)
            refused.append(keys)
    assert len(refused) == 49 - len(GUESSES)
    assert not set(refused) & set(GUESSES)


@pytest.mark.parametrize("keys", [(), (1,), (1, 2, 0), (True, 0), (0, 1.0), ("1", 0)])
def test_what_are_no_keys_has_no_points(keys):
    with pytest.raises(RuleError, match="no keys"):
        guess_points(DELUXE, keys)
