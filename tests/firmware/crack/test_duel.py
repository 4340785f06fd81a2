# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whole duels, P1 against the device, which is P2 and makes the first code; their totals are calculated by hand."""

import pytest

from cracker import CRACK_PAUSE, Cracker
from dueller import PUZZLE, break_it, duel, miss, secret
from grid_text import VALUE_Y
from grid_words import stands
from solo_script import since


def test_classic(switch_on, interpreter):
    # Two rounds. The device's code is broken by P1 in row 3: the device, P2, wins 3.
    # P1 thinks of the device's first guess: broken in row 1, and P1 wins 1.
    # 1 and 3: P2 wins.
    cracker = duel(switch_on, interpreter)
    known = len(cracker.device.console)
    code = secret(0, cracker)
    break_it(cracker, code, 3)
    assert cracker.end_of_round(code) == {1: (0, 0), 2: (3, 3)}
    cracker.think()
    mine = cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.end_of_round(mine) == {1: (1, 1), 2: (0, 3)}
    assert cracker.winner() == 2
    cracker.press("A")
    assert cracker.main_menu() == "SOLO"
    cracker.device.run(200)
    told = since(cracker.device, known)
    assert "Round 2 of 2. Player 1 is codemaker." in told
    assert "Player 1: +1, 1 in all." in told
    assert "Player 2 wins the match." in told


def test_classic_with_a_code_given_up(switch_on, interpreter):
    # P1 gives the first code up after one of its ten rows: not broken, ten rows and one more, P2 wins 11.
    # P1's 6643 is broken by the device in some row n from 2 to 6: P1 wins n, less than 11: P2 wins.
    cracker = duel(switch_on, interpreter)
    code = secret(0, cracker)
    cracker.guess_and_see(miss(code))
    cracker.crack_pause("GIVE UP")
    assert cracker.grid.secret() == (0, 0, 0, 0)
    cracker.press("B")
    assert cracker.item(CRACK_PAUSE) == "GIVE UP"
    cracker.press("A", "A")
    assert cracker.end_of_round(code) == {1: (0, 0), 2: (11, 11)}
    cracker.think()
    rows = cracker.answer_all((6, 6, 4, 3))
    assert 1 < rows < 7
    assert cracker.end_of_round((6, 6, 4, 3)) == {1: (rows, rows), 2: (0, 11)}
    assert cracker.winner() == 2


def test_original_with_four_rounds(switch_on, interpreter):
    # P1 breaks in rows 2 and 1: P2 wins 2 and 1, 3 in all.
    # The device is given all keys in row 1 twice, the second time after one row was lied about and taken back, so P1
    # wins 1 and 1. 2 and 3: P2 wins.
    settings = {"EDITION": "original"}
    cracker = Cracker(switch_on(interpreter, {"PUZZLE": PUZZLE, **settings}), settings)
    cracker.go_to("DUEL")
    assert stands(cracker.grid, VALUE_Y, "2")
    cracker.press("RIGHT")
    assert stands(cracker.grid, VALUE_Y, "4")
    cracker.open("DUEL")
    break_it(cracker, secret(0, cracker), 2)
    assert cracker.end_of_round(secret(0, cracker)) == {1: (0, 0), 2: (2, 2)}
    cracker.think()
    mine = cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.end_of_round(mine) == {1: (1, 1), 2: (0, 2)}
    break_it(cracker, secret(1, cracker), 1)
    assert cracker.end_of_round(secret(1, cracker)) == {1: (0, 1), 2: (1, 3)}
    cracker.think()
    mine = cracker.give_keys((0, 0))
    assert cracker.undo() == mine
    cracker.give_keys((4, 0))
    cracker.wait()
    assert cracker.end_of_round(mine) == {1: (1, 2), 2: (0, 3)}
    assert cracker.winner() == 2


@pytest.mark.parametrize("blanks", [0, 1])
def test_deluxe(switch_on, interpreter, blanks):
    # A code that is broken is a round won by its breaker.
    # P1 breaks the device's code in row 2: P1 wins 1. The device breaks 0,5,7,8 or 2578: P2 wins 1. A draw.
    settings = {"EDITION": "deluxe", "BLANKS": blanks, "PUZZLE": PUZZLE}
    cracker = Cracker(switch_on(interpreter, settings), settings)
    cracker.open("DUEL")
    break_it(cracker, secret(0, cracker), 2)
    assert cracker.end_of_round(secret(0, cracker)) == {1: (1, 1), 2: (0, 0)}
    cracker.think()
    mine = (0 if blanks else 2, 5, 7, 8)
    cracker.answer_all(mine)
    assert cracker.end_of_round(mine) == {2: (1, 1), 1: (0, 1)}
    assert cracker.winner() is None
    cracker.press("B")
    assert cracker.main_menu() == "SOLO"


def test_codes_that_are_not_broken(switch_on, root):
    # Three rows. Not broken is worth four: P1 misses all, P2 wins 4; the device is kept in the dark, P1 wins 4. A draw.
    cracker = duel(switch_on, "cpython", {"ROWS": 3}, root=root)
    code = secret(0, cracker)
    for _ in range(2):
        cracker.guess_and_see(miss(code))
    cracker.guess(miss(code))
    assert cracker.end_of_round(code) == {1: (0, 0), 2: (4, 4)}
    cracker.think()
    for keys in ((0, 1), (0, 1), (1, 1)):
        cracker.give_keys(keys)
    cracker.wait()
    assert cracker.over
    assert cracker.end_of_round((0, 0, 0, 0)) == {1: (4, 4), 2: (0, 4)}
    assert cracker.winner() is None


def test_points_in_the_pause_and_whose_turn_it_is(switch_on, interpreter):
    cracker = duel(switch_on, interpreter)
    assert cracker.grid.line(0, 4, 5) == [(44, 0, 0)]  # red: P1 guesses
    break_it(cracker, secret(0, cracker), 2)
    cracker.end_of_round(secret(0, cracker))
    cracker.think()
    cracker.guess_of_device()
    cracker.crack_pause("POINTS")
    assert cracker.points() == {1: (0, 0), 2: (0, 2)}
    cracker.press("A")
    assert cracker.item(CRACK_PAUSE) == "RESUME"
    cracker.press("A")
    assert cracker.guess_of_device()
    assert not stands(cracker.grid, 2, "P2")
