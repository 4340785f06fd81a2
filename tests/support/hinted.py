# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who lets the device help in a solo game: hints switched on in the menu, warnings, counts, advice."""

from grid_text import VALUE_Y, columns_at
from grid_words import passes, read_columns
from lights import DARK, colour_of
from player import KEYS_MS, Player

HINTS = ("CHECK", "LEFT")
HIGH_Y, LOW_Y = 2, 8  # the two lines of a count
LOOK_MS = 20
LOADING_MS = 80  # a warning is loaded when it is needed
THINKING_MS = 20_000  # the longest that a count or a piece of advice may take


class Hinted(Player):
    """A Player with hints."""

    def set_hints(self, **hints):
        """In the main menu: turn CHECK and LEFT to True or False, and come back to the menu."""
        self.choose("HELP")
        for name, wanted in hints.items():
            self.go_to(name, HINTS)
            if self.hint_is_on() != wanted:
                self.press("RIGHT")
            assert self.hint_is_on() == wanted
        self.press("B")

    def hint_is_on(self):
        """Whether the hint that is shown is switched on."""
        on = passes(self.grid, VALUE_Y, self.words["YES"])
        assert on != passes(self.grid, VALUE_Y, self.words["NO"])
        return on

    def start(self):
        """From the main menu into a game."""
        self.choose("SOLO")
        self.device.run(100)
        self.begin()

    @property
    def on_board(self):
        """Whether the board is in front: its palette line is lit."""
        return any(pixel != DARK for pixel in self.grid.line(14))

    @property
    def warned(self):
        """Whether a guess is held up: answers are lit, and no palette."""
        return [colour_of(self.grid.at(x, 15)) for x in (0, 7)] == [1, 3] and not self.on_board

    def wait_for_board(self):
        """Let the device work and show what it has to show, until the board is back."""
        waited = 0
        while not self.on_board:
            self.device.run(LOOK_MS)
            waited += LOOK_MS
            assert waited < THINKING_MS, self.grid

    def hand_in(self, code):
        """Enter a guess and press A; return its keys, or None when it is held up."""
        self.enter(code)
        self.press("A")
        self.device.run(LOADING_MS)
        if self.warned:
            return None
        return self.see_keys(code)

    def see_keys(self, code):
        """A guess counts: wait for its keys, without any count of codes in between, and return them."""
        self.device.run(KEYS_MS)
        self.wait_for_board()
        row = len(self.rows) + 1
        assert self.grid.pegs(row) == tuple(code), self.grid
        self.rows.append((tuple(code), self.grid.keys(row)))
        return self.rows[-1][1]

    def hand_in_and_count(self, code):
        """Enter a guess and press A; return how many codes are left, as the grid says after the keys."""
        self.enter(code)
        self.press("A")
        assert self.on_board
        waited = 0
        while not self.shows_count:
            self.device.run(LOOK_MS)
            waited += LOOK_MS
            assert waited < THINKING_MS, self.grid
        left = self.count()
        self.see_keys(code)
        return left

    @property
    def shows_count(self):
        """Whether digits are lit, and no line that grows."""
        grid = self.grid
        return not self.on_board and DARK in grid.line(15) and any(columns_at(grid, LOW_Y))

    def count(self):
        """Read a number in two lines of at most two digits."""
        high, low = (read_columns(columns_at(self.grid, y)) for y in (HIGH_Y, LOW_Y))
        assert len(low) == 2 or not high
        return int(high + low)

    def ask(self):
        """Ask for a hint in the pause menu; return the guess that is put into the row."""
        self.pause("HINT", sure=False)
        self.device.run(100)
        self.wait_for_board()
        self.press("RIGHT", "LEFT")  # the cursor is lit
        return self.grid.pegs(len(self.rows) + 1)

    @property
    def marked(self):
        """Whether the board says that the game has hints: a light right of the secret."""
        return self.grid.at(4, 0) != DARK
