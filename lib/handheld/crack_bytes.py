# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Writes a code that is being cracked, or a duel, as bytes, and reads it.

    edition    its place in EDITIONS
    flags      1 repeats, 2 blanks, 4 the player's code is on the board, 8 the device's
    rows       of the board
    rounds     of the duel, 0 for none
    entries    number of the score's entries, then these
    secret     the device's, if its code is on the board
    row ...    to the end: guess, exact, misplaced
"""

from handheld.sitting import CRACK, DUEL, KeptMatch
from mastermind import EDITIONS, NotationError

_REPEATS, _BLANKS, _CRACKING, _BREAKING = 1, 2, 4, 8


def keep(sitting, edition, duel, game):
    """Put into `sitting` what there is of it: `duel` or None, and what is on the board, a Crack, a Round or None."""
    score = duel.score if duel else None
    flags = _REPEATS * edition.repeats + _BLANKS * edition.blanks
    data = [list(EDITIONS).index(edition.name), flags, edition.rows]
    entries = score.entries if score else []
    data += [score.rounds if score else 0, len(entries)] + entries
    if game is not None:
        data[1] |= _CRACKING
        if duel and game is duel.round:
            data[1] ^= _CRACKING | _BREAKING
            data += game.secret
        for guess, keys in game.rows:
            data += guess + keys
    sitting.kept = KeptMatch(bytes(data), DUEL if duel else CRACK)


def read(data):
    """Return (edition, score or None, game or None) of the bytes; NotationError if they hold nothing that is one."""
    try:
        return _read(list(data))
    except (ValueError, IndexError) as error:
        raise NotationError("these bytes hold no duel: %s" % error) from None


def _read(data):
    number, flags, rows, rounds, entries = data[:5]
    edition = EDITIONS[list(EDITIONS)[number]].with_rules(
        rows=rows, repeats=bool(flags & _REPEATS), blanks=bool(flags & _BLANKS)
    )
    score = None
    if rounds:
        from mastermind.scorekeeper import Scorekeeper  # noqa: PLC0415  (here: to crack a code takes none)

        score = Scorekeeper(edition, 2, rounds, 1)
        score.replay(data[5 : 5 + entries])
    data = data[5 + entries :]
    size = edition.positions
    if flags & _BREAKING:
        from mastermind import Round  # noqa: PLC0415

        board = Round(edition, data[:size])
        for guess, keys in _rows(data[size:], size):
            if board.guess(guess) != keys:
                raise NotationError("other keys")
        return edition, score, board
    if flags & _CRACKING:
        from handheld.crack import Crack  # noqa: PLC0415

        game = Crack(edition)
        for guess, keys in _rows(data, size):
            game.rows.append((edition.check_guess(guess), keys))
        return edition, score, game
    return edition, score, None


def _rows(data, size):
    """Return the (guess, keys) in `data`."""
    return [
        (tuple(data[at : at + size]), tuple(data[at + size : at + size + 2])) for at in range(0, len(data), size + 2)
    ]


def resume(device, kept, now):
    """Go on with what was kept."""
    edition, score, game = read(kept.data)
    device.edition = edition
    duel = None
    if kept.kind == DUEL:
        from handheld.duel import Duel  # noqa: PLC0415  (loaded by now)

        duel = Duel(device, score)
        if score.codemaker == 1:
            duel.round = game
            game = None
    if duel and duel.round:
        duel.go_on(now)
    else:
        device.visit("cracking", "resumed", game, duel)
