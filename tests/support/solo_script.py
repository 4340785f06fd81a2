# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Solo games by script: with PUZZLE set the secret is known beforehand, so a test can win or lose at will."""

import mastermind
from lights import Grid
from player import Player

SIGN_MS = 3000  # keys and sign are over by then


def puzzle_secret(number, code=0, edition="classic", **rules):
    """Return the secret of a puzzle's code (from 0)."""
    return mastermind.draw_secret(
        mastermind.EDITIONS[edition].with_rules(**rules), mastermind.PuzzleBytes(number, code)
    )


def start_game(device, blanks=False):
    """Press A in the menu; return a Player before an empty board."""
    player = Player(device, blanks=blanks)
    player.press("A")
    device.run(100)
    player.begin()
    return player


def wrong_for(secret):
    """Return a full row without an exact peg."""
    return tuple(2 if colour == 1 else 1 for colour in secret)


def win(player, secret, rows=1):
    """Break the code in row `rows`, counted from the next one; the sign is over after it."""
    for _ in range(rows - 1):
        player.submit(wrong_for(secret))
    assert player.submit(secret) == (4, 0)
    player.device.run(SIGN_MS)


def lose(player, secret, rows=10):
    """Fill `rows` rows in vain; the sign is over after it."""
    for _ in range(rows):
        player.submit(wrong_for(secret))
    player.device.run(SIGN_MS)


def pegs_while(device, row):
    """Return the row's pegs as they are lit now."""
    return Grid(device.last).pegs(row)


def lines(device):
    """Return the console's lines."""
    return device.console.replace("\r", "").splitlines()


def since(device, known):
    """Return the console's lines after the first `known` characters."""
    return device.console[known:].replace("\r", "").splitlines()
