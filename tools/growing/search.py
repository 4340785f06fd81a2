# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The search itself, compiled: the cheapest tree for a set of secrets among the guesses that look best.

The cost of a tree is the number of guesses in the games of all its secrets together.
"""

import numpy as np
from numba import njit

from growing.games import KEYS
from growing.tables import Tables

TOO_DEAR = 1 << 28
_SOLVED = len(KEYS) - 1
_WORTH_OF_A_PART = 0.9  # against the sum of n log n; tried out
_TRIES = 8  # places in the table of what is known where a set may be


@njit
def rank(secrets: np.ndarray, width: int, used: int, tables: Tables) -> np.ndarray:
    """The guesses that look best for these secrets, at most `width`, the best first.

    They are judged by the parts into which their keys divide the secrets: the sum of n log n, what is left to find out
    in all of them, less a bit for each part. Without those that tell nothing.
    """
    scores = np.empty(width, np.float64)
    best = np.empty(width, np.int64)
    found = 0
    parts = np.zeros(_SOLVED + 1, np.int64)
    for place in range(tables.begin[used], tables.begin[used + 1]):
        guess = tables.choice[place]
        keys = tables.keys[guess]
        parts[:] = 0
        for secret in secrets:
            parts[keys[secret]] += 1
        score = 0.0
        count = 0
        for size in parts:
            if size:
                count += 1
                score += tables.n_log_n[size]
        if count == len(secrets) and parts[_SOLVED]:  # nothing is better
            best[0] = guess
            return best[:1]
        score -= _WORTH_OF_A_PART * count
        if count == 1 or (found == width and score >= scores[found - 1]):
            continue
        at = min(found, width - 1)
        found = min(found + 1, width)
        while at and scores[at - 1] > score:
            scores[at] = scores[at - 1]
            best[at] = best[at - 1]
            at -= 1
        scores[at] = score
        best[at] = guess
    return best[:found]


@njit
def part(secrets: np.ndarray, guess: int, key: int, tables: Tables) -> np.ndarray:
    """Those secrets that give the key for the guess."""
    return secrets[tables.keys[guess][secrets] == key]


@njit
def cost_after(guess: int, secrets: np.ndarray, depth: int, limit: int, used: int, tables: Tables) -> int:
    """The cost of the cheapest tree that begins with `guess`; TOO_DEAR if it is not below `limit`. See search."""
    total = len(secrets)
    sizes = np.zeros(_SOLVED + 1, np.int64)
    for secret in secrets:
        sizes[tables.keys[guess][secret]] += 1
    for key in range(_SOLVED):
        total += tables.least[sizes[key]]
    # The smallest parts first: they may soon show that this guess is dearer than the best.
    for key in np.argsort(sizes[:_SOLVED]):
        if total >= limit:
            return TOO_DEAR
        if sizes[key]:
            total -= tables.least[sizes[key]]
            rest = part(secrets, guess, key, tables)
            total += search(rest, depth + 1, limit - total, used | tables.pegs[guess], tables)[0]
    return total if total < limit else TOO_DEAR


@njit
def search(secrets: np.ndarray, depth: int, limit: int, used: int, tables: Tables) -> tuple[int, int]:
    """The cost of the cheapest tree and its first guess; TOO_DEAR and -1 if it does not cost less than `limit`.

    The guess is also -1 when a single secret is left.

    depth  guesses made before
    used   pegs in those guesses, as bits
    """
    number = len(secrets)
    # Of several secrets, one at least is not broken by the next guess.
    if depth + min(number, 2) > tables.worst or tables.least[number] >= limit:
        return TOO_DEAR, -1
    if number == 1:
        return 1, -1
    name = np.uint64(depth)
    for secret in secrets:
        name ^= tables.mark[secret]
    at = np.int64(name % np.uint64(len(tables.known_set) - _TRIES))
    for _ in range(_TRIES):
        if tables.known_set[at] == name or tables.known_set[at] == 0:
            break
        at += 1
    if tables.known_set[at] == name:
        cost = tables.known[at] >> 32
        guess = (tables.known[at] & 0xFFFF) - 1
        if cost >= limit:
            return TOO_DEAR, -1
        if guess >= 0:
            return cost, guess
    best = limit
    best_guess = -1
    for guess in rank(secrets, tables.widths[min(depth, len(tables.widths)) - 1], used, tables):
        cost = cost_after(guess, secrets, depth, best, used, tables)
        if cost < best:
            best = cost
            best_guess = guess
    # What was found; when that is nothing, the guess is missing: the set costs `limit` at least.
    tables.known_set[at] = name
    tables.known[at] = best << 32 | best_guess + 1
    if best_guess < 0:
        return TOO_DEAR, -1
    return best, best_guess
