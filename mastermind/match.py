# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match: rounds between two players, or a group, with a human codemaker.

No clock and no randomness: it waits in one `phase` for the one action that this phase takes.

    SECRET     set_secret
    GUESS      guess; also void and, with keys by hand, recount and claim
    KEYS       give_keys (with keys by hand); also void, recount and claim
    ROUND_END  next_round; the secret and the rows may be shown
    MATCH_END  nothing
Sources: Hasbro F6423 rules, 2023 (claims); Goliath 934423.0, 2025 (recounts, void).
"""

from .errors import WrongPhase
from .keys import feedback
from .totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS, Totals

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterable, Sequence
    from typing import Any

    from .edition import Edition

SECRET = 0
GUESS = 1
KEYS = 2
ROUND_END = 3
MATCH_END = 4

_WAITS = ("a secret", "a guess", "keys", "the next round", "nothing more")


class Match(Totals):
    """A whole match. Read its attributes, those of Totals and these; change it by its methods only.

    by_hand      whether the codemaker gives the keys; else they come at once and are never wrong
    phase        SECRET, GUESS, KEYS, ROUND_END or MATCH_END
    secret       the code to break, None while it is being set
    pending      the guess that waits for its keys, None when none does
    corrections  keys of this round that a recount changed, in order: `(row, keys before, number of
                 rows on the board then)`

    When a round ends, by a row, a claim or a void, the phase is ROUND_END; `history[-1]` says how it
    ended, and rows and secret stay to be shown until `next_round` clears the board. After wrong keys
    and a void that is the same round again, with the same codemaker.

    A round ends when keys say that all is exact, or the rows are used up. Then the secret is shown
    and all rows are checked: a wrong one makes it WRONG_KEYS, whatever else the rows say. So "all
    exact" for another code, and a secret that was guessed and not recognised, are wrong keys like
    others; a recount in time mends the latter: the code was then broken in that row. WRONG_KEYS: 3
    points for the codebreaker in classic and original; nothing in deluxe and where fewest rows win.

    Every method raises WrongPhase when the match does not wait for it and RuleError for what the
    rules do not allow; the match is then as it was before.

    >>> from mastermind import EDITIONS
    >>> match = Match(EDITIONS["classic"])
    >>> match.set_secret((1, 1, 2, 3))
    >>> match.guess((1, 2, 1, 4)), match.guess((1, 1, 2, 3))
    ((1, 2), (4, 0))
    >>> match.phase == ROUND_END, match.points
    (True, [2, 0])
    """

    def __init__(
        self,
        edition: "Edition",
        players: int = 2,
        rounds: int | None = None,
        first: int = 0,
        fewest: bool = False,
        by_hand: bool = False,
    ) -> None:
        Totals.__init__(self, edition, players, rounds, first, fewest)
        self.by_hand = bool(by_hand)
        self._clear()

    def _clear(self) -> None:
        self.phase = SECRET
        self.secret: Any = None
        self.pending: Any = None
        self.corrections: list[tuple[int, tuple[int, int], int]] = []

    @property
    def turn(self) -> int | None:
        """The player who holds the device: None when a round is over and everyone may look."""
        if self.phase >= ROUND_END:
            return None
        return self.guesser if self.phase == GUESS else self.codemaker

    @property
    def last_gain(self) -> list[int]:
        """For each player, what the last event won: a guess, the end of a round, a claim."""
        return [0] * self.players if self.phase == KEYS else self._gain()

    def set_secret(self, code: "Iterable[int]") -> None:
        """Set the code of this round."""
        self._need(SECRET)
        self.secret = self.edition.check_secret(code)
        self.phase = GUESS

    def guess(self, code: "Iterable[int]") -> tuple[int, int] | None:
        """Fill the next row and give its keys; None when they are by hand and now waited for."""
        self._need(GUESS)
        code = self.edition.check_guess(code)
        if self.by_hand:
            self.pending = code
            self.phase = KEYS
            return None
        keys = feedback(self.secret, code)
        self.rows.append((code, keys))
        self._settle()
        return keys

    # What is done by hand is in a module that is loaded then: a device that gives the keys itself does without, and a
    # board's memory is small.

    def give_keys(self, keys: "Sequence[int]") -> None:
        """Give the keys of the pending guess; they may be wrong, but not impossible."""
        from .match_by_hand import give_keys  # noqa: PLC0415

        give_keys(self, keys)

    def recount(self, row: int, keys: "Sequence[int]") -> None:
        """Give the keys of `row`, from 1, once more: the same, or others, which go on the record."""
        from .match_by_hand import recount  # noqa: PLC0415

        recount(self, row, keys)

    def claim(self, row: int) -> bool:
        """Tell whether the keys of `row`, from 1, are wrong; if so, the round has ended by that."""
        from .match_by_hand import claim  # noqa: PLC0415

        return claim(self, row)

    def void(self) -> None:
        """End the round without points, also its guess points: the code was seen by accident."""
        self._need(GUESS, KEYS)
        self._end(VOID)

    def next_round(self) -> None:
        """Clear the board; the next codemaker, or the same after wrong keys or a void, is to set a code."""
        self._need(ROUND_END)
        self._next()
        self._clear()

    def wrong_row(self) -> int | None:
        """Give the first row, from 1, whose keys are wrong, or None. For the reveal, not before it."""
        from .match_by_hand import wrong_row  # noqa: PLC0415

        return wrong_row(self)

    def broken_row(self) -> int | None:
        """Give the first row, from 1, whose keys say that it broke the code, or None."""
        broken = [row for row, (_, keys) in enumerate(self.rows) if keys[0] == self.edition.positions]
        return broken[0] + 1 if broken else None

    def revealed(self) -> bool:
        """Tell whether the rows have ended the round: one has broken the code, or all are used."""
        return len(self.rows) == self.edition.rows or bool(self.broken_row())

    def _need(self, *phases: int) -> None:
        if self.phase not in phases:
            raise WrongPhase(f"the match waits for {_WAITS[self.phase]}, not for {_WAITS[phases[0]]}")

    def _settle(self) -> None:
        """End the round if its rows say so: at the reveal they are all checked."""
        if self.revealed():
            broken = self.broken_row()
            if self.by_hand and self.wrong_row():
                self._end(WRONG_KEYS)
            else:
                self._end(BROKEN if broken else UNBROKEN, broken)

    def _end(self, kind: int, row: int | None = None) -> None:
        self._close(kind, row)
        self.pending = None
        self.phase = MATCH_END if self.finished else ROUND_END
