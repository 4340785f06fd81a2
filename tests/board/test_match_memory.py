# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Free heap in matches on the emulated board, asked of the running firmware by the probe's code.py."""

import re

import pytest

from board import EmulatedPico
from game_drive import ROOT, changed
from match_player import People

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

PROBE = ROOT / "tests" / "data" / "probe" / "code.py"
FREE = 120_000  # as in a solo game
CODE = (1, 2, 3, 4)


def free_heap(pico):
    """Return the bytes free after a collection."""
    pico.type("h")
    return int(re.findall(r"heap (\d+)", pico.wait_console("\n"))[0])


def wrong(row, colours):
    """Return another code each row, none of them CODE, most of its pegs lit brightly."""
    return (5, 5, 1 + row % colours, 1 + row // 2 % colours)


@pytest.fixture
def switch_on(tmp_path):
    """Give a function: an edition -> (board at its menu, people)."""
    boards = []

    def start(edition, colours):
        pico = EmulatedPico(changed(tmp_path, settings=f'EDITION = "{edition}"\nPUZZLE = 9\n', code=PROBE))
        boards.append(pico)
        pico.wait_console("SOLO")
        pico.run(300)
        people = People(pico, colours=colours)
        people.set_up()
        return pico, people

    yield start
    for board in boards:
        board.close()


def test_free_heap_in_row_10_of_a_classic_match(switch_on):
    pico, people = switch_on("classic", 6)
    people.start(FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    for row in range(9):
        people.guess_and_see(wrong(row, 6))
    people.press("UP", "RIGHT", "DOWN")
    free = free_heap(pico)
    assert people.grid.pegs(10)[:1] == (1,)
    print(f"free heap in row 10 of a classic match: {free}")
    assert free >= FREE


def test_free_heap_in_row_12_of_a_deluxe_group_of_five(switch_on):
    pico, people = switch_on("deluxe", 8)
    people.start(PLAYERS="5", FIRST="P1")
    people.set_code(1, CODE)
    for row in range(11):
        people.guess_in_turn(2 + row % 4, wrong(row, 8))
        people.press("A")
    people.take(5, "GUESS")
    people.press("UP", "RIGHT", "DOWN")
    free = free_heap(pico)
    assert people.grid.pegs(12)[:1] == (1,)
    print(f"free heap in row 12 of a deluxe group of five: {free}")
    assert free >= FREE


def test_nothing_is_left_behind_by_a_match(switch_on):
    """The main menu has as much free after three matches as after one, but for what fragments take."""
    pico, people = switch_on("classic", 6)
    free = []
    for _ in range(3):
        people.start(FIRST="P1")
        people.set_code(1, CODE)
        people.take(2, "GUESS")
        people.guess_and_see(wrong(1, 6))
        people.pause("STOP")
        people.press("A")
        assert people.main_menu() == "SOLO"
        free.append(free_heap(pico))
        people.set_up()
    print(f"free heap in the main menu after each of three matches: {free}")
    assert free[2] > free[0] - 1000


def test_a_solo_game_after_a_match_has_as_much_as_one_before(switch_on):
    pico, people = switch_on("classic", 6)
    people.press("B")
    assert people.main_menu() == "SOLO"
    people.set_up()
    people.start(FIRST="P1")
    people.set_code(1, CODE)
    people.pause("STOP")
    people.press("A")
    assert people.main_menu() == "SOLO"
    people.press("A")
    pico.run(200)
    for row in range(9):
        people.guess_and_see(((row + 1) % 6 + 1, 1, 1, 1))
    people.press("UP", "RIGHT", "DOWN")
    free = free_heap(pico)
    print(f"free heap in row 10 of a solo game after a match: {free}")
    assert free >= FREE
