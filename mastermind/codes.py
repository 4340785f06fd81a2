# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""All codes that may be a secret, in the order of their digits: an Edition's `codes`, `code_count` and `code_at`."""

from .errors import RuleError

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterator

    from .edition import Edition


def codes(edition: "Edition") -> "Iterator[tuple[int, ...]]":
    """Yield every code that may be a secret, once each."""
    pegs: list[int] = []
    lowest = peg = 0 if edition.blanks else 1  # peg: the next one to try after those in pegs
    while True:
        if peg > edition.colours:
            if not pegs:
                return
            peg = pegs.pop() + 1
        elif peg and not edition.repeats and peg in pegs:
            peg += 1
        else:
            pegs.append(peg)
            if len(pegs) < edition.positions:
                peg = lowest
            else:
                yield tuple(pegs)
                peg = pegs.pop() + 1


def code_count(edition: "Edition") -> int:
    """Give how many codes there are, without going through them."""
    return _endings(edition, edition.positions, edition.colours)


def code_at(edition: "Edition", index: int) -> tuple[int, ...]:
    """Give the code at `index`, from 0, without going through them; RuleError when there is none."""
    if type(index) is not int or index < 0 or index >= code_count(edition):
        raise RuleError(f"there is no code number {index!r} among {code_count(edition)}")
    pegs: list[int] = []
    unused = edition.colours
    for left in range(edition.positions - 1, -1, -1):
        # Skip the codes that begin with each lower peg, as many as that peg has endings.
        for peg in range(0 if edition.blanks else 1, edition.colours + 1):
            if peg and not edition.repeats and peg in pegs:
                continue
            endings = _endings(edition, left, unused - 1 if peg else unused)
            if index < endings:
                pegs.append(peg)
                unused -= 1 if peg else 0
                break
            index -= endings
    return tuple(pegs)


def _endings(edition: "Edition", pegs: int, unused: int) -> int:
    """Count the ways to fill the last `pegs` holes while `unused` colours are not yet used."""
    hole = 1 if edition.blanks else 0
    if edition.repeats:
        return int((edition.colours + hole) ** pegs)
    # ways[n] is the count for n unused colours: the next peg is a hole, or one of these n.
    # ways[0] stays 1, all holes: without holes there are colours enough and none gets there.
    ways = [1] * (unused + 1)
    for _ in range(pegs):
        for free in range(unused, 0, -1):  # downwards: ways[free - 1] must be the old one
            ways[free] = hole * ways[free] + free * ways[free - 1]
    return ways[unused]
