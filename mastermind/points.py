# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Points: what the codemaker and, in a group, each guess is worth.

classic   Hasbro F6423 rules, 2023: the codemaker scores a point for each row used, the breaking row
          included, and one more than all rows when none breaks the code.
original  Goliath The Original Mastermind, 934423.0, 2025: its guide has no table; classic's is used.
deluxe    Hasbro Mastermind de Luxe, 2004: with two players a round is won, with three to five the
          codemaker scores by a table and each guess by its keys.
"""

from .errors import RuleError

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Sequence

    from .edition import Edition

_TABLE_ROWS = 12  # the rows that the table of the deluxe manual has


def codemaker_points(edition: "Edition", players: int, row: int | None) -> int:
    """Give the codemaker's points for a round: broken in `row`, from 1, or None for unbroken.

    In deluxe with two players they are rounds won: 1 unbroken, 0 broken; that the codebreaker wins
    the broken one is for the match to count. With three to five it is the printed table, whose last
    column is for an unbroken code, also when fewer rows are played.
    Raises RuleError for another edition, number of players or row, and for groups with over 12 rows.

    >>> from mastermind import EDITIONS
    >>> codemaker_points(EDITIONS["classic"], 2, 7), codemaker_points(EDITIONS["classic"], 2, None)
    (7, 11)
    >>> codemaker_points(EDITIONS["deluxe"], 3, 12), codemaker_points(EDITIONS["deluxe"], 5, None)
    (34, 25)
    """
    deluxe = edition.name == "deluxe"
    if not deluxe and edition.name not in ("classic", "original"):
        raise RuleError(f"no points are known for {edition.name!r}")
    if type(players) is not int or players < 2 or players > (5 if deluxe else 2):
        raise RuleError(f"{edition.name} is not played by {players!r}")
    if row is not None and (type(row) is not int or row < 1 or row > edition.rows):
        raise RuleError(f"there is no row {row!r} among {edition.rows}")
    if not deluxe:
        return edition.rows + 1 if row is None else row
    if players == 2:
        return 1 if row is None else 0
    if edition.rows > _TABLE_ROWS:
        raise RuleError(f"the table for {players} players has {_TABLE_ROWS} rows, not {edition.rows}")
    if row is None:
        return (40, 30, 25)[players - 3]
    # Row 1 is worth 5, each row up to the sixth one more, and each later row 4, 3 or 2 more.
    return row + 4 if row <= 6 else 10 + (row - 6) * (7 - players)


def check_keys(edition: "Edition", keys: "Sequence[int]") -> tuple[int, int]:
    """Give `keys` as a tuple if some guess can get them, else raise a RuleError that says why.

    Never more keys than positions, and never one misplaced when all others are exact.
    """
    if len(keys) != 2 or [key for key in keys if type(key) is not int or key < 0]:
        raise RuleError(f"{keys!r} are no keys")
    exact, misplaced = keys
    if exact + misplaced > edition.positions or (misplaced == 1 and exact == edition.positions - 1):
        raise RuleError(f"no guess of {edition.positions} pegs gets {exact} exact and {misplaced} misplaced")
    return exact, misplaced


def guess_points(edition: "Edition", keys: "Sequence[int]") -> int:
    """Give the points of a guess with `keys`, for the player who guessed, in the deluxe group game.

    1 for each misplaced and 2 for each exact key; 10 in place of these when all are exact. They are
    0 in the other editions. The keys do not tell how many play: in deluxe with two players there are
    no guess points, and a Match or a Scorekeeper for two never asks for them.
    Raises RuleError for keys that no guess can get.

    >>> from mastermind import EDITIONS
    >>> [guess_points(EDITIONS["deluxe"], keys) for keys in ((1, 2), (4, 0))]
    [4, 10]
    """
    exact, misplaced = check_keys(edition, keys)
    if edition.name != "deluxe":
        return 0
    return 10 if exact == edition.positions else 2 * exact + misplaced
