# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Sets of codes as whole numbers, and what the keys of a row leave of such a set.

All arrangements of pegs are numbered in the order of their digits, and bit n of a set stands for arrangement
number n. So `&` and `|` work on hundreds of codes at once: what one row leaves of 4096 codes takes the board
30 ms, where scoring them one by one takes 700.

To count something for all codes at once, like "how many pegs are exact", there is one set for each answer: set j
holds the codes where it is at least j. Whoever has the columns, the sets of codes for which one more thing is
true, adds them one after the other: a code that is in the column and in set j - 1 goes into set j.

Sets are worked on in blocks: the codes that share all but their last three pegs. That keeps each slice of work
short and the numbers in hand small.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Generator, Iterator, Sequence

    from .edition import Edition

_TAIL = 3  # pegs of a code that differ within a block


def _at_least(most: int, codes: int, columns: "Sequence[int]", sure: int = 0) -> list[int]:
    """Give sets 0 to `most`; those up to `sure` are all of `codes` from the start."""
    sets = [codes] * (sure + 1) + [0] * (most - sure)
    for column in columns:
        for number in range(most, sure, -1):
            sets[number] |= sets[number - 1] & column
    return sets


class Sieve:
    """The sets of codes of one edition.

    blocks  how many slices it takes to go through a set
    """

    def __init__(self, edition: "Edition") -> None:
        self._edition = edition
        self._low = low = 0 if edition.blanks else 1
        self._pegs = pegs = edition.colours + 1 - low
        self._tail = tail = min(_TAIL, edition.positions)
        self._width = width = pegs**tail  # bits in a block
        self.blocks = pegs ** (edition.positions - tail)
        # For each of the last positions the codes that have the lowest peg there: runs of ones, as long as one
        # peg stays, then gaps. Shifted by some runs they are the codes that have another peg there.
        every = (1 << width) - 1
        self._first = [every // ((1 << pegs ** (left + 1)) - 1) * ((1 << pegs**left) - 1) for left in range(tail)]

    def _columns(self, peg: int) -> list[int]:
        """For each of the last positions, the codes of a block that have `peg` there, the last position first."""
        pegs = self._pegs
        return [self._first[left] << (peg - self._low) * pegs**left for left in range(self._tail)]

    def _head(self, block: int) -> list[int]:
        """The pegs that all codes of a block have in front."""
        pegs = []
        for _ in range(self._edition.positions - self._tail):
            pegs.insert(0, block % self._pegs + self._low)
            block //= self._pegs
        return pegs

    def everything(self, total: int) -> "Generator[tuple[int, int], None, tuple[int, int]]":
        """Return the set of all codes that may be a secret and their number; yields (blocks done, total)."""
        found = count = 0
        single = [] if self._edition.repeats else list(range(1, self._edition.colours + 1))
        for block in range(self.blocks):
            head = self._head(block)
            part = (1 << self._width) - 1
            for peg in single:
                if peg == 5:
                    yield block, total
                part ^= _at_least(2, part, self._columns(peg), min(2, head.count(peg)))[2]
            found |= part << block * self._width
            count += self._count(part)
            yield block + 1, total
        return found, count

    def sift(
        self, codes: int, row: "tuple[Sequence[int], Sequence[int]]", done: int, total: int
    ) -> "Generator[tuple[int, int], None, tuple[int, int]]":
        """Return the set of those codes that fit a row of (guess, keys), and their number; yields (done, total)."""
        guess, keys = row
        exact, paired = keys[0], keys[0] + keys[1]
        colours = [(peg, guess.count(peg), self._columns(peg)) for peg in set(guess)]
        found = count = 0
        for block in range(self.blocks):
            part = self._block(codes, block)
            head = self._head(block)
            sure = sum([peg == guessed for peg, guessed in zip(head, guess)])
            if part and sure <= exact:
                right = [
                    column[len(guess) - 1 - place]
                    for place in range(len(head), len(guess))
                    for peg, _, column in colours
                    if peg == guess[place]
                ]
                sets = _at_least(exact + 1, part, right, sure)
                part = sets[exact] ^ sets[exact + 1]
                yield done + block, total
                pairs = []
                for peg, most, column in colours:
                    pairs += _at_least(most, part, column, min(most, head.count(peg)))[1:]
                sets = _at_least(paired + 1, part, pairs)
                part = sets[paired] ^ sets[paired + 1]
                found |= part << block * self._width
                count += self._count(part)
            yield done + block + 1, total
        return found, count

    def codes(self, codes: int) -> "Iterator[tuple[int, ...]]":
        """Yield the codes of a set, in order, and () after each block."""
        for block in range(self.blocks):
            part = self._block(codes, block)
            if part:
                head = tuple(self._head(block))
                for place, byte in enumerate(part.to_bytes((self._width + 7) // 8, "little")):
                    number = place * 8
                    bits = byte
                    while bits:
                        if bits & 1:
                            yield head + self._ending(number)
                        bits >>= 1
                        number += 1
            yield ()

    def _ending(self, number: int) -> tuple[int, ...]:
        pegs: tuple[int, ...] = ()
        for _ in range(self._tail):
            pegs = (number % self._pegs + self._low,) + pegs
            number //= self._pegs
        return pegs

    def _block(self, codes: int, block: int) -> int:
        return codes >> block * self._width & (1 << self._width) - 1

    def _count(self, part: int) -> int:
        """Count the codes of a block: first in each two bits, then in each four, then in each byte."""
        size = (self._width + 7) // 8
        ones = ((1 << 8 * size) - 1) // 255
        part -= part >> 1 & ones * 85
        part = (part & ones * 51) + (part >> 2 & ones * 51)
        return sum((part + (part >> 4) & ones * 15).to_bytes(size, "little"))
