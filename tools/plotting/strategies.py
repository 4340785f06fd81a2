# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The strategies that docs/strategies.md tells of, and how many guesses each takes for every secret."""

import copy
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mastermind import EDITIONS, Codebreaker, Edition, feedback

Code = tuple[int, ...]
Spread = dict[int, int]  # number of guesses -> how many secrets take so many
Report = Callable[[float], None]

CLASSIC, DELUXE = EDITIONS["classic"], EDITIONS["deluxe"]


class Strategy(NamedTuple):
    """Its name, its rules, and how it guesses: by a "tree", on the "fly", or the "first" code that can be right."""

    name: str
    edition: Edition
    way: str


STRATEGIES = [
    Strategy("6 colours", CLASSIC, "tree"),
    Strategy("6 colours, the first code that can be right", CLASSIC, "first"),
    Strategy("6 colours, no repeats", CLASSIC.with_rules(repeats=False), "tree"),
    Strategy("6 colours and the hole", CLASSIC.with_rules(blanks=True), "tree"),
    Strategy("6 colours and the hole, no repeats", CLASSIC.with_rules(repeats=False, blanks=True), "fly"),
    Strategy("8 colours", DELUXE.with_rules(repeats=True), "tree"),
    Strategy("8 colours, no repeats", DELUXE, "tree"),
    Strategy("8 colours and the hole", DELUXE.with_rules(repeats=True, blanks=True), "fly"),
    Strategy("8 colours and the hole, no repeats", DELUXE.with_rules(blanks=True), "fly"),
    Strategy("5 positions, 8 colours", DELUXE.with_rules(positions=5, repeats=True), "fly"),
]


def measure(strategy: Strategy, report: Report) -> Spread:
    """Break every secret; `report` is told the part that is done.

    Each situation is met once: all secrets that have given the same keys so far go on together.
    """
    secrets = list(strategy.edition.codes())
    needed: Counter[int] = Counter()
    play = _first if strategy.way == "first" else _codebreaker

    def count(guesses: int) -> None:
        needed[guesses] += 1
        report(needed.total() / len(secrets))

    play(strategy.edition, secrets, count)
    return dict(sorted(needed.items()))


def mean(spread: Spread) -> float:
    """Guesses on average."""
    return sum(guesses * secrets for guesses, secrets in spread.items()) / sum(spread.values())


def _parts(secrets: Sequence[Code], guess: Code) -> dict[tuple[int, int], list[Code]]:
    parts: dict[tuple[int, int], list[Code]] = {}
    for secret in secrets:
        parts.setdefault(feedback(secret, guess), []).append(secret)
    return parts


def _codebreaker(edition: Edition, secrets: Sequence[Code], count: Callable[[int], None]) -> None:
    def go_on(breaker: Codebreaker, secrets: Sequence[Code]) -> None:
        guess = breaker.next_guess()
        for keys, part in _parts(secrets, guess).items():
            if keys[0] == edition.positions:
                count(len(breaker.rows) + 1)
            else:
                branch = copy.copy(breaker)
                branch.rows = list(breaker.rows)
                branch.take(guess, keys)
                go_on(branch, part)

    go_on(Codebreaker(edition), secrets)


def _first(edition: Edition, secrets: Sequence[Code], count: Callable[[int], None], guesses: int = 1) -> None:
    for keys, part in _parts(secrets, secrets[0]).items():
        if keys[0] == edition.positions:
            count(guesses)
        else:
            _first(edition, part, count, guesses + 1)
