# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the page makes of the lights for those who do not see them or their colours: words for the grid, and letters."""

import pytest

from device import Frame
from lights import COLOURS, DARK, Grid, colour_of
from match_player import People
from page import PageHandheld
from player import Player, naive_feedback

pytestmark = pytest.mark.page

OTHER = "Grid of lights with words, a menu or a sign. The console tells what it is."
BOARD = {(x, y) for y in range(1, 13) for x in range(8)} | {(x, 0) for x in range(5)}
PALETTE = {(x, 14) for x in range(8)}
CELLS = """() => {
  const canvas = document.getElementById("grid");
  const cell = canvas.width / 8;
  const context = canvas.getContext("2d");
  const cells = [];
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 8; x++) cells.push([...context.getImageData(x * cell, y * cell, cell, cell).data].join());
  return cells;
}"""
CODE = (1, 1, 2, 3)
CODE_WORDS = "red, red, yellow, green"
OTHER_CODE = (4, 5, 6, 4)


def words(device: PageHandheld) -> str:
    """The grid's words, once they had the time to follow: a second. They stay while the cursor blinks."""
    seen = set()
    for _ in range(3):
        device.run(1010)
        device.page.wait_for_timeout(60)
        seen.add(device.page.locator("#grid").get_attribute("aria-label") or "")
    assert len(seen) == 1, f"the words change by themselves: {seen}"
    return seen.pop() or ""


def lettered(device: PageHandheld) -> set:
    """The cells on which letters stand when they are switched on."""
    pictures = []
    for wanted in (False, True):
        device.page.set_checked("#letters", wanted)
        device.page.wait_for_timeout(60)
        pictures.append(device.page.evaluate(CELLS))
    device.page.set_checked("#letters", False)
    return {(at % 8, at // 8) for at in range(128) if pictures[0][at] != pictures[1][at]}


def lit(device: PageHandheld, cells: set) -> set:
    """Those of the cells that show one of the eight colours."""
    grid = Grid(Frame(0, device.pixels))
    return {(x, y) for x, y in cells if grid.at(x, y) != DARK and colour_of(grid.at(x, y))}


def row_words(row, code, keys):
    return f"Row {row}: {', '.join(COLOURS[peg - 1] for peg in code)}; {keys[0]} exact, {keys[1]} misplaced."


def started(open_page, settings):
    device = open_page(settings)
    device.run(500)
    return device


@pytest.fixture
def game(open_page):
    """A solo game, as its player: nothing entered yet."""
    player = Player(started(open_page, {"PUZZLE": 12}))
    player.press("A")
    player.begin()
    return player


@pytest.mark.parametrize("settings", [{}, {"EDITION": "deluxe", "PUZZLE": 3}, {"BLANKS": 1, "BRIGHTNESS": "x"}])
def test_a_menu_is_no_board(open_page, settings):
    device = started(open_page, settings)
    for name in ("", "DOWN", "DOWN", "UP", "UP", "UP"):
        if name:
            device.press(name)
        assert words(device) == OTHER
        assert lettered(device) == lit(device, PALETTE) != set()


@pytest.mark.parametrize("settings", [{}, {"PUZZLE": 12}, {"EDITION": "original", "REPEATS": 0, "BRIGHTNESS": 30}])
def test_a_row_being_entered(open_page, settings):
    device = started(open_page, settings)
    device.press("A")
    assert words(device) == "A game with no row filled in yet."
    assert lettered(device) == lit(device, PALETTE)
    for name in ("UP", "RIGHT", "RIGHT", "UP", "UP"):
        device.press(name)
    assert words(device) == "Row 1, being entered: red, none, yellow, none."
    # The peg at the cursor may be dark just now.
    assert lettered(device) | {(2, 12)} == lit(device, PALETTE) | {(0, 12), (2, 12)}
    device.press("B")
    assert words(device) == "Row 1, being entered: red, none, none, none."


def test_an_empty_hole_is_not_an_unset_place(open_page):
    device = started(open_page, {"BLANKS": 1})
    for name in ("A", "DOWN", "RIGHT", "UP"):
        device.press(name)
    assert words(device) == "Row 1, being entered: empty hole, red, none, none."


def test_the_two_newest_rows(game):
    played = [(code, game.submit(code)) for code in ((1, 1, 2, 3), (6, 6, 6, 6), (1, 2, 3, 4))]
    expected = " ".join(row_words(row, *played[row - 1]) for row in (2, 3))
    assert words(game.device) == expected
    assert lettered(game.device) == lit(game.device, BOARD | PALETTE)


@pytest.mark.parametrize("won", [True, False])
def test_the_end_names_the_secret_and_letters_stay_on_the_pegs(game, won):
    device = game.device
    if won:
        while game.submit(game.guess())[0] < 4:
            pass
        device.run(3000)
    else:
        game.submit((1, 1, 2, 3))
        game.pause("GIVE UP", sure=False)
        assert words(device) == OTHER  # the question: two lights below
        game.press("A")
        device.run(3000)
    secret = game.check_end()
    named = f"Secret: {', '.join(COLOURS[peg - 1] for peg in secret)}."
    told = words(device)
    assert told.endswith(f"{'The code is broken.' if won else 'The code is not broken.'} {named}")
    assert row_words(len(game.rows), *game.rows[-1]) in told
    assert lettered(device) == lit(device, BOARD)


def test_the_screens_of_a_match(open_page):
    device = started(open_page, {})
    people = People(device)
    people.set_up()
    assert words(device) == OTHER
    assert lettered(device) == lit(device, PALETTE)
    people.start(FIRST="P1")
    assert words(device) == OTHER  # hand-over: P1 CODE
    assert lettered(device) == set()

    people.take(1, "CODE")
    assert words(device) == "Player 1 sets a code: none, none, none, none."
    people.enter(CODE, 6)
    assert words(device) == f"Player 1 sets a code: {CODE_WORDS}."
    assert lettered(device) | {(3, 7)} == lit(device, BOARD | PALETTE) | {(3, 7)}
    people.press("A")
    assert words(device) == f"The code to confirm: {CODE_WORDS}."
    assert lettered(device) == {(x, 7) for x in range(4)}
    people.press("A")
    assert words(device) == OTHER
    assert lettered(device) == set()

    people.take(2, "GUESS")
    assert words(device) == "A game with no row filled in yet. It is player 2's turn."
    assert (4, 0) in lettered(device)
    people.guess_and_see(OTHER_CODE)
    keys = naive_feedback(CODE, OTHER_CODE)
    assert words(device) == f"{row_words(1, OTHER_CODE, keys)} It is player 2's turn."
    people.pause("RECORD")
    assert words(device) == f"A row of the record: blue, white, purple, blue; {keys[0]} exact, {keys[1]} misplaced."
    assert lettered(device) == {(x, 8) for x in range(4)}
    people.press("B")
    assert words(device) == OTHER
    people.press("A")
    people.take(2, "GUESS")
    people.guess_and_see(CODE)
    device.run(3000)
    told = words(device)
    assert told.startswith(row_words(1, OTHER_CODE, keys))
    assert told.endswith(f"{row_words(2, CODE, (4, 0))} The code is broken. Secret: {CODE_WORDS}.")
    people.press("A")
    assert words(device) == OTHER  # points
    assert lettered(device) == set()


def test_keys_given_by_hand(open_page):
    device = started(open_page, {"BLANKS": 1})
    people = People(device, blanks=True)
    people.set_up()
    people.start(KEYS="BY HAND", FIRST="P1")
    people.set_code(1, CODE)
    people.take(2, "GUESS")
    people.guess(OTHER_CODE)
    people.take(1, "KEYS")
    people.press("UP", "RIGHT")
    assert words(device) == f"{row_words(1, OTHER_CODE, (1, 1))} It is player 1's turn."
    assert lettered(device) == lit(device, BOARD)  # none on the counts below


def test_the_scorekeeper_has_words_only(open_page):
    device = started(open_page, {"EDITION": "deluxe"})
    people = People(device)
    people.set_up("SCORE")
    people.start(PLAYERS="3", FIRST="P1")
    for name in ("", "UP", "RIGHT", "A"):
        if name:
            device.press(name)
        assert words(device) == OTHER
        assert lettered(device) == set()
