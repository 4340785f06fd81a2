# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Changed and random bytes: they hold a match that can be played on, or a NotationError says that they hold none."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind import EDITIONS, Match, NotationError, Scorekeeper
from mastermind.match import GUESS, KEYS
from mastermind.match_bytes import from_bytes, to_bytes
from mastermind.totals import BROKEN, VOID
from match_play import random_match, states

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]


def samples():
    """Some matches and scorekeepers in some state, as bytes."""
    random = Random("samples")
    for _ in range(200):
        match = random_match(random)
        kept = [to_bytes(match) for _ in states(match, random)]
        yield random.choice(kept)
        yield kept[-1]
    score = Scorekeeper(DELUXE, 3)
    yield to_bytes(score)
    for keys in ((1, 0), (0, 2), (4, 0), (3, 0)):
        score.guess(keys)
        yield to_bytes(score)
    score.enter(VOID)
    yield to_bytes(score)
    score = Scorekeeper(CLASSIC)
    score.enter(BROKEN, 3)
    yield to_bytes(score)


SAMPLES = list(samples())
CHANGES = st.tuples(st.sampled_from(("set", "insert", "delete", "cut")), st.integers(0, 300), st.integers(0, 255))


@settings(max_examples=3000, deadline=None)
@given(st.sampled_from(SAMPLES), st.lists(CHANGES, min_size=1, max_size=4))
def test_changed_bytes_hold_another_match_or_none(sample, changes):
    data = bytearray(sample)
    for change, anywhere, number in changes:
        place = anywhere % (len(data) + 1)
        if change == "insert":
            data.insert(place, number)
        elif change == "cut":
            del data[place:]
        elif place < len(data):
            if change == "set":
                data[place] = number if number > 12 else (data[place] + number) % 256
            else:
                del data[place]
    try:
        game = from_bytes(bytes(data))
    except NotationError:
        return
    assert to_bytes(game) == data
    if isinstance(game, Match) and game.phase in (GUESS, KEYS):
        game.void()  # it can be played on


STARTS = [
    to_bytes(match)
    for match in (
        Match(CLASSIC),
        Match(CLASSIC, by_hand=True),
        Match(DELUXE, 3),
        Scorekeeper(CLASSIC),
        Scorekeeper(DELUXE, 4),
    )
]


@settings(max_examples=2000)
@given(st.binary(max_size=60))
def test_any_bytes_hold_a_match_or_none(data):
    for start in (b"", *STARTS):
        try:
            assert to_bytes(from_bytes(start + data)) == start + data
        except NotationError:
            continue
