# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What rows of a game leave possible, by trying every code: slow, plain, and nothing of the rules package's own."""

import functools
import itertools

from player import naive_feedback


@functools.cache
def all_codes(colours=6, repeats=True, blanks=False):
    """Return all codes of four pegs that may be a secret. Only colours are unique without repeats, holes are not."""
    pegs = range(0 if blanks else 1, colours + 1)
    codes = itertools.product(pegs, repeat=4)
    return [code for code in codes if repeats or all(code.count(peg) < 2 for peg in pegs if peg)]


def codes_of(edition):
    """Return all codes that may be a secret of an Edition."""
    return all_codes(edition.colours, edition.repeats, edition.blanks)


def fitting(codes, rows):
    """Return those of `codes` that give each (guess, keys) of `rows`."""
    return [code for code in codes if all(naive_feedback(code, guess) == tuple(keys) for guess, keys in rows)]


def first_contradicted(code, rows):
    """Return the number of the first row, from 1, that the code does not fit as the secret, or 0."""
    for number, (guess, keys) in enumerate(rows, 1):
        if naive_feedback(code, guess) != tuple(keys):
            return number
    return 0


def cannot_all_be_right(codes, rows, numbers):
    """Say whether no code fits the rows with these numbers, from 1."""
    return not fitting(codes, [rows[number - 1] for number in numbers])


def least_contradiction(codes, rows):
    """Return how many rows the smallest set has that no code fits; None if some code fits them all."""
    fits = [{code for code in codes if naive_feedback(code, guess) == tuple(keys)} for guess, keys in rows]
    for size in range(1, len(rows) + 1):
        for chosen in itertools.combinations(fits, size):
            if not set.intersection(*chosen):
                return size
    return None
