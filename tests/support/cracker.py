# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who thinks of a code and lets the device break it, alone or in a duel: by buttons and lights only."""

from grid_words import passes
from lights import DARK, colour_of
from mastermind import EDITIONS
from match_menus import LOADING_MS
from match_player import COUNTS_Y, FAINT, SIGN_MS, People
from player import naive_feedback

CRACK_PAUSE = ("RESUME", "UNDO", "POINTS", "GIVE UP", "LEAVE", "STOP")
POSSIBLE = [(exact, near) for exact in range(5) for near in range(5 - exact) if (exact, near) != (3, 1)]
STEP = {"UP": (1, 0), "DOWN": (-1, 0), "RIGHT": (0, 1), "LEFT": (0, -1)}  # what an arrow does to the keys
LOOK_MS = 20
THINKING_MS = 20_000  # the longest that the device may think or count on any runtime


def rules(settings):
    """Return the Edition that a settings.toml (a dict) asks for."""
    edition = EDITIONS[settings.get("EDITION", "classic")]
    repeats = bool(settings.get("REPEATS", edition.repeats))
    return edition.with_rules(repeats=repeats, blanks=bool(settings.get("BLANKS", 0)), rows=settings.get("ROWS"))


def after(keys, arrow):
    """Return the keys after an arrow: as they were, if no guess can get what it would make of them."""
    wanted = (keys[0] + STEP[arrow][0], keys[1] + STEP[arrow][1])
    return wanted if wanted in POSSIBLE else keys


class Cracker(People):
    """`rows` are the device's guesses with the keys that they were given, as (code, keys)."""

    def __init__(self, device, settings=()):
        self.edition = rules(dict(settings))
        super().__init__(device, self.edition.colours, self.edition.blanks, dict(settings).get("LANGUAGE", "en"))

    def open(self, way="CRACK"):
        """From the main menu to CRACK or DUEL."""
        self.choose(way)
        self.device.run(LOADING_MS)

    def think(self):
        """Think of a code, when asked for one, and press A."""
        self.device.run(LOADING_MS)
        assert passes(self.grid, 2, self.words["THINK"]), self.grid
        assert self.grid.palette() == list(range(1, self.edition.colours + 1))
        self.press("A")
        self.rows = []

    def begin(self):
        """From the main menu to the device's first guess."""
        self.open()
        self.think()

    @property
    def row(self):
        """The number of the row whose keys are waited for."""
        return len(self.rows) + 1

    @property
    def asked(self):
        """Whether the device waits for keys: whose turn it is, the guess, and the two counts are lit."""
        grid = self.grid
        return colour_of(grid.at(4, 0)) == 2 and DARK not in grid.line(COUNTS_Y)

    @property
    def in_doubt(self):
        """Whether the device shows rows in doubt: two red lights, and the rows."""
        return [colour_of(self.grid.at(x, 13)) for x in (0, 7)] == [1, 1] and self.rows_lit() != {}

    @property
    def searching(self):
        """Whether the device looks for rows in doubt: two red lights and a line of progress."""
        grid = self.grid
        return [colour_of(grid.at(x, 13)) for x in (0, 7)] == [1, 1] and DARK not in grid.line(15)

    @property
    def over(self):
        """Whether the device is through: no keys are waited for, and no line grows."""
        return not self.asked and colour_of(self.grid.at(4, 0)) == 2 and DARK in self.grid.line(15)

    def wait(self, most=THINKING_MS):
        """Let the device think until it asks for keys, has found the rows in doubt, or is through."""
        waited = 0
        while True:
            self.device.run(LOOK_MS)
            waited += LOOK_MS
            if self.asked or self.in_doubt or self.over:
                return
            assert waited < most, f"still thinking after {most} ms\n{self.grid}"

    def guess_of_device(self):
        """Wait for the device's guess and return it. Holes are dark."""
        self.wait()
        assert self.asked, self.grid
        code = self.grid.pegs(self.row)
        for row, (earlier, keys) in enumerate(self.rows, 1):
            assert (self.grid.pegs(row), self.grid.keys(row)) == (earlier, keys), f"row {row}\n{self.grid}"
        return code

    def shown_keys(self):
        """Return the keys set so far, having checked that row and counts say the same."""
        exact, misplaced = self.grid.keys(self.row)
        lit = [colour_of(pixel) if max(pixel) > FAINT else 0 for pixel in self.grid.line(COUNTS_Y)]
        assert lit == [1] * exact + [0] * (8 - exact - misplaced) + [5] * misplaced, self.grid
        return exact, misplaced

    def set_keys(self, keys):
        """From none, set the keys of the guess that waits."""
        exact, misplaced = keys
        self.press("B", *["UP"] * exact, *["RIGHT"] * misplaced)
        assert self.shown_keys() == tuple(keys)

    def give_keys(self, keys):
        """Give keys for the guess that waits; return the guess."""
        code = self.guess_of_device()
        self.set_keys(keys)
        self.press("A")
        self.rows.append((code, tuple(keys)))
        return code

    def answer(self, secret):
        """Give the right keys for the guess that waits; return them."""
        keys = naive_feedback(secret, self.guess_of_device())
        self.give_keys(keys)
        return keys

    def answer_all(self, secret):
        """Give the right keys until the code is broken, or something else comes; return how many rows there are."""
        self.wait()
        while self.asked:
            self.answer(secret)
            self.wait()
        return len(self.rows)

    def see_end(self, secret):
        """Wait for the end of the sign; the code must be the one lit as the secret, all rows unchanged."""
        self.device.run(SIGN_MS)
        grid = self.grid
        assert grid.secret() == tuple(secret), grid
        for row, (code, keys) in enumerate(self.rows, 1):
            assert (grid.pegs(row), grid.keys(row)) == (code, keys), f"row {row}\n{grid}"

    def doubtful(self):
        """Return (rows in doubt, the bright one of them), by their lights, having checked their keys."""
        assert self.in_doubt, self.grid
        lit = self.rows_lit()
        for row in lit:
            assert self.grid.keys(row) == self.rows[row - 1][1], f"row {row}\n{self.grid}"
        bright = max(lit, key=lambda row: max(sum(pixel) for pixel in lit[row]))
        return tuple(lit), bright

    def points(self, players=2):
        """See People; on the board the screen takes a moment to load."""
        self.device.run(LOADING_MS)
        return super().points(players)

    def rows_lit(self):
        """Return {row: its four pegs' lights} for all rows with any light."""
        return {row: self.grid.eight(row)[:4] for row in range(1, 13) if self.grid.eight(row) != [DARK] * 8}

    def correct(self, row, keys):
        """Go to a row in doubt and give it other keys."""
        for _ in range(12):
            if self.doubtful()[1] == row:
                break
            self.press("UP")
        assert self.doubtful()[1] == row, self.grid
        self.press("A")
        exact, misplaced = self.rows[row - 1][1]
        self.press(*["LEFT"] * misplaced, *["DOWN"] * exact, *["UP"] * keys[0], *["RIGHT"] * keys[1])
        assert self.grid.keys(row) == tuple(keys), self.grid
        self.press("A")
        self.rows[row - 1] = (self.rows[row - 1][0], tuple(keys))

    def crack_pause(self, item=None):
        """Hold B for the pause menu, and choose one of its items."""
        self.hold("B")
        assert self.item(CRACK_PAUSE) == "RESUME"
        if item:
            self.choose(item, CRACK_PAUSE)

    def undo(self):
        """Take the last keys back; return the guess that waits again."""
        self.crack_pause("UNDO")
        code, _ = self.rows.pop()
        assert self.guess_of_device() == code
        return code
