# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Writes a code that is being cracked, or a duel, as bytes, and reads it.

    edition    its place in EDITIONS
    flags      1 repeats, 2 blanks, 4 the player's code is on the board, 8 the device's
    rows       of the board
    rounds     of the duel, 0 for none
    entries    number of the score's entries, then these
    secret     the device's, if its code is on the board
    open row   if a code is on the board: the guess that waits for its keys, or the row being entered; 255 for no peg;
               then the cursor; for a guess how many rows there were: with more of them it waits no longer
    row ...    to the end: guess, exact, misplaced; six times 255 says that the player gave up
"""

from handheld.sitting import CRACK, DUEL, GIVEN_UP, KeptMatch
from mastermind import EDITIONS, NotationError

_REPEATS, _BLANKS, _CRACKING, _BREAKING = 1, 2, 4, 8
_NO_PEG = 255
_MOST_ROWS = 12  # that the grid has


def keep(device, duel, game):
    """Let the sitting keep what there is of it: `duel` or None, and what is on the board, a Crack, a Round or None."""
    device.sitting.kept = KeptMatch(_written(_edition(device, duel, game), duel, game, True), DUEL if duel else CRACK)


def save(device, duel, game):
    """Save all of it in the journal; rows that come are added at the end. The row being entered is saved apart."""
    kind = DUEL if duel else CRACK
    device.journal.begin(bytes((kind,)) + _written(_edition(device, duel, game), duel, game, False))
    device.unload(("handheld.crack_bytes",))


def _edition(device, duel, game):
    return game.edition if game else duel.edition if duel else device.edition


def _written(edition, duel, game, with_open_row):
    flags = _REPEATS * edition.repeats + _BLANKS * edition.blanks
    data = [list(EDITIONS).index(edition.name), flags, edition.rows]
    entries = duel.entries if duel else []
    data += [duel.rounds if duel else 0, len(entries)] + entries
    if game is not None:
        if duel and game is duel.round:
            data[1] |= _BREAKING
            data += game.secret
            pegs = duel.entry.pegs if with_open_row else (_NO_PEG,) * edition.positions
            data += [peg & _NO_PEG for peg in pegs] + [duel.entry.cursor if with_open_row else 0]
        else:
            data[1] |= _CRACKING
            data += (game.guess or (_NO_PEG,) * edition.positions) + (len(game.rows),)
        for guess, keys in game.rows:
            data += guess + keys
    return bytes(data)


def read(data):
    """Return (edition, score or None, game or None, open row) of the bytes; NotationError if they hold none of these.

    The open row is a list of pegs, 255 for none, and the cursor; None if there is no game, or the player gave it up.
    """
    try:
        return _read(list(data))
    except (ValueError, IndexError) as error:
        raise NotationError("these bytes hold no duel: %s" % error) from None


def _read(data):
    number, flags, rows, rounds, entries = data[:5]
    edition = EDITIONS[list(EDITIONS)[number]].with_rules(
        rows=rows, repeats=bool(flags & _REPEATS), blanks=bool(flags & _BLANKS)
    )
    board = flags & (_CRACKING | _BREAKING)
    score = None
    makes_code = False  # whether the device does
    if rounds:
        from mastermind.scorekeeper import Scorekeeper  # noqa: PLC0415  (here: to crack a code takes none)

        score = Scorekeeper(edition, 2, rounds, 1)
        score.replay(data[5 : 5 + entries])
        makes_code = score.codemaker == 1
    _check(rows <= _MOST_ROWS and flags < 2 * _BREAKING and (rounds or not entries) and len(data) >= 5 + entries)
    _check(board in (0, _BREAKING if makes_code else _CRACKING) and not (score and score.finished))
    data = data[5 + entries :]
    if not board:
        _check(not data)
        return edition, score, None, None
    size = edition.positions
    secret = None
    if makes_code:
        secret, data = data[:size], data[size:]
    row = data[: size + 1]
    edition.check_guess([1 if peg == _NO_PEG else peg for peg in row[:size]])
    given_up = makes_code and bytes(data[-6:]) == GIVEN_UP
    _check(row[size] < size or not makes_code)
    rows = _rows(data[size + 1 : -6 if given_up else len(data)], size)
    game = (_round if makes_code else _crack)(edition, secret, row, rows)
    return edition, score, game, None if given_up else row


def _round(edition, secret, _, rows):
    from mastermind import Round  # noqa: PLC0415

    game = Round(edition, secret)
    for guess, keys in rows:
        _check(game.guess(guess) == keys)
    return game


def _crack(edition, _, row, rows):
    from handheld.crack import Crack  # noqa: PLC0415

    game = Crack(edition)
    size = edition.positions
    for guess, (exact, misplaced) in rows:
        _check(not game.over and exact + misplaced <= size and (exact, misplaced) != (size - 1, 1))
        game.rows.append((edition.check_guess(guess), (exact, misplaced)))
    pegs = tuple(row[:size])
    if _NO_PEG not in pegs and row[size] == len(rows):
        _check(not game.over)
        game.guess = pegs
    return game


def _rows(data, size):
    """Return the (guess, keys) in `data`."""
    return [
        (tuple(data[at : at + size]), tuple(data[at + size : at + size + 2])) for at in range(0, len(data), size + 2)
    ]


def _check(right):
    if not right:
        raise NotationError("they fit no game")


def resume(device, kept, now):
    """Go on with what was kept."""
    try:
        edition, score, game, row = read(kept.data)
    except NotationError:
        device.lost(now)
        return
    device.edition = edition
    duel = None
    if score:
        from handheld.duel import Duel  # noqa: PLC0415  (loaded by now)

        duel = Duel(device, edition, score.rounds, score.entries)
        duel.codemaker = score.codemaker
    if duel and score.codemaker == 1:
        if game:
            duel.round = game
            duel.given_up = row is None
        if row:
            duel.entry.pegs[:] = [-1 if peg == _NO_PEG else peg for peg in row[:-1]]
            duel.entry.cursor = row[-1]
            duel.entry.fill(kept.row)
        duel.go_on(now)
    else:
        device.visit("font text keying cracking", "resumed", game, duel)
