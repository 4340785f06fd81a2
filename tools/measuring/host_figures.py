# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Figures from this machine's Python: wall time, so they differ from machine to machine."""

import time

from mastermind import EDITIONS, feedback


def all_pairs() -> list[tuple[str, str]]:
    """How long it takes to score every code of the classic edition against every other."""
    codes = list(EDITIONS["classic"].codes())
    begun = time.perf_counter()
    for secret in codes:
        for guess in codes:
            feedback(secret, guess)
    seconds = time.perf_counter() - begun
    pairs = len(codes) ** 2
    return [(f"scoring {pairs} pairs on this machine", f"{seconds:.2f} s ({seconds / pairs * 1e6:.2f} us each)")]
