# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A handheld on the emulated board with faults on demand: the code.py of tests/data/hang_probe."""

from board import EmulatedPico
from game_drive import ROOT, changed
from lights import DARK, Grid, colour_of
from solo_script import puzzle_secret, start_game, wrong_for

PROBE = ROOT / "tests" / "data" / "hang_probe" / "code.py"
HANG, CRASH = 9, 8  # pins: low
PUZZLE = 6
SECRET = puzzle_secret(PUZZLE)
SETTINGS = f"PUZZLE = {PUZZLE}\n"
MENU_MS = 1900
DRIVE, CONSOLE = 8, 10  # classes of USB interfaces
ORANGE = 7
# The sign of a stopped handheld: a square as wide as the grid.
SQUARE = {(x, y) for x in range(8) for y in range(4, 12) if x in (0, 7) or y in (4, 11)}


def fault_drive(folder, settings):
    """The drive with that code.py, a known puzzle, and these settings besides."""
    return changed(folder, settings=SETTINGS + settings, code=PROBE)


class Faults(EmulatedPico):
    """Switched on, its menu lit."""

    def __init__(self, drive, **options):
        super().__init__(drive, power=False, **options)
        self.let_go()
        self.power_on()
        self.run(MENU_MS)

    def _set(self, pin, high):
        self.command("level", pin=pin, high=high)

    def let_go(self):
        """No faults any more."""
        self._set(HANG, True)
        self._set(CRASH, True)

    def hold_hang(self):
        """The program hangs, and will at every start."""
        self._set(HANG, False)

    def hold_crash(self):
        """The chip crashes, and will at every start."""
        self._set(CRASH, False)

    def hang_once(self):
        """The program hangs; return when. Not again after a reset."""
        hung = self.ms
        self.hold_hang()
        self.run(40)
        self.let_go()
        return hung

    def is_open(self):
        """Whether the computer sees the drive and the console; False if neither."""
        seen = {DRIVE, CONSOLE} & set(self.usb_interfaces())
        assert len(seen) != 1
        return bool(seen)


def is_game(frame, rows):
    """Whether so many rows of wrong guesses are lit, and no more."""
    grid = Grid(frame)
    lit = [row for row in range(1, 11) if grid.pegs(row) == wrong_for(SECRET)]
    return lit == list(range(1, rows + 1)) and grid.palette() == [1, 2, 3, 4, 5, 6]


def check_tries_again(pico):
    """Switched off and on, a locked handheld is locked as before, and a game begins."""
    pico.power_cycle()
    pico.run(MENU_MS)
    assert not pico.is_open()
    start_game(pico)
    assert Grid(pico.last).palette() == [1, 2, 3, 4, 5, 6]


def check_sign(pico):
    """The sign of a stopped handheld is lit, in its colour, and nothing else."""
    grid = Grid(pico.last)
    lit = {(x, y): grid.at(x, y) for x in range(8) for y in range(16) if grid.at(x, y) != DARK}
    assert set(lit) == SQUARE, f"\n{grid}"
    assert {colour_of(light) for light in lit.values()} == {ORANGE}
