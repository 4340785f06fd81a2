# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What is heard, and what must not be: nothing of a secret, no positions; and a handheld without a sounder plays on."""

import pytest

from match_player import SECRET_ROW, People
from player import Player
from solo_script import puzzle_secret, start_game
from sounder import played, sounding_root

TICK, EXACT, MISPLACED = 2000, 1560, 780
WRONG = [200, 0, 200, 0]
SECRET = puzzle_secret(70)


@pytest.fixture(scope="module")
def sounding(tmp_path_factory):
    return sounding_root(tmp_path_factory.mktemp("sounding"))


def heard(device, since):
    return played(device.console[since:])


@pytest.mark.parametrize("name", ["UP", "LEFT", "A", "B"])
def test_each_press_ticks_once_and_alike(switch_on, sounding, interpreter, name):
    device = switch_on(interpreter, {"SOUND": 1}, root=sounding)
    known = len(device.console)
    device.press(name, held=2000, after=500)  # neither a hold nor a repeat is another press
    assert heard(device, known) == [TICK, 0]


def keys_heard(switch_on, sounding, guess):
    device = switch_on("cpython", {"SOUND": 1, "PUZZLE": 70}, root=sounding)
    player = start_game(device)
    player.enter(guess)
    device.run(500)
    known = len(device.console)
    player.press("A")
    device.run(1500)
    return player.grid.keys(1), [pitch for pitch in heard(device, known) if pitch not in (0, TICK)]


def test_keys_are_heard_exact_ones_first_whatever_their_places(switch_on, sounding):
    other = next(colour for colour in range(1, 7) if colour not in SECRET)
    seen = set()
    for place in range(4):
        guess = [other] * 4
        guess[place] = SECRET[place]
        guess[(place + 1) % 4] = SECRET[(place + 2) % 4]
        (exact, misplaced), pitches = keys_heard(switch_on, sounding, tuple(guess))
        assert pitches == [EXACT] * exact + [MISPLACED] * misplaced
        seen.add((exact, misplaced))
    assert (1, 1) in seen
    assert keys_heard(switch_on, sounding, (other,) * 4) == ((0, 0), [220])


def test_nothing_is_heard_while_a_code_is_set(switch_on, sounding):
    for code in ((1, 1, 1, 1), (5, 2, 6, 3)):
        people = People(switch_on("cpython", {"SOUND": 1}, root=sounding))
        people.set_up()
        people.start(FIRST="P1", REPEATS="YES")
        device = people.device
        people.take(1, "CODE")
        device.run(1000)
        known = len(device.console)
        people.enter(code, SECRET_ROW)
        people.press("A")
        people.sees_code(code)
        people.press("B", "RIGHT", "B", "A", "UP", "A", "A")  # back, cleared, to the gap, filled, confirmed
        device.run(1500)
        assert heard(device, known) == []
        known = len(device.console)
        people.take(2, "GUESS")
        assert heard(device, known)[:2] == [TICK, 0]


def test_a_code_that_is_refused_is_refused_in_silence(switch_on, sounding):
    people = People(switch_on("cpython", {"SOUND": 1}, root=sounding))
    people.set_up()
    people.start(FIRST="P1", REPEATS="NO")
    people.take(1, "CODE")
    people.device.run(1000)
    known = len(people.device.console)
    people.enter((1, 2, 2, 3), SECRET_ROW)
    people.press("A")
    people.device.run(1000)
    assert heard(people.device, known) == []


def test_keys_that_no_guess_can_get_are_heard_to_be_wrong(switch_on, sounding):
    people = People(switch_on("cpython", {"SOUND": 1}, root=sounding))
    people.set_up()
    people.start(ROWS="5", KEYS="BY HAND", FIRST="P1")
    people.set_code(1, (1, 2, 3, 4))
    people.take(2, "GUESS")
    people.guess((1, 2, 3, 4))
    people.take(1, "KEYS")
    people.device.run(1000)
    people.press("UP", "UP", "UP", "RIGHT")  # three exact and one misplaced: impossible
    people.device.run(500)
    known = len(people.device.console)
    people.press("A")
    people.device.run(1000)
    assert heard(people.device, known)[-4:] == WRONG


def test_waking_sounds_otherwise_than_a_press(switch_on, sounding):
    device = switch_on("cpython", {"SOUND": 1, "IDLE": 1}, root=sounding)
    device.run(125_000)
    known = len(device.console)
    device.press("A", held=1000)
    device.run(1000)
    assert heard(device, known) == [780, 1560, 0]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_without_a_driver_sound_is_a_problem_and_the_game_goes_on(switch_on, interpreter, language):
    device = switch_on(interpreter, {"SOUND": 1, "LANGUAGE": language, "PUZZLE": 70})
    assert "settings.toml: SOUND" in device.console
    device.press("UP")
    device.run(200)
    player = Player(device, language=language)
    assert player.item() == "PROBLEM"
    player.press("DOWN", "A")
    player.begin()


def test_off_is_silent(switch_on, sounding):
    device = switch_on("cpython", root=sounding)
    for name in ("UP", "DOWN", "A", "UP"):
        device.press(name)
    device.run(2000)
    assert played(device.console) == []
