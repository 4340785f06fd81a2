# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whole matches of three, four and five on the emulated board; their totals are calculated by hand.

The deluxe manual: a guess scores 1 for each misplaced and 2 for each exact key, the breaking one 10 in place of these;
the codemaker scores 5, 6, 7, 8, 9 for a code broken in row 1 to 5, and 40, 30, 25 for an unbroken one among 3, 4, 5.
"""

import pytest

from match_board import check_all_frames, people_at_a_board
from match_player import SIGN_MS

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]



@pytest.fixture
def people():
    with people_at_a_board(colours=8) as people:
        yield people
        check_all_frames(people)


def round_of(people, maker, code, guesses):
    """Play a round: (guesser, guess, keys) in turn, the last one ends it. The points come next."""
    people.set_code(maker, code)
    for guesser, guess, keys in guesses[:-1]:
        assert people.guess_in_turn(guesser, guess) == keys
        people.press("A")  # the points
    guesser, guess, _ = guesses[-1]
    people.take(guesser, "GUESS")
    people.guess(guess)
    people.device.run(SIGN_MS)
    assert people.grid.secret() == code
    people.press("A")


def totals(found):
    return {player: total for player, (_, total) in found.items()}


def test_three_players(people):
    # Round 1: P1's 1234.   P2 guesses 1256, two exact: 4.   P3 guesses 1243, two exact and two misplaced: 6.
    #                       P2 guesses 1234: 10.             P1 for row 3: 7.            P1  7, P2 14, P3  6
    # Round 2: P2's 8765.   P3 guesses 8765 at once: 10.     P2 for row 1: 5.            P1  7, P2 19, P3 16
    # Round 3: P3's 5678.   Five rows, all but the second without a key: P1, P2, P1, P2, P1.
    #                       P2 guesses 6587, four misplaced: 4.   P3, unbroken: 40.      P1  7, P2 23, P3 56
    people.start(EDITION="DELUXE", PLAYERS="3", ROWS="5", FIRST="P1")
    people.set_code(1, (1, 2, 3, 4))
    assert people.guess_in_turn(2, (1, 2, 5, 6)) == (2, 0)
    assert people.points(3) == {2: (4, 4), 1: (0, 0), 3: (0, 0)}
    people.press("A")
    assert people.guess_in_turn(3, (1, 2, 4, 3)) == (2, 2)
    assert people.points(3) == {3: (6, 6), 1: (0, 0), 2: (0, 4)}
    people.press("A")
    people.take(2, "GUESS")
    people.guess((1, 2, 3, 4))
    assert people.end_of_round((1, 2, 3, 4), 3) == {2: (10, 14), 3: (0, 6), 1: (7, 7)}
    round_of(people, 2, (8, 7, 6, 5), [(3, (8, 7, 6, 5), None)])
    assert totals(people.points(3)) == {1: 7, 2: 19, 3: 16}
    people.press("A")
    none = (1, 2, 3, 4)
    round_of(
        people, 3, (5, 6, 7, 8),
        [(1, none, (0, 0)), (2, (6, 5, 8, 7), (0, 4)), (1, none, (0, 0)), (2, none, (0, 0)), (1, none, None)],
    )  # fmt: skip
    assert totals(people.points(3)) == {1: 7, 2: 23, 3: 56}
    people.press("A")
    assert people.final() == (3, 56)
    people.press("A")


def test_four_players(people):
    # P4 begins. A code and its breaking guess are the same; before it one wrong guess a round.
    # Round 1: P4's 1234.   P1 guesses 1256, two exact: 4.    P2 breaks it in row 2: 10; P4: 6.   P1 4, P2 10, P4 6
    # Round 2: P1's 5678.   P2 guesses 6578, two exact, two misplaced: 6.
    #                       P3 breaks it in row 2: 10; P1: 6.                   P1 10, P2 16, P3 10, P4  6
    # Round 3: P2's 4321.   P3 breaks it in row 1: 10; P2: 5.                   P1 10, P2 21, P3 20, P4  6
    # Round 4: P3's 8123.   P4 guesses 5678, one misplaced: 1.
    #                       P1 guesses 8567, one exact: 2.
    #                       P2 breaks it in row 3: 10; P3: 7.                   P1 12, P2 31, P3 27, P4  7
    people.start(EDITION="DELUXE", PLAYERS="4", FIRST="P4")
    round_of(people, 4, (1, 2, 3, 4), [(1, (1, 2, 5, 6), (2, 0)), (2, (1, 2, 3, 4), None)])
    people.press("A")
    round_of(people, 1, (5, 6, 7, 8), [(2, (6, 5, 7, 8), (2, 2)), (3, (5, 6, 7, 8), None)])
    people.press("A")
    round_of(people, 2, (4, 3, 2, 1), [(3, (4, 3, 2, 1), None)])
    people.press("A")
    guesses = [(4, (5, 6, 7, 8), (0, 1)), (1, (8, 5, 6, 7), (1, 0)), (2, (8, 1, 2, 3), None)]
    round_of(people, 3, (8, 1, 2, 3), guesses)
    assert totals(people.points(4)) == {1: 12, 2: 31, 3: 27, 4: 7}
    people.press("A")
    assert people.final() == (2, 31)
    people.press("A")


def test_five_players(people):
    # Every code is broken in row 1, but for the last: 10 for the breaker on the maker's left, 5 for the maker.
    # Round 1: P1's code, broken by P2.                                          P1  5, P2 10
    # Round 2: P2's code, broken by P3.                                          P2 15, P3 10
    # Round 3: P3's code, broken by P4.                                          P3 15, P4 10
    # Round 4: P4's code, broken by P5.                                          P4 15, P5 10
    # Round 5: P5's 1234 in five rows:
    #   P1 guesses 4321, four misplaced: 4.     P2 guesses 1235, three exact: 6.     P3 guesses 5678: nothing.
    #   P4 guesses 1243, two exact and two misplaced: 6.     P1 guesses 5678: nothing.     P5, unbroken: 25.
    #                                                    P1 9, P2 21, P3 15, P4 21, P5 35
    people.start(EDITION="DELUXE", PLAYERS="5", ROWS="5", FIRST="P1")
    for maker, code in ((1, (1, 2, 3, 4)), (2, (2, 1, 3, 4)), (3, (8, 7, 1, 2)), (4, (1, 8, 2, 7))):
        round_of(people, maker, code, [(maker + 1, code, None)])
        people.press("A")
    guesses = [
        (1, (4, 3, 2, 1), (0, 4)), (2, (1, 2, 3, 5), (3, 0)), (3, (5, 6, 7, 8), (0, 0)),
        (4, (1, 2, 4, 3), (2, 2)), (1, (5, 6, 7, 8), None),
    ]  # fmt: skip
    round_of(people, 5, (1, 2, 3, 4), guesses)
    assert totals(people.points(5)) == {1: 9, 2: 21, 3: 15, 4: 21, 5: 35}
    people.press("A")
    assert people.final() == (5, 35)
    people.press("A")
