# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A fixed sample of matches, as lines of text, the same on every runtime; beside it lies `match_play`.

Runs as a script under any Python that has `mastermind` on its path; the lines are printed.
"""

import mastermind
from mastermind.match_bytes import from_bytes, to_bytes
from match_play import random_match, states
from rules_sample import checksum, refusals

MATCHES = 40


class Dice:
    """Random numbers that are the same on every runtime, by the names of random.Random."""

    def __init__(self, seed):
        self._bytes = mastermind.PuzzleBytes(seed, 0)

    def randrange(self, end):
        high, low = self._bytes(2)
        return (high * 256 + low) % end

    def randint(self, first, last):
        return first + self.randrange(last - first + 1)

    def choice(self, things):
        return things[self.randrange(len(things))]

    def random(self):
        return self.randrange(1024) / 1024


def _matches():
    """Whole matches, saved and read back at every state; then a scorekeeper."""
    for seed in range(MATCHES):
        dice = Dice(seed)
        match = random_match(dice)
        saved: list[int] = []
        done = same = 0
        for _ in states(match, dice):
            data = to_bytes(match)
            saved.extend(data)
            done += 1
            same += to_bytes(from_bytes(data)) == data
        yield "match " + " ".join([str(number) for number in (match.players, done, same, checksum(saved))])
        yield "points " + repr(match.points) + repr(match.winner()) + repr(match.history)
    score = mastermind.Scorekeeper(mastermind.EDITIONS["deluxe"], 3)
    for keys in ((1, 0), (0, 2), (4, 0), (1, 1)):
        score.guess(keys)
    score.undo()
    yield "score " + repr(score.standings()) + repr(list(to_bytes(from_bytes(to_bytes(score)))))


def _refusals():
    classic = mastermind.EDITIONS["classic"]
    match = mastermind.Match(classic, by_hand=True)
    match.set_secret((1, 2, 3, 4))
    match.guess((1, 1, 2, 2))
    yield lambda: mastermind.Match(classic, 3)
    yield lambda: match.guess((1, 1, 2, 2))
    yield lambda: match.give_keys((3, 1))
    yield lambda: match.recount(1, (1, 1))
    yield lambda: mastermind.codemaker_points(classic, 2, 11)
    yield lambda: mastermind.guess_points(classic, (4, 1))
    yield lambda: from_bytes(to_bytes(match) + b"\x05")


def lines():
    """Yield the sample."""
    yield from _matches()
    yield from refusals(_refusals())


if __name__ == "__main__":
    for line in lines():
        print(line)
