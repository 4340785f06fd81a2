# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The score of a match: whose turn it is to be codemaker, what each round brought, who wins.

`Match` adds the play itself to it, `Scorekeeper` the entries of people who play on the box.
Sources: Hasbro F6423 rules, 2023 (roles, rounds, 3 points for proven wrong keys); Goliath 934423.0,
2025 (void); Hasbro Mastermind de Luxe, 2004 (rounds won, groups).
"""

from .errors import RuleError
from .points import codemaker_points, guess_points

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from .edition import Edition

# How a round ended. The last two bring it back: same codemaker, fresh code.
BROKEN = 0
UNBROKEN = 1
WRONG_KEYS = 2
VOID = 3


class Totals:
    """The score of `rounds` rounds between players 0 to `players` - 1, seated clockwise.

    rounds        two players: an even number, by default 2; a group: its number of players, or a
                  multiple of it, so that everyone is codemaker equally often
    first         the codemaker of round 1; then the next player to the left, and so on
    fewest        house rule for two: no points, the fewest rows wins
    round_number  from 1
    rows          the rows of this round, a list of `(guess, keys)`, as in a Round
    points        a list, for each player, of what the finished rounds brought; it only grows. Rounds
                  won in deluxe for two; with `fewest` the rows that each needed as codebreaker
    history       for each ended round `(codemaker, row, kind, points)`: the breaking row or None,
                  BROKEN, UNBROKEN, WRONG_KEYS or VOID, and what each player won by the round
    finished      whether all rounds are played

    Raises RuleError for a match that the edition does not have.
    """

    def __init__(self, edition: "Edition", players: int, rounds: int | None, first: int, fewest: bool) -> None:
        codemaker_points(edition, players, None)  # refuses what has no points
        each = players if players > 2 else 2
        if rounds is None:
            rounds = each
        if type(rounds) is not int or rounds < 1 or rounds % each:
            raise RuleError(f"{players} players play a multiple of {each} rounds, not {rounds!r}")
        if type(first) is not int or first < 0 or first >= players:
            raise RuleError(f"there is no player {first!r} among {players}")
        if fewest and players > 2:
            raise RuleError("a group breaks each code together: fewest rows is for two players")
        self.edition = edition
        self.players = players
        self.rounds = rounds
        self.first = first
        self.fewest = bool(fewest)
        self.round_number = 1
        self.rows: list[tuple[tuple[int, ...], tuple[int, int]]] = []
        self.points = [0] * players
        self.history: list[tuple[int, int | None, int, tuple[int, ...]]] = []
        self.finished = False
        self._open = True  # whether the round still runs, its guess points not yet in points

    @property
    def codemaker(self) -> int:
        """The player who sets the code of this round."""
        return (self.first + self.round_number - 1) % self.players

    def guesser_of(self, row: int) -> int:
        """Give the player whose guess fills `row`, from 1: from the codemaker's left, in turn."""
        return (self.codemaker + 1 + (row - 1) % (self.players - 1)) % self.players

    @property
    def guesser(self) -> int:
        """The player whose guess is at stake; when the round is over, who guessed last."""
        return self.guesser_of(len(self.rows) + 1 if self._open or not self.rows else len(self.rows))

    @property
    def round_points(self) -> list[int]:
        """For each player of a group, the guess points of the running round.

        They join `points` when the round ends, and are lost when it is void: all keys of a voided
        round are worth nothing, and a recount may still change them.
        """
        return self._guessed(len(self.rows) if self._open else 0)

    def standings(self) -> list[int]:
        """Give `points` and `round_points` together, for each player."""
        return [total + won for total, won in zip(self.points, self.round_points)]

    def winner(self) -> tuple[int, ...]:
        """Give the player who won; several when it is a draw, none before the match is finished."""
        if not self.finished:
            return ()
        best = min(self.points) if self.fewest else max(self.points)
        return tuple([player for player in range(self.players) if self.points[player] == best])

    def _guessed(self, rows: int) -> list[int]:
        """For each player, the guess points of the first `rows` rows."""
        won = [0] * self.players
        if self.players > 2:
            for row in range(rows):
                won[self.guesser_of(row + 1)] += guess_points(self.edition, self.rows[row][1])
        return won

    def _gain(self) -> list[int]:
        """For each player, what the last row won and, if the round has ended, its end."""
        gain = [0] * self.players
        row = len(self.rows)
        if not self._open:
            maker, broken, kind, won = self.history[-1]
            if self.players == 2 or kind > UNBROKEN:
                return list(won)
            gain[maker] = won[maker]
            row = broken or row
        if row and self.players > 2:
            gain[self.guesser_of(row)] += guess_points(self.edition, self.rows[row - 1][1])
        return gain

    def _close(self, kind: int, row: int | None = None, won: list[int] | None = None) -> None:
        """End the round as `kind`, broken in `row`; `won`: the guess points, if not from the rows."""
        worth = codemaker_points(self.edition, self.players, row)  # also refuses a row that is none
        if kind not in (BROKEN, UNBROKEN, WRONG_KEYS, VOID) or (kind == BROKEN) == (row is None):
            raise RuleError(f"no round ends as {kind!r} in row {row!r}")
        maker = self.codemaker
        breaker = self.guesser_of(1)
        if kind > UNBROKEN:
            won = [0] * self.players
            if kind == WRONG_KEYS and not self.fewest and self.edition.name != "deluxe":
                won[breaker] = 3
        elif self.fewest:
            won = [0, 0]
            won[breaker] = row or self.edition.rows
        else:
            won = won or self._guessed(row or len(self.rows))
            won[maker] = worth
            if self.players == 2 and row and self.edition.name == "deluxe":
                won[breaker] = 1
        for player in range(self.players):
            self.points[player] += won[player]
        self.history.append((maker, row, kind, tuple(won)))
        self.finished = kind <= UNBROKEN and self.round_number == self.rounds
        self._open = False

    def _next(self) -> None:
        """Open the next round, or the same one again with the same codemaker."""
        self.rows = []
        if self.history[-1][2] <= UNBROKEN:
            self.round_number += 1
        self._open = True
