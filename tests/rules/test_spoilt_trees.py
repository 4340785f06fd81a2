# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A file of trees that is missing, cut off or spoilt costs guesses, and nothing else."""

import random
import shutil
from pathlib import Path

import pytest

from mastermind import EDITIONS, Codebreaker, feedback, tree
from mastermind.tree import tree_move
from rules_by_hand import codes_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
EDITIONS_WITH_A_TREE = [
    CLASSIC,
    CLASSIC.with_rules(repeats=False),
    CLASSIC.with_rules(blanks=True),
    DELUXE.with_rules(repeats=True),
    DELUXE,
]
FILE = Path(tree.__file__).with_name("trees.dat")


def secrets_of(edition):
    return codes_by_hand(edition.positions, edition.colours, edition.repeats, edition.blanks)


@pytest.fixture
def spoilt(tmp_path, monkeypatch):
    """A copy of the file that the package reads instead, to be spoilt."""
    monkeypatch.setattr(tree, "__file__", str(tmp_path / "tree.py"))
    return Path(shutil.copy(FILE, tmp_path))


def break_all(edition, secrets):
    """Break these secrets; return the most guesses that one took."""
    most = 0
    for secret in secrets:
        breaker = Codebreaker(edition)
        while not breaker.rows or breaker.rows[-1][0] != secret:
            guess = breaker.next_guess()
            assert edition.allows_guess(guess)
            breaker.take(guess, feedback(secret, guess))
        most = max(most, len(breaker.rows))
    return most


NO_TREES = [None, b"", b"M", b"MT", b"MT\5", b"MT\xff\xff", b"Ha" * 99, bytes(9999)]


@pytest.mark.parametrize("content", NO_TREES, ids=range(len(NO_TREES)))
def test_without_a_file_of_trees(spoilt, content):
    if content is None:
        spoilt.unlink()
    else:
        spoilt.write_bytes(content)
    for edition in EDITIONS_WITH_A_TREE:
        assert tree_move(edition, []) == ()
        assert break_all(edition, random.Random(1).sample(secrets_of(edition), 2)) <= 9


def test_a_file_that_was_cut_off(spoilt):
    """The trees at its start still serve; in the middle of another they end."""
    whole = spoilt.read_bytes()
    for size in (10, 21, 24, 31, 300, 2000, 7001, len(whole) - 1):
        spoilt.write_bytes(whole[:size])
        for edition in EDITIONS_WITH_A_TREE:
            assert break_all(edition, random.Random(size).sample(secrets_of(edition), 2)) <= 9


def test_bytes_gone_wrong(spoilt):
    """Most are noticed by the checksum; whatever gets through costs guesses at most."""
    whole = spoilt.read_bytes()
    source = random.Random(7)
    wrong = 0
    for _ in range(60):
        data = bytearray(whole)
        for _ in range(len(data) // 20):
            data[source.randrange(4, len(data))] = source.randrange(256)
        spoilt.write_bytes(bytes(data))
        edition = source.choice(EDITIONS_WITH_A_TREE)
        assert break_all(edition, source.sample(secrets_of(edition), 3)) <= 12
        wrong += tree_move(edition, []) == ()
    assert wrong > 20


def test_every_byte_of_a_node_is_checked(spoilt):
    """The root of the classic tree, with each of its bits turned."""
    whole = spoilt.read_bytes()
    right = tree_move(CLASSIC, [])
    heads = [whole[at : at + 4] for at in range(4, 24, 4)]
    start = 2 * int.from_bytes(next(head[2:] for head in heads if head[:2] == bytes([6, 1])), "little")
    noticed = 0
    for at in range(start, start + 30):
        for bit in range(8):
            data = bytearray(whole)
            data[at] ^= 1 << bit
            spoilt.write_bytes(bytes(data))
            noticed += tree_move(CLASSIC, []) == ()
    assert right != ()
    assert noticed == 30 * 8
