# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""10,000 random matches: someone can always move, the roles are right, points only grow, all is saved."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mastermind import WrongPhase
from mastermind.match import GUESS, KEYS, MATCH_END, ROUND_END, SECRET
from mastermind.match_bytes import from_bytes, to_bytes
from mastermind.totals import BROKEN, UNBROKEN
from match_play import random_match, states

MATCHES = 10_000
BATCHES = 4  # so that several processes can share them
STEPS_AT_MOST = 2000
# Actions by the phases that take them. The others are refused before anyone looks at what they bring.
TAKEN = {
    "set_secret": (SECRET,),
    "guess": (GUESS,),
    "give_keys": (KEYS,),
    "void": (GUESS, KEYS),
    "next_round": (ROUND_END,),
}


def roles(match):
    """Codemaker and guesser by the rules, told from the finished rounds alone."""
    played = len([entry for entry in match.history if entry[2] in (BROKEN, UNBROKEN)])
    if match.phase in (ROUND_END, MATCH_END) and match.history[-1][2] in (BROKEN, UNBROKEN):
        played -= 1
    seats = [*range(match.players)] * 3
    maker = seats[match.first : match.first + match.players][played % match.players]
    others = seats[maker + 1 : maker + match.players]
    return maker, others


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches(batch):
    @settings(max_examples=MATCHES // BATCHES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, 2**32 - 1))
    def one_match(seed):
        check(Random(f"{batch} {seed}"))

    one_match()


def check(random):
    match = random_match(random)
    before = match.points[:]
    for steps, action in enumerate(states(match, random)):
        assert steps < STEPS_AT_MOST
        maker, others = roles(match)
        assert match.codemaker == maker
        for row in range(1, len(match.rows) + 2):
            assert match.guesser_of(row) == others[(row - 1) % len(others)]
        assert match.turn == {SECRET: maker, GUESS: match.guesser, KEYS: maker}.get(match.phase)
        assert match.guesser in others
        assert 1 <= match.round_number <= match.rounds
        assert match.finished == (match.phase == MATCH_END) == bool(match.winner())
        assert min(match.last_gain) >= 0
        assert all(now >= then for now, then in zip(match.points, before, strict=True))
        assert match.points == before or match.phase in (ROUND_END, MATCH_END)
        assert action != "next_round" or match.points == before
        before = match.points[:]
        check_saving(match)
        check_refusal(match, random.choice(list(TAKEN)))
    check_end(match)


def check_saving(match):
    data = to_bytes(match)
    back = from_bytes(data)
    assert vars(back) == vars(match)
    assert to_bytes(back) == data
    assert (back.last_gain, back.guesser) == (match.last_gain, match.guesser)


def check_refusal(match, action):
    if match.phase not in TAKEN[action]:
        before = to_bytes(match)
        with pytest.raises(WrongPhase):
            getattr(match, action)(*[(1, 2, 3, 4)] * (action not in ("void", "next_round")))
        assert to_bytes(match) == before


def check_end(match):
    """Each is codemaker of equally many rounds that count, never twice in a row but after a failed one."""
    makers = [entry[0] for entry in match.history if entry[2] in (BROKEN, UNBROKEN)]
    assert len(makers) == match.rounds
    assert {makers.count(player) for player in range(match.players)} == {match.rounds // match.players}
    for earlier, later in zip(match.history, match.history[1:], strict=False):
        assert (earlier[0] == later[0]) == (earlier[2] not in (BROKEN, UNBROKEN))
    assert match.points == [sum(entry[3][player] for entry in match.history) for player in range(match.players)]
    best = min(match.points) if match.fewest else max(match.points)
    assert match.winner() == tuple(player for player, points in enumerate(match.points) if points == best)
