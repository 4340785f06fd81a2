# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the codebreaker and the coach cost on the board: times, the length of their slices, heap."""

import pytest

from mastermind import EDITIONS, feedback, format_code
from mastermind.tree import tree_move
from measuring.breaker_figures import ask

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

CLASSIC = EDITIONS["classic"]
SECRET = (3, 5, 6, 1)  # of the probe
SLICE_MS = 12
TREE_MOVE_MS = 60
CODEBREAKER_BYTES = 8_000
BUSY_BYTES = 16_000
COACH_MS = 60_000


@pytest.fixture(scope="module")
def figures(tmp_path_factory):
    found = ask(tmp_path_factory.mktemp("breaker"), "breaker_probe")
    print(found)
    return found


def test_a_move_from_a_tree(figures):
    """The file is found beside a compiled module too: the guesses are the tree's."""
    rows: list = []
    while f"guess {len(rows) + 1}" in figures:
        guess = tree_move(CLASSIC, rows)
        assert figures[f"guess {len(rows) + 1}"] == int(format_code(guess))
        rows.append((guess, feedback(SECRET, guess)))
    assert len(rows) >= 3
    assert 0 < figures["tree move ms"] <= TREE_MOVE_MS


def test_the_heap_it_takes(figures):
    assert 1000 < figures["codebreaker heap"] < figures["codebreaker with tree heap"] <= CODEBREAKER_BYTES


@pytest.mark.parametrize(("codes", "most_ms"), [(1296, 1500), (1680, 1500), (4096, 5000)])
def test_counting(figures, codes, most_ms):
    for name in ("count all ms", "take ms", "count 7 rows ms"):
        assert 0 < figures[f"{codes} codes {name}"] <= most_ms


@pytest.mark.parametrize(("codes", "most_ms"), [(1296, 20_000), (1680, 20_000), (4096, 75_000)])
def test_naming_the_rows_that_contradict_each_other(figures, codes, most_ms):
    assert 0 < figures[f"{codes} codes contradiction ms"] <= most_ms
    assert 0 < figures[f"{codes} codes contradiction heap"] <= BUSY_BYTES
    assert figures[f"{codes} codes rows"] >= 2


def test_every_slice_is_short(figures):
    slices = {name: number for name, number in figures.items() if name.endswith("longest ms")}
    assert len(slices) == 9
    assert max(slices.values()) <= SLICE_MS


def test_the_coach(tmp_path):
    """Of the longest game all rows but the last are by the same guess, which leaves most codes each time."""
    figures = ask(tmp_path, "coach_probe")
    print(figures)
    assert (figures["usual rows"], figures["longest rows"]) == (4, 10)
    for game in ("usual", "longest"):
        assert 0 < figures[f"{game} ms"] <= COACH_MS
        assert figures[f"{game} longest ms"] <= SLICE_MS
        assert figures[f"{game} heap"] <= BUSY_BYTES
