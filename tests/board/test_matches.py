# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whole matches of two on the emulated board, by lights and buttons; their totals are calculated by hand."""

import pytest

from match_board import check_all_frames, people_at_a_board

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

MISS = (5, 5, 6, 6)  # no key for the codes below


@pytest.fixture
def people():
    with people_at_a_board() as people:
        yield people
        check_all_frames(people)


def round_of(people, maker, guesser, code, guesses):
    """Play a round whose last guess ends it; return {player: (won, total)} as the grid shows them."""
    people.set_code(maker, code)
    people.take(guesser, "GUESS")
    for guess, keys in guesses[:-1]:
        assert people.guess_and_see(guess) == keys
    people.guess(guesses[-1][0])
    return people.end_of_round(code)


def test_classic_one_code_broken_and_one_not(people):
    # Round 1: P1 is codemaker. Secret 1123:
    #   1214  the 1 in front is exact; the other 1 and the 2 are there, misplaced       1 exact, 2 misplaced
    #   1122  1, 1 and the first 2 are exact; the secret has no second 2                3 exact
    #   1123  broken in row 3: one point for each row used                              P1 wins 3
    # Round 2: P2 is codemaker. Secret 4421, five rows:
    #   5566 three times and 1244 (all four there, none in place), last 5566
    #   not broken: five rows and one more                                              P2 wins 6
    # P1 has 3, P2 has 6: P2 wins the match.
    people.start(ROWS="5", FIRST="P1")
    found = round_of(people, 1, 2, (1, 1, 2, 3), [((1, 2, 1, 4), (1, 2)), ((1, 1, 2, 2), (3, 0)), ((1, 1, 2, 3), None)])
    assert found == {1: (3, 3), 2: (0, 0)}
    none = (MISS, (0, 0))
    found = round_of(people, 2, 1, (4, 4, 2, 1), [none, none, ((1, 2, 4, 4), (0, 4)), none, none])
    assert found == {2: (6, 6), 1: (0, 3)}
    assert people.final() == (2, 6)
    people.press("A")


def test_classic_with_a_proven_wrong_key(people):
    # Keys by hand. P2 is codemaker first. Secret 1234:
    #   1566  one exact, but P2 says one misplaced; P1 claims, the device knows better:
    #   proven wrong: P1 wins 3 at once, P2 nothing, the board is cleared, P2 sets a new code
    # Secret 4321: broken in row 2                                                       P2 wins 2
    # Then P1 is codemaker. Secret 2222: broken in row 1                                 P1 wins 1
    # P1 has 3 + 1 = 4, P2 has 2: P1 wins the match.
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P2")
    people.set_code(2, (1, 2, 3, 4))
    people.by_hand(2, 1, (1, 2, 3, 4), (1, 5, 6, 6), keys=(0, 1))
    people.pause("CLAIM")
    people.press("A")
    people.notice("WRONG")
    assert people.end_of_round((1, 2, 3, 4), why=("WRONG", " ROW 1")) == {1: (3, 3), 2: (0, 0)}
    code = (4, 3, 2, 1)
    people.set_code(2, code)
    people.by_hand(2, 1, code, MISS)
    people.by_hand(2, 1, code, code)
    assert people.end_of_round(code) == {2: (2, 2), 1: (0, 3)}
    code = (2, 2, 2, 2)
    people.set_code(1, code)
    people.by_hand(1, 2, code, code)
    assert people.end_of_round(code) == {1: (1, 4), 2: (0, 2)}
    assert people.final() == (1, 4)
    people.press("A")


def test_original_with_a_void(people):
    # P1 is codemaker. Secret 6543: a row is played, then the code is seen by accident: no points, a fresh code by P1.
    # Secret 3111:
    #   5566  nothing
    #   1113  the two 1 in the middle are exact; the third 1 and the 3 are misplaced    2 exact, 2 misplaced
    #   3111  broken in row 3                                                           P1 wins 3
    # P2 is codemaker. Secret 2244: broken in row 3                                      P2 wins 3
    # 3 and 3: a draw.
    people.start(EDITION="ORIGINAL", FIRST="P1")
    people.set_code(1, (6, 5, 4, 3))
    people.take(2, "GUESS")
    assert people.guess_and_see((6, 1, 1, 1)) == (1, 0)
    people.pause("SEEN")
    people.press("A")
    assert people.end_of_round((6, 5, 4, 3), why=("VOID",)) == {1: (0, 0), 2: (0, 0)}
    found = round_of(people, 1, 2, (3, 1, 1, 1), [(MISS, (0, 0)), ((1, 1, 1, 3), (2, 2)), ((3, 1, 1, 1), None)])
    assert found == {1: (3, 3), 2: (0, 0)}
    found = round_of(people, 2, 1, (2, 2, 4, 4), [(MISS, (0, 0)), (MISS, (0, 0)), ((2, 2, 4, 4), None)])
    assert found == {2: (3, 3), 1: (0, 3)}
    assert people.final() == (None, 3)
    people.press("B")


def test_deluxe_for_two_in_four_rounds(people):
    # Five rows, no colour twice. A code that is broken is a round won by the codebreaker, another by the codemaker.
    # Round 1: P1's 1234 is broken by P2 in row 2      P2 has 1
    # Round 2: P2's 4321 is not broken                 P2 has 2
    # Round 3: P1's 3412 is broken by P2 in row 1      P2 has 3
    # Round 4: P2's 2143 is broken by P1 in row 2      P1 has 1
    # 1 and 3: P2 wins the match.
    people.choices = list(range(1, 9))
    people.start(EDITION="DELUXE", ROUNDS="4", ROWS="5", FIRST="P1")
    none = (MISS, (0, 0))
    assert round_of(people, 1, 2, (1, 2, 3, 4), [none, ((1, 2, 3, 4), None)]) == {2: (1, 1), 1: (0, 0)}
    found = round_of(people, 2, 1, (4, 3, 2, 1), [((4, 3, 1, 2), (2, 2)), none, none, none, none])
    assert found == {2: (1, 2), 1: (0, 0)}
    assert round_of(people, 1, 2, (3, 4, 1, 2), [((3, 4, 1, 2), None)]) == {2: (1, 3), 1: (0, 0)}
    assert round_of(people, 2, 1, (2, 1, 4, 3), [none, ((2, 1, 4, 3), None)]) == {1: (1, 1), 2: (0, 3)}
    assert people.final() == (2, 3)
    people.press("A")
