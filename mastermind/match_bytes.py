# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match or a scorekeeper as bytes, and back; for keeping one while the device is off.

Every byte is a number. First 1, the version; the edition's place in EDITIONS; 1 for repeats + 2 for
blanks + 4 for fewest + 8 for keys by hand + 16 for a scorekeeper; rows, positions, colours, players,
rounds, first codemaker. Then, for a scorekeeper, its entries. For a match:

    the rounds that are over, without the one on the board: way to end, row or 0, and in a group,
    when broken or unbroken, the guess points of each player but the codemaker;
    4 and the secret, if it is set; then what was done since, in order:
    5 and a guess; 6, exact, misplaced: keys by hand; 7, row, exact, misplaced: a recount that
    changed the row; 8: a claim that was right; 9: a void.

Reading (in `match_restore`) does it all again by the methods of the match, so that nothing can come
out but what can be played. A match of five with 12 rows by hand takes about 130 bytes.
"""

from .edition import EDITIONS
from .errors import NotationError
from .totals import UNBROKEN, VOID

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from .match import Match
    from .scorekeeper import Scorekeeper


def to_bytes(game: "Match | Scorekeeper") -> bytes:
    """Give the bytes of a match or a scorekeeper.

    Raises NotationError when a number is above 255, as in a match with that many rounds.

    >>> from mastermind import Match
    >>> match = Match(EDITIONS["classic"])
    >>> match.set_secret((1, 1, 2, 3))
    >>> list(to_bytes(match))
    [1, 0, 1, 10, 4, 6, 2, 2, 0, 4, 1, 1, 2, 3]
    """
    edition = game.edition
    flags = edition.repeats + 2 * edition.blanks + 4 * game.fewest
    numbers = [1, list(EDITIONS).index(edition.name), 0, edition.rows, edition.positions, edition.colours]
    numbers += [game.players, game.rounds, game.first]
    if hasattr(game, "entries"):
        numbers += game.entries
        flags += 16
    else:
        numbers += _play(game)
        flags += 8 * game.by_hand
    numbers[2] = flags
    if max(numbers) > 255:
        raise NotationError(f"cannot write {max(numbers)} in a byte")
    return bytes(numbers)


def from_bytes(data: bytes) -> "Match | Scorekeeper":
    """Give the match or the scorekeeper that `to_bytes` wrote; raises NotationError for other bytes."""
    from .match_restore import restore  # noqa: PLC0415  (here: a device writes often and reads once)

    return restore(data)


def _play(match: "Match") -> list[int]:
    """All that was done in a match. The numbers of the actions stand above: named, they would take memory."""
    numbers: list[int] = []
    ended = match.secret and not match._open
    for maker, row, kind, won in match.history[:-1] if ended else match.history:
        numbers += [kind, row or 0]
        if match.players > 2 and kind <= UNBROKEN:
            numbers += won[:maker] + won[maker + 1 :]
    if not match.secret:
        return numbers
    numbers.append(4)
    numbers += match.secret
    for row in range(1, len(match.rows) + 1):
        numbers.append(5)
        numbers += match.rows[row - 1][0]
        if match.by_hand:
            numbers.append(6)
            numbers += _keys(match, row, 0)
            for number, (changed, _, rows) in enumerate(match.corrections):
                if rows == row:
                    numbers += [7, changed]
                    numbers += _keys(match, changed, number + 1)
    if match.pending:
        numbers.append(5)
        numbers += match.pending
    if ended and match.history[-1][2] == VOID:
        numbers.append(9)
    elif ended and not match.revealed():  # the only other way to end
        numbers.append(8)
    return numbers


def _keys(match: "Match", row: int, after: int) -> tuple[int, int]:
    """The keys of a row as they were after that many corrections of the round."""
    for changed, before, _ in match.corrections[after:]:
        if changed == row:
            return before
    return match.rows[row - 1][1]
