# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A duel on a host, P1 against the device, which is P2 and makes the first code; its codes are a puzzle's."""

from cracker import Cracker
from player import naive_feedback
from solo_script import puzzle_secret

PUZZLE = 12


def duel(switch_on, interpreter, settings=(), **options):
    """Open a duel by settings.toml's rules, PUZZLE set; return its person."""
    settings = {"PUZZLE": PUZZLE, **dict(settings)}
    cracker = Cracker(switch_on(interpreter, settings, **options), settings)
    cracker.open("DUEL")
    return cracker


def secret(number, cracker):
    """Return the device's code of its number-th round, from 0."""
    edition = cracker.edition
    return puzzle_secret(PUZZLE, number, edition.name, repeats=edition.repeats, blanks=edition.blanks)


def miss(code):
    """Return a guess that is not the code, and gets no exact key."""
    return tuple(2 if peg == 1 else 1 for peg in code)


def break_it(cracker, code, row):
    """Break the device's code in a row."""
    cracker.rows = []
    for _ in range(row - 1):
        assert cracker.guess_and_see(miss(code)) == naive_feedback(code, miss(code))
    cracker.guess(code)
