# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Breaks codes: counts those that are still possible, and says what to guess next."""

from .errors import RuleError
from .sieve import Sieve

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterator, Sequence

    from .edition import Edition

_CANDIDATES = 24  # codes that are weighed against each other, at most
_SAMPLE = 200  # codes that each is weighed by, about; more are sampled


class Codebreaker:
    """What is known of a code after some rows, and what to guess next.

    edition  the Edition played by
    rows     a list of `(guess, keys)`, the first row first; read it, change it with `take` and `undo` only

    The methods whose names end in -ing do the same as those without, but as generators, in slices of about 5 ms on
    a board: they yield (done, total). One that is not driven to its end has changed nothing.

    >>> from mastermind import EDITIONS
    >>> breaker = Codebreaker(EDITIONS["classic"])
    >>> breaker.take((1, 1, 2, 2), (1, 0))
    >>> breaker.remaining
    256
    """

    def __init__(self, edition: "Edition") -> None:
        self.edition = edition
        self.rows: list[tuple[tuple[int, ...], tuple[int, int]]] = []
        self._sieve = Sieve(edition)
        self._forget()

    def _forget(self) -> None:
        self._left = 0  # the set of codes that fit the first _known rows; if that is -1, nothing is known yet
        self._known = -1
        self._count = 0
        self._next: tuple[int, ...] = ()

    @property
    def remaining(self) -> int:
        """How many codes can still be right; finishes the count."""
        for _ in self.counting():
            pass
        return self._count

    def counting(self, more: int = 0) -> "Iterator[tuple[int, int]]":
        """Count `remaining`. There is something to count at the start and after `undo`, else it ends at once.

        `more` is added to the total, for work that follows.
        """
        sieve = self._sieve
        done = 0
        total = (len(self.rows) - self._known) * sieve.blocks + more
        while self._known < len(self.rows):
            if self._known < 0:
                found = yield from sieve.everything(total)
            else:
                found = yield from sieve.sift(self._left, self.rows[self._known], done, total)
            self._left, self._count = found
            self._known += 1
            done += sieve.blocks

    def take(self, guess: "Sequence[int]", keys: "Sequence[int]") -> None:
        """Take the next row: `guess`, any that the rules allow, got `keys` as (exact, misplaced).

        Raises RuleError for what is no guess or no keys, and Contradiction when no code is left; the row is then
        not taken.
        """
        for _ in self.taking(guess, keys):
            pass

    def taking(self, guess: "Sequence[int]", keys: "Sequence[int]") -> "Iterator[tuple[int, int]]":
        """`take` in slices; it raises what `take` raises."""
        guess = self.edition.check_guess(guess)
        exact, misplaced = keys
        for number in (exact, misplaced):
            if type(number) is not int or number < 0 or exact + misplaced > len(guess):
                raise RuleError(f"{keys!r} are no keys for {guess!r}")
        blocks = self._sieve.blocks
        done = (len(self.rows) - self._known) * blocks
        yield from self.counting(blocks)
        row = (guess, (exact, misplaced))
        left, count = yield from self._sieve.sift(self._left, row, done, done + blocks)
        if not count:
            from .contradiction import Contradiction  # noqa: PLC0415  (here: most games need none)

            raise Contradiction(self.edition, self.rows + [row])
        self.rows.append(row)
        self._left = left
        self._count = count
        self._known += 1
        self._next = ()

    def undo(self) -> None:
        """Take back the last row; raises RuleError when there is none."""
        if not self.rows:
            raise RuleError("there is no row to undo")
        self.rows.pop()
        self._forget()

    def next_guess(self) -> tuple[int, ...]:
        """Give a good next guess; it may be one that cannot be right itself, when a decision tree says so."""
        for _ in self.choosing():
            pass
        return self._next

    def choosing(self) -> "Iterator[tuple[int, int]]":
        """`next_guess` in slices: after it, `next_guess` answers at once."""
        if self._next:
            return
        for _ in self.counting():
            yield 0, 1
        # Loaded here: who only counts needs none of it, and who is led by a tree no weighing.
        if self._count > 1:
            from .tree import tree_move  # noqa: PLC0415

            self._next = tree_move(self.edition, self.rows)
        if self._next:
            return
        from .weighing import opening, spread, weigh  # noqa: PLC0415

        guesses: list[tuple[int, ...]] = []
        if self.rows:
            yield from spread(self._sieve, self._left, self._count, 1 if self._count < 3 else _CANDIDATES, guesses)
        else:
            guesses.append(opening(self.edition))
        if len(guesses) > 1:
            squares: list[int] = []
            yield from weigh(self._sieve, self._left, self._count, self._count // _SAMPLE, guesses, squares)
            guesses = [guesses[squares.index(min(squares))]]
        self._next = guesses[0]
