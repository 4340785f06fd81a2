# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Guesses for which no tree was worked out: found by weighing some against each other."""

from .keys import feedback

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterator, Sequence

    from .edition import Edition
    from .sieve import Sieve

_AT_ONCE = 16  # codes looked at in a slice, with one or two guesses


def opening(edition: "Edition") -> tuple[int, ...]:
    """A good first guess for rules that have no tree: all colours different, or, where there are few, one twice."""
    twice = edition.repeats and edition.colours + edition.blanks < 2 * edition.positions
    pegs = []
    for place in range(edition.positions):
        peg = max(1, place + 1 - twice)
        pegs.append(peg if peg <= edition.colours else 0 if edition.blanks else (peg - 1) % edition.colours + 1)
    return tuple(pegs)


def spread(
    sieve: "Sieve", codes: int, count: int, most: int, chosen: "list[tuple[int, ...]]"
) -> "Iterator[tuple[int, int]]":
    """Add to `chosen` at most `most` of the `count` codes of a set, spread evenly; yields (done, total)."""
    number = added = 0
    for code in sieve.codes(codes):
        if code:
            if number * most >= added * count:
                chosen.append(code)
                added += 1
            number += 1
        if not code or number % _AT_ONCE == 0:
            yield 0, 1


def weigh(
    sieve: "Sieve", codes: int, count: int, stride: int, guesses: "Sequence[Sequence[int]]", squares: list[int]
) -> "Iterator[tuple[int, int]]":
    """Add to `squares`, for each of the guesses, what tells how few codes it leaves; yields (done, total).

    Its keys divide the `count` codes of the set into parts. A part of 10 is left in 10 cases, and then it is 10: so
    the sum of the squares, divided by all codes, is what is left on average. When the guess is the code, nothing is.
    With a stride above 1 only each so many-th code is looked at.
    """
    keys = len(guesses[0]) + 1
    parts = [[0] * (keys * keys) for _ in guesses]
    at_once = max(stride, 1) * max(1, _AT_ONCE // len(guesses))
    number = 0
    for code in sieve.codes(codes):
        if code:
            if stride < 2 or number % stride == 0:
                for guess, part in zip(guesses, parts):
                    exact, misplaced = feedback(code, guess)
                    part[exact * keys + misplaced] += 1
            number += 1
        if not code or number % at_once == 0:
            yield number, count
    for part in parts:
        part[-keys] = 0
        squares.append(sum([size * size for size in part]))
        yield count, count
