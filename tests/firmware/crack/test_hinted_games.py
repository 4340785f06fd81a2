# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A game that had hints says so, on grid and console, another one does not; no hint tells more than the rules do."""

import pytest

from hinted import Hinted
from player import naive_feedback
from secrecy import Span, check_same
from solo_script import lines, puzzle_secret, since, wrong_for

PUZZLE = 33
SECRET = puzzle_secret(PUZZLE)
HINTED = "It had hints."
GUESSES = ((1, 1, 2, 3), (4, 2, 5, 1), (2, 2, 3, 6))


@pytest.fixture
def hinted(switch_on, interpreter):
    return Hinted(switch_on(interpreter, {"PUZZLE": PUZZLE}))


def finish(hinted, secret=SECRET):
    """Break the code; return whether the console says that there were hints."""
    known = len(hinted.device.console)
    hinted.enter(secret)
    hinted.press("A")
    if hinted.warned:
        hinted.press("A")
    hinted.device.run(4000)
    assert hinted.grid.secret() == secret
    told = since(hinted.device, known)
    assert told[-2].startswith("The secret was ")
    return HINTED in told


def test_without_hints(hinted):
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    hinted.hand_in(wrong_for(SECRET))
    assert not finish(hinted)
    assert not hinted.marked


@pytest.mark.parametrize("hints", [{"CHECK": True}, {"LEFT": True}, {"CHECK": True, "LEFT": True}], ids=str)
def test_with_hints_switched_on(hinted, hints):
    hinted.set_hints(**hints)
    hinted.start()
    assert not hinted.marked
    hinted.hand_in(wrong_for(SECRET))
    assert hinted.marked
    assert finish(hinted)
    assert hinted.marked


def test_one_row_is_enough(hinted):
    hinted.set_hints(CHECK=True)
    hinted.start()
    assert finish(hinted)
    assert hinted.marked


def test_with_a_hint_asked_for(hinted):
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    assert not hinted.marked
    hinted.ask()
    assert hinted.marked
    hinted.press(*["LEFT", "B"] * 4)
    assert finish(hinted)
    assert hinted.marked


def test_a_hint_that_was_left_is_none(switch_on):
    hinted = Hinted(switch_on("cpython", {"PUZZLE": PUZZLE}, step_us=6000))
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    hinted.pause("HINT", sure=False)
    hinted.press("B")
    hinted.device.run(200)
    assert not finish(hinted)
    assert not hinted.marked


def test_a_warning_that_was_heeded_is_a_hint_also_when_it_is_switched_off_then(hinted):
    hinted.set_hints(CHECK=True)
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    hinted.pause("RESTART")
    hinted.begin()
    hinted.pause("LEAVE", sure=False)
    hinted.set_hints(CHECK=False)
    hinted.choose("RESUME")
    hinted.hand_in(wrong_for(SECRET))
    assert not hinted.marked
    hinted.pause("LEAVE", sure=False)
    hinted.set_hints(CHECK=True)
    hinted.choose("RESUME")
    secret = puzzle_secret(PUZZLE, 1)
    other = next(code for code in ((6, 6, 6, 6), (5, 5, 5, 5), (4, 4, 4, 4)) if contradicts(code, hinted.rows))
    assert secret != other
    assert hinted.hand_in(other) is None
    hinted.press("B")
    hinted.pause("LEAVE", sure=False)
    hinted.set_hints(CHECK=False)
    hinted.choose("RESUME")
    hinted.press(*["LEFT", "B"] * 4, "RIGHT")  # the cursor was on the fourth peg
    assert finish(hinted, secret)
    assert hinted.marked


def contradicts(code, rows):
    return any(naive_feedback(code, guess) != keys for guess, keys in rows)


def test_the_next_game_begins_without(hinted):
    hinted.set_hints(LEFT=True)
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    assert finish(hinted)
    hinted.press("B")
    hinted.set_hints(LEFT=False)
    hinted.start()
    assert not hinted.marked
    assert not finish(hinted, puzzle_secret(PUZZLE, 1))


def test_a_hinted_game_that_is_given_up_or_begun_anew_says_so(hinted):
    hinted.set_hints(CHECK=True)
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    hinted.pause("RESTART")
    hinted.begin()
    hinted.device.run(200)
    assert HINTED in lines(hinted.device)
    assert not hinted.marked
    hinted.pause("GIVE UP")
    hinted.device.run(300)
    assert lines(hinted.device).count(HINTED) == 1


def test_a_hint_that_comes_back_resumes_nothing(hinted):
    hinted.set_hints(CHECK=True, LEFT=True)
    hinted.start()
    hinted.hand_in(wrong_for(SECRET))
    hinted.hand_in(wrong_for(SECRET)[::-1]) or hinted.press("B")
    hinted.device.run(200)
    assert not [line for line in lines(hinted.device) if line.startswith("Resumed")]


def puzzles_alike():
    """Return the numbers of two puzzles whose secrets get the same keys for all GUESSES."""
    seen: dict[tuple, int] = {}
    number = 0
    while True:
        number += 1
        secret = puzzle_secret(number)
        keys = tuple(naive_feedback(secret, guess) for guess in GUESSES)
        if secret not in GUESSES and keys in seen and puzzle_secret(seen[keys]) != secret:
            return seen[keys], number
        seen[keys] = number


def test_nothing_of_the_secret_but_by_its_keys(switch_on, interpreter):
    """Two devices with other secrets, equal in all keys: all hints are the same, light by light and word by word."""
    spans = []
    for number in puzzles_alike():
        hinted = Hinted(switch_on(interpreter, {"PUZZLE": number}))
        hinted.set_hints(CHECK=True, LEFT=True)
        hinted.start()
        span = Span(hinted.device)
        for guess in GUESSES:
            if hinted.hand_in(guess) is None:
                hinted.press("A")
                hinted.see_keys(guess)
            hinted.ask()
            hinted.press(*["LEFT", "B"] * 4)
        spans.append(span.seen())
    assert "Codes left" in spans[0][1]
    check_same(*spans)
