# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A scorekeeper for people who play on the box: takes what happened, counts the points."""

from .errors import RuleError, WrongPhase
from .points import check_keys
from .totals import BROKEN, UNBROKEN, Totals

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Sequence

    from .edition import Edition

_GUESS = 4  # in entries: after the four ways in which a round ends


class Scorekeeper(Totals):
    """The score of a match that is played elsewhere; for the attributes see Totals.

    Two players enter how each round ended. A group enters the keys of each guess in order; its round
    ends by itself, when all are exact or the rows are used up. After a round the next one is open at
    once: `rows` is empty then, but for the last round of the match.

    entries    a flat list of two ints each: a way to end and the row or 0; for a guess 4 + exact and
               misplaced. They hold all there is to save
    last_gain  for each player, what the last entry won

    >>> from mastermind import EDITIONS
    >>> score = Scorekeeper(EDITIONS["classic"])
    >>> score.enter(BROKEN, 7)
    >>> score.enter(UNBROKEN)
    >>> score.points, score.winner()
    ([7, 11], (1,))
    """

    def __init__(
        self,
        edition: "Edition",
        players: int = 2,
        rounds: int | None = None,
        first: int = 0,
        fewest: bool = False,
    ) -> None:
        Totals.__init__(self, edition, players, rounds, first, fewest)
        self.entries: list[int] = []
        self.last_gain = [0] * players

    def enter(self, kind: int, row: int | None = None) -> None:
        """Enter how the round ended: BROKEN with its row, UNBROKEN, WRONG_KEYS or VOID.

        A group enters only the last two, as its guesses tell the others. Raises RuleError for what
        cannot be, and WrongPhase when the match is finished; the score is then as it was.
        """
        self._needs_more()
        if self.players > 2 and kind in (BROKEN, UNBROKEN):
            raise RuleError("a group enters its guesses: they end the round")
        self._close(kind, row)
        self._record(kind, row or 0)

    def guess(self, keys: "Sequence[int]") -> None:
        """Enter the keys of the next guess of a group, all exact for the breaking one; as `enter`."""
        self._needs_more()
        if self.players == 2:
            raise RuleError("two players enter how the round ended, not each guess")
        exact, misplaced = check_keys(self.edition, keys)
        self.rows.append(((), (exact, misplaced)))
        if exact == self.edition.positions:
            self._close(BROKEN, len(self.rows))
        elif len(self.rows) == self.edition.rows:
            self._close(UNBROKEN)
        self._record(_GUESS + exact, misplaced)

    def undo(self) -> None:
        """Take back the last entry, any number of times; raises RuleError when there is none."""
        if not self.entries:
            raise RuleError("there is nothing to undo")
        entries = self.entries[:-2]
        Scorekeeper.__init__(self, self.edition, self.players, self.rounds, self.first, self.fewest)
        self.replay(entries)

    def replay(self, entries: "Sequence[int]") -> None:
        """Enter all that `entries` of a Scorekeeper holds; raises as `enter` does, at the first misfit."""
        for place in range(0, len(entries), 2):
            what, number = entries[place : place + 2]
            if what >= _GUESS:
                self.guess((what - _GUESS, number))
            else:
                self.enter(what, number or None)

    def _needs_more(self) -> None:
        if self.finished:
            raise WrongPhase("the match is finished")

    def _record(self, what: int, number: int) -> None:
        self.entries.append(what)
        self.entries.append(number)
        self.last_gain = self._gain()
        if not self._open and not self.finished:
            self._next()
