# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""HINT in the pause menu puts a good next guess into the row."""

import pytest

from brute_force import first_contradicted
from cracker import rules as rules_of
from grid_text import columns_at
from hint_games import RULES, player
from mastermind.tree import tree_move
from solo_script import lines


@pytest.mark.parametrize("rules", RULES)
def test_advice_breaks_the_code(switch_on, interpreter, rules):
    settings, _ = RULES[rules]
    hinted = player(switch_on, interpreter, settings)
    hinted.start()
    while not hinted.rows or hinted.rows[-1][1][0] < 4:
        code = tuple(peg or 0 for peg in hinted.ask())
        # A tree's move may be one that cannot be right, as it tells more.
        assert first_contradicted(code, hinted.rows) == 0 or code == tree_move(rules_of(settings), hinted.rows)
        hinted.press("A")
        if len(hinted.rows) > 8:
            break
        hinted.device.run(1000)
        hinted.rows.append((code, hinted.grid.keys(len(hinted.rows) + 1)))
    assert hinted.rows[-1][1] == (4, 0)
    assert len(hinted.rows) <= 8
    hinted.check_end()


def test_advice_replaces_what_was_entered_and_may_be_changed(switch_on, interpreter):
    hinted = player(switch_on, interpreter)
    hinted.start()
    hinted.hand_in((1, 1, 2, 2))
    hinted.press("UP", "RIGHT", "DOWN")
    code = hinted.ask()
    assert first_contradicted(code, hinted.rows) == 0
    hinted.press("UP")
    assert hinted.grid.pegs(2)[0] == code[0] % 6 + 1
    assert hinted.grid.pegs(2)[1:] == code[1:]
    assert "Row 2" not in hinted.device.console


def test_b_leaves_the_search_for_advice(switch_on, interpreter):
    hinted = player(switch_on, interpreter, step_us=6000)
    hinted.start()
    hinted.hand_in((1, 1, 2, 2))
    hinted.press("UP")
    hinted.pause("HINT", sure=False)
    assert not hinted.on_board
    hinted.press("B")
    hinted.device.run(1000)
    assert hinted.grid.pegs(2)[1:] == (0, 0, 0)
    assert not any(columns_at(hinted.grid, 2)[4:7]) or hinted.on_board
    assert "hints" not in " ".join(lines(hinted.device))
