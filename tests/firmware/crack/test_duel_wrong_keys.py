# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keys that fit no code in a duel: by the rules for wrong keys the other wins, and the round is played again."""

from dueller import break_it, duel, secret
from solo_script import lines


def test_classic_with_wrong_keys(switch_on, interpreter):
    # P1 breaks the code in row 1: P2 wins 1. P1's keys fit no code: by the rules for wrong keys the other, the device,
    # wins 3 and the round is played again, P1 being codemaker: broken in row 1, P1 wins 1.
    # 1 and 1 + 3 = 4: P2 wins.
    cracker = duel(switch_on, interpreter)
    break_it(cracker, secret(0, cracker), 1)
    cracker.end_of_round(secret(0, cracker))
    cracker.think()
    first = lie(cracker)
    assert cracker.rows[0][0] == first
    cracker.press("A")
    assert cracker.points() == {1: (0, 0), 2: (3, 4)}
    cracker.press("A")
    cracker.think()
    assert cracker.give_keys((4, 0)) == first
    cracker.wait()
    assert cracker.end_of_round(first) == {1: (1, 1), 2: (0, 4)}
    assert cracker.winner() == 2
    assert lines(cracker.device).count("Round 2 of 2. Player 1 is codemaker.") == 2


def test_deluxe_with_wrong_keys(switch_on):
    # Nothing is won by wrong keys in deluxe: the round is only played again.
    cracker = duel(switch_on, "cpython", {"EDITION": "deluxe"})
    break_it(cracker, secret(0, cracker), 1)
    cracker.end_of_round(secret(0, cracker))
    cracker.think()
    lie(cracker)
    cracker.press("A")
    assert cracker.points() == {1: (0, 1), 2: (0, 0)}
    cracker.press("A")
    cracker.think()
    assert cracker.guess_of_device()


def lie(cracker):
    """Say "nothing" until no code is left; return the first guess."""
    first = cracker.guess_of_device()
    while cracker.asked:
        cracker.give_keys((0, 0))
        cracker.wait()
    assert cracker.in_doubt
    return first
