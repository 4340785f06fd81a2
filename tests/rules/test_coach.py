# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The coach: what it says of each row, against a count of all codes by another scorer."""

import itertools
import random
from collections import Counter

import pytest

from mastermind import EDITIONS, Coach, RuleError, feedback
from mastermind.coach import first_guess
from rules_by_hand import codes_by_hand, keys_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
RULES = [
    box.with_rules(repeats=repeats, blanks=blanks)
    for box in (CLASSIC, DELUXE)
    for repeats in (True, False)
    for blanks in (True, False)
]


def secrets_of(edition):
    return codes_by_hand(edition.positions, edition.colours, edition.repeats, edition.blanks)


def squares(codes, guess):
    """What is left on average, times the number of codes; nothing is when the guess is the code."""
    return sum(size * size for keys, size in parts(codes, guess).items() if keys[0] < len(guess))


def parts(codes, guess):
    return Counter(keys_by_hand(code, guess) for code in codes)


def judge(edition, secret, guesses):
    coach = Coach(edition, [(guess, feedback(secret, guess)) for guess in guesses])
    progress = list(coach.judging())
    done = [part for part, _ in progress]
    assert done == sorted(done) and done[-1] == progress[-1][1]
    return coach.rows


def any_game(edition, source):
    codes = secrets_of(edition)
    secret = source.choice(codes)
    guesses = [source.choice(codes) for _ in range(source.randrange(2, 6))]
    return secret, [guess for guess in guesses if guess != secret] + [secret]


@pytest.mark.parametrize("edition", RULES, ids=repr)
def test_the_first_row_is_measured_by_the_best_of_all_first_guesses(edition):
    """Renaming colours and moving pegs about changes nothing; holes are no colour like others."""
    codes = secrets_of(edition)
    least = {}
    for guess in itertools.product(range(0 if edition.blanks else 1, 5), repeat=4):
        alike = guess.count(0), tuple(sorted(guess.count(peg) for peg in set(guess) if peg))
        if alike not in least:
            least[alike] = squares(codes, guess)
    assert len(least) == (12 if edition.blanks else 5)
    best = first_guess(edition)
    assert edition.allows_guess(best)
    assert squares(codes, best) == min(least.values())


@pytest.mark.parametrize("edition", [CLASSIC, DELUXE, CLASSIC.with_rules(blanks=True)], ids=repr)
def test_every_figure_of_some_games(edition):
    source = random.Random(repr(edition))
    for _ in range(4):
        secret, guesses = any_game(edition, source)
        left = secrets_of(edition)
        rows = judge(edition, secret, guesses)
        assert len(rows) == len(guesses)
        for guess, (before, after, average, best, move, grade) in zip(guesses, rows, strict=True):
            own = squares(left, guess)
            assert before == len(left)
            assert average == own / before
            assert edition.allows_guess(move)
            assert best == squares(left, move) / before <= average
            assert grade == sum(best >= average * part for part in (0.25, 0.5, 0.75, 0.95))
            left = [code for code in left if keys_by_hand(code, guess) == keys_by_hand(secret, guess)]
            assert after == len(left)


def test_the_best_is_hardly_ever_beaten_by_a_code_that_can_be_right():
    """It is looked for among 24 at most, so now and then another code would leave a little less."""
    source = random.Random(4)
    shares = []
    for _ in range(10):
        secret, guesses = any_game(CLASSIC, source)
        left = secrets_of(CLASSIC)
        for guess, (before, _, _, best, *_) in zip(guesses, judge(CLASSIC, secret, guesses), strict=True):
            if 2 < before <= 200:
                shares.append(min(squares(left, code) for code in left) / before / best)
            left = [code for code in left if keys_by_hand(code, guess) == keys_by_hand(secret, guess)]
    assert len(shares) > 10
    assert min(shares) > 0.8
    assert sum(shares) / len(shares) > 0.95


GRADES = [((1, 1, 2, 3), 4), ((6, 5, 4, 3), 4), ((5, 5, 3, 3), 3), ((2, 2, 2, 5), 3), ((4, 4, 4, 4), 1)]


@pytest.mark.parametrize(("guess", "grade"), GRADES)
def test_grades_of_first_guesses(guess, grade):
    before, _, average, best, move, stars = judge(CLASSIC, (1, 2, 4, 6), [guess])[0]
    assert (before, stars) == (1296, grade)
    assert best == squares(secrets_of(CLASSIC), (1, 1, 2, 3)) / 1296
    assert move == ((1, 1, 2, 3) if average > best else guess)


def test_a_wasted_row_has_no_star():
    rows = judge(CLASSIC, (1, 2, 3, 4), [(1, 1, 2, 2), (1, 1, 2, 2), (1, 2, 3, 4)])
    assert rows[1][:3] == (208, 208, 208.0)
    assert rows[1][5] == 0


def test_the_code_that_alone_is_left_is_as_good_as_can_be():
    secret = (1, 2, 3, 4)
    before = [(1, 1, 1, 1), (2, 2, 1, 1), (5, 3, 3, 3), (6, 4, 6, 4), (2, 1, 6, 4), (2, 1, 3, 4)]
    rows = judge(CLASSIC, secret, [*before, secret])
    assert rows[-1] == (1, 1, 0, 0, secret, 4)


def test_judged_rows_can_be_read_meanwhile():
    coach = Coach(CLASSIC, [(guess, feedback((5, 1, 6, 6), guess)) for guess in ((1, 1, 2, 2), (3, 4, 5, 6))])
    seen = {len(coach.rows) for _ in coach.judging()}
    assert seen | {len(coach.rows)} == {0, 1, 2}


def test_rows_that_contradict_each_other_end_the_judging():
    coach = Coach(CLASSIC, [((1, 1, 1, 1), (0, 0)), ((1, 2, 2, 2), (4, 0)), ((1, 2, 3, 4), (1, 0))])
    for _ in coach.judging():
        pass
    assert len(coach.rows) == 1


def test_no_rows_and_no_guess():
    coach = Coach(CLASSIC, [])
    for _ in coach.judging():
        pass
    assert coach.rows == []
    with pytest.raises(RuleError, match="not a colour"):
        Coach(CLASSIC, [((1, 2, 3, 7), (1, 0))])


def test_other_sizes():
    edition = CLASSIC.with_rules(positions=3)
    rows = judge(edition, (1, 2, 3), [(1, 1, 1), (1, 2, 3)])
    assert [row[:2] for row in rows] == [(216, 75), (75, 1)]
    assert rows[0][3:5] == (squares(secrets_of(edition), (1, 2, 3)) / 216, (1, 2, 3))
