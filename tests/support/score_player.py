# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who keeps the score of a match on the box with the device: presses buttons, reads lights."""

from grid_text import NAME_Y
from grid_words import stands, which
from lights import colour_of
from match_menus import KEEPER_PAUSE
from match_player import COUNTS_Y, FAINT, PLAYER_Y, People

ROLE_Y, CHOICE_Y = 5, 11
WAYS = ("UNBROKEN", "WRONG", "VOID")


class Scorer(People):
    """Enters how rounds ended or, for groups, the keys of each guess."""

    def open(self, **options):
        """From the main menu to the first entry, with the set-up's options."""
        self.set_up("SCORE")
        self.start(**options)

    def asked(self):
        """Return the number of the player whose code, or whose guess, is asked about, and check the colour."""
        grid = self.grid
        (player,) = [number for number in range(1, 6) if stands(grid, PLAYER_Y, f"P{number}")]
        assert {colour_of(pixel) for y in range(5) for pixel in grid.line(y)} == {0, player}
        return player

    def role(self):
        """Return what that player does: CODE or GUESS."""
        names = {self.words[name]: name for name in ("CODE", "GUESS")}
        return names[which(self.device, ROLE_Y, names)]

    def broken(self, row):
        """Enter that the code was broken in `row`; the points come next."""
        assert stands(self.grid, CHOICE_Y, "1")
        for number in range(1, row):
            assert stands(self.grid, CHOICE_Y, str(number))
            self.press("UP")
        assert stands(self.grid, CHOICE_Y, str(row))
        self.press("A")

    def ended(self, way):
        """Enter one of WAYS."""
        names = {self.words[name]: name for name in WAYS}
        self.press(*["DOWN"] * (3 - WAYS.index(way)))
        assert names[which(self.device, CHOICE_Y, names)] == way
        self.press("A")

    def keys(self, exact, misplaced):
        """Enter the keys of a group's guess; the points come next."""
        self.press(*["UP"] * exact, *["RIGHT"] * misplaced)
        lit = [colour_of(pixel) if max(pixel) > FAINT else 0 for pixel in self.grid.line(COUNTS_Y)]
        assert lit == [1] * exact + [0] * (8 - exact - misplaced) + [5] * misplaced, self.grid
        self.press("A")

    def scored(self, players=2):
        """Read the points and go on."""
        found = self.points(players)
        self.press("A")
        return found

    def pause(self, item=None):
        """Open the scorekeeper's menu with B, and choose one of its items."""
        self.press("B")
        assert self.item(KEEPER_PAUSE) == "RESUME"
        if item:
            self.choose(item, KEEPER_PAUSE)

    def sure(self):
        """Say yes to the question."""
        assert which(self.device, NAME_Y, (self.words["SURE"],))
        self.press("A")

    def undo(self):
        """Take the last entry back."""
        self.pause("UNDO")
        self.sure()
