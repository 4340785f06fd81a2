# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Nothing of a secret leaves the codemaker's own screens before the end: on all frames and lines of whole matches.

Two matches are played by the same presses at the same moments, but for the code that is set: two codes to which the
guesses get the same keys. Whatever differs between them, outside the codemaker's own screens, tells of the secret.
"""

import pytest

from handheld import words_en
from lights import DARK, Grid
from match_player import SECRET_ROW, People
from secrecy import OWN_MS, PixelsOnly, Span, check_same, twins

GUESSES = ((1, 1, 2, 2), (3, 3, 4, 4), (1, 2, 1, 3))
SETTLE_MS = 6000  # a code is entered within this time, whatever it is
COLOUR_NAMES = words_en.COLOURS[1:]


def set_code(people, player, code):
    """Set a code in a fixed time; return the spans before and after the codemaker's own screens."""
    people.take(player, "CODE")
    since = people.device.ms
    people.enter(code, SECRET_ROW)
    people.device.run(SETTLE_MS - (people.device.ms - since))
    people.press("A")
    people.sees_code(code)
    people.device.run(500)
    span = Span(people.device)
    people.press("A")
    people.device.run(1300)
    people.rows = []
    return span


def check_after_acceptance(frames, text):
    """No peg stays lit where the code stood, nothing is lit in the secret's place, no colour is said."""
    grids = [Grid(PixelsOnly(pixels)) for ms, pixels in frames if ms > OWN_MS]
    assert len(grids) >= 2
    for grid in grids:
        assert grid.line(7) == [DARK] * 8, grid
        assert grid.line(0) == [DARK] * 8, grid
    assert not [name for name in COLOUR_NAMES if name in text.lower()], text


def two_players_by_device(switch_on, code):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(ROWS="5", FIRST="P1")
    span = set_code(people, 1, code)
    check_after_acceptance(*span.seen())
    people.take(2, "GUESS")
    for guess in GUESSES:
        people.guess_and_see(guess)
    people.pause("RECORD")
    people.device.run(500)
    people.press("B", "DOWN", "A")  # the points
    people.device.run(2500)
    people.press("A", "B")
    people.take(2, "GUESS")
    people.device.run(3000)
    return people, span.seen()


def two_players_by_hand(switch_on, code):
    people = People(switch_on("cpython"))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    span = set_code(people, 1, code)
    for guess in GUESSES:
        people.by_hand(1, 2, code, guess)
    people.pause("RECOUNT")
    people.press("DOWN", "A")
    people.take(1, "KEYS")
    people.press("A")
    people.pause("CLAIM")
    people.press("A")
    people.device.run(3000)
    people.press("A")
    people.take(2, "GUESS")
    people.device.run(2000)
    return people, span.seen()


def group(switch_on, code):
    people = People(switch_on("cpython", {"EDITION": "deluxe"}), colours=8)
    people.set_up()
    people.start(PLAYERS="4", REPEATS="YES", ROWS="6", FIRST="P2")
    span = set_code(people, 2, code)
    for guesser, guess in zip((3, 4, 1), GUESSES, strict=True):
        people.guess_in_turn(guesser, guess)
        people.points(4)
        people.press("A")
    people.pause("LEAVE")
    assert people.main_menu() == "RESUME"
    people.press("A")
    people.device.run(500)
    people.take(3, "GUESS")
    people.device.run(2000)
    return people, span.seen()


@pytest.mark.parametrize(("play", "colours"), [(two_players_by_device, 6), (two_players_by_hand, 6), (group, 8)])
def test_two_secrets_with_the_same_keys_show_the_same(switch_on, play, colours):
    one, other = twins(colours, GUESSES)
    assert sum(a != b for a, b in zip(one, other, strict=True)) == 4
    seen = [play(switch_on, code)[1] for code in (one, other)]
    check_same(*seen)
    assert len(seen[0][0]) > 80


@pytest.mark.parametrize(("play", "colours"), [(two_players_by_device, 6), (two_players_by_hand, 6)])
def test_the_secrets_place_is_dark_until_the_end(switch_on, play, colours):
    code = twins(colours, GUESSES)[0]
    people, (frames, _) = play(switch_on, code)
    # Words are lit there too, in the colours of words: the points' "P1". A board has its rule marks at the right.
    boards = [Grid(PixelsOnly(pixels)) for ms, pixels in frames if ms > OWN_MS]
    boards = [grid for grid in boards if DARK not in grid.line(0, 5)]
    assert len(boards) > 50
    assert {tuple(grid.line(0, 0, 4)) for grid in boards} == {(DARK,) * 4}
    people.pause("SEEN")
    people.press("A")
    people.device.run(200)
    assert people.grid.secret() == code


def test_before_acceptance_the_console_says_nothing_of_the_code(switch_on):
    """Also what is typed, taken back and typed again stays between the codemaker and the grid."""
    texts = []
    for code in ((1, 2, 3, 4), (6, 5, 5, 6)):
        people = People(switch_on("cpython"))
        people.set_up()
        people.start(FIRST="P1")
        people.device.run(1000)
        known = len(people.device.console)
        set_code(people, 1, code)
        people.device.run(1000)
        texts.append(people.device.console[known:])
    assert texts[0] == texts[1]
    assert not [name for name in COLOUR_NAMES if name in texts[0].lower()]


def test_a_forbidden_code_is_not_told(switch_on):
    """Two forbidden codes look and sound the same once A was pressed."""
    spans = []
    for code in ((1, 1, 2, 3), (8, 7, 7, 7)):
        people = People(switch_on("cpython", {"EDITION": "deluxe"}), colours=8)
        people.set_up()
        people.start(FIRST="P1")
        people.take(1, "CODE")
        since = people.device.ms
        people.enter(code, SECRET_ROW)
        people.device.run(SETTLE_MS - (people.device.ms - since))
        span = Span(people.device)
        people.press("A")
        people.device.run(9000)
        spans.append(span.seen())
    check_same(*spans)


def test_leaving_while_a_code_is_set_keeps_nothing_of_it(switch_on):
    spans = []
    for code in ((1, 2, 3, 4), (5, 6, 5, 6)):
        people = People(switch_on("cpython"))
        people.set_up()
        people.start(FIRST="P1")
        people.take(1, "CODE")
        since = people.device.ms
        people.enter(code, SECRET_ROW)
        people.device.run(SETTLE_MS - (people.device.ms - since))
        people.hold("B")
        span = Span(people.device)
        people.press("UP", "UP", "A")
        people.device.run(500)
        people.press("A")
        people.device.run(500)
        people.take(1, "CODE")
        people.device.run(1000)
        spans.append(span.seen())
    check_same(*spans)
