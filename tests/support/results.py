# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Results of solo games: how they stand in the journal, and what statistics say of them, counted by another way."""

import itertools

from flash_memory import new_journal
from lights import DARK, colour_of

CLASSIC, DELUXE, DELUXE_WITH_HOLES = 0x10, 0x02, 0x22  # rules, as the journal has them
READ_MS = 400  # the statistics are read and shown by then
PAGES = ("GAMES", "WON", "BEST", "RUN", "LONGEST", "HINTED")
GREEN, RED = 3, 1


def memory_of(results):
    """Return the memory's bytes after games that ended so: (rules, row or 0 for not won, whether with hints)."""
    memory, journal = new_journal()
    for rules, row, hinted in results:
        journal.result(bytes((rules, row, hinted)))
    return bytes(memory.image)


def expected(results, rules):
    """Return (games won in each of twelve rows, games not won, {page: text}) of the games by these rules."""
    rows = [row for other, row, hinted in results if other == rules and not hinted]
    hinted = [row for other, row, hinted in results if other == rules and hinted]
    won = [row for row in rows if row]
    runs = [len(list(group)) for win, group in itertools.groupby(rows, bool) if win]
    texts = {
        "GAMES": len(rows),
        "WON": len(won),
        "BEST": min(won) if won else "-",
        "RUN": runs[-1] if rows and rows[-1] else 0,
        "LONGEST": max(runs, default=0),
        "HINTED": f"{sum(map(bool, hinted))}-{hinted.count(0)}",
    }
    return [won.count(row) for row in range(1, 13)], rows.count(0), {page: str(text) for page, text in texts.items()}


def bars(grid, rows=12):
    """Return (lengths of the green bars of so many rows, of the red one below), each a run of lights from the left."""
    green = [_length(grid.eight(row), GREEN) for row in range(1, rows + 1)]
    return green, _length(grid.line(14), RED)


def _length(line, colour):
    length = 0
    while length < len(line) and colour_of(line[length]) == colour and max(line[length]) > 8:
        length += 1
    assert all(pixel == DARK for pixel in line[max(length, 1) :]), line
    return length
