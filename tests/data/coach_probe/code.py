# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Lets the coach judge two games on a board, a usual one and the longest: prints times in ms and heap in bytes."""

import gc
import time

import mastermind

SECRET = (3, 5, 5, 1)
USUAL = [(1, 1, 2, 2), (3, 3, 4, 4), (1, 3, 5, 6), SECRET]
LONGEST = [(2, 2, 2, 2)] * 9 + [SECRET]  # it tells little, and then nothing: most is left to be weighed in every row


def free():
    gc.collect()
    return gc.mem_free()


for name, guesses in (("usual", USUAL), ("longest", LONGEST)):
    before = lowest = free()
    rows = [(guess, mastermind.feedback(SECRET, guess)) for guess in guesses]
    coach = mastermind.Coach(mastermind.EDITIONS["classic"], rows)
    whole = longest = turn = 0
    steps = coach.judging()
    while True:
        begun = time.monotonic_ns()
        try:
            next(steps)
        except StopIteration:
            break
        spent = time.monotonic_ns() - begun
        whole += spent
        longest = max(longest, spent)
        turn += 1
        if turn % 32 == 0:
            lowest = min(lowest, free())
    print(name + " ms", whole / 1000000)
    print(name + " longest ms", longest / 1000000)
    print(name + " heap", before - lowest)
    print(name + " rows", len(coach.rows))
print("end of figures")
