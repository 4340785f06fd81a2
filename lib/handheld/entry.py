# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The row being entered: its pegs and the cursor, without any light."""

UNSET = -1  # a place where nothing has been chosen yet; 0 is a blank that was chosen


class Entry:
    """A row of `edition.positions` places. `pegs` is the list of colours, 0 for a blank, UNSET for a gap."""

    def __init__(self, edition):
        self._choices = list(range(1, edition.colours + 1))
        if edition.blanks:
            self._choices.append(0)
        self.positions = edition.positions
        self.begin()

    def begin(self):
        """Empty the row and put the cursor at its left end."""
        self.pegs = [UNSET] * self.positions
        self.cursor = 0

    @property
    def peg(self):
        """What stands at the cursor."""
        return self.pegs[self.cursor]

    @property
    def full(self):
        """Whether every place is set."""
        return UNSET not in self.pegs

    @property
    def untouched(self):
        """Whether no place is set."""
        return self.pegs.count(UNSET) == self.positions

    @property
    def code(self):
        """The row as a code, for a full row."""
        return tuple(self.pegs)

    def turn(self, step):
        """Change the peg at the cursor to the next choice (+1) or the one before (-1).

        A gap turns to the first or to the last choice; the choices wrap.
        """
        if self.peg == UNSET:
            at = 0 if step > 0 else -1
        else:
            at = (self._choices.index(self.peg) + step) % len(self._choices)
        self.pegs[self.cursor] = self._choices[at]

    def move(self, step):
        """Move the cursor by `step` places, round the ends."""
        self.cursor = (self.cursor + step) % self.positions

    def clear(self):
        """Take the peg at the cursor away."""
        self.pegs[self.cursor] = UNSET

    def next_gap(self):
        """Move the cursor to the next gap to the right, round the end; stay if there is no other."""
        for step in range(1, self.positions):
            place = (self.cursor + step) % self.positions
            if self.pegs[place] == UNSET:
                self.cursor = place
                return

    def fill(self, row):
        """Fill the row with one that was saved, pegs and cursor, if these rules have it; None changes nothing."""
        if row is None or len(row) != self.positions + 1 or not 0 <= row[-1] < self.positions:
            return
        known = self._choices + [UNSET]
        if not [peg for peg in row[:-1] if peg not in known]:
            self.pegs[:] = row[:-1]
            self.cursor = row[-1]

    def copy(self, code):
        """Fill the row with `code`, cursor at its left end."""
        self.pegs[:] = code
        self.cursor = 0
