# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reads the bytes of a match or a scorekeeper; `match_bytes` says what they are and writes them."""

from .edition import EDITIONS
from .errors import NotationError
from .match_bytes import to_bytes
from .totals import UNBROKEN, VOID, WRONG_KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from .match import Match
    from .scorekeeper import Scorekeeper


def restore(data: bytes) -> "Match | Scorekeeper":
    """Give the match or the scorekeeper that `to_bytes` wrote; raises NotationError for other bytes."""
    left = list(data)
    left.reverse()  # so that the next number is popped off the end
    try:
        game = _read(left)
    except (ValueError, IndexError) as error:  # what the rules refuse; too few bytes
        raise NotationError(f"these bytes hold no match: {error}") from None  # MicroPython chains none
    # Each match has one way to be written: whatever else could be read as it is refused here.
    if to_bytes(game) != bytes(data):
        raise NotationError("these bytes hold more than a match")
    return game


def _read(left: list[int]) -> "Match | Scorekeeper":
    take = left.pop
    if take() != 1:
        raise NotationError("another version")
    edition = EDITIONS[list(EDITIONS)[take()]]
    flags = take()
    edition = edition.with_rules(
        rows=take(), positions=take(), colours=take(), repeats=bool(flags & 1), blanks=bool(flags & 2)
    )
    players, rounds, first = take(), take(), take()
    fewest = bool(flags & 4)
    if flags & 16:
        from .scorekeeper import Scorekeeper  # noqa: PLC0415  (here: a match does without)

        score = Scorekeeper(edition, players, rounds, first, fewest)
        left.reverse()
        score.replay(left)
        return score
    from .match import Match  # noqa: PLC0415  (here: a scorekeeper does without)

    match = Match(edition, players, rounds, first, fewest, bool(flags & 8))
    while left and left[-1] <= VOID:
        kind, row = take(), take() or None
        if kind == WRONG_KEYS and not match.by_hand:
            raise NotationError("wrong keys by the device")
        won = None
        if players > 2 and kind <= UNBROKEN:
            won = [0 if player == match.codemaker else take() for player in range(players)]
            _check(match, row, won)
        match._close(kind, row, won)
        if match.finished:
            raise NotationError("the last round is missing")
        match._next()
    if left:
        _replay(match, left)
    return match


def _check(match: "Match", row: int | None, won: list[int]) -> None:
    """Refuse guess points that so many guesses cannot have won."""
    best = 2 * match.edition.positions - 2  # of a guess that does not break the code
    most = [0] * match.players
    for number in range(1, (row or match.edition.rows) + 1):
        most[match.guesser_of(number)] += best
    if row:
        breaker = match.guesser_of(row)
        most[breaker] += 10 - best
        if won[breaker] < 10:
            raise NotationError("the breaking guess has no points")
    for player in range(match.players):
        if won[player] > most[player]:
            raise NotationError("too many points")


def _replay(match: "Match", left: list[int]) -> None:
    """Do again what was done in the round on the board."""
    take = left.pop
    if take() != 4:
        raise NotationError("no secret")
    pegs = range(match.edition.positions)
    match.set_secret([take() for _ in pegs])
    while left:
        what = take()
        if what == 5:
            match.guess([take() for _ in pegs])
        elif what == 6:
            match.give_keys((take(), take()))
        elif what == 7:
            match.recount(take(), (take(), take()))
        elif what == 8:
            match.claim(match.wrong_row() or 0)
        elif what == 9:
            match.void()
        else:
            raise NotationError("unknown action")
