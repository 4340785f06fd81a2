# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A fixed sample of what the rules package answers, as lines of text, the same on every runtime.

Runs as a script under any Python that has `mastermind` on its path; the lines are printed. It keeps
to what all runtimes have, and its checksum to numbers that a board holds without big ints.
"""

import mastermind


def checksum(numbers):
    """Fold ints into one number below 2 ** 24 that depends on their order."""
    total = 1
    for number in numbers:
        total = (total * 31 + number) % 16777213
    return total


def refusals(asked):
    """Yield how each of these functions is refused, as a line."""
    for refused in asked:
        try:
            yield "accepted " + repr(refused())
        except ValueError as error:
            yield type(error).__name__ + " " + str(error)


def _variants():
    for name in mastermind.EDITIONS:
        for repeats in (True, False):
            for blanks in (True, False):
                yield mastermind.EDITIONS[name].with_rules(repeats=repeats, blanks=blanks)


def _all_keys():
    codes = list(mastermind.EDITIONS["classic"].codes())
    for secret in codes[::29]:
        for guess in codes[::23]:
            yield from mastermind.feedback(secret, guess)


def _refusals():
    classic = mastermind.EDITIONS["classic"]
    solved = mastermind.Round(classic, (1, 2, 3, 4))
    solved.guess((1, 2, 3, 4))
    yield lambda: mastermind.feedback((1, 2), (1, 2, 3))
    yield lambda: classic.with_rules(rows="ten")  # type: ignore[arg-type]
    yield lambda: classic.with_rules(rows=True)
    yield lambda: classic.with_rules(blanks=1)  # type: ignore[arg-type]
    yield lambda: classic.with_rules(colours=3, repeats=False)
    yield lambda: classic.check_guess((1, 2, 3))
    yield lambda: classic.check_guess((1, 2, 3, 0))
    yield lambda: classic.check_guess((1, 2, 3, True))
    yield lambda: mastermind.EDITIONS["deluxe"].check_secret([1, 2, 3, 1])
    yield lambda: classic.code_at(1296)
    yield lambda: solved.guess((1, 1, 1, 1))
    yield lambda: mastermind.parse_code("12x4")
    yield lambda: mastermind.parse_code("1,2")
    yield lambda: mastermind.parse_feedback("2,1")
    yield lambda: mastermind.format_code((1, -2))
    yield lambda: mastermind.PuzzleBytes(2**32, 0)


def lines():
    """Yield the sample."""
    yield "keys " + str(checksum(_all_keys()))
    large = (1000000007, -5, 0, 70000)
    yield "keys of large ints " + str(mastermind.feedback(large, (70000, -5, 7, 1000000007)))
    for edition in _variants():
        yield repr(edition) + " " + str(edition.code_count())
        yield "codes " + str(checksum(peg for code in edition.codes() for peg in code))
        secrets = [
            mastermind.draw_secret(edition, mastermind.PuzzleBytes(seed, game))
            for seed in (0, 1, 2, 77, 9999, 2**32 - 1)
            for game in range(8)
        ]
        yield "puzzles " + " ".join(mastermind.format_code(secret) for secret in secrets)
    yield "other " + str(mastermind.EDITIONS["classic"] != mastermind.EDITIONS["original"])
    yield "text " + mastermind.format_code(mastermind.parse_code("10,2,0,11"))
    yield "text " + mastermind.format_feedback(mastermind.parse_feedback("10.2"))
    yield from refusals(_refusals())


if __name__ == "__main__":
    for line in lines():
        print(line)
