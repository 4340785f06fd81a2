# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Editions: the rules of each box, the house rules, and the codes they allow."""

from collections import OrderedDict

from .errors import RuleError

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; the boards have no such modules
    from collections.abc import Iterable, Iterator


class Edition:
    """The rules of one game. A value: make changed copies with `with_rules`, never assign.

    name       the box, which also decides how points are counted
    rows       guesses in a round, 1 or more
    positions  pegs in a code, 1 or more
    colours    colours in the box, 1 or more; they are numbered from 1
    repeats    whether a secret may hold a colour more than once (a guess always may)
    blanks     whether a hole may be left empty; an empty hole is written 0

    With no repeats only colours are unique: a code may hold several empty holes.
    Raises RuleError for rules that nobody can play by.
    """

    def __init__(
        self, name: str, *, rows: int, positions: int, colours: int, repeats: bool, blanks: bool
    ) -> None:
        for rule, number in (("rows", rows), ("positions", positions), ("colours", colours)):
            # isinstance would take True for 1, and only on some of the runtimes.
            if type(number) is not int or number < 1:
                raise RuleError(f"{rule} must be a whole number from 1, not {number!r}")
        for rule, choice in (("repeats", repeats), ("blanks", blanks)):
            if choice is not True and choice is not False:
                raise RuleError(f"{rule} must be True or False, not {choice!r}")
        if not repeats and not blanks and colours < positions:
            raise RuleError(f"no code has {positions} different colours out of {colours}")
        self.name = name
        self.rows = rows
        self.positions = positions
        self.colours = colours
        self.repeats = repeats
        self.blanks = blanks

    def with_rules(
        self,
        *,
        rows: int | None = None,
        positions: int | None = None,
        colours: int | None = None,
        repeats: bool | None = None,
        blanks: bool | None = None,
    ) -> "Edition":
        """Give a copy with the named rules changed and checked; the others and the name stay.

        >>> EDITIONS["deluxe"].with_rules(repeats=True)
        Edition('deluxe', rows=12, positions=4, colours=8, repeats=True, blanks=False)
        """
        return Edition(
            self.name,
            rows=self.rows if rows is None else rows,
            positions=self.positions if positions is None else positions,
            colours=self.colours if colours is None else colours,
            repeats=self.repeats if repeats is None else repeats,
            blanks=self.blanks if blanks is None else blanks,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and repr(self) == repr(other)  # the repr holds it all

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return (
            f"Edition({self.name!r}, rows={self.rows}, positions={self.positions}, "
            f"colours={self.colours}, repeats={self.repeats}, blanks={self.blanks})"
        )

    def check_guess(self, code: "Iterable[int]") -> tuple[int, ...]:
        """Give `code` as a tuple if it may be guessed, else raise a RuleError that says why."""
        code = tuple(code)
        if len(code) != self.positions:
            raise RuleError(f"{code!r} has {len(code)} pegs, not {self.positions}")
        for peg in code:
            if type(peg) is not int or peg < 0 or peg > self.colours:
                raise RuleError(f"{code!r} holds {peg!r}, not a colour from 1 to {self.colours}")
            if peg == 0 and not self.blanks:
                raise RuleError(f"{code!r} has an empty hole, which these rules do not allow")
        return code

    def check_secret(self, code: "Iterable[int]") -> tuple[int, ...]:
        """Give `code` as a tuple if it may be a secret, else raise a RuleError that says why."""
        code = self.check_guess(code)
        if not self.repeats:
            for peg in code:
                if peg and code.count(peg) > 1:
                    raise RuleError(f"{code!r} holds colour {peg} more than once")
        return code

    def allows_guess(self, code: "Iterable[int]") -> bool:
        """Tell whether `code` may be guessed: length and colours fit; repeats always do."""
        try:
            self.check_guess(code)
        except RuleError:
            return False
        return True

    def allows_secret(self, code: "Iterable[int]") -> bool:
        """Tell whether `code` may be a secret: it may be guessed, and repeats only if allowed.

        >>> [EDITIONS[name].allows_secret((1, 1, 2, 2)) for name in ("classic", "deluxe")]
        [True, False]
        """
        try:
            self.check_secret(code)
        except RuleError:
            return False
        return True

    # The codes themselves are in a module that is loaded when asked for: a match does without, as its secrets come from
    # people, and a board's memory is small.

    def codes(self) -> "Iterator[tuple[int, ...]]":
        """Yield every code that may be a secret, once each, in the order of its digits.

        >>> list(EDITIONS["classic"].with_rules(positions=2, colours=2).codes())
        [(1, 1), (1, 2), (2, 1), (2, 2)]
        """
        from .codes import codes  # noqa: PLC0415

        return codes(self)

    def code_count(self) -> int:
        """Give how many codes `codes` yields, without going through them.

        >>> [edition.code_count() for edition in EDITIONS.values()]
        [1296, 1296, 1680]
        """
        from .codes import code_count  # noqa: PLC0415

        return code_count(self)

    def code_at(self, index: int) -> tuple[int, ...]:
        """Give the code that `codes` yields at `index`, from 0, without going through them.

        Raises RuleError when `index` is not from 0 to `code_count() - 1`.
        """
        from .codes import code_at  # noqa: PLC0415

        return code_at(self, index)


# An OrderedDict, because a dict of MicroPython keeps no order and menus go through this one.
EDITIONS = OrderedDict(
    (box.name, box)
    for box in (
        Edition("classic", rows=10, positions=4, colours=6, repeats=True, blanks=False),
        Edition("original", rows=10, positions=4, colours=6, repeats=True, blanks=False),
        Edition("deluxe", rows=12, positions=4, colours=8, repeats=False, blanks=False),
    )
)
