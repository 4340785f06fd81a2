# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Work out the decision trees of the codebreaker and write mastermind/trees.dat; half an hour, by one processor.

Usage: .venv/bin/python tools/trees.py [--check]     (make trees)
With --check nothing is worked out or written; every secret is played by the trees that are there.
"""

import sys
import time

from provision.places import ROOT

# For the rules package, which this set-up does not install. Last, so that the root's code.py does not pass for the
# library's `code`.
try:
    import mastermind  # noqa: F401  (where it is installed the root, with its code.py, stays off the path)
except ImportError:
    sys.path.append(str(ROOT))

from growing.games import GAMES, Game
from growing.layout import LayoutError, Node, pack, unpack
from growing.progress import Bar
from growing.reckoning import WrongTree, guesses_needed, total

FILE = ROOT / "mastermind" / "trees.dat"


def main(arguments: list[str]) -> int:
    """Grow or check; returns the exit code."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if arguments:
            return _check(FILE.read_bytes())
        trees = {game: _grow(game) for game in GAMES}
        data = pack(trees)
        code = _check(data)
    except (LayoutError, WrongTree, OSError) as error:
        print(f"The trees are not right: {error}", file=sys.stderr)
        return 1
    if code == 0:
        FILE.write_bytes(data)
        print(f"kept in {FILE.relative_to(ROOT)}")
    return code


def _grow(game: Game) -> Node:
    from growing.grower import Grower  # noqa: PLC0415  (here, as only growing needs numpy and numba)

    bar = Bar(game.name)
    tree = Grower(game, bar.show).grow()
    bar.end()
    return tree


def _check(data: bytes) -> int:
    """Play every secret of every game; returns 1 if a tree takes more guesses for one than it may."""
    trees = unpack(data)
    too_long = []
    for game in GAMES:
        begun = time.perf_counter()
        tree = trees[game.pegs, game.repeats]
        needed = guesses_needed(game, tree)
        secrets = needed.total()
        spread = " ".join(str(needed[guesses]) for guesses in range(1, max(needed) + 1))
        print(
            f"{game.name:24}{total(needed):6} guesses in {secrets:4} games, {total(needed) / secrets:.4f} on average, "
            f"at most {max(needed)} ({spread}); {tree.nodes()} nodes, {len(pack({game: tree}))} bytes, "
            f"{time.perf_counter() - begun:.1f} s"
        )
        if max(needed) > game.worst:
            too_long.append(game.name)
    print(f"{len(data)} bytes")
    if too_long:
        print(f"Too many guesses: {', '.join(too_long)}", file=sys.stderr)
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
