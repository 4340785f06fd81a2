# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Trees as the bytes of mastermind/trees.dat, whose format mastermind/tree.py tells, and back."""

from typing import NamedTuple

from growing.games import KEYS, POSITIONS, Code, Game

_MARK = int.from_bytes(b"MT", "little")
_ALONE = 0x8000
_PEG_BITS = 3
_GUESS = (1 << _PEG_BITS * POSITIONS) - 1


class LayoutError(Exception):
    """The trees do not fit the format, or bytes are not in it."""


class Node(NamedTuple):
    """A guess, and for each of its keys but all exact the node that follows; none if it ends the game."""

    guess: Code
    branches: dict[tuple[int, int], "Node"]

    def nodes(self) -> int:
        """How many nodes the tree has, this one among them."""
        return 1 + sum(node.nodes() for node in self.branches.values())


def pack(trees: dict[Game, Node]) -> bytes:
    """All trees as one file."""
    numbers = [_MARK, len(trees)] + [0] * (2 * len(trees))
    for at, (game, tree) in enumerate(trees.items()):
        numbers[2 + 2 * at : 4 + 2 * at] = [game.pegs + 256 * game.repeats, _append(tree, numbers)]
    return b"".join(number.to_bytes(2, "little") for number in numbers)


def unpack(data: bytes) -> dict[tuple[int, bool], Node]:
    """The trees of a file, by pegs and repeats. Raises LayoutError where it is not in the format."""
    numbers = [int.from_bytes(data[at : at + 2], "little") for at in range(0, len(data), 2)]
    if numbers[:1] != [_MARK]:
        raise LayoutError("this is no file of trees")
    heads = [numbers[2 + 2 * at : 4 + 2 * at] for at in range(numbers[1])]
    return {(kind & 0xFF, kind >= 0x100): _node_at(place, numbers) for kind, place in heads}


def _append(node: Node, numbers: list[int]) -> int:
    """Add a node and all below it; return what leads to it."""
    if not node.branches:
        return _ALONE + _guess_number(node.guess)
    place = len(numbers)
    if place >= _ALONE:
        raise LayoutError("the trees are too large for places of 15 bits")
    keys = sorted(node.branches)
    numbers += [0] * (2 + len(keys))
    links = [_append(node.branches[key], numbers) for key in keys]
    guess, branches = _guess_number(node.guess), sum(1 << KEYS.index(key) for key in keys)
    checksum = _checksum([guess, branches, *links])
    numbers[place : place + 2 + len(keys)] = [guess | (checksum & 15) << 12, branches | checksum >> 4 << 13, *links]
    return place


def _node_at(place: int, numbers: list[int]) -> Node:
    if place >= _ALONE:
        return Node(_code(place & _GUESS), {})
    guess, branches = numbers[place] & _GUESS, numbers[place + 1] & 0x1FFF
    keys = [key for number, key in enumerate(KEYS[:-1]) if branches >> number & 1]
    links = numbers[place + 2 : place + 2 + len(keys)]
    if _checksum([guess, branches, *links]) != numbers[place] >> 12 | numbers[place + 1] >> 13 << 4:
        raise LayoutError(f"the node at {place} has a wrong checksum")
    return Node(_code(guess), {key: _node_at(link, numbers) for key, link in zip(keys, links, strict=True)})


def _checksum(numbers: list[int]) -> int:
    total = 0
    for number in numbers:
        total = (total * 5 + number) % 127
    return total


def _guess_number(code: Code) -> int:
    number = 0
    for peg in code:
        if not 0 <= peg < 1 << _PEG_BITS:
            raise LayoutError(f"{code} has a peg that three bits cannot hold")
        number = number << _PEG_BITS | peg
    return number


def _code(number: int) -> Code:
    pegs = [number >> _PEG_BITS * place & ((1 << _PEG_BITS) - 1) for place in range(POSITIONS)]
    return tuple(reversed(pegs))
