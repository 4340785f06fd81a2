# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The printed table of the codemaker's points, kept as data for the matches: whole and in order."""

from mastermind import EDITIONS
from rules_by_hand import table


def test_the_table_has_a_line_for_each_group_and_a_column_for_each_row():
    lines = table("codemaker-points-deluxe.csv")
    assert [line["players"] for line in lines] == ["3", "4", "5"]
    columns = [*(str(row) for row in range(1, EDITIONS["deluxe"].rows + 1)), "unbroken"]
    for line in lines:
        assert list(line) == ["players", *columns]
        points = [int(line[column]) for column in columns]
        assert points == sorted(set(points))  # a longer fight is always worth more
