# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The scorekeeper's menu: undo, leaving and resuming, stopping."""

from grid_words import stands
from kept_match import last_kept
from mastermind import EDITIONS, Scorekeeper
from mastermind.match_bytes import to_bytes
from mastermind.totals import BROKEN, UNBROKEN, VOID, WRONG_KEYS
from match_menus import KEEPER_PAUSE, MAIN
from score_player import Scorer


def test_undo_takes_entries_back_one_by_one(scorer):
    scorer.open(ROUNDS="4", FIRST="P1")
    scorer.press("B")
    assert "UNDO" not in scorer.items(KEEPER_PAUSE)
    scorer.press("B")
    scorer.broken(7)
    scorer.scored()
    scorer.ended("WRONG")
    scorer.scored()
    scorer.undo()
    assert scorer.asked() == 2
    scorer.broken(2)
    assert scorer.scored() == {2: (2, 2), 1: (0, 7)}
    scorer.undo()
    scorer.undo()
    assert scorer.asked() == 1
    scorer.pause("POINTS")
    assert scorer.scored() == {1: (0, 0), 2: (0, 0)}


def test_b_takes_the_undo_back(scorer):
    scorer.open(FIRST="P1")
    scorer.broken(7)
    scorer.scored()
    scorer.pause("UNDO")
    scorer.press("B")
    assert scorer.item(KEEPER_PAUSE) == "UNDO"
    scorer.press("B")
    assert scorer.asked() == 2


def test_the_last_entry_of_a_match_can_be_undone_too(scorer):
    scorer.open(FIRST="P1")
    scorer.broken(7)
    scorer.scored()
    scorer.broken(8)
    scorer.scored()
    assert scorer.winner() == 2
    scorer.press("B")
    assert scorer.items(KEEPER_PAUSE) == ["RESUME", "POINTS", "UNDO", "STOP"]
    scorer.press("A")
    assert scorer.winner() == 2
    scorer.undo()
    assert scorer.asked() == 2
    scorer.broken(6)
    assert scorer.scored() == {2: (6, 6), 1: (0, 7)}
    assert scorer.winner() == 1


def test_a_group_undoes_the_end_of_a_round(deluxe):
    deluxe.open(PLAYERS="3", FIRST="P1")
    deluxe.keys(1, 1)
    deluxe.scored(3)
    deluxe.keys(4, 0)
    assert deluxe.scored(3)[1] == (6, 6)
    deluxe.undo()
    assert deluxe.asked() == 3  # whose guess it was
    deluxe.keys(0, 0)
    assert deluxe.scored(3) == {1: (0, 0), 2: (0, 3), 3: (0, 0)}


def test_leave_and_resume(switch_on, interpreter, root):
    scorer = Scorer(switch_on(interpreter, root=root))
    scorer.open(FIRST="P2", ROUNDS="4", ROWS="6")
    expected = Scorekeeper(EDITIONS["classic"].with_rules(rows=6), 2, 4, 1)
    scorer.broken(5)
    scorer.scored()
    expected.enter(BROKEN, 5)
    for way, kind in (("WRONG", WRONG_KEYS), ("VOID", VOID), ("UNBROKEN", UNBROKEN)):
        scorer.ended(way)
        scorer.scored()
        expected.enter(kind)
        scorer.pause("LEAVE")
        assert scorer.main_menu() == "RESUME"
        assert last_kept(scorer.device) == to_bytes(expected)
        scorer.press("A")
        scorer.device.run(300)
        assert scorer.asked() == expected.codemaker + 1
    scorer.pause("POINTS")
    assert [scored[1] for _, scored in sorted(scorer.scored().items())] == expected.points


def test_starting_something_else_over_a_kept_score_asks(scorer):
    scorer.open(FIRST="P1")
    scorer.broken(5)
    scorer.scored()
    scorer.pause("LEAVE")
    assert scorer.main_menu() == "RESUME"
    scorer.choose("SCORE", MAIN)
    assert stands(scorer.grid, 2, scorer.words["SURE"])
    scorer.press("B")
    scorer.go_to("RESUME", MAIN)
    scorer.press("A")
    scorer.device.run(300)
    assert scorer.asked() == 2


def test_stop_asks_and_keeps_nothing(scorer):
    scorer.open(FIRST="P1")
    scorer.pause("STOP")
    scorer.press("A")
    assert scorer.main_menu() == "SOLO"
