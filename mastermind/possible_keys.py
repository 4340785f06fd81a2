# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which keys a guess can get: for refusing at once what no secret could give.

Codes are never gone through: that would take a board seconds. Only how often each colour stands in
the guess matters. Say it stands there n times and e of these are exact: r = n - e are not. The
secret holds it x more times, which give min(x, r) misplaced keys and leave x - r pegs, if any,
without a key. Among the k positions that are not exact, these x may not lie on the r of the guess:
x <= k - r. When that holds for each colour there is a place for all, because pegs of two colours
together may lie on any position. What is not filled so goes to outsiders, the colours that the
guess does not have. So it is enough to look for an e and an x for each colour of the guess.
The module is not called `possible`, because the package gives that name to the function.
"""

from .errors import RuleError
from .points import check_keys

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Sequence

    from .edition import Edition


def possible(edition: "Edition", guess: "Sequence[int]", keys: "Sequence[int]") -> bool:
    """Tell whether any secret that the rules allow gives `keys` for `guess`.

    Raises RuleError when the edition does not allow the guess.

    >>> from mastermind import EDITIONS
    >>> classic = EDITIONS["classic"]
    >>> possible(classic, (1, 1, 2, 3), (2, 2)), possible(classic, (1, 1, 1, 2), (1, 3))
    (True, False)
    """
    guess = edition.check_guess(guess)
    try:
        exact, misplaced = check_keys(edition, keys)
    except RuleError:
        return False
    # Of each colour in the guess: how often it stands there, and how often a secret may hold it.
    colours = [(guess.count(peg), 1 if peg and not edition.repeats else edition.positions) for peg in set(guess)]
    without = edition.positions - exact - misplaced  # the secret's pegs that get no key
    outsiders = edition.colours - len(colours) + (0 in guess)
    if (outsiders and edition.repeats) or (edition.blanks and 0 not in guess):
        outsiders = without  # one of them may come as often as it likes
    return _search(colours, 0, (exact, edition.positions - exact), misplaced, 0, without - outsiders)


def _search(
    colours: "list[tuple[int, int]]", index: int, positions: tuple[int, int], wanted: int, free: int, surplus: int
) -> bool:
    """Tell whether the colours from `index` can give what is still missing.

    positions  exact ones still to be given, and the k of the whole code
    wanted     misplaced keys that are missing; earlier colours can give any number up to `free`
    surplus    pegs without a key for which there is no outsider
    """
    exact, left = positions
    if index == len(colours):
        return exact == 0 and 0 <= wanted <= free and surplus <= 0
    count, limit = colours[index]
    for here in range(min(count, limit, exact) + 1):
        pegs = count - here
        most = min(limit - here, left - pegs)
        if most < 0:
            continue
        rest = (exact - here, left)
        if _search(colours, index + 1, rest, wanted, free + min(most, pegs), surplus):
            return True
        # All pegs of this colour misplaced, and more of it in the secret, for want of outsiders.
        if (
            surplus > 0
            and most > pegs
            and _search(colours, index + 1, rest, wanted - pegs, free, surplus - most + pegs)
        ):
            return True
    return False
