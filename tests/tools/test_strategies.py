# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""docs/strategies.md and its picture tell what the codebreaker does today."""

import doctest
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import strategies
import trees
from growing.games import GAMES
from growing.layout import pack, unpack
from growing.reckoning import guesses_needed
from mastermind import EDITIONS
from plotting.strategies import STRATEGIES, mean, measure
from provision.places import ROOT
from rules_by_hand import keys_by_hand

TEXT = (ROOT / "docs" / "strategies.md").read_text("utf-8")
# The games of the trees, by the names that the page gives them.
GAME = {
    "6 colours": GAMES[0],
    "6 colours, no repeats": GAMES[1],
    "6 colours and the hole": GAMES[2],
    "8 colours": GAMES[3],
    "8 colours, no repeats": GAMES[4],
}
BY_TREE = [strategy for strategy in STRATEGIES if strategy.way == "tree"]


@pytest.fixture(scope="module")
def kept():
    return strategies.from_text(strategies.FIGURES.read_text("utf-8"))


def rows(section):
    """The cells of the table rows below a heading."""
    part = TEXT.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]


def test_the_picture_was_drawn_from_the_kept_figures(kept):
    drawn = strategies.PICTURE.read_text("utf-8")
    assert drawn == strategies.draw(kept), "make strategies draws it anew"
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert strategies.as_text(kept) == strategies.FIGURES.read_text("utf-8")


def test_all_strategies_are_kept_each_over_every_secret(kept):
    assert list(kept) == [strategy.name for strategy in STRATEGIES]
    for strategy in STRATEGIES:
        assert sum(kept[strategy.name].values()) == strategy.edition.code_count()


@pytest.mark.parametrize("strategy", BY_TREE, ids=lambda strategy: strategy.name)
def test_the_kept_figures_of_the_trees_are_those_of_the_file(strategy, kept):
    game = GAME[strategy.name]
    assert kept[strategy.name] == guesses_needed(game, unpack(trees.FILE.read_bytes())[game.pegs, game.repeats])
    assert kept[strategy.name] == measure(strategy, lambda part: None)


@pytest.mark.parametrize("number", [1, 4, 8])
def test_other_kept_figures_are_those_of_today(number, kept):
    assert STRATEGIES[number].way != "tree"
    assert kept[STRATEGIES[number].name] == measure(STRATEGIES[number], lambda part: None)


def test_the_table_tells_the_kept_figures(kept):
    told = {row[0]: row[1:] for row in rows("What is reached") if row[0] in kept and len(row) == 7}
    data = unpack(trees.FILE.read_bytes())
    assert set(told) == {strategy.name for strategy in STRATEGIES if strategy.way != "first"}
    for strategy in STRATEGIES:
        if strategy.way == "first":
            continue
        spread = kept[strategy.name]
        guesses = sum(number * secrets for number, secrets in spread.items())
        figures = [f"{guesses} of {sum(spread.values())}", f"{mean(spread):.3f}", str(max(spread))]
        assert told[strategy.name][:4] == [strategy.way, *figures]
        if strategy.way == "tree":
            game = GAME[strategy.name]
            assert told[strategy.name][4] == str(len(pack({game: data[game.pegs, game.repeats]})))
    assert f"{mean(kept[STRATEGIES[1].name]):.3f}" in [row[1] for row in rows("What is reached")]


def test_the_size_of_the_file():
    told = re.search(r"one file of (\d+) kB", TEXT)
    assert told and int(told[1]) == round(trees.FILE.stat().st_size / 1000)


def test_the_heaps_of_first_guesses():
    told = rows("Heaps")[2:]
    assert len(told) == 5
    for guess, heaps, largest, left in told:
        code = tuple(int(digit) for digit in guess)
        sizes = Counter(keys_by_hand(secret, code) for secret in EDITIONS["classic"].codes())
        assert int(heaps) == len(sizes)
        assert largest == ", ".join(str(size) for _, size in sizes.most_common(3))
        assert left == f"{sum(size * size for keys, size in sizes.items() if keys != (4, 0)) / 1296:.1f}"


def test_the_example_is_true():
    result = doctest.testfile(str(ROOT / "docs" / "strategies.md"), module_relative=False)
    assert (result.failed, result.attempted) == (0, 5)
