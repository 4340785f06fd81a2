# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The next guess from a decision tree that was worked out beforehand: trees.dat, beside this file.

A move reads some 30 bytes for each row so far; the file is never loaded. All its numbers have two bytes, low byte
first. It starts with "M" "T", the number of trees and, for each, what it is for and where its first node is: pegs to
choose from, plus 256 if secrets may repeat them; then a place. Places are in numbers, not bytes, from the start of the
file. Every code has four pegs of three bits each, the first one highest; 0 is the lowest peg: colour 1, or the hole.

A node is
    a guess (12 bits), and above it 4 bits of its checksum
    for each of the 13 keys but (4, 0) a bit: whether some secret gives them; and above it 3 bits of the checksum
    for each of these keys a number: 32768 + the next guess, if one secret alone is left; else the place of a node

Keys are in the order (0, 0), (0, 1) ... (0, 4), (1, 0) ... (1, 3), (2, 0), (2, 1), (2, 2), (3, 0). Nodes stand before
those they lead to. The checksum: start with 0; for each number of the node, without its checksum bits, multiply by 5
and add the number; take the remainder of a division by 127. Its low 4 bits are with the guess.

`make trees` works the trees out and writes the file (tools/trees.py).
"""

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Sequence
    from typing import BinaryIO

    from .edition import Edition

_MARK = 0x544D
_ALONE = 0x8000  # from here on no place, but the guess when one secret is left
_NODE = 30  # bytes of the largest node
_HEAD = 44  # bytes of the largest head that is read


def tree_move(edition: "Edition", rows: "Sequence[tuple[Sequence[int], tuple[int, int]]]") -> tuple[int, ...]:
    """Give the tree's guess after `rows` of (guess, keys); () if there is no tree, or a row was not by it.

    A file that is missing or spoilt is as good as no tree; whatever it says, the guess is one that the rules allow.
    """
    lowest = 0 if edition.blanks else 1
    # With holes and no repeats a code may have several holes, but no colour twice: no tree is for that.
    if edition.positions != 4 or (edition.blanks and not edition.repeats):
        return ()
    wanted = edition.colours + 1 - lowest + 256 * edition.repeats
    try:
        with open("%strees.dat" % __file__[: __file__.rfind("/") + 1], "rb") as file:
            return _walk(file, wanted, lowest, rows)
    except (OSError, IndexError):  # IndexError: the file ends too soon
        return ()


def _walk(
    file: "BinaryIO", wanted: int, lowest: int, rows: "Sequence[tuple[Sequence[int], tuple[int, int]]]"
) -> tuple[int, ...]:
    """The guess after all `rows`; () as soon as something is not as it should be."""
    place = last = 0
    node = _numbers(file.read(_HEAD))
    if node[0] == _MARK:
        for tree in range(node[1]):
            if node[2 + 2 * tree] == wanted:
                place = node[3 + 2 * tree]
    row = 0
    while place > last:
        last = place
        word = place & 0xFFF
        branches = 0
        if place < _ALONE:
            file.seek(2 * place)
            node = _numbers(file.read(_NODE))
            word = node[0] & 0xFFF
            branches = node[1] & 0x1FFF
            if _checksum(word, branches, node) != (node[0] >> 12) + (node[1] >> 13 << 4):
                break
        guess = tuple([(word >> shift & 7) + lowest for shift in (9, 6, 3, 0)])
        if max(guess) - lowest >= wanted & 0xFF:
            break
        if row == len(rows):
            return guess
        exact, misplaced = rows[row][1]
        key = exact * (11 - exact) // 2 + misplaced
        if rows[row][0] != guess or not branches >> key & 1:
            break
        place = node[2 + _ones(branches & (1 << key) - 1)]
        row += 1
    return ()


def _numbers(data: bytes) -> list[int]:
    return [data[place] + 256 * data[place + 1] for place in range(0, len(data) - 1, 2)]


def _ones(bits: int) -> int:
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def _checksum(word: int, branches: int, node: list[int]) -> int:
    total = (word * 5 + branches) % 127
    for place in range(2, 2 + _ones(branches)):
        total = (total * 5 + node[place]) % 127
    return total
