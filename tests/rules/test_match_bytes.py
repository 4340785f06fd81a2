# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A match as bytes: what they are, how many, and bytes that hold none."""

import pytest

from mastermind import EDITIONS, Match, NotationError
from mastermind.match_bytes import from_bytes, to_bytes

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
CODE = (1, 2, 3, 4)
HEADER = [1, 0, 1, 10, 4, 6, 2, 2, 0]  # version, classic, repeats, rows, positions, colours, players, rounds, first
BY_HAND = [1, 0, 9, *HEADER[3:]]
GROUP = [1, 2, 0, 12, 4, 8, 3, 3, 1]  # deluxe, three players, player 1 first


def same(match, numbers):
    """The match gives these bytes, and they give the match."""
    assert list(to_bytes(match)) == numbers
    assert vars(from_bytes(bytes(numbers))) == vars(match)


def test_the_bytes_of_each_state():
    match = Match(CLASSIC)
    same(match, HEADER)
    match.set_secret(CODE)
    same(match, [*HEADER, 4, 1, 2, 3, 4])
    match.guess((5, 5, 6, 6))
    same(match, [*HEADER, 4, 1, 2, 3, 4, 5, 5, 5, 6, 6])
    match.guess(CODE)
    same(match, [*HEADER, 4, 1, 2, 3, 4, 5, 5, 5, 6, 6, 5, 1, 2, 3, 4])
    match.next_round()
    same(match, [*HEADER, 0, 2])
    match.set_secret(CODE)
    match.void()
    same(match, [*HEADER, 0, 2, 4, 1, 2, 3, 4, 9])
    match.next_round()
    same(match, [*HEADER, 0, 2, 3, 0])


def test_the_bytes_of_keys_by_hand():
    match = Match(CLASSIC, by_hand=True)
    match.set_secret(CODE)
    match.guess((1, 5, 5, 5))
    start = [*BY_HAND, 4, 1, 2, 3, 4, 5, 1, 5, 5, 5]
    same(match, start)
    match.give_keys((0, 1))
    same(match, [*start, 6, 0, 1])
    match.recount(1, (0, 0))
    match.guess((6, 6, 6, 6))
    match.recount(1, (1, 0))
    same(match, [*start, 6, 0, 1, 7, 1, 0, 0, 7, 1, 1, 0, 5, 6, 6, 6, 6])
    match.give_keys((1, 0))
    assert match.claim(2)
    same(match, [*start, 6, 0, 1, 7, 1, 0, 0, 7, 1, 1, 0, 5, 6, 6, 6, 6, 6, 1, 0, 8])
    match.next_round()
    same(match, [*BY_HAND, 2, 0])


def test_the_bytes_of_a_group():
    match = Match(DELUXE, players=3, first=1)
    match.set_secret(CODE)
    match.guess((1, 5, 5, 5))  # player 2: 2
    match.guess(CODE)  # player 0: 10
    match.next_round()
    same(match, [*GROUP, 0, 2, 10, 2])


def test_a_long_match_is_short():
    match = Match(DELUXE, players=5, by_hand=True)
    while match.round_number < 5 or match.rows == []:
        match.set_secret(CODE)
        for _ in range(12):
            match.guess((1, 5, 5, 5))
            match.give_keys((1, 0))
        if not match.finished:
            match.next_round()
    assert len(match.rows) == 12
    assert len(to_bytes(match)) < 135
    for row in range(1, 13):  # with every row corrected too
        assert len(to_bytes(match)) + 4 * row < 250


@pytest.mark.parametrize(
    "numbers",
    [
        [],
        [1],
        [2, *HEADER[1:]],  # another version
        [1, 3, *HEADER[2:]],  # a fourth edition
        [1, 0, 33, *HEADER[3:]],  # an option that there is not
        HEADER[:-1],
        [*HEADER[:3], 0, *HEADER[4:]],  # no rows
        [*HEADER[:6], 3, *HEADER[7:]],  # three players
        [*HEADER[:7], 3, *HEADER[8:]],  # an odd number of rounds
        [*HEADER[:8], 2],  # player 2 first
        [*HEADER, 0],  # a round without its row
        [*HEADER, 0, 0],  # broken in no row
        [*HEADER, 0, 11],  # in a row that there is not
        [*HEADER, 1, 3],  # unbroken in a row
        [*HEADER, 2, 0],  # wrong keys, where the device gives them
        [*HEADER, 0, 1, 0, 1],  # all rounds, and none on the board
        [*HEADER, 4, 1, 2, 3],  # a secret of three
        [*HEADER, 4, 1, 2, 3, 7],  # a colour that there is not
        [*HEADER, 5, 1, 2, 3, 4],  # a guess without a secret
        [*HEADER, 4, 1, 2, 3, 4, 5, 1, 2, 3, 7],
        [*HEADER, 4, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4],  # a guess after the end
        [*HEADER, 4, 1, 2, 3, 4, 10],  # an action that there is not
        [*HEADER, 4, 1, 2, 3, 4, 9, 9],  # a void twice
        [*HEADER, 4, 1, 2, 3, 4, 5, 5, 5, 5, 5, 8],  # a claim against the device
        [*BY_HAND, 4, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 3, 1],  # impossible keys
        [*BY_HAND, 4, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 0, 0, 8],  # a claim that was not right
        [*BY_HAND, 4, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 0, 0, 7, 1, 0, 0],  # a recount that changed nothing
        [*BY_HAND, 4, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 0, 0, 7, 2, 0, 0],  # of a row that there is not
        [*GROUP, 0, 1, 0, 9],  # the breaking guess without its 10 points
        [*GROUP, 0, 1, 10, 0],  # that were won by another player
        [*GROUP, 0, 2, 10, 7],  # more than a guess can win
        [*GROUP, 1, 0, 37, 0],  # more than six guesses can win
    ],
    ids=str,
)
def test_bytes_that_hold_no_match(numbers):
    with pytest.raises(NotationError):
        from_bytes(bytes(numbers))


def test_the_most_that_guesses_can_win():
    for numbers in ([0, 2, 10, 6], [1, 0, 36, 36]):
        assert to_bytes(from_bytes(bytes([*GROUP, *numbers]))) == bytes([*GROUP, *numbers])


def test_numbers_that_no_byte_holds():
    with pytest.raises(NotationError, match="256"):
        to_bytes(Match(CLASSIC.with_rules(rows=256)))
    same(Match(CLASSIC.with_rules(rows=255)), [*HEADER[:3], 255, *HEADER[4:]])
