# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Puzzle bytes: known answers for other languages, and secrets that share nothing."""

import itertools
from collections import Counter

import pytest

from mastermind import EDITIONS, PuzzleBytes, RuleError, draw_secret, format_code
from mastermind.puzzle import _mix

CLASSIC = EDITIONS["classic"]
SEEDS = range(1, 20001)
KNOWN_BYTES = [
    (0, 0, "829003b655455b08ffd41b0c"),
    (1, 0, "3925d21d8fcccec0d88702fd"),
    (1, 1, "02fb682aadebf130dad89fd3"),
    (2, 0, "21ec79512d7237f1395c18ab"),
    (20261130, 7, "ef42bfd2dd6ab318f30aa840"),
    (4294967295, 4294967295, "1f244af260099e111ac844f3"),
]
KNOWN_SECRETS = [
    ("classic", 1, "2532 4422 6466 5125 5655 3525"),
    ("deluxe", 1, "6548 4637 4576 7563 4152 3451"),
]


def secret(seed, game=0):
    return draw_secret(CLASSIC, PuzzleBytes(seed, game))


def chi_square(counted, cells):
    mean = sum(counted.values()) / cells
    return sum((counted[cell] - mean) ** 2 / mean for cell in counted) + mean * (
        cells - len(counted)
    )


@pytest.mark.parametrize(
    ("word", "mixed"), [(0, 0), (1, 0x514E28B7), (0xFFFFFFFF, 0x81F16F39)], ids=hex
)
def test_published_values_of_the_mixer(word, mixed):
    assert _mix(word) == mixed


@pytest.mark.parametrize(("seed", "game", "expected"), KNOWN_BYTES)
def test_known_bytes(seed, game, expected):
    assert PuzzleBytes(seed, game)(12).hex() == expected


@pytest.mark.parametrize(("name", "seed", "expected"), KNOWN_SECRETS)
def test_known_secrets_of_the_first_games(name, seed, expected):
    edition = EDITIONS[name]
    secrets = [draw_secret(edition, PuzzleBytes(seed, game)) for game in range(6)]
    assert " ".join(format_code(code) for code in secrets) == expected


def test_how_the_bytes_are_asked_for_does_not_change_them():
    whole = PuzzleBytes(5, 6)(40)
    source = PuzzleBytes(5, 6)
    assert b"".join(source(count) for count in (1, 0, 2, 3, 30, 4)) == whole
    assert PuzzleBytes(5, 6)(40) == whole


def test_first_secrets_of_consecutive_puzzles_are_uniform():
    counted = Counter(secret(seed) for seed in SEEDS)
    assert len(counted) == 1296
    # 1295 degrees of freedom: the mean is 1295 and the spread 51. Too even would be as wrong.
    assert 1295 - 4 * 51 < chi_square(counted, 1296) < 1295 + 4 * 51


def test_secrets_of_the_games_of_one_puzzle_are_uniform():
    counted = Counter(secret(1, game) for game in range(20000))
    assert len(counted) == 1296
    assert 1295 - 4 * 51 < chi_square(counted, 1296) < 1295 + 4 * 51


@pytest.mark.parametrize(
    "step", [lambda n: (n, 0), lambda n: (3, n)], ids=["next puzzle", "next game"]
)
def test_neighbours_share_nothing(step):
    """Each peg of a secret is independent of each peg of the next puzzle's or game's."""
    secrets = [secret(*step(n)) for n in range(1, 8001)]
    for before, after in itertools.product(range(4), repeat=2):
        counted = Counter(
            (first[before], second[after]) for first, second in itertools.pairwise(secrets)
        )
        assert chi_square(counted, 36) < 35 + 4 * 8.4


def test_no_puzzle_is_another_one_shifted():
    """Runs of four games, wherever they start, are all different."""
    runs = set()
    for seed in range(1, 251):
        secrets = [secret(seed, game) for game in range(50)]
        runs.update(tuple(secrets[start : start + 4]) for start in range(47))
    assert len(runs) == 250 * 47


def test_seed_and_game_are_not_interchangeable():
    assert all(PuzzleBytes(n, n + 1)(4) != PuzzleBytes(n + 1, n)(4) for n in range(500))


@pytest.mark.parametrize("bad", [-1, 2**32, "1", 1.0, None, True], ids=repr)
def test_other_seeds_and_games_are_refused(bad):
    for name, arguments in (("seed", (bad, 0)), ("game", (0, bad))):
        with pytest.raises(RuleError) as error:
            PuzzleBytes(*arguments)
        assert name in str(error.value)
        assert repr(bad) in str(error.value)
