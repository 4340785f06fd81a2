# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Matches at random, switched off after every single action: the journal's bytes are those of the very same match."""

import random

import pytest

from mastermind import EDITIONS, Match
from mastermind.match import MATCH_END
from mastermind.match_bytes import to_bytes
from match_player import People
from mirrored_match import MirroredMatch
from power import played, power_cycle

STEPS = 30


def begin(device, dice, deluxe, by_hand):
    """Set a match up by buttons and beside it; return it as a MirroredMatch."""
    people = People(device, 8 if deluxe else 6)
    people.set_up()
    players = dice.choice((2, 3, 4, 5)) if deluxe else 2
    rounds = players * dice.choice((1, 2))
    options = {"ROWS": "5", "FIRST": "P2", "ROUNDS": str(rounds)}
    if deluxe:
        options = {"EDITION": "DELUXE", "REPEATS": "YES", "PLAYERS": str(players)} | options
    if by_hand:
        options["KEYS"] = "BY HAND"
    people.start(**options)
    edition = EDITIONS["deluxe" if deluxe else "classic"].with_rules(rows=5, repeats=True)
    return MirroredMatch(people, Match(edition, players, rounds, 1, False, by_hand), dice)


@pytest.mark.parametrize("by_hand", [False, True], ids=["device", "by hand"])
@pytest.mark.parametrize("deluxe", [False, True], ids=["classic", "deluxe"])
@pytest.mark.parametrize("seed", range(2))
def test_what_was_added_step_by_step_is_the_match(switch_on, interpreter, deluxe, by_hand, seed):
    dice = random.Random(f"{seed} {deluxe} {by_hand}")
    device = switch_on(interpreter)
    mirrored = begin(device, dice, deluxe, by_hand)
    done = []
    while len(done) < STEPS and mirrored.match.phase != MATCH_END:
        done.append(mirrored.step())
        expected = bytes([0, *to_bytes(mirrored.match)])
        assert played(device) == expected, done
        power_cycle(device)
        assert played(device) == expected, done
    assert len(done) > 4 and "damaged" not in device.console
