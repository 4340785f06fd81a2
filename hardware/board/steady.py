# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Makes a board file the same at each run. KiCad gives every item a random mark and sorts by it; here the items are
sorted by what they are, and their marks count up. `steady.py BOARD` rewrites the file.
"""

import re
import sys
import uuid
from pathlib import Path

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[()]|[^\s()"]+')
_SPACE = uuid.UUID("8f6a1e55-3d0b-5c52-9a51-7b1f3a0d2c41")  # any fixed one: names are counted within it
_MARK = "tstamp"
# The lists whose items come in no order of their own
_UNORDERED = ("kicad_pcb", "footprint")
_FIRST = ("version", "generator", "general", "paper", "title_block", "layers", "setup", "net")

Tree = list


def steady(text: str) -> str:
    """The same board, in a fixed order and with fixed marks."""
    tree = _parse(text)
    _blank(tree)
    _sort(tree)
    _number(tree, iter(range(1, 1 << 30)))
    return _dump(tree, 0) + "\n"


def _parse(text: str) -> Tree:
    stack: list[Tree] = [[]]
    for token in _TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    return stack[0][0]


def _blank(tree: Tree) -> None:
    for item in tree:
        if isinstance(item, list):
            if item[0] in (_MARK, "tedit"):
                item[1:] = [""]
            _blank(item)


def _sort(tree: Tree) -> None:
    for item in tree:
        if isinstance(item, list):
            _sort(item)
    if tree[0] in _UNORDERED:
        words = [item for item in tree if not isinstance(item, list) or item[0] in _FIRST]
        rest = [item for item in tree if isinstance(item, list) and item[0] not in _FIRST]
        tree[:] = words + sorted(rest, key=lambda item: (item[0], _dump(item, 0)))


def _number(tree: Tree, numbers) -> None:
    for item in tree:
        if isinstance(item, list):
            if item[0] == _MARK:
                item[1] = str(uuid.uuid5(_SPACE, str(next(numbers))))
            elif item[0] == "tedit":
                item[1] = "0"
            _number(item, numbers)


def _dump(tree: Tree, depth: int) -> str:
    """As KiCad lays it out, more or less: short lists on one line, the large ones with an item a line."""
    if depth < 2 and tree[0] in (*_UNORDERED, "zone", "setup", "layers", "title_block"):
        inner = "\n".join("  " * (depth + 1) + _dump(i, depth + 1) if isinstance(i, list) else i for i in tree[1:])
        head = f"({tree[0]}"
        return f"{head}\n{inner}\n" + "  " * depth + ")" if inner else head + ")"
    if tree[0] == "pts":  # KiCad reads no line of more than a few ten thousand letters
        return "(pts\n" + "\n".join(_dump(item, depth + 1) for item in tree[1:]) + ")"
    return "(" + " ".join(_dump(item, depth + 1) if isinstance(item, list) else item for item in tree) + ")"


def main(arguments: list[str]) -> int:
    """Rewrite the file."""
    for path in map(Path, arguments):
        path.write_text(steady(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
