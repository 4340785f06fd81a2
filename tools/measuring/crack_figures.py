# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CRACK, DUEL, hints and the coach as they are played on the emulated board: heap, presses, and how long it thinks."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from board import EmulatedPico
from cracker import Cracker
from game_drive import changed
from grid_text import columns_at
from hinted import LOW_Y, Hinted
from lights import DARK, Grid
from measuring.board_figures import latency_row
from probe import PROBE, free_heap
from solo_script import puzzle_secret

PUZZLE = 9
_CLASSIC = f"PUZZLE = {PUZZLE}\n"
_LARGE = f'EDITION = "deluxe"\nREPEATS = 1\nPUZZLE = {PUZZLE}\n'  # 4096 codes
_KEYS_MS = 480  # from A until all keys of a row are lit
_PRESSES = 40


@contextmanager
def _board(work: Path, name: str, settings: str) -> Iterator[EmulatedPico]:
    drive = work / f"crack {name}"
    drive = drive / "CIRCUITPY" if drive.exists() else changed(drive, settings=settings, code=PROBE)
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        yield pico


def _wrong(row: int) -> tuple[int, ...]:
    return (5, 5, 1 + row % 6, 1 + row // 2 % 6)


def heaps(work: Path) -> dict[str, int]:
    """How many bytes of heap each way of playing takes beyond the tenth row of a solo game by the same rules.

    Each is played on a board that was just switched on.
    """
    beyond: dict[str, int] = {}
    for codes, settings, ways in (("1296", _CLASSIC, (_cracking, _duel, _hints)), ("4096", _LARGE, (_cracking,))):
        with _board(work, codes, settings) as pico:
            solo = _solo(pico)
        for way in ways:
            with _board(work, codes, settings) as pico:
                beyond |= {f"{name}, {codes} codes": solo - free for name, free in way(pico)}
    return beyond


def _solo(pico) -> int:
    """Row 10, after a look at the score and at the pause menu."""
    hinted = Hinted(pico)
    hinted.choose("WON")
    pico.run(400)
    hinted.press("B")
    pico.run(400)
    hinted.start()
    hinted.hold("B")
    hinted.press("B")
    for row in range(9):
        hinted.hand_in(_wrong(row))
    hinted.press("UP", "RIGHT", "DOWN")
    return free_heap(pico)


def _cracking(pico) -> Iterator[tuple[str, int]]:
    cracker = Cracker(pico)
    cracker.open()
    pico.run(300)
    cracker.press("A")
    for keys in ((0, 2), (1, 1)):
        cracker.give_keys(keys)
    cracker.guess_of_device()
    yield "CRACK", free_heap(pico)
    least = 10**9
    while not cracker.in_doubt:
        if cracker.asked:
            cracker.give_keys((0, 0))
        if cracker.searching:
            least = min(least, free_heap(pico))
        pico.run(5)
    yield "CRACK, rows in doubt being named", least


def _duel(pico) -> Iterator[tuple[str, int]]:
    cracker = Cracker(pico)
    cracker.open("DUEL")
    pico.run(300)
    cracker.rows = []
    for row in range(4):
        cracker.guess_and_see(_wrong(row))
    yield "DUEL, the player guesses", free_heap(pico)
    code = puzzle_secret(PUZZLE)
    cracker.guess(code)
    cracker.end_of_round(code)
    pico.run(300)
    cracker.think()
    for keys in ((0, 2), (1, 1)):
        cracker.give_keys(keys)
    cracker.guess_of_device()
    yield "DUEL, the device guesses", free_heap(pico)


def _hints(pico) -> Iterator[tuple[str, int]]:
    hinted = Hinted(pico)
    hinted.set_hints(LEFT=True, CHECK=True)
    hinted.start()
    for row in range(5):
        if hinted.hand_in(_wrong(row)) is None:
            hinted.press("A")
            hinted.see_keys(_wrong(row))
    yield "solo with hints", free_heap(pico)
    hinted.ask()
    yield "solo after a hint was asked for", free_heap(pico)
    hinted.pause("GIVE UP")
    pico.run(3000)
    hinted.press("B")
    pico.run(300)
    hinted.choose("COACH")
    pico.run(1500)
    assert DARK not in Grid(pico.last).line(15), "the coach is through already"
    yield "the coach at work", free_heap(pico)


def times(work: Path) -> dict[str, float]:
    """Simulated ms from the press of A to what comes of it, as seen on the grid."""
    found = {}
    for codes, settings in (("1296", _CLASSIC), ("4096", _LARGE)):
        with _board(work, codes, settings) as pico:
            cracker = Cracker(pico)
            cracker.open()
            pico.run(300)
            cracker.press("A")
            for row, keys in enumerate(((0, 2), (1, 1)), 2):
                cracker.guess_of_device()
                cracker.set_keys(keys)
                found[f"keys to guess {row}, {codes} codes"] = _after_a(pico, lambda cracker=cracker: cracker.asked)
                cracker.rows.append((cracker.grid.pegs(row - 1), keys))
            while not cracker.in_doubt:
                cracker.wait()
                if cracker.asked:
                    cracker.set_keys((0, 0))
                    cracker.rows.append((cracker.grid.pegs(cracker.row), (0, 0)))
                    begun = pico.ms
                    cracker.press("A")
            found[f"keys to rows in doubt, {codes} codes"] = pico.ms - begun
        with _board(work, codes, settings) as pico:
            hinted = Hinted(pico)
            hinted.set_hints(LEFT=True)
            hinted.start()
            hinted.enter((1, 2, 3, 4))
            found[f"count of codes left, {codes} codes"] = _after_a(pico, lambda: _count_shown(pico)) - _KEYS_MS
    return found


def _after_a(pico, shown) -> float:
    """Press A; return how long it takes until `shown()`."""
    pico.level("A", False)
    begun = pico.ms
    pico.run(40)
    pico.level("A", True)
    while not shown():
        pico.run(1)
    return pico.last.ms - begun


def _count_shown(pico) -> bool:
    grid = Grid(pico.last)
    return not any(pixel != DARK for pixel in grid.line(14)) and any(columns_at(grid, LOW_Y))


def played(work: Path) -> list[tuple[str, str]]:
    """All of it for the bench table."""
    rows = [(f"heap beyond a solo game: {name}", f"{number / 1000:.1f} kB") for name, number in heaps(work).items()]
    rows += [(name, f"{ms:.0f} ms") for name, ms in times(work).items()]
    with _board(work, "1296", _CLASSIC) as pico:
        cracker = Cracker(pico)
        cracker.begin()
        cracker.guess_of_device()
        arrows = ["UP", "RIGHT", "DOWN", "LEFT"]
        rows.append(latency_row(pico, "press to light, keys in CRACK", arrows, presses=_PRESSES))
    return rows
