# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a Match does where the codemaker gives the keys: see there. Only loaded for such a match."""

from .errors import RuleError
from .keys import feedback
from .possible_keys import possible
from .totals import WRONG_KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Sequence

    from .match import Match

_GUESS = 1  # phases of a Match
_KEYS = 2


def give_keys(match: "Match", keys: "Sequence[int]") -> None:
    """See Match."""
    match._need(_KEYS)
    match.rows.append((match.pending, _allowed(match, match.pending, keys)))
    match.pending = None
    match.phase = _GUESS
    match._settle()


def recount(match: "Match", row: int, keys: "Sequence[int]") -> None:
    """See Match."""
    guess, before = _counted(match, row)
    keys = _allowed(match, guess, keys)
    if keys != before:
        match.rows[row - 1] = (guess, keys)
        match.corrections.append((row, before, len(match.rows)))
        match._settle()


def claim(match: "Match", row: int) -> bool:
    """See Match."""
    guess, keys = _counted(match, row)
    if feedback(match.secret, guess) == keys:
        return False
    match._end(WRONG_KEYS)
    return True


def wrong_row(match: "Match") -> int | None:
    """See Match."""
    wrong = [row for row, (guess, keys) in enumerate(match.rows) if feedback(match.secret, guess) != keys]
    return wrong[0] + 1 if wrong else None


def _counted(match: "Match", row: int) -> "tuple[tuple[int, ...], tuple[int, int]]":
    """Give a row that may be asked about now."""
    if not match.by_hand:
        raise RuleError("the keys are not given by hand: none is wrong")
    match._need(_GUESS, _KEYS)
    if type(row) is not int or row < 1 or row > len(match.rows):
        raise RuleError(f"there are no keys in row {row!r}")
    return match.rows[row - 1]


def _allowed(match: "Match", guess: "Sequence[int]", keys: "Sequence[int]") -> tuple[int, int]:
    if not possible(match.edition, guess, keys):
        raise RuleError(f"no secret gives {guess!r} the keys {keys!r}")
    return keys[0], keys[1]
