# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the console says of a game: one plain line an event, and nothing of the secret before the end."""

from handheld.console import colours, row_line
from handheld.game import GIVEN_UP, WON


def start(device, game):
    """Say that a game begins, and its rules."""
    words = device.more_words
    edition = game.edition
    name = device.label(edition.name)
    device.say(
        words.START
        % (
            game.number,
            name[0] + name[1:].lower(),
            edition.positions,
            edition.colours,
            words.BLANKS_TOO if edition.blanks else "",
            edition.rows,
            words.REPEATS if edition.repeats else words.NO_REPEATS,
        )
    )
    if game.puzzle:
        device.say(device.words.PUZZLE % (game.puzzle, game.puzzle_code))


def row(device, number, code, keys):
    """Say a submitted row and its keys."""
    device.say(row_line(device.words, number, code, keys))


def end(device, game):
    """Say how the game ended, the secret, and the score."""
    words = device.words
    more = device.more_words
    rows = len(game.round.rows)
    if game.state == WON:
        device.say(more.WON % (rows, game.edition.rows))
    elif game.state == GIVEN_UP:
        device.say(more.GIVEN_UP % rows)
    else:
        device.say(more.LOST)
    if game.hinted:
        device.say(more.HINTED)
    device.say(words.SECRET % colours(words, game.round.secret))
    device.say(words.SCORE % (device.sitting.won, device.sitting.lost))


def resumed(device, game):
    """Say that a game goes on."""
    device.say(device.more_words.RESUMED % len(game.round.rows))
