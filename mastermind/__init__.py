# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The rules of Mastermind, and nothing else: no hardware, no clock, no printing, no randomness.

Colours are ints from 1, 0 is an empty hole, and codes are tuples. Keys are `(exact, misplaced)`.
The same files run on CPython 3.11+, CircuitPython 10 and MicroPython.

>>> import mastermind
>>> edition = mastermind.EDITIONS["classic"]
>>> game = mastermind.Round(edition, (1, 1, 2, 3))
>>> game.guess(mastermind.parse_code("1122"))
(3, 0)
>>> mastermind.consistent((1, 2, 2, 2), game.rows)
True
>>> sum(mastermind.consistent(code, game.rows) for code in edition.codes())
20
"""

from .edition import EDITIONS, Edition
from .errors import NotationError, RoundOver, RuleError, WrongPhase
from .keys import consistent, contradicted, feedback

TYPE_CHECKING = False
if TYPE_CHECKING:  # type checkers take this for true; at run time __getattr__ below loads these
    from .coach import Coach
    from .codebreaker import Codebreaker
    from .contradiction import Contradiction
    from .match import Match
    from .notation import format_code, format_feedback, parse_code, parse_feedback
    from .points import codemaker_points, guess_points
    from .possible_keys import possible
    from .puzzle import PuzzleBytes
    from .round import Round
    from .scorekeeper import Scorekeeper
    from .secret import draw_secret

__version__ = "0.1.0"
__all__ = [
    "EDITIONS",
    "Coach",
    "Codebreaker",
    "Contradiction",
    "Edition",
    "Match",
    "NotationError",
    "PuzzleBytes",
    "Round",
    "RoundOver",
    "RuleError",
    "Scorekeeper",
    "WrongPhase",
    "codemaker_points",
    "consistent",
    "contradicted",
    "draw_secret",
    "feedback",
    "format_code",
    "format_feedback",
    "guess_points",
    "parse_code",
    "parse_feedback",
    "possible",
]

# Loaded when asked for: on the board each takes memory that another way of playing needs. They are not put among this
# module's names, so that a module that the board lets go of is gone.
# One string: as a table, each name would stay in the memory for good.
_LATER = (
    "Coach=coach Codebreaker=codebreaker Contradiction=contradiction "
    "Match=match PuzzleBytes=puzzle Round=round Scorekeeper=scorekeeper codemaker_points=points draw_secret=secret "
    "format_code=notation format_feedback=notation guess_points=points parse_code=notation parse_feedback=notation "
    "possible=possible_keys "
)


def __getattr__(name: str) -> object:
    at = (" " + _LATER).find(" " + name + "=")
    if at < 0:
        raise AttributeError(name)
    module = _LATER[at + len(name) + 1 :].split(" ", 1)[0]
    return getattr(__import__("mastermind." + module, None, None, (name,)), name)
