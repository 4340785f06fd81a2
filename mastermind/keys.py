# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys: how close a guess is to a code, and which codes a set of keys leaves open.

The module is not called `feedback`, because the package gives that name to the function.
"""

from .errors import RuleError

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterable, Sequence


def feedback(secret: "Sequence[int]", guess: "Sequence[int]") -> tuple[int, int]:
    """Give the keys of `guess` as `(exact, misplaced)`.

    Works for codes of any equal length and any ints; swapping the two gives the same keys.
    Raises RuleError when the lengths differ.

    >>> feedback((1, 1, 2, 3), (1, 2, 1, 4))
    (1, 2)
    """
    if len(secret) != len(guess):
        raise RuleError(f"cannot compare {secret!r} with {guess!r}: their lengths differ")
    # A peg counts at most once, so each one found is taken out of the list. Searching it runs in
    # native code, and one short list is all the memory used: quicker on a board than counting
    # colours in a dict, and there is no largest colour.
    unpaired = list(secret)
    exact = 0
    paired = 0
    for position in range(len(guess)):
        peg = guess[position]
        if peg == secret[position]:
            exact += 1
        if peg in unpaired:
            unpaired.remove(peg)
            paired += 1
    # Every exact peg is among the pairs, whichever equal peg it was taken out for.
    return exact, paired - exact


def consistent(
    code: "Sequence[int]", rows: "Iterable[tuple[Sequence[int], tuple[int, int]]]"
) -> bool:
    """Tell whether `code` could still be the secret, given `rows` of `(guess, keys)`.

    `rows` is what `Round.rows` holds; with no rows every code is consistent.
    Raises RuleError when a guess and the code differ in length.

    >>> rows = [((1, 1, 2, 2), (1, 0))]
    >>> consistent((1, 3, 3, 3), rows), consistent((3, 1, 1, 3), rows)
    (True, False)
    """
    return not contradicted(code, rows)


def contradicted(code: "Sequence[int]", rows: "Iterable[tuple[Sequence[int], tuple[int, int]]]") -> int:
    """Give the number, from 1, of the first of `rows` that `code` does not fit as the secret; 0 if it fits them all.

    >>> contradicted((1, 2, 1, 2), [((1, 1, 2, 2), (2, 2)), ((1, 2, 3, 4), (0, 0))])
    2
    """
    number = 0
    for guess, keys in rows:
        number += 1
        exact, misplaced = feedback(code, guess)
        if exact != keys[0] or misplaced != keys[1]:
            return number
    return 0
