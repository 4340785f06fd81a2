# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What was decided by SURE? stays decided, and a guess that waits stays the same one, whenever the power fails."""

import pytest

from brute_force import codes_of
from cracker import Cracker
from match_menus import KEEPER_PAUSE, PAUSE
from match_player import People
from player import naive_feedback
from power import played, power_cycle
from score_player import Scorer
from solo_script import puzzle_secret, wrong_for

PUZZLE = 15
THEIRS = puzzle_secret(PUZZLE)
SOON_MS = 20  # of a press: the menu is not loaded by then
CRACK_MS = 3000


def sure_and_off(people):
    """Press A on the question, and switch off before the next screen is there."""
    people.device.press("A", held=SOON_MS, after=0)
    power_cycle(people.device, 1000)


@pytest.fixture
def cracker(switch_on, interpreter):
    settings = {"PUZZLE": PUZZLE}
    return Cracker(switch_on(interpreter, settings), settings)


def test_a_duels_round_that_was_given_up_stays_so(cracker):
    cracker.open("DUEL")
    cracker.rows = []
    cracker.guess_and_see(wrong_for(THEIRS))
    cracker.crack_pause("GIVE UP")
    sure_and_off(cracker)
    assert cracker.grid.secret() == THEIRS  # the player has seen it
    power_cycle(cracker.device, 1000)
    assert cracker.end_of_round(THEIRS) == {1: (0, 0), 2: (11, 11)}
    cracker.think()
    cracker.guess_of_device()
    cracker.answer_all((5, 6, 6, 1))


def test_crack_that_was_stopped_is_over_at_once(cracker):
    cracker.begin()
    cracker.answer((5, 6, 6, 1))
    cracker.guess_of_device()
    cracker.crack_pause("STOP")
    sure_and_off(cracker)
    assert played(cracker.device) == b""
    assert cracker.main_menu() == "SOLO"


def test_a_match_that_was_stopped_is_over_at_once(switch_on, interpreter):
    people = People(switch_on(interpreter))
    people.set_up()
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, (1, 1, 2, 3))
    people.take(2, "GUESS")
    people.hold("B")
    people.device.run(300)
    people.choose("STOP", PAUSE)
    sure_and_off(people)
    assert played(people.device) == b""
    assert people.main_menu() == "SOLO"


def test_a_score_that_was_stopped_is_over_at_once(switch_on, interpreter):
    scorer = Scorer(switch_on(interpreter))
    scorer.open(FIRST="P1")
    scorer.broken(3)
    scorer.scored()
    scorer.press("B")
    scorer.device.run(300)
    scorer.choose("STOP", KEEPER_PAUSE)
    sure_and_off(scorer)
    assert played(scorer.device) == b""
    assert scorer.main_menu() == "SOLO"


def test_after_a_correction_and_undo_the_same_guess_waits(cracker):
    """The guess was found with the keys as they were before the correction: another would be found now."""
    cracker.begin()
    while not cracker.in_doubt:
        cracker.give_keys((0, 0))
        cracker.wait()
    first = cracker.doubtful()[0][0]
    cracker.correct(first, (0, 3))
    cracker.wait()
    assert cracker.asked
    guesses = [code for code, _ in cracker.rows]
    for row in range(len(cracker.rows), 1, -1):
        cracker.undo()
        power_cycle(cracker.device, CRACK_MS)
        assert cracker.guess_of_device() == guesses[row - 1]
    # And once its keys are given, it waits no longer.
    fits = (
        code
        for code in codes_of(cracker.edition)
        if all(naive_feedback(code, row) == keys for row, keys in cracker.rows)
    )
    cracker.answer(next(fits))
    after = cracker.guess_of_device()
    power_cycle(cracker.device, CRACK_MS)
    assert cracker.guess_of_device() == after
