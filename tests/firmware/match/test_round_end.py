# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The board of an ended round: nobody's turn any more, why it brought nothing, and a pause from which it comes back."""

import pytest

from grid_words import stands
from lights import DARK, colour_of
from match_by_hand import CODE, MISS, NEAR
from match_menus import LOADING_MS, PAUSE
from match_player import SIGN_MS, People
from solo_script import lines, since

AT_END = ["RESUME", "POINTS", "RECORD", "LEAVE", "STOP"]
TOLD = "The round is over: broken in row 2."
ROW_Y, RIGHT_Y = 14, 15  # on the notice: the wrong row, and the keys that it should have had
NEAR_KEYS = [1, 5, 5, 0]  # NEAR's, as colours


@pytest.fixture
def ended(people):
    """Round 1 was broken in row 2; its board stands there, the sign at rest."""
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess_and_see(NEAR)
    people.guess(CODE)
    people.device.run(SIGN_MS)
    return people


def colours_at(people, y):
    return [colour_of(pixel) for pixel in people.grid.line(y)]


def test_the_turn_mark_goes_out_with_the_last_key(people):
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess(CODE)
    people.device.run(200)
    assert colour_of(people.grid.at(4, 0)) == 2
    people.device.run(500)
    assert people.grid.secret() == CODE
    assert people.grid.at(4, 0) == DARK


def test_b_opens_the_pause_and_the_board_comes_back_as_it_was(ended):
    board = ended.grid.line(0), [ended.grid.eight(row) for row in range(1, 13)]
    ended.press("B")
    assert ended.items(PAUSE) == AT_END
    ended.press("A")
    ended.device.run(LOADING_MS)
    assert (ended.grid.line(0), [ended.grid.eight(row) for row in range(1, 13)]) == board
    assert lines(ended.device).count(TOLD) == 1
    ended.press("A")
    assert ended.points() == {1: (2, 2), 2: (0, 0)}
    ended.press("A")
    assert ended.waits_for() == (2, "CODE")


def test_b_held_opens_it_too_even_while_the_sign_moves(people):
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess(CODE)
    people.device.run(900)
    people.hold("B")
    assert people.item(PAUSE) == "RESUME"
    people.press("B")
    people.device.run(SIGN_MS)
    assert people.grid.secret() == CODE
    people.hold("B")
    assert people.item(PAUSE) == "RESUME"


def test_record_and_points_can_be_looked_at(ended):
    ended.press("B")
    known = len(ended.device.console)
    ended.choose("RECORD", PAUSE)
    ended.device.run(LOADING_MS)
    assert stands(ended.grid, 2, "2")
    assert colours_at(ended, 8) == [*CODE, 1, 1, 1, 1]
    ended.press("DOWN")
    assert colours_at(ended, 8) == [*NEAR, *NEAR_KEYS]
    assert [line[:5] for line in since(ended.device, known)][-2:] == ["Row 1", "Row 2"]
    ended.press("B")
    ended.choose("POINTS", PAUSE)
    assert ended.points() == {1: (0, 2), 2: (0, 0)}
    ended.press("A", "A")
    ended.device.run(LOADING_MS)
    assert ended.grid.secret() == CODE
    ended.press("A")
    assert ended.points() == {1: (2, 2), 2: (0, 0)}


def test_leaving_there_comes_back_there(ended):
    ended.press("B")
    ended.choose("LEAVE", PAUSE)
    assert ended.main_menu() == "RESUME"
    ended.press("A")
    ended.device.run(LOADING_MS)
    assert ended.end_of_round(CODE) == {1: (2, 2), 2: (0, 0)}
    assert ended.waits_for() == (2, "CODE")


def test_after_the_last_round_too(people):
    people.start(ROWS="5", FIRST="P1")
    for maker, guesser in ((1, 2), (2, 1)):
        people.set_code(maker, CODE)
        people.take(guesser, "GUESS")
        people.guess(CODE)
        if maker == 1:
            people.end_of_round(CODE)
    people.device.run(SIGN_MS)
    people.press("B")
    assert people.items(PAUSE) == AT_END
    people.press("A")
    people.device.run(LOADING_MS)
    assert people.end_of_round(CODE) == {2: (1, 1), 1: (0, 1)}
    assert people.winner() is None


def test_a_void_says_so_before_the_points(people):
    people.start(ROWS="5", FIRST="P1")
    people.set_code(1, CODE)
    people.pause("SEEN")
    people.press("A")
    people.device.run(SIGN_MS)
    people.press("A")
    people.notice("VOID")
    assert people.points() == {1: (0, 0), 2: (0, 0)}


def wrong_at_the_reveal(people):
    """Row 1 has right keys, row 2 wrong ones, row 3 is the code: then A was pressed on the board."""
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, MISS)
    people.by_hand(1, 2, CODE, NEAR, keys=(0, 2))
    people.by_hand(1, 2, CODE, CODE)
    people.device.run(SIGN_MS)
    people.press("A")


def test_a_wrong_row_at_the_reveal_is_shown_with_the_keys_it_should_have_had(people):
    wrong_at_the_reveal(people)
    assert colours_at(people, ROW_Y) == [*NEAR, 5, 5, 0, 0]
    assert colours_at(people, RIGHT_Y) == [0, 0, 0, 0, *NEAR_KEYS]
    people.device.run(200)
    assert lines(people.device)[-2:] == ["WRONG KEYS ROW 2.", "Row 2 should have had 1 exact, 2 misplaced."]
    people.notice("WRONG", " ROW 2")
    assert people.points() == {2: (3, 3), 1: (0, 0)}


def test_in_dutch(switch_on):
    people = People(switch_on("cpython", {"LANGUAGE": "nl"}), language="nl")
    people.set_up()
    people.start(ROWS="5", KEYS="ZELF", FIRST="P1")
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, MISS, keys=(1, 0))
    people.pause("CLAIM")
    people.press("A")
    people.notice("WRONG")
    people.device.run(SIGN_MS)
    people.press("A")
    people.notice("WRONG", " RIJ 1")
    assert "Rij 1 had 0 goed, 0 op de verkeerde plaats moeten hebben." in lines(people.device)


def test_a_claim_that_fails_is_green_for_everybody(people):
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    people.set_code(1, CODE)
    people.by_hand(1, 2, CODE, NEAR)
    people.pause("CLAIM")
    people.press("A")
    people.notice("RIGHT", good=True)
    assert people.waits_for() == (2, "GUESS")
