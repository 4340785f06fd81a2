# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match with keys by hand, its code set, and rows with any keys for it."""

from mastermind import EDITIONS, Match

CODE = (1, 1, 2, 3)
MISS = (4, 4, 5, 5)  # no keys
NEAR = (1, 2, 1, 4)  # 1 exact, 2 misplaced


def by_hand(rows=10, edition=EDITIONS["classic"], players=2):
    match = Match(edition.with_rules(rows=rows, repeats=True), players, by_hand=True)
    match.set_secret(CODE)
    return match


def row(match, guess, keys):
    assert match.guess(guess) is None
    match.give_keys(keys)
