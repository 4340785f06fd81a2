# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whole matches, each with its points worked out by hand from the rules of the box."""

from mastermind import EDITIONS, Match
from mastermind.match import GUESS, MATCH_END, ROUND_END, SECRET
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS
from match_by_keys import AT, CODE, play

CLASSIC = EDITIONS["classic"]
ORIGINAL = EDITIONS["original"]
DELUXE = EDITIONS["deluxe"]


def test_a_new_match():
    match = Match(CLASSIC)
    assert (match.phase, match.codemaker, match.guesser, match.turn) == (SECRET, 0, 1, 0)
    assert (match.players, match.rounds, match.round_number) == (2, 2, 1)
    assert (match.points, match.last_gain, match.history, match.rows) == ([0, 0], [0, 0], [], [])
    assert (match.secret, match.pending, match.corrections, match.winner()) == (None, None, [], ())


def test_classic_one_code_broken_and_one_unbroken():
    match = Match(CLASSIC)
    play(match, "0.0 1.0 2.0 3.0 4.0")
    # Round 1: player 0 set the code, broken in row 5: 5 points.
    assert (match.phase, match.points, match.last_gain, match.turn) == (ROUND_END, [5, 0], [5, 0], None)
    assert match.history == [(0, 5, BROKEN, (5, 0))]
    match.next_round()
    assert (match.round_number, match.codemaker, match.guesser, match.rows) == (2, 1, 0, [])
    play(match, "0.0 " * 9 + "3.0")
    # Round 2: player 1 set it, and 10 rows did not break it: 10 + 1 = 11. Together 5 : 11.
    assert (match.phase, match.points, match.last_gain) == (MATCH_END, [5, 11], [0, 11])
    assert match.history[1] == (1, None, UNBROKEN, (0, 11))
    assert match.winner() == (1,)


def test_classic_with_keys_proven_wrong():
    match = Match(CLASSIC, by_hand=True)
    play(match, "1.0")
    match.guess(AT["2.0"])
    match.give_keys((1, 1))
    assert (match.claim(1), match.phase, match.points) == (False, GUESS, [0, 0])
    assert match.claim(2)
    # Round 1: the codebreaker, player 1, gets 3, the codemaker nothing, and sets a new code.
    assert (match.phase, match.points, match.last_gain, match.wrong_row()) == (ROUND_END, [0, 3], [0, 3], 2)
    assert match.history == [(0, None, WRONG_KEYS, (0, 3))]
    match.next_round()
    assert (match.round_number, match.codemaker, match.rows, match.secret) == (1, 0, [], None)
    play(match, "0.0 " * 6 + "4.0")  # in row 7: 7 : 3
    assert match.points == [7, 3]
    match.next_round()
    assert (match.round_number, match.codemaker) == (2, 1)
    play(match, "0.0 0.0 0.0 4.0")  # in row 4: 7 : 3 + 4
    assert (match.phase, match.points, match.winner()) == (MATCH_END, [7, 7], (0, 1))


def test_original_with_a_void():
    match = Match(ORIGINAL, first=1)
    play(match, "0.0 1.0 2.0")
    match.void()
    # Round 1: player 1's code was seen: no points, a fresh code by player 1.
    assert (match.phase, match.points, match.last_gain) == (ROUND_END, [0, 0], [0, 0])
    match.next_round()
    assert (match.round_number, match.codemaker, match.guesser) == (1, 1, 0)
    play(match, "0.2 4.0")  # in row 2: 0 : 2
    match.next_round()
    assert (match.round_number, match.codemaker) == (2, 0)
    play(match, "0.0 " * 9 + "4.0")  # in row 10: 10 : 2
    assert (match.phase, match.points, match.winner()) == (MATCH_END, [10, 2], (0,))
    assert [entry[:3] for entry in match.history] == [(1, None, VOID), (1, 2, BROKEN), (0, 10, BROKEN)]


def test_deluxe_two_players_four_rounds():
    match = Match(DELUXE, rounds=4)
    play(match, "1.0 4.0")  # player 0 set it, player 1 broke it: 0 : 1
    assert (match.points, match.last_gain) == ([0, 1], [0, 1])
    match.next_round()
    play(match, "1.0 " * 12)  # player 1 set it, unbroken: 0 : 2
    assert match.points == [0, 2]
    match.next_round()
    play(match, "1.0 " * 11 + "4.0")  # player 0 set it, player 1 broke it with the last guess: 0 : 3
    assert (match.points, match.phase) == ([0, 3], ROUND_END)
    match.next_round()
    play(match, "4.0")  # player 1 set it, player 0 broke it: 1 : 3
    assert (match.points, match.phase, match.winner()) == ([1, 3], MATCH_END, (1,))
    assert [entry[0] for entry in match.history] == [0, 1, 0, 1]


def test_deluxe_three_players():
    match = Match(DELUXE, players=3)
    match.set_secret(CODE)
    # Round 1, codemaker 0. Row by row: who, keys, points of the guess.
    for guesser, text, won in ((1, "0.0", 0), (2, "1.0", 2), (1, "1.2", 2 + 2)):
        assert match.guesser == guesser
        match.guess(AT[text])
        assert match.last_gain == [won if player == guesser else 0 for player in range(3)]
        assert match.points == [0, 0, 0]
    assert (match.round_points, match.standings()) == ([0, 4, 2], [0, 4, 2])
    match.guess(CODE)
    # Player 2 broke it: 10 in place of 8, with 2 before 12. Codemaker: row 4, 8 points.
    assert (match.last_gain, match.points, match.round_points) == ([8, 0, 10], [8, 4, 12], [0, 0, 0])
    assert (match.history, match.guesser) == ([(0, 4, BROKEN, (8, 4, 12))], 2)
    match.next_round()
    # Round 2, codemaker 1, unbroken: six guesses with one misplaced each, 6 and 6, and 40.
    assert play(match, "0.1 " * 12) == [2, 0] * 6
    assert (match.last_gain, match.points) == ([1, 40, 0], [8 + 6, 4 + 40, 12 + 6])
    match.next_round()
    # Round 3, codemaker 2: broken at once by player 0, 10, and 5.
    assert play(match, "4.0") == [0]
    assert (match.phase, match.points, match.winner()) == (MATCH_END, [24, 44, 23], (1,))


def test_deluxe_four_players_with_a_void():
    match = Match(DELUXE, players=4, first=2)
    # Codemaker 2. Player 3: 4 + 6 + 10 = 20; player 0: 4 + 0; player 1: 2 + 1. Row 7: 13.
    assert play(match, "0.4 2.0 0.2 3.0 0.0 0.1 4.0") == [3, 0, 1, 3, 0, 1, 3]
    assert match.points == [4, 3, 13, 20]
    match.next_round()
    # Codemaker 3. Player 0: 2; player 1: 10. Row 2: 6.
    assert play(match, "1.0 4.0") == [0, 1]
    assert match.points == [6, 13, 13, 26]
    match.next_round()
    # Codemaker 0. Player 1 had 6 for three exact keys, but the code was seen: they do not count.
    assert play(match, "3.0") == [1]
    assert (match.standings(), match.points) == ([6, 19, 13, 26], [6, 13, 13, 26])
    match.void()
    assert (match.standings(), match.points) == ([6, 13, 13, 26], [6, 13, 13, 26])
    match.next_round()
    # Codemaker 0 again. Player 1: 0 + 10; player 2: 0; player 3: 2 + 2 exact, 2 misplaced = 6. Row 4: 8.
    assert play(match, "0.0 0.0 2.2 4.0") == [1, 2, 3, 1]
    assert match.points == [14, 23, 13, 32]
    match.next_round()
    # Codemaker 1, unbroken: each of the others four times 1; 30.
    assert play(match, "0.1 " * 12) == [2, 3, 0] * 4
    assert (match.phase, match.points, match.winner()) == (MATCH_END, [18, 53, 17, 36], (1,))


def test_deluxe_five_players_with_keys_by_hand():
    match = Match(DELUXE, players=5, first=4, by_hand=True)
    # Codemaker 4. Player 0: 4; player 1: 10. Row 2: 6.
    assert play(match, "1.2 4.0") == [0, 1]
    assert match.points == [4, 10, 0, 0, 6]
    match.next_round()
    # Codemaker 0 gave one exact key too many: the round is void, for all.
    match.set_secret(CODE)
    match.guess(AT["1.0"])
    match.give_keys((2, 0))
    assert match.standings() == [4, 14, 0, 0, 6]
    assert match.claim(1)
    assert (match.points, match.last_gain, match.phase) == ([4, 10, 0, 0, 6], [0] * 5, ROUND_END)
    match.next_round()
    # Played again. Player 1: 2 + 2; player 2: 2 + 10; players 3 and 4: 2. Row 6: 10.
    assert play(match, "1.0 1.0 1.0 1.0 1.0 4.0") == [1, 2, 3, 4, 1, 2]
    assert match.points == [14, 14, 12, 2, 8]
    match.next_round()
    # Codemaker 1. Eleven guesses of 1: players 2, 3 and 4 three each, player 0 two; then 10. Row 12: 22.
    assert play(match, "0.1 " * 11 + "4.0") == [2, 3, 4, 0] * 3
    assert match.points == [14 + 12, 14 + 22, 12 + 3, 2 + 3, 8 + 3]
    match.next_round()
    assert play(match, "4.0") == [3]  # codemaker 2: row 1, 5; player 3: 10
    assert match.points == [26, 36, 20, 15, 11]
    match.next_round()
    assert play(match, "0.0 " * 12) == [4, 0, 1, 2] * 3  # codemaker 3: unbroken, 25
    assert (match.phase, match.points, match.winner()) == (MATCH_END, [26, 36, 20, 40, 11], (3,))
