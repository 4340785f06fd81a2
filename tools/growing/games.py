# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The games that have a decision tree, and what the search for it needs to know."""

import itertools
from typing import NamedTuple

Code = tuple[int, ...]  # pegs from 0
POSITIONS = 4
# All keys but (3, 1), which nothing can give, in the order of the file; (4, 0) is last.
KEYS = [
    (exact, misplaced)
    for exact in range(POSITIONS + 1)
    for misplaced in range(POSITIONS + 1 - exact)
    if (exact, misplaced) != (POSITIONS - 1, 1)
]
# What a first guess can look like: renaming its pegs or moving them about changes nothing.
OPENINGS = [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)]


class Game(NamedTuple):
    """One game: four positions, `pegs` to choose from (the hole is one), and whether a secret may repeat them.

    A guess always may, as by the rules of the boxes.

    worst    most guesses that a secret may take
    widths   how many guesses are searched out in full: as the second one of a game, as the third, and so on
    """

    name: str
    pegs: int
    repeats: bool
    worst: int
    widths: tuple[int, ...]

    def guesses(self) -> list[Code]:
        """All codes that may be guessed."""
        return list(itertools.product(range(self.pegs), repeat=POSITIONS))

    def secrets(self) -> list[Code]:
        """All codes that may be the secret."""
        return [code for code in self.guesses() if self.repeats or len(set(code)) == POSITIONS]


GAMES = [
    Game("6 colours, repeats", 6, True, 5, (200, 100, 40, 10)),
    Game("6 colours, no repeats", 6, False, 5, (400, 200, 80, 20)),
    Game("7 colours, repeats", 7, True, 6, (200, 100, 40, 10)),
    Game("8 colours, repeats", 8, True, 7, (200, 80, 25, 8)),
    Game("8 colours, no repeats", 8, False, 6, (300, 100, 40, 10)),
]
