# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The bytes of a kept code or duel: what is written is read, and whatever else is there is refused, never worse."""

import random
from types import SimpleNamespace

import pytest

from handheld.crack import Crack
from handheld.crack_bytes import keep, read
from handheld.entry import Entry
from handheld.sitting import CRACK, DUEL, GIVEN_UP
from mastermind import EDITIONS, NotationError, Round, Scorekeeper, feedback
from mastermind.totals import BROKEN, UNBROKEN, WRONG_KEYS

GUESSES = ((1, 1, 2, 2), (3, 4, 1, 5), (2, 2, 6, 6), (4, 5, 6, 1))
SECRET = (5, 6, 6, 2)
FUZZED = 4000


def kept(edition, duel=None, game=None):
    sitting = SimpleNamespace(kept=None)
    keep(SimpleNamespace(sitting=sitting, edition=edition), duel, game)
    assert sitting.kept.kind == (DUEL if duel else CRACK)
    return sitting.kept.data


def cracking(edition, rows, waits=True):
    """A code that is being cracked, with so many rows."""
    game = Crack(edition)
    game.rows += [(guess, feedback(SECRET, guess)) for guess in GUESSES[:rows]]
    game.guess = GUESSES[-1] if waits else None
    return game


def breaking(edition, rows):
    """The device's code, so many rows guessed at it, and one half entered."""
    game = Round(edition, SECRET if edition.repeats else (5, 6, 1, 2))
    for guess in GUESSES[:rows]:
        game.guess(guess)
    entry = Entry(edition)
    entry.turn(-1)
    entry.move(1)
    return game, entry


def duel(edition, ends, game=None, entry=None, rounds=8):
    score = Scorekeeper(edition, 2, rounds, 1)
    for end in ends:
        score.enter(*end)
    return SimpleNamespace(rounds=rounds, entries=score.entries, edition=edition, round=game, entry=entry)


def samples():
    """Yield (bytes, edition, score's entries or None, rows or None) of all kinds."""
    for name in EDITIONS:
        for repeats, blanks in ((True, False), (False, False), (True, True)):
            edition = EDITIONS[name].with_rules(repeats=repeats, blanks=blanks, rows=7)
            yield kept(edition), edition, None, None
            for rows in range(4):
                game = cracking(edition, rows, waits=rows != 2)
                yield kept(edition, None, game), edition, None, game.rows
            ends = [(BROKEN, 3), (WRONG_KEYS, None)]
            game = cracking(edition, 2)
            yield kept(edition, duel(edition, ends), game), edition, [0, 3, 2, 0], game.rows
            yield kept(edition, duel(edition, ends)), edition, [0, 3, 2, 0], None
            game, entry = breaking(edition, 3)
            ends = [(BROKEN, 3), (UNBROKEN, None)]
            yield kept(edition, duel(edition, ends, game, entry), game), edition, [0, 3, 1, 0], game.rows


def test_what_is_written_is_read():
    seen = 0
    for data, edition, entries, rows in samples():
        found, score, game, row = read(data)
        assert found == edition
        assert (score and score.entries) == entries
        assert (game and game.rows) == rows
        assert (row is None) == (game is None)
        if isinstance(game, Round):
            assert game.secret == (SECRET if edition.repeats else (5, 6, 1, 2))
            assert row == [0 if edition.blanks else edition.colours, 255, 255, 255, 1]
        elif game:
            assert game.guess == (None if len(rows) == 2 and score is None else GUESSES[-1])
        seen += 1
    assert seen == 9 * 8


def test_a_round_that_was_given_up():
    edition = EDITIONS["classic"]
    for rows in range(4):
        game, entry = breaking(edition, rows)
        data = kept(edition, duel(edition, [(BROKEN, 3), (UNBROKEN, None)], game, entry), game) + GIVEN_UP
        _, _, found, row = read(data)
        assert row is None and found.rows == game.rows and not found.over


def test_every_piece_is_refused_that_is_cut_off():
    for data, *_ in samples():
        for length in range(len(data)):
            try:
                _, _, game, _ = read(data[:length])
            except NotationError:
                continue
            assert game is not None and (len(data) - length) % 6 == 0, (data, length)  # whole rows are missing


@pytest.mark.parametrize("seed", range(4))
def test_any_bytes_are_refused_or_can_be_played(seed):
    """Nothing but NotationError; and what is read is a state that the screens can go on from."""
    dice = random.Random(seed)
    good = [data for data, *_ in samples()]
    read_well = 0
    for _ in range(FUZZED):
        data = bytearray(dice.choice(good))
        for _ in range(dice.randint(1, 3)):
            change = dice.randrange(3)
            at = dice.randrange(len(data) + 1)
            if change == 0:
                data[at : at + 1] = bytes([dice.choice((0, 1, 2, 3, 4, 5, 8, 13, 16, 128, 255, dice.randrange(256)))])
            elif change == 1:
                del data[at : at + dice.randint(1, 6)]
            else:
                data[at:at] = bytes(dice.randrange(9) for _ in range(dice.randint(1, 6)))
            if not data:
                break
        try:
            edition, score, game, row = read(bytes(data))
        except NotationError:
            continue
        read_well += 1
        assert 1 <= edition.rows <= 12
        assert score is None or not score.finished
        if game is not None:
            check_game(edition, score, game, row)
    assert 20 < read_well < FUZZED


def check_game(edition, score, game, row):
    """The game is one that its screen can show and go on with."""
    assert len(game.rows) <= edition.rows
    if isinstance(game, Round):
        assert score.codemaker == 1 and not game.over
        pegs, cursor = (row[:4], row[4]) if row else ([], 0)  # none: it was given up
        assert all(peg == 255 or edition.allows_guess([peg] * 4) for peg in pegs) and 0 <= cursor < 4
        return
    assert score is None or score.codemaker == 0
    for guess, keys in game.rows:
        assert edition.allows_guess(guess) and sum(keys) <= 4 and keys != (3, 1)
    assert all(keys[0] < 4 for _, keys in game.rows[:-1])
    assert game.guess is None or (edition.allows_guess(game.guess) and not game.over)


@pytest.mark.parametrize("length", range(12))
def test_noise(length):
    dice = random.Random(length)
    for _ in range(500):
        try:
            read(bytes(dice.randrange(256) for _ in range(length)))
        except NotationError:
            pass
