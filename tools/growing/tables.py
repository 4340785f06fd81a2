# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the search looks up, as arrays: keys of every guess with every secret, bounds, and what it has found."""

from typing import NamedTuple

import numpy as np

from growing.games import KEYS, POSITIONS, Code, Game

_KNOWN = 1 << 22  # places for sets that were searched before
_SEED = 1


class Tables(NamedTuple):
    """For the search: guesses and secrets are numbers, secrets those in `Game.secrets`.

    keys        [guess, secret]: the number of the keys in KEYS
    pegs        [guess]: its pegs, as bits
    choice      guesses to look at, for each set of pegs that were guessed before, one set after the other ...
    begin       ... and where each set's begin. Pegs never guessed are all alike, so of the guesses that differ in
                those only, one is enough
    n_log_n     [n]
    least       [n]: no strategy needs fewer guesses for n secrets all together: one secret can be found with one
                guess, 13 with two, 13 times 13 with three
    mark        [secret]: a random number; the exclusive or of the marks stands for a set
    known_set   sets that were searched, by their marks ...
    known       ... and what was found; see search.search
    widths      how many guesses are searched out in full: as the second one, as the third, and so on; the last is for
                all later ones
    worst       most guesses that a secret may take
    """

    keys: np.ndarray
    pegs: np.ndarray
    choice: np.ndarray
    begin: np.ndarray
    n_log_n: np.ndarray
    least: np.ndarray
    mark: np.ndarray
    known_set: np.ndarray
    known: np.ndarray
    widths: np.ndarray
    worst: int


def tables_of(game: Game) -> Tables:
    """Make the tables of a game."""
    guesses = game.guesses()
    numbers = np.arange(len(game.secrets()) + 1, dtype=np.float64)
    choice: list[int] = []
    begin = [0]
    for used in range(1 << game.pegs):
        choice += [number for number, code in enumerate(guesses) if _is_first_of_its_kind(code, used)]
        begin.append(len(choice))
    return Tables(
        keys=_keys(game),
        pegs=np.array([sum(1 << peg for peg in set(code)) for code in guesses]),
        choice=np.array(choice),
        begin=np.array(begin),
        n_log_n=numbers * np.log(np.maximum(numbers, 1)),
        least=np.array([_least(int(number)) for number in numbers]),
        mark=np.random.default_rng(_SEED).integers(1, 2**63, len(numbers), dtype=np.uint64),
        known_set=np.zeros(_KNOWN, np.uint64),
        known=np.zeros(_KNOWN, np.int64),
        widths=np.array(game.widths),
        worst=game.worst,
    )


def _keys(game: Game) -> np.ndarray:
    guesses, secrets = np.array(game.guesses()), np.array(game.secrets())
    exact = (guesses[:, None, :] == secrets[None, :, :]).sum(axis=2)
    both = sum(
        np.minimum((guesses == peg).sum(axis=1)[:, None], (secrets == peg).sum(axis=1)[None, :])
        for peg in range(game.pegs)
    )
    number = np.zeros((POSITIONS + 1, POSITIONS + 1), np.uint8)
    for place, keys in enumerate(KEYS):
        number[keys] = place
    return number[exact, both - exact]


def _is_first_of_its_kind(code: Code, used: int) -> bool:
    """Whether the pegs that were never used come in their order, none left out."""
    unused = [peg for peg in range(max(code) + 1) if not used >> peg & 1]
    new = list(dict.fromkeys(peg for peg in code if not used >> peg & 1))
    return new == unused[: len(new)]


def _least(secrets: int) -> int:
    total, depth, room = 0, 1, 1
    while secrets:
        here = min(secrets, room)
        total += here * depth
        secrets -= here
        depth += 1
        room *= len(KEYS) - 1
    return total
