# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A sitting on the emulated board in which everything is saved that can be, and what has to be there at each moment.

`operations` of the board, watched, are its flash operations with the memory before each; `truths` says what the player
knows to have done after so many of them.
"""

from typing import NamedTuple

from cracker import Cracker
from lights import DARK
from match_menus import LOADING_MS
from match_player import People
from player import Player, naive_feedback
from power import PAUSE_MS
from results import READ_MS
from solo_script import puzzle_secret, wrong_for

PUZZLE = 6
CODE, MISS = (1, 1, 2, 3), (4, 4, 5, 5)  # of the match
THOUGHT_OF = (5, 6, 6, 1)  # for the device to crack
SHOWN_MS = 3000  # keys, secret and sign have been shown


class Truth(NamedTuple):
    """What is played ("", "solo", "match", "crack"), its rows as (code, keys), a match's points; games until then."""

    playing: str = ""
    rows: tuple = ()
    points: tuple = ()
    won: int = 0
    lost: int = 0


class LongSitting:
    """Plays on `pico`, a board that is switched on and watched. `truths` are (operations so far, Truth)."""

    def __init__(self, pico, truth=Truth()):  # noqa: B008  (it never changes)
        self.pico = pico
        self.truths = [(0, truth)]
        self._codes = 0  # of the puzzle

    def now(self, **changes):
        """From the operations so far on, the truth is another one."""
        self.truths.append((len(self.pico.operations), self.truths[-1][1]._replace(**changes)))

    @property
    def _truth(self):
        return self.truths[-1][1]

    def _begin_solo(self, player):
        player.press("A")
        self.pico.run(100)
        player.begin()
        self.now(playing="solo", rows=())
        self._codes += 1
        return puzzle_secret(PUZZLE, self._codes - 1)

    def _row(self, player, code):
        player.submit(code)
        self.now(rows=tuple(player.rows))

    def win(self):
        """From the menu or the end of a game: a game with a row half entered, won in its second row."""
        player = Player(self.pico)
        self._win(player, self._begin_solo(player))

    def go_on(self):
        """From a game without rows, the puzzle's first code: the same."""
        player = Player(self.pico)
        player.begin()
        self._codes += 1
        self._win(player, puzzle_secret(PUZZLE))

    def _win(self, player, secret):
        self._row(player, wrong_for(secret))
        player.press("UP", "RIGHT")
        self.pico.run(PAUSE_MS)
        player.press("LEFT", "B")
        player.enter(secret)
        player.press("A")
        self.pico.run(SHOWN_MS)
        assert player.grid.secret() == secret
        self.now(playing="", rows=(), won=self._truth.won + 1)

    def lose(self):
        """From the end of a game: the next one, all its rows in vain."""
        player = Player(self.pico)
        secret = self._begin_solo(player)
        wrong = wrong_for(secret)
        self._row(player, wrong)
        for row in range(2, 11):
            player.hold("A")
            player.press("A")
            if row < 10:
                self.pico.run(800)
                player.rows.append((wrong, player.grid.keys(row)))
                self.now(rows=tuple(player.rows))
        self.pico.run(SHOWN_MS)
        assert player.grid.secret() == secret
        self.now(playing="", rows=(), lost=self._truth.lost + 1)
        player.press("B")
        self.pico.run(LOADING_MS)

    def look_at_statistics(self):
        """From the menu there and back; nothing is saved."""
        player = Player(self.pico)
        player.choose("WON")
        self.pico.run(READ_MS + 200)
        assert f"Games won: {self._truth.won}. Games lost: {self._truth.lost}." in self.pico.console
        player.press("B")
        self.pico.run(2 * LOADING_MS)

    def match(self):
        """A round with points, the next one begun; then the match is stopped."""
        people = People(self.pico)
        people.set_up()
        people.start()
        self.pico.run(LOADING_MS)
        maker, _ = people.waits_for()
        self.now(playing="match", rows=(), points=(0, 0))
        people.set_code(maker, CODE)
        self.pico.run(LOADING_MS)
        people.take(3 - maker, "GUESS")
        self.pico.run(LOADING_MS)
        for code in (MISS, CODE):
            people.guess_and_see(code)
            self.now(rows=tuple(people.rows), points=_points(maker, 2) if code == CODE else (0, 0))
        self.pico.run(SHOWN_MS)
        for _ in ("to the points", "to the next round"):
            people.press("A")
            self.pico.run(LOADING_MS)
        assert people.waits_for() == (3 - maker, "CODE")
        self.now(rows=())
        people.hold("B")
        self.pico.run(LOADING_MS)
        people.choose("STOP", ("RESUME", "POINTS", "RECORD", "LEAVE", "STOP"))
        people.press("A")
        self.pico.run(4 * LOADING_MS)
        self.now(playing="", rows=(), points=())

    def crack(self):
        """The device breaks a code; two rows, and it waits for the keys of a third."""
        cracker = Cracker(self.pico)
        cracker.open()
        self.pico.run(2 * LOADING_MS)
        cracker.think()
        cracker.wait()
        self.now(playing="crack", rows=())
        for _ in range(2):
            cracker.answer(THOUGHT_OF)
            self.now(rows=tuple(cracker.rows))
            cracker.wait()

    def all_of_it(self):
        """One after the other."""
        self.win()
        self.lose()
        self.look_at_statistics()
        self.match()
        self.crack()

    def allowed(self, number):
        """Return the truths of which one must hold if the power fails at this operation, counted from 0."""
        before = [truth for count, truth in self.truths if count <= number][-1]
        after = [truth for count, truth in self.truths if count > number][:1]
        return [before, *after]


def _points(maker, points):
    return (points, 0) if maker == 1 else (0, points)


def rows_lit_right(grid, rows):
    """Say whether exactly these rows are lit on the board, and perhaps more in the next one."""
    for number, (code, keys) in enumerate(rows, 1):
        if (grid.pegs(number), grid.keys(number)) != (tuple(code), tuple(keys)):
            return False
        assert naive_feedback(code, code) == (4, 0)
    return all(pixel == DARK for row in range(len(rows) + 2, 13) for pixel in grid.eight(row))
