# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The console tells a whole game in plain lines, and nothing of the secret before the end."""

import re

import pytest

from device import current_of
from labels import LABELS
from person import MAIN_ITEMS, PAUSE_ITEMS
from player import Player, naive_feedback
from solo_script import lines, lose, puzzle_secret, since, start_game, win, wrong_for

COLOURS = {
    "en": ("blank", "red", "yellow", "green", "blue", "white", "purple", "orange", "cyan"),
    "nl": ("leeg", "rood", "geel", "groen", "blauw", "wit", "paars", "oranje", "turquoise"),
}
ROW = {"en": "Row %d: %s. %d exact, %d misplaced.", "nl": "Rij %d: %s. %d goed, %d op de verkeerde plaats."}
SECRET_LINE = {"en": "The secret was %s.", "nl": "De code was %s."}
SOLVED = {"en": "Solved in row 3 of 10.", "nl": "Geraden in rij 3 van 10."}


def in_words(language, code):
    return ", ".join(COLOURS[language][colour] for colour in code)


@pytest.mark.parametrize("language", COLOURS)
def test_a_whole_game_line_by_line(switch_on, interpreter, language):
    device = switch_on(interpreter, {"PUZZLE": 60, "LANGUAGE": language})
    secret = puzzle_secret(60)
    known = len(device.console)
    player = start_game(device)
    guesses = [wrong_for(secret), secret[::-1], secret]
    assert secret != secret[::-1]
    for guess in guesses:
        player.submit(guess)
    device.run(3000)
    told = since(device, known)
    rows = [
        ROW[language] % (number, in_words(language, code), *naive_feedback(secret, code))
        for number, code in enumerate(guesses, 1)
    ]
    assert len(told) == 8
    assert re.search(r"\b1\b.*\b4\b.*\b6\b.*\b10\b", told[0])  # game 1, four positions, six colours, ten rows
    assert re.search(r"\b60\b.*\b1\b", told[1])  # the puzzle, code 1
    assert told[2:5] == rows
    assert told[5] == SOLVED[language]
    assert told[6] == SECRET_LINE[language] % in_words(language, secret)
    assert re.search(r"\b1\b.*\b0\b", told[7])


@pytest.mark.parametrize("language", COLOURS)
def test_lines_are_plain_text(switch_on, language):
    device = switch_on("cpython", {"PUZZLE": 60, "LANGUAGE": language, "EDITION": "deluxe", "BLANKS": 1})
    player = start_game(device, blanks=True)
    lose(player, puzzle_secret(60, 0, "deluxe", blanks=True), rows=12)
    player.press("B", "UP", "A", "A", "DOWN")  # whatever there is
    device.run(500)
    assert device.console.endswith("\r\n")
    for line in device.console.split("\r\n")[:-1]:
        assert line.isprintable()
        assert line.isascii()
        assert 0 < len(line) <= 100
        assert line[-1] in ".?"


@pytest.mark.parametrize("settings", [{"PUZZLE": 61}, {}, {"PUZZLE": 61, "LANGUAGE": "nl", "BLANKS": 1}])
def test_nothing_of_the_secret_before_the_end(switch_on, interpreter, settings):
    device = switch_on(interpreter, settings)
    language = settings.get("LANGUAGE", "en")
    marker = SECRET_LINE[language].split("%", maxsplit=1)[0]
    for _ in range(3):
        player = Player(device, blanks="BLANKS" in settings, language=language)
        player.press("A")
        device.run(100)
        player.begin()
        known = len(device.console)
        # Guesses that cannot be the secret by accident: the first row's colours, found wrong or not.
        player.submit((1, 1, 1, 2))
        player.submit((2, 2, 2, 1))
        player.hold("B")  # the menus must not tell either
        player.go_to("GIVE UP", PAUSE_ITEMS)
        player.press("A", "B", "UP", "B")
        before = device.console[known:]
        player.pause("GIVE UP")
        device.run(3000)
        secret = player.grid.secret()
        if secret not in ((1, 1, 1, 2), (2, 2, 2, 1)):
            assert in_words(language, secret) not in before
        assert marker not in before
        assert str(secret) not in before
        assert "".join(map(str, secret)) not in before
        assert marker + in_words(language, secret) + "." in lines(device)
        player.press("B")


@pytest.mark.parametrize("host", ["deaf", "closed"])
def test_no_listener_blocks_nothing(switch_on, interpreter, host):
    heard = switch_on(interpreter, {"PUZZLE": 62})
    unheard = switch_on(interpreter, {"PUZZLE": 62}, host=host)
    for device in (heard, unheard):
        for game in range(2):
            win(start_game(device), puzzle_secret(62, game), rows=8)
            device.press("B")
    assert unheard.console == ""
    assert [frame.pixels for frame in unheard.frames] == [frame.pixels for frame in heard.frames]
    late = [b.ms - a.ms for a, b in zip(heard.frames, unheard.frames, strict=True)]
    assert max(map(abs, late)) < 20
    assert current_of(unheard.last) < 400


def test_the_start_says_what_it_is(switch_on, interpreter):
    device = switch_on(interpreter)
    device.run(200)
    assert lines(device)[0].startswith("Mastermind handheld ")
    assert interpreter in lines(device)[0]
    assert lines(device)[-1].startswith("SOLO")


def test_every_choice_in_the_menu_is_said(switch_on):
    device = switch_on("cpython")
    known = len(device.console)
    for name in ("RIGHT", "DOWN", "RIGHT", *["DOWN"] * (len(MAIN_ITEMS) - 2)):
        device.press(name)
        device.run(100)
    told = since(device, known)
    label = LABELS["en"]
    values = {"BLANKS": ": NO", "WON": ": 0-0", "DUEL": ": 2"}
    assert told == [
        "SOLO: ORIGINAL.",
        f"{label['REPEATS']}: YES.",
        f"{label['REPEATS']}: NO.",
        *[f"{label[item]}{values.get(item, '')}." for item in MAIN_ITEMS[2:]],
    ]
