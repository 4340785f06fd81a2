# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A round: one secret, and the rows guessed at it."""

from .errors import RoundOver
from .keys import feedback

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterable

    from .edition import Edition


class Round:
    """One secret being guessed, from the first row to the breaking or the last one.

    edition  the Edition played by
    secret   the code to break, a tuple
    rows     a list of `(guess, keys)`, the first row first; read it, change it with `guess` only
    solved   whether the last row broke the code
    over     whether no more guesses are taken: solved, or all rows used

    Raises RuleError when the edition does not allow the secret.

    >>> from mastermind import EDITIONS
    >>> game = Round(EDITIONS["classic"], (1, 1, 2, 3))
    >>> game.guess((1, 2, 1, 4))
    (1, 2)
    >>> game.rows, game.over
    ([((1, 2, 1, 4), (1, 2))], False)
    """

    def __init__(self, edition: "Edition", secret: "Iterable[int]") -> None:
        self.edition = edition
        self.secret = edition.check_secret(secret)
        self.rows: list[tuple[tuple[int, ...], tuple[int, int]]] = []
        self.solved = False
        self.over = False

    @property
    def rows_left(self) -> int:
        """How many rows are unused; a solved round keeps those that it did not need."""
        return self.edition.rows - len(self.rows)

    def guess(self, code: "Iterable[int]") -> tuple[int, int]:
        """Fill the next row with `code` and give its keys as `(exact, misplaced)`.

        Raises RuleError when the edition does not allow the guess and RoundOver when the round
        has ended; the round is then as it was before.
        """
        code = tuple(code)
        if self.over:
            reason = "the code is broken" if self.solved else "no row is left"
            raise RoundOver(f"{reason}: {code!r} comes too late")
        code = self.edition.check_guess(code)
        keys = feedback(self.secret, code)
        self.rows.append((code, keys))
        self.solved = keys[0] == self.edition.positions
        self.over = self.solved or len(self.rows) == self.edition.rows
        return keys
