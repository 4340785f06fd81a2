# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Switched off anywhere in a match: after switch-on the neutral screen comes, and the same match goes on."""

import pytest

from labels import LABELS
from match_player import SECRET_ROW, People
from player import KEYS_MS
from power import PAUSE_MS, check_nothing_shown, played, power_cycle
from secrecy import Span, check_same, twins

CODE = (1, 1, 2, 3)
NEAR = (1, 2, 1, 4)
MISS = (4, 4, 5, 5)
FOUR = (1, 2, 3, 4)


@pytest.fixture
def begin(switch_on, interpreter):
    """Give a function: options of the set-up -> People in their match."""

    def start(**options):
        people = People(switch_on(interpreter), 8 if options.get("EDITION") == "DELUXE" else 6)
        people.set_up()
        people.start(**{"ROWS": "5", "FIRST": "P1"} | options)
        return people

    return start


def off_and_on(people, player, task, code=CODE):
    """Switch off and on, twice: the neutral screen asks this player for this task, and nothing else was to be seen."""
    for _ in range(2):
        power_cycle(people.device)
        assert people.waits_for() == (player, task)
        assert "The match goes on" in people.device.console
        check_nothing_shown(people.device, code)


def test_a_whole_classic_match(begin):
    people = begin()
    off_and_on(people, 1, "CODE")
    people.set_code(1, CODE)
    off_and_on(people, 2, "GUESS")
    people.take(2, "GUESS")
    for guess in (NEAR, MISS):
        assert people.guess_and_see(guess)[0] < 4
        off_and_on(people, 2, "GUESS")
        people.take(2, "GUESS")
    people.guess(CODE)
    power_cycle(people.device)  # before the keys light
    assert people.end_of_round(CODE) == {1: (3, 3), 2: (0, 0)}
    off_and_on(people, 2, "CODE")
    people.set_code(2, MISS)
    people.take(1, "GUESS")
    people.guess_and_see(NEAR)
    off_and_on(people, 1, "GUESS", MISS)
    people.take(1, "GUESS")
    people.guess(MISS)
    people.end_of_round(MISS)
    assert people.winner() == 1
    power_cycle(people.device)  # it is not left yet: the last board comes once more
    assert people.end_of_round(MISS) == {1: (0, 3), 2: (2, 2)}
    assert people.winner() == 1
    people.press("A")
    assert people.main_menu() == "SOLO"
    power_cycle(people.device)
    assert people.main_menu() == "SOLO" and played(people.device) == b""


def test_points_of_a_round_that_was_switched_off_at(begin):
    people = begin()
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess(CODE)
    people.device.run(3000)
    people.press("A")
    assert people.points() == {1: (1, 1), 2: (0, 0)}
    power_cycle(people.device)
    assert people.end_of_round(CODE) == {1: (1, 1), 2: (0, 0)}
    assert people.waits_for() == (2, "CODE")


@pytest.mark.parametrize("pegs", [1, 3, 4])
def test_a_half_entered_secret_is_dropped(begin, pegs):
    people = begin()
    people.take(1, "CODE")
    people.enter(CODE[:pegs], SECRET_ROW)
    people.device.run(PAUSE_MS)
    if pegs == 4:
        people.press("A")
        people.sees_code(CODE)
        people.device.run(PAUSE_MS)
    off_and_on(people, 1, "CODE")
    people.take(1, "CODE")
    assert people.grid.pegs(SECRET_ROW)[1:] == (0, 0, 0)
    people.press("A", "A")
    assert people.grid.palette() == [1, 2, 3, 4, 5, 6]


def test_a_half_entered_guess_comes_back_to_its_guesser(begin):
    people = begin()
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess_and_see(MISS)
    people.enter(NEAR[:2], 2)
    people.device.run(PAUSE_MS)
    people.press("RIGHT", "UP")
    off_and_on(people, 2, "GUESS")
    people.take(2, "GUESS")
    assert people.grid.pegs(2)[0] == NEAR[0]
    people.press("RIGHT", *["UP"] * NEAR[2], "RIGHT", *["UP"] * NEAR[3], "A")
    people.device.run(KEYS_MS)
    assert (people.grid.pegs(2), people.grid.keys(2)) == (NEAR, (1, 2))


def test_the_same_to_be_seen_whatever_the_secret_is(begin):
    """Two codes that give the same keys: after switch-on no light and no text differs."""
    seen = []
    for code in twins(6, [NEAR, MISS]):
        people = begin()
        people.set_code(1, code)
        people.take(2, "GUESS")
        for guess in (NEAR, MISS):
            people.guess_and_see(guess)
        people.press("UP")
        people.device.run(PAUSE_MS)
        power_cycle(people.device, 0)
        span = Span(people.device)
        people.device.run(2000)
        people.press("A")
        people.device.run(500)
        seen.append(span.seen())
    check_same(*seen)


def test_a_match_for_the_fewest_rows(begin):
    people = begin(COUNT=LABELS["en"]["COUNT1"], ROUNDS="4")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess_and_see(MISS)
    power_cycle(people.device)
    people.take(2, "GUESS")
    people.guess(CODE)
    power_cycle(people.device)
    assert people.end_of_round(CODE) == {1: (0, 0), 2: (2, 2)}
    off_and_on(people, 2, "CODE")
    people.set_code(2, CODE)
    people.take(1, "GUESS")
    for _ in range(5):
        people.guess_and_see(MISS)
    power_cycle(people.device)
    assert people.end_of_round(CODE)[2] == (0, 2)


def test_a_group_of_four(begin):
    """Each of them takes the device in turn; guess points and totals stay."""
    people = begin(EDITION="DELUXE", PLAYERS="4")
    people.set_code(1, FOUR)
    for row, player in enumerate((2, 3, 4)):
        people.guess_in_turn(player, (7, 8, 1, row + 5))
        before = people.points(4)
        power_cycle(people.device)
        if row < 2:
            assert people.waits_for() == (player + 1, "GUESS")
    off_and_on(people, 2, "GUESS", FOUR)
    people.take(2, "GUESS")
    people.guess(FOUR)
    power_cycle(people.device)
    found = people.end_of_round(FOUR, 4)
    assert all(found[player][1] >= before[player][1] for player in before)
    assert found[2][1] - before[2][1] == 10
    off_and_on(people, 2, "CODE", FOUR)
