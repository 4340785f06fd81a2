# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reads the bytes of a solo game, as `handheld.game` writes them; only to go on after switch-off."""

from handheld.game import HINT_MARK, SOLO, SoloGame
from mastermind import EDITIONS, NotationError

_HEAD = 8
_MOST_ROWS = 12  # that the grid has


def read(data, sitting):
    """Return the SoloGame; NotationError if the bytes hold no game that can go on."""
    try:
        return _read(data, sitting)
    except (ValueError, IndexError) as error:
        raise NotationError("these bytes hold no game: %s" % error) from None


def _read(data, sitting):
    kind, rules, rows = data[:3]
    edition = EDITIONS[list(EDITIONS)[rules & 15]].with_rules(
        rows=rows, repeats=bool(rules & 16), blanks=bool(rules & 32)
    )
    size = edition.positions
    game = SoloGame(sitting, edition, tuple(data[_HEAD : _HEAD + size]))
    game.puzzle = data[3] | data[4] << 8 | data[5] << 16
    game.puzzle_code = data[6] | data[7] << 8
    game.announced = True
    at = _HEAD + size
    while at < len(data):
        if data[at] == HINT_MARK:
            game.hinted = True
            at += 1
        else:
            game.round.guess(tuple(data[at : at + size]))
            at += size
    if kind != SOLO or game.round.over or rows > _MOST_ROWS:
        raise NotationError("it is over, or none")
    if game.puzzle == sitting.puzzle and game.puzzle_code:
        sitting.codes = game.puzzle_code - (not game.round.rows)  # the next game has the next code
    return game
