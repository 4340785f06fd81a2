# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The file of decision trees: its format both ways, what is refused, and the command's check of every secret."""

import random
import subprocess
import sys

import pytest

import trees
from growing import progress
from growing.games import GAMES, KEYS, Game
from growing.layout import LayoutError, Node, pack, unpack
from growing.reckoning import WrongTree, guesses_needed, total
from mastermind import EDITIONS, feedback
from mastermind.tree import tree_move
from provision.places import ROOT

CLASSIC = GAMES[0]


def any_tree(source, pegs, depth=0):
    guess = tuple(source.randrange(pegs) for _ in range(4))
    if depth > 3 or source.random() < 0.2 * depth:
        return Node(guess, {})
    keys = source.sample(KEYS[:-1], source.randint(1, 5))
    return Node(guess, {key: any_tree(source, pegs, depth + 1) for key in sorted(keys)})


def nodes(tree):
    yield tree
    for node in tree.branches.values():
        yield from nodes(node)


@pytest.mark.parametrize("seed", range(20))
def test_any_trees_are_packed_and_unpacked(seed):
    source = random.Random(seed)
    some = {game: any_tree(source, game.pegs) for game in source.sample(GAMES, source.randint(0, 5))}
    assert unpack(pack(some)) == {(game.pegs, game.repeats): tree for game, tree in some.items()}


def test_the_keys_stand_in_the_order_that_the_format_tells():
    assert KEYS[:9] == [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 0), (1, 1), (1, 2), (1, 3)]
    assert KEYS[9:] == [(2, 0), (2, 1), (2, 2), (3, 0), (4, 0)]


def test_the_file_is_what_packing_gives():
    data = trees.FILE.read_bytes()
    kept = unpack(data)
    assert pack({game: kept[game.pegs, game.repeats] for game in GAMES}) == data
    assert set(kept) == {(game.pegs, game.repeats) for game in GAMES}


def test_the_packages_reader_finds_every_node():
    kept = unpack(trees.FILE.read_bytes())[6, True]
    stack: list = [([], kept)]
    seen = 0
    while stack:
        rows, node = stack.pop()
        guess = tree_move(EDITIONS["classic"], rows)
        assert guess == tuple(peg + 1 for peg in node.guess)
        seen += 1
        stack += [([*rows, (guess, keys)], below) for keys, below in node.branches.items()]
    assert seen == kept.nodes() > 1296


@pytest.mark.parametrize(
    ("data", "word"), [(b"", "no file"), (b"XY\1\0\6\1\4\0", "no file"), (b"MT\1\0\6\1\4\0\1\2\1\0\5\x80", "checksum")]
)
def test_what_is_not_in_the_format_is_refused(data, word):
    with pytest.raises(LayoutError, match=word):
        unpack(data)


def test_trees_that_do_not_fit_are_refused():
    with pytest.raises(LayoutError, match="three bits"):
        pack({CLASSIC: Node((0, 1, 8, 3), {})})
    wide = {key: Node((0, 0, 0, 0), {keys: Node((1, 1, 1, 1), {}) for keys in KEYS[:-1]}) for key in KEYS[:-1]}
    wider = {key: Node((0, 0, 0, 0), wide) for key in KEYS[:-1]}
    with pytest.raises(LayoutError, match="too large"):
        pack({CLASSIC: Node((0, 0, 0, 0), {key: Node((0, 0, 0, 0), wider) for key in KEYS[:-1]})})


def test_a_secret_that_the_tree_does_not_know_is_named():
    with pytest.raises(WrongTree, match="does not know"):
        guesses_needed(Game("two pegs", 2, True, 4, ()), Node((0, 0, 0, 0), {(3, 0): Node((0, 0, 0, 1), {})}))


def complete(game):
    """A tree that guesses the first secret that can be right."""

    def grow(secrets):
        parts: dict = {}
        for secret in secrets[1:]:
            parts.setdefault(feedback(secret, secrets[0]), []).append(secret)
        return Node(secrets[0], {keys: grow(part) for keys, part in parts.items()})

    return grow(game.secrets())


def test_the_first_that_can_be_right_is_known():
    """5.765 guesses on average, at most 9: Shapiro's strategy, as published."""
    needed = guesses_needed(CLASSIC, complete(CLASSIC))
    assert (total(needed), max(needed)) == (7471, 9)


def test_the_command_checks_every_secret():
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "trees.py", "--check"], capture_output=True, text=True, check=False, cwd="/"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert [line[:24].strip() for line in done.stdout.splitlines()[:5]] == [game.name for game in GAMES]
    assert "5626 guesses in 1296 games, 4.3410 on average, at most 5" in done.stdout


def test_a_tree_that_takes_too_long_is_named(monkeypatch, capsys):
    monkeypatch.setattr(trees, "GAMES", [CLASSIC._replace(worst=4)])
    assert trees._check(trees.FILE.read_bytes()) == 1
    assert "Too many guesses: 6 colours, repeats" in capsys.readouterr().err


def test_the_bar_shows_what_is_done_and_what_is_left(monkeypatch, capsys):
    now = [100.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(progress.sys.stdout, "isatty", lambda: True)
    bar = progress.Bar("six")
    now[0] = 130.0
    bar.show(0.25)
    assert "[#######.......................]  25%  1:30 left" in capsys.readouterr().out
    now[0] = 130.1
    bar.show(0.26)
    assert capsys.readouterr().out == ""  # not at every call
    now[0] = 165.0
    bar.end()
    assert "done in 1:05" in capsys.readouterr().out
