# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""After a game: how good each guess was."""

from .sieve import Sieve
from .tree import tree_move
from .weighing import opening, spread, weigh

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterator, Sequence

    from .edition import Edition

_SAMPLE = 300  # codes by which the guesses are compared, about; more are sampled
_CANDIDATES = 24
_STEPS = 100  # of the progress, for each row; two halves are for weighing
_HALF = 40


class Coach:
    """Judges the rows of a game, a list of `(guess, keys)`; drive `judging` to its end.

    rows  for each row judged so far a tuple
          before, after   how many codes could be right before the row and after it
          left            how many codes the guess leaves on average, over all codes that could be right
          best, move      how many the best guess leaves, and that guess. It is looked for among 24 at most: the tree's
                          move and codes that could be right; in row 1 it is the best of all
          grade           0 to 4 stars: one each if what the best leaves is at least 25, 50, 75 and 95 percent of `left`

    Raises RuleError for a guess that the edition does not allow. Rows that contradict each other end the judging.
    """

    def __init__(self, edition: "Edition", rows: "Sequence[tuple[Sequence[int], tuple[int, int]]]") -> None:
        self.rows: list[tuple[int, int, float, float, tuple[int, ...], int]] = []
        self._edition = edition
        self._game = [(edition.check_guess(guess), keys) for guess, keys in rows]

    def judging(self) -> "Iterator[tuple[int, int]]":
        """Judge the rows in slices of about 5 ms on a board: yields (done, total)."""
        edition = self._edition
        sieve = Sieve(edition)
        done = sieve.blocks
        total = done + len(self._game) * _STEPS
        left, before = yield from sieve.everything(total)
        for number, row in enumerate(self._game):
            guess = row[0]
            squares: list[int] = []
            if number:
                best = tree_move(edition, self._game[:number])
                guesses = [best] if best else []
                for _ in spread(sieve, left, before, _CANDIDATES - len(guesses), guesses):
                    yield done, total
                for part, whole in weigh(sieve, left, before, before // _SAMPLE, guesses, squares):
                    yield done + part * _HALF // whole, total
                best = guesses[squares.index(min(squares))]
            else:
                best = first_guess(edition)
            squares = []
            for part, whole in weigh(sieve, left, before, 1, [best, guess], squares):
                yield done + _HALF + part * _HALF // whole, total
            done += _STEPS
            left, after = yield from sieve.sift(left, row, done - sieve.blocks, total)
            if not after:
                return
            least, own = squares
            if own <= least:
                least, best = own, guess
            grade = sum([least * 100 >= own * percent for percent in (25, 50, 75, 95)])
            self.rows.append((before, after, own / before, least / before, best, grade))
            before = after


def first_guess(edition: "Edition") -> tuple[int, ...]:
    """Give the first guess that leaves the fewest codes on average.

    Worked out for four positions, once for each of the rules of the boxes and houses (tests/rules/test_coach.py does it
    again). For others it is a good one.
    """
    if edition.positions != 4 or edition.colours < 4:
        return opening(edition)
    if edition.blanks and not edition.repeats:
        return (0, 0, 1, 2)  # several holes are left as a repeat
    return (1, 1, 2, 3) if edition.colours + edition.blanks < 7 else (1, 2, 3, 4)
