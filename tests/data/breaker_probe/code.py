# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Asks the codebreaker on a board what it costs: prints a name and a number a line, times in ms, heap in bytes."""

import gc
import time

import mastermind

SECRET = (3, 5, 6, 1)
GUESSES = ((1, 2, 3, 4), (1, 5, 1, 2), (3, 3, 5, 1), (4, 4, 5, 1), (5, 6, 2, 1), (6, 6, 6, 6), (1, 3, 4, 1))
LIE = ((5, 3, 1, 2), (2, 2))


def free():
    gc.collect()
    return gc.mem_free()


def drive(name, steps):
    """Drive the generator as a screen does; its whole time, its longest slice, and the most heap that it held."""
    before = free()
    lowest = before
    whole = longest = turn = 0
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
        if turn % 8 == 0:
            lowest = min(lowest, free())
    print(name + " ms", whole / 1000000)
    print(name + " longest ms", longest / 1000000)
    print(name + " heap", before - lowest)


def timed(name, function, *arguments):
    begun = time.monotonic_ns()
    answer = function(*arguments)
    print(name + " ms", (time.monotonic_ns() - begun) / 1000000)
    return answer


before = free()
breaker = mastermind.Codebreaker(mastermind.EDITIONS["classic"])
print("codebreaker heap", before - free())
breaker.next_guess()
print("codebreaker with tree heap", before - free())
while breaker.remaining > 1:
    guess = timed("tree move", breaker.next_guess)
    breaker.take(guess, mastermind.feedback(SECRET, guess))
    print("guess " + str(len(breaker.rows)), mastermind.format_code(guess))

for edition in (
    mastermind.EDITIONS["classic"],
    mastermind.EDITIONS["deluxe"].with_rules(repeats=True),
    mastermind.EDITIONS["deluxe"],
):
    count = str(mastermind.Codebreaker(edition).remaining) + " codes "
    breaker = mastermind.Codebreaker(edition)
    drive(count + "count all", breaker.counting())
    timed(count + "take", breaker.take, GUESSES[0], mastermind.feedback(SECRET, GUESSES[0]))
    for guess in GUESSES[1:]:
        breaker.take(guess, mastermind.feedback(SECRET, guess))
    breaker.take(GUESSES[0], mastermind.feedback(SECRET, GUESSES[0]))
    breaker.undo()
    drive(count + "count 7 rows", breaker.counting())
    try:
        breaker.take(*LIE)
    except mastermind.Contradiction as contradiction:
        drive(count + "contradiction", contradiction.counting())
        print(count + "rows", len(contradiction.rows))
print("end of figures")
