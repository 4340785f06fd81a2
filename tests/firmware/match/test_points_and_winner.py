# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The screens of points and of the winner: what they show of everyone, and what the console says of them."""

from grid_words import read_all, stands
from lights import colour_of
from match_player import GAIN_Y, PLAYER_Y, TOTAL_Y
from solo_script import lines, since

CODE, MISS = (1, 1, 2, 3), (4, 4, 5, 5)
GREEN, CYAN, WHITE = 3, 8, 5


def ink(people, y):
    """Return the colour that the word on lines `y` to `y + 4` is written in."""
    (colour,) = {colour_of(pixel) for line in range(y, y + 5) for pixel in people.grid.line(line)} - {0}
    return colour


def play(people, *rows):
    """A round for each number: its code is broken in that row, by the other player."""
    for number, row in enumerate(rows):
        people.set_code(1 + number % 2, CODE)
        people.take(2 - number % 2, "GUESS")
        for _ in range(row - 1):
            people.guess_and_see(MISS)
        people.guess(CODE)
        people.device.run(3000)
        people.press("A")
        if number < len(rows) - 1:
            people.press("A")


def shown(people):
    """Return what the winner's screen shows: who, what, the total."""
    names = ["=", "P1", "P2", "P3", "P4", "P5"]
    (name,) = [name for name in names if stands(people.grid, PLAYER_Y, name)]
    return (name, *read_all(people.device, GAIN_Y, TOTAL_Y))


def test_what_was_won_is_green_and_has_a_plus(people):
    people.start(FIRST="P1")
    play(people, 2)
    assert stands(people.grid, GAIN_Y, "+2")
    assert (ink(people, GAIN_Y), ink(people, TOTAL_Y)) == (GREEN, WHITE)
    people.device.run(200)
    assert lines(people.device)[-2:] == ["Player 1: +2, 2 in all.", "Player 2: +0, 0 in all."]


def test_rows_that_were_needed_are_nothing_that_is_won(people):
    people.start(COUNT="FEWEST", FIRST="P1")
    play(people, 2, 3)
    assert stands(people.grid, PLAYER_Y, "P1")
    assert stands(people.grid, GAIN_Y, "3")
    assert (ink(people, GAIN_Y), ink(people, TOTAL_Y)) == (CYAN, WHITE)
    people.device.run(200)
    assert lines(people.device)[-2:] == ["Player 1: 3 rows, 3 in all.", "Player 2: 0 rows, 2 in all."]
    people.press("A")
    assert people.final() == (2, 2)


def test_the_winners_screen_goes_round_the_totals(people):
    people.start(FIRST="P1")
    play(people, 1, 3)
    known = len(people.device.console)
    people.press("A")
    people.device.run(200)
    assert since(people.device, known) == ["Player 2 wins the match.", "Player 1 has 1.", "Player 2 has 3."]
    seen = [shown(people)]
    for button in ("DOWN", "RIGHT", "UP", "LEFT"):
        people.press(button)
        seen.append(shown(people))
    winner, other = ("P2", "WINS", "3"), ("P1", "", "1")
    assert seen == [winner, other, winner, other, winner]
    people.press("A")
    assert people.main_menu() == "SOLO"


def test_a_draw_shows_what_everyone_has(group):
    group.start(PLAYERS="3", REPEATS="YES", FIRST="P1")
    for maker in (1, 2, 3):
        group.set_code(maker, CODE)
        group.take(maker % 3 + 1, "GUESS")
        group.guess(CODE)
        group.end_of_round(CODE, 3)
    # Each code is broken in row 1: 5 for its maker, 10 for the breaker.
    assert group.final() == (None, 15)
    seen = []
    for _ in range(4):
        group.press("DOWN")
        seen.append(shown(group))
    assert seen == [("P1", "DRAW", "15"), ("P2", "DRAW", "15"), ("P3", "DRAW", "15"), ("=", "DRAW", "15")]
    group.press("B")
    assert group.main_menu() == "SOLO"
