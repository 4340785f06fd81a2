# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who plays by pressing buttons and reading lights, on any runtime."""

import itertools
import random
from collections import Counter

from lights import DARK
from person import AFTER_MS, HELD_MS, PAUSE_ITEMS, Person

KEYS_MS = 1000  # a row's keys are complete by then


def naive_feedback(secret, guess):
    """Return (exact, misplaced) by counting colours: independent of the rules package."""
    exact = sum(a == b for a, b in zip(secret, guess, strict=True))
    common = (Counter(secret) & Counter(guess)).total()
    return exact, common - exact


class Player(Person):
    """Plays solo games on a `Device`. `random_state` seeds the choice of guesses."""

    def __init__(self, device, random_state=1, blanks=False, language="en"):
        super().__init__(device, language)
        self.blanks = blanks
        self.random = random.Random(random_state)
        self.rows = []  # (code, keys), as read from the lights

    def begin(self):
        """Forget the last game and learn the colours of this one from the palette line."""
        self.rows = []
        colours = self.grid.palette()
        assert colours == list(range(1, len(colours) + 1)), f"palette line shows {colours}"
        self.choices = [*colours, 0] if self.blanks else colours
        self.codes = list(itertools.product(self.choices, repeat=4))
        assert self.grid.secret() == (0, 0, 0, 0)

    def enter(self, code):
        """Set the four pegs of an untouched row, checking each by its light; the cursor ends on the last."""
        for place, colour in enumerate(code):
            if place:
                self.press("RIGHT")
            steps = self.choices.index(colour) + 1
            back = len(self.choices) + 1 - steps
            self.press(*(["UP"] * steps if steps <= back else ["DOWN"] * back))
            seen = self.grid.pegs(len(self.rows) + 1)[place]
            if colour:
                assert seen == colour, f"place {place}: wanted {colour}, lit {seen}\n{self.grid}"

    def submit(self, code):
        """Enter a code, press A, wait, and return the keys that light."""
        self.enter(code)
        self.press("A")
        self.device.run(KEYS_MS - HELD_MS - AFTER_MS)
        row = len(self.rows) + 1
        assert self.grid.pegs(row) == tuple(code), f"{code}\n{self.grid}"
        keys = self.grid.keys(row)
        self.rows.append((tuple(code), keys))
        return keys

    def guess(self):
        """Return a random code that can still be right by all keys so far."""
        self.codes = [code for code in self.codes if all(naive_feedback(code, row) == keys for row, keys in self.rows)]
        assert self.codes, f"no code fits the keys {self.rows}"
        return self.random.choice(self.codes)

    def play(self, most_rows):
        """Play from an empty board to the end; return (solved, secret). Check all keys against the secret."""
        self.begin()
        while True:
            keys = self.submit(self.guess())
            if keys[0] == 4 or len(self.rows) == most_rows:
                break
            assert self.grid.secret() == (0, 0, 0, 0), "the secret shows before the end"
        return keys[0] == 4, self.check_end()

    def check_end(self):
        """Wait for the end of the signs; return the secret shown, having checked every row's keys by it."""
        self.device.run(3000)
        grid = self.grid
        secret = grid.secret()
        assert None not in secret
        for row, (code, keys) in enumerate(self.rows, 1):
            assert grid.pegs(row) == code and grid.keys(row) == keys, f"row {row} changed\n{grid}"
            assert naive_feedback(secret, code) == keys, (secret, code, keys)
        return secret

    def pause_on(self, item):
        """Open the pause menu and go to an item."""
        self.hold("B")
        self.go_to(item, PAUSE_ITEMS)

    def pause(self, item, sure=True):
        """Choose an item of the pause menu; with `sure`, say yes to the question that comes."""
        self.pause_on(item)
        self.press("A", *["A"] * sure)

    def rows_lit(self):
        """Return how many guess rows show any light."""
        return sum(any(pixel != DARK for pixel in self.grid.eight(row)) for row in range(1, 13))
