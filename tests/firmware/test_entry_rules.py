# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Entering a row, without any light: the cycle of choices, the cursor, gaps, clearing and copying."""

import pytest

import mastermind
from handheld.entry import UNSET, Entry

EDITIONS = {
    "classic": (mastermind.EDITIONS["classic"], [1, 2, 3, 4, 5, 6]),
    "deluxe": (mastermind.EDITIONS["deluxe"], [1, 2, 3, 4, 5, 6, 7, 8]),
    "classic with blanks": (mastermind.EDITIONS["classic"].with_rules(blanks=True), [1, 2, 3, 4, 5, 6, 0]),
    "deluxe with blanks": (mastermind.EDITIONS["deluxe"].with_rules(blanks=True), [1, 2, 3, 4, 5, 6, 7, 8, 0]),
}


@pytest.fixture(params=EDITIONS)
def choices(request):
    edition, order = EDITIONS[request.param]
    return Entry(edition), order


def test_up_goes_through_all_choices_from_the_first_and_wraps(choices):
    entry, order = choices
    seen = []
    for _ in range(len(order) + 2):
        entry.turn(1)
        seen.append(entry.peg)
    assert seen == [*order, *order[:2]]


def test_down_goes_through_all_choices_from_the_last_and_wraps(choices):
    entry, order = choices
    seen = []
    for _ in range(len(order) + 2):
        entry.turn(-1)
        seen.append(entry.peg)
    assert seen == [*order[::-1], *order[:-3:-1]]


def test_down_undoes_up_on_every_peg(choices):
    entry, order = choices
    for colour in order:
        entry.turn(1)
        assert entry.peg == colour
        entry.turn(1)
        entry.turn(-1)
        assert entry.peg == colour


def test_the_cursor_moves_and_wraps_both_ways(choices):
    entry, _ = choices
    places = []
    for step in (1, 1, 1, 1, -1, -1):
        entry.move(step)
        places.append(entry.cursor)
    assert places == [1, 2, 3, 0, 3, 2]


def test_a_goes_to_the_next_gap_round_the_end():
    entry = Entry(EDITIONS["classic"][0])
    entry.pegs[:] = [UNSET, 3, UNSET, 4]
    places = []
    for _ in range(3):
        entry.next_gap()
        places.append(entry.cursor)
    assert places == [2, 0, 2]


def test_the_only_gap_keeps_the_cursor_and_a_full_row_too():
    entry = Entry(EDITIONS["classic"][0])
    entry.pegs[:] = [1, UNSET, 2, 3]
    entry.cursor = 1
    entry.next_gap()
    assert entry.cursor == 1
    entry.cursor = 3
    entry.next_gap()
    assert entry.cursor == 1


def test_a_blank_is_set_and_a_gap_is_not():
    entry = Entry(EDITIONS["classic with blanks"][0])
    for _ in range(4):
        assert not entry.full
        entry.turn(-1)
        entry.move(1)
    assert entry.full
    assert entry.code == (0, 0, 0, 0)
    entry.clear()
    assert entry.peg == UNSET
    assert not entry.full


def test_untouched_means_no_peg_wherever_the_cursor_is():
    entry = Entry(EDITIONS["classic"][0])
    entry.move(2)
    assert entry.untouched
    entry.turn(1)
    assert not entry.untouched


def test_copying_and_beginning_anew():
    entry = Entry(EDITIONS["classic with blanks"][0])
    entry.move(3)
    entry.copy((1, 0, 2, 2))
    assert (entry.code, entry.cursor) == ((1, 0, 2, 2), 0)
    entry.move(1)
    entry.begin()
    assert (entry.pegs, entry.cursor) == ([UNSET] * 4, 0)
