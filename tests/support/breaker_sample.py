# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A fixed sample of what the codebreaker and the coach answer, as lines of text, the same on every runtime.

Runs as a script under any Python that has `mastermind` on its path; the lines are printed.
"""

import mastermind


def _rules():
    for name in ("classic", "deluxe"):
        for repeats in (True, False):
            for blanks in (False, True):
                yield mastermind.EDITIONS[name].with_rules(repeats=repeats, blanks=blanks)


def _code(edition, number):
    return edition.code_at(number % edition.code_count())


def _broken(edition, number):
    """Break a code by its own guesses; where there is a tree, some guesses may be by it only."""
    secret = _code(edition, number)
    breaker = mastermind.Codebreaker(edition)
    line = "breaks"
    while not breaker.rows or breaker.rows[-1][0] != secret:
        guess = breaker.next_guess()
        breaker.take(guess, mastermind.feedback(secret, guess))
        line += " " + mastermind.format_code(guess) + "/" + str(breaker.remaining)
    return line


def _helped(edition, number):
    """Break a code after a first guess that no tree begins with."""
    secret = _code(edition, number)
    breaker = mastermind.Codebreaker(edition)
    breaker.take((2, 2, 2, 1), mastermind.feedback(secret, (2, 2, 2, 1)))
    line = "after 2221 " + str(breaker.remaining)
    while breaker.rows[-1][0] != secret:
        guess = breaker.next_guess()
        breaker.take(guess, mastermind.feedback(secret, guess))
        line += " " + mastermind.format_code(guess)
    return line


def _contradicted(edition, number):
    """Give keys of other codes each time, until they contradict each other."""
    breaker = mastermind.Codebreaker(edition)
    while True:
        guess = _code(edition, number)
        number = (number * 31 + 7) % 100003
        try:
            breaker.take(guess, mastermind.feedback(_code(edition, number), guess))
        except mastermind.Contradiction as contradiction:
            return "rows " + str(contradiction.rows) + " of " + str(len(breaker.rows) + 1)


def _judged(edition, number):
    secret = _code(edition, number)
    guesses = [_code(edition, number + 400), _code(edition, number + 90), _code(edition, number + 1), secret]
    coach = mastermind.Coach(edition, [(guess, mastermind.feedback(secret, guess)) for guess in guesses])
    for _ in coach.judging():
        pass
    line = "coach"
    for before, after, left, best, move, grade in coach.rows:
        # Boards have shorter floats.
        line += f" {before}-{after} {left + 0.003:.1f} {best + 0.003:.1f} "
        line += mastermind.format_code(move) + " " + str(grade)
    return line


def lines():
    """Yield the sample."""
    for edition in _rules():
        yield repr(edition) + " " + str(mastermind.Codebreaker(edition).remaining)
        for number in (77, 1021):
            yield _broken(edition, number)
        if edition.repeats:  # enough: weighing takes a board a second a guess
            yield _helped(edition, 500)
        for number in (3, 44, 555):
            yield _contradicted(edition, number)
    yield _judged(mastermind.EDITIONS["classic"], 600)
    yield "contradicted " + str(mastermind.contradicted((1, 2, 1, 2), [((1, 1, 2, 2), (2, 2)), ((1, 2, 3, 4), (0, 0))]))


if __name__ == "__main__":
    for line in lines():
        print(line)
