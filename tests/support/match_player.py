# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""People who play a match on one device: they press buttons, read lights, and believe nothing else."""

from grid_text import NAME_Y, VALUE_Y
from grid_words import read, read_all, stands, which
from lights import DARK, Grid, colour_of
from match_menus import HOLD_MS, LOADING_MS, Menus
from player import KEYS_MS, naive_feedback

SECRET_ROW = 6  # where a code is being set: in the middle of the grid
COUNTS_Y = 14  # keys by hand, and what is to be confirmed
PLAYER_Y, GAIN_Y, TOTAL_Y = 0, 6, 11  # the points; the winner is named where a gain stands
FAINT = 3  # the brightest channel of a place in the counts that is not filled
LOOK_MS = 10
POINTS_MS = 1500  # a group's board with its new keys stays so long before the points
SIGN_MS = 3000  # keys, secret and sign of a round's end are over by then
TASKS = ("CODE", "GUESS", "KEYS")


class People(Menus):
    """All players. `rows` are the rows on the board as (code, keys), as they were read; `colours` says how many."""

    def __init__(self, device, colours=6, blanks=False, language="en"):
        super().__init__(device, language)
        self.choices = [*range(1, colours + 1), *([0] if blanks else [])]
        self.rows = []
        self.fewest = False  # whether the points are rows
        self.spans = []  # (player, task, ms when A was pressed on the neutral screen)

    def waits_for(self):
        """Return (player, task) of the neutral screen: whose turn it is, from 1, and CODE, GUESS or KEYS."""
        task = which(self.device, VALUE_Y, [self.words[task] for task in TASKS])
        grid = self.grid
        players = [player for player in range(1, 6) if stands(grid, NAME_Y, f"P{player}")]
        assert len(players) == 1, f"no neutral screen\n{grid}"
        assert colour_of(grid.at(7, 15)) == 3, "no green light for A"
        return players[0], next(name for name in TASKS if self.words[name] == task)

    def take(self, player, task):
        """The player whose turn it must be takes the device and presses A."""
        assert self.waits_for() == (player, task), f"wanted P{player} {task}\n{self.grid}"
        self.spans.append((player, task, self.device.ms))
        self.press("A")

    def enter(self, code, row):
        """Set the four pegs of an untouched row, checking each by its light."""
        for place, colour in enumerate(code):
            if place:
                self.press("RIGHT")
            steps = self.choices.index(colour) + 1
            back = len(self.choices) + 1 - steps
            self.press(*(["UP"] * steps if steps <= back else ["DOWN"] * back))
            seen = self.grid.pegs(row)[place]
            assert seen == (colour or None), f"place {place}: wanted {colour}, lit {seen}\n{self.grid}"

    def set_code(self, player, code):
        """The codemaker takes the device, enters the code, sees it once more, and confirms."""
        self.take(player, "CODE")
        self.enter(code, SECRET_ROW)
        self.press("A")
        self.sees_code(code)
        self.press("A")
        self.rows = []

    def sees_code(self, code):
        """The code stands alone on the grid, red light left and green right below it."""
        grid = self.grid
        assert grid.pegs(SECRET_ROW) == tuple(code), grid
        assert [colour_of(grid.at(x, 15)) for x in (0, 7)] == [1, 3], grid
        assert sum(pixel != DARK for y in range(16) for pixel in grid.line(y)) == 6 - code.count(0), grid

    def guess(self, code):
        """Enter a guess and press A; the keys, if the device gives them, are still to come."""
        self.enter(code, len(self.rows) + 1)
        self.press("A")

    def guess_and_see(self, code):
        """Guess, wait, and return the keys that light, for two players whose device gives the keys."""
        self.guess(code)
        self.device.run(KEYS_MS)
        row = len(self.rows) + 1
        assert self.grid.pegs(row) == tuple(code), f"{code}\n{self.grid}"
        keys = self.grid.keys(row)
        self.rows.append((tuple(code), keys))
        return keys

    def guess_in_turn(self, player, code):
        """One of a group takes the device and guesses; return the keys. The points come next."""
        self.take(player, "GUESS")
        for row, (earlier, keys) in enumerate(self.rows, 1):
            assert (self.grid.pegs(row), self.grid.keys(row)) == (earlier, keys), f"row {row}\n{self.grid}"
        keys = self.guess_and_see(code)
        self.device.run(POINTS_MS)
        return keys

    def give(self, exact, misplaced):
        """The codemaker gives keys by hand: from none."""
        self.press("B", *["UP"] * exact, *["RIGHT"] * misplaced)
        lit = [colour_of(pixel) if max(pixel) > FAINT else 0 for pixel in self.grid.line(COUNTS_Y)]
        assert lit == [1] * exact + [0] * (8 - exact - misplaced) + [5] * misplaced, self.grid
        self.press("A")

    def by_hand(self, maker, guesser, secret, code, keys=None):
        """A whole row with keys by hand; `keys` if they are not the right ones."""
        self.take(guesser, "GUESS")
        self.guess(code)
        self.take(maker, "KEYS")
        given = keys or naive_feedback(secret, code)
        self.give(*given)
        self.rows.append((tuple(code), tuple(given)))

    def row_on_grid(self, row):
        """Return a row's pegs and keys, as they are lit."""
        return self.grid.pegs(row), self.grid.keys(row)

    def peek(self, ms=HOLD_MS):
        """The codemaker holds A on the key screen; return what is lit as the secret meanwhile and after."""
        known = len(self.device.frames)
        self.hold("A", ms)
        shown = {Grid(frame).secret() for frame in self.device.frames[known:]}
        return shown, self.grid.secret()

    def named(self):
        """Wait for the points or the winner; return whose they are, None for the "=" of a draw."""
        names = {"=": None, **{f"P{number}": number for number in range(1, 6)}}
        for _ in range(LOADING_MS // LOOK_MS):
            found = [name for name in names if stands(self.grid, PLAYER_Y, name)]
            if found:
                return names[found[0]]
            self.device.run(LOOK_MS)
        raise AssertionError(f"no points\n{self.grid}")

    def points(self, players=2):
        """Read the screen of points, one player after another; return {player: (gain, total)}. A is not pressed."""
        found: dict[int, tuple[int, int]] = {}
        for _ in range(players):
            player = self.named()
            gain, total = read_all(self.device, GAIN_Y, TOTAL_Y)
            sign = "" if self.fewest else "+"  # rows needed are nothing that is won
            assert gain.startswith(sign) and gain[len(sign) :].isdigit() and player not in found, (gain, found)
            found[player] = int(gain.removeprefix(sign)), int(total)
            self.press("DOWN")
        return found

    def notice(self, name, more="", good=False):
        """Read a notice: its word, then `more`, and a sign of the same colour, green or red; go on with A."""
        self.device.run(LOADING_MS)
        grid = self.grid
        assert stands(grid, NAME_Y, "+" if good else "!"), grid
        lit = {colour_of(pixel) for y in (*range(2, 7), *range(8, 13)) for pixel in grid.line(y)}
        assert lit == {0, 3 if good else 1}, grid
        assert read(self.device, VALUE_Y) == self.words[name] + more
        self.press("A")

    def end_of_round(self, secret, players=2, why=()):
        """Wait for the secret; A to the points; return them. A is pressed once more, to go on.

        `why` is the notice before the points, where the round brings nothing: its name and what follows the word.
        """
        self.device.run(SIGN_MS)
        assert self.grid.secret() == tuple(secret), self.grid
        self.press("A")
        if why:
            self.notice(*why)
        found = self.points(players)
        self.press("A")
        return found

    def winner(self):
        """Return the number of the player who wins the match, or None for a draw."""
        return self.final()[0]

    def final(self):
        """Return the winner (None for a draw) and the total, as the last screen shows them."""
        player = self.named()
        word, total = read_all(self.device, GAIN_Y, TOTAL_Y)
        assert word == self.words["WINS" if player else "DRAW"]
        return player, int(total)
