# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Lets other codebreakers break all 1296 codes of four positions and six colours; prints a line of JSON for each.

Run by a Python that has them (see peers.py beside this file); needs nothing of this project.
"""

import itertools
import json
import time

from jpype.types import JInt  # type: ignore[import-not-found]
from mastermind.jvm import Feedback, MastermindSession  # type: ignore[import-not-found]
from pymastermind import Code, Game  # type: ignore[import-not-found]

POSITIONS, COLOURS = 4, 6


def mastermind_ai() -> dict[int, int]:
    """For each number of guesses, the codes that take so many: a session for each code."""
    needed: dict[int, int] = {}
    counts = JInt[COLOURS]
    for secret in range(COLOURS**POSITIONS):
        session = MastermindSession(COLOURS, POSITIONS)
        guesses = 0
        while not session.isSolved():
            guess = session.suggestGuess()
            session.recordGuess(guess, Feedback.getFeedback(guess, secret, COLOURS, POSITIONS, counts))
            guesses += 1
        needed[guesses] = needed.get(guesses, 0) + 1
    return needed


def pymastermind() -> dict[int, int]:
    """The same, by its "minmax"; one code after the other would take hours, so each situation is met once only."""
    needed: dict[int, int] = {}
    game = Game()

    def go_on(secrets: list, guesses: int) -> None:
        parts: dict[tuple[int, int], list] = {}
        for secret in secrets:
            parts.setdefault(secret.compare(game.guess), []).append(secret)
        for keys, part in parts.items():
            if keys[0] == POSITIONS:
                needed[guesses] = needed.get(guesses, 0) + 1
            else:
                game.new_guess(keys, "minmax", progress_bar=False)
                go_on(part, guesses + 1)
                game.back()

    go_on([Code(pegs) for pegs in itertools.product("abcdef", repeat=POSITIONS)], 1)
    return needed


def main() -> None:
    """Measure each; their own start is not counted."""
    for name, play in (("mastermind-ai", mastermind_ai), ("pymastermind", pymastermind)):
        begun = time.perf_counter()
        needed = play()
        seconds = time.perf_counter() - begun
        print(json.dumps({"name": name, "needed": needed, "seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
