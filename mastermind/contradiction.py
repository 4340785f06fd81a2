# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which rows cannot all be right, when no code fits all of them."""

from .sieve import Sieve

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterator, Sequence

    from .edition import Edition

_AT_ONCE = 8  # so many tries a slice


class Contradiction(ValueError):
    """No code fits the rows that were taken and the one that was to be.

    rows  a smallest set of row numbers, from 1, that cannot all be right: no smaller set is contradictory. The new
          row is in it, as the others fitted together. Worked out when read, or before, in slices, by `counting()`
    """

    def __init__(self, edition: "Edition", rows: "Sequence[tuple[Sequence[int], Sequence[int]]]") -> None:
        super().__init__("no code gives all these keys")
        self._edition = edition
        self._all = list(rows)
        self._found: tuple[int, ...] = ()

    @property
    def rows(self) -> tuple[int, ...]:
        """See the class; finishes the count."""
        for _ in self.counting():
            pass
        return self._found

    def counting(self) -> "Iterator[tuple[int, int]]":
        """Work out `rows` in slices, each about 5 ms on a board: yields (done, total), and may end early."""
        if self._found:
            return
        sieve = Sieve(self._edition)
        tries = (1 << len(self._all) - 1) // _AT_ONCE
        total = (len(self._all) + 1) * sieve.blocks + tries
        every, _ = yield from sieve.everything(total)
        done = sieve.blocks
        sets = []  # for each row, the codes that fit it
        for row in self._all:
            fitting, _ = yield from sieve.sift(every, row, done, total)
            sets.append(fitting)
            done += sieve.blocks
        tried = 0
        for rows in _smallest(sets):
            tried += 1
            if rows:
                self._found = rows
            elif not tried % _AT_ONCE:
                yield done + tried // _AT_ONCE, total


def _smallest(sets: list[int]) -> "Iterator[tuple[int, ...]]":
    """Yield nothing but () until a smallest choice of sets that have no code in common is found; then its rows.

    All choices of one row, of two, and so on, always with the last row.
    """
    last = len(sets) - 1
    for size in range(last + 1):
        chosen: list[int] = []  # rows besides the last, from 0
        common = [sets[last]]  # after each of them, the codes that fit it and all before it
        row = 0
        while True:
            if len(chosen) == size and not common[-1]:
                yield tuple([row + 1 for row in chosen]) + (last + 1,)
                return
            if len(chosen) < size and last - row >= size - len(chosen):
                chosen.append(row)
                common.append(common[-1] & sets[row])
                row += 1
                yield ()
            elif chosen:
                row = chosen.pop() + 1
                common.pop()
            else:
                break
