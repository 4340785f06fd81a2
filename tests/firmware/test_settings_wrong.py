# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Any wrong line in settings.toml: the game starts with the default, names the line, and marks it in the menu."""

import re

import pytest

from device import BUTTONS, current_of
from grid_text import NAME_Y, VALUE_Y, item_at, scrolled, scrolls
from handheld.screens import font
from labels import LABELS
from lights import Grid, colour_of
from player import Player

ORANGE = 7
RIGHT_LINES = b'LANGUAGE = "nl"\nBLANKS = 1\n'
BOM = b"\xef\xbb\xbf"
# What stands in the file besides RIGHT_LINES, and what the console has to name.
WRONG = {
    "text for a number": (b'BRIGHTNESS = "bright"', "BRIGHTNESS"),
    "number in quotes": (b'CURRENT_LIMIT = "400"', "CURRENT_LIMIT"),
    "number for a text": (b"EDITION = 3", "EDITION"),
    "float": (b"BRIGHTNESS = 0.5", "BRIGHTNESS"),
    "boolean": (b"REPEATS = true", "REPEATS"),
    "date": (b"PUZZLE = 2026-01-01", "PUZZLE"),
    "array": (b"PUZZLE = [1, 2]", "PUZZLE"),
    "below": (b"CURRENT_LIMIT = 199", "CURRENT_LIMIT"),
    "above": (b"CURRENT_LIMIT = 3001", "CURRENT_LIMIT"),
    "too dim": (b"BRIGHTNESS = 29", "BRIGHTNESS"),
    "too bright": (b"BRIGHTNESS = 501", "BRIGHTNESS"),
    "unknown palette": (b'PALETTE = "red"', "PALETTE"),
    "palette by number": (b"PALETTE = 1", "PALETTE"),
    "loud": (b"SOUND = 2", "SOUND"),
    "sound as a word": (b'SOUND = "on"', "SOUND"),
    "an hour and more": (b"IDLE = 61", "IDLE"),
    "never as a word": (b'IDLE = "never"', "IDLE"),
    "negative": (b"PUZZLE = -1", "PUZZLE"),
    "too many minutes": (b"IDLE = 61", "IDLE"),
    "minutes below none": (b"IDLE = -1", "IDLE"),
    "a battery in volts": (b"BATTERY_LOW = 3", "BATTERY_LOW"),
    "louder than on": (b"SOUND = 2", "SOUND"),
    "supply by a pin": (b'LED_SUPPLY = "GP17"', "LED_SUPPLY"),
    "huge": (b"PUZZLE = 123456789012345678901234567890", "PUZZLE"),
    "half a choice": (b"REPEATS = 2", "REPEATS"),
    "unknown edition": (b'EDITION = "Deluxe"', "EDITION"),
    "unknown wiring": (b'PANEL_WIRING = "zigzag"', "PANEL_WIRING"),
    "unknown order": (b'PANEL_ORDER = ""', "PANEL_ORDER"),
    "rotation by 45": (b"PANEL_ROTATION = 45", "PANEL_ROTATION"),
    "grid on its side": (b"GRID_ROTATION = 90", "GRID_ROTATION"),
    "panels that do not tile": (b"PANEL_WIDTH = 3", "PANEL_WIDTH"),
    "panels too high": (b"PANEL_HEIGHT = 17", "PANEL_HEIGHT"),
    "a turn that makes them too wide": (b"PANEL_HEIGHT = 16\nPANEL_ROTATION = 90", "PANEL_HEIGHT"),
    "a lock by a word": (b"CLASSROOM_LOCK = true", "CLASSROOM_LOCK"),
    "a lock in quotes": (b'CLASSROOM_LOCK = "1"', "CLASSROOM_LOCK"),
    "half a watchdog": (b"WATCHDOG = 2", "WATCHDOG"),
    "unknown pin": (b'PIN_A = "GP99"', "PIN_A"),
    "pin without a header": (b'PIN_B = "GP25"', "PIN_B"),
    "supply pin of the board": (b'PIN_UP = "GP23"', "PIN_UP"),
    "pin by its name": (b'PIN_UP = "LED"', "PIN_UP"),
    "pin by number": (b"PIN_PIXELS = 0", "PIN_PIXELS"),
    "no pin at all": (b'PIN_LEFT = ""', "PIN_LEFT"),
    "not a pin": (b'PIN_LEFT = "board_id"', "PIN_LEFT"),
    "pin of another job": (b'PIN_RIGHT = "GP10"', "PIN_RIGHT"),
    "pin of the pixels": (b'PIN_A = "GP0"', "PIN_A"),
    "pixels on a button": (b'PIN_PIXELS = "GP15"', "PIN_PIXELS"),
    "pin of the sounder": (b'PIN_B = "GP16"', "PIN_B"),
    "pin of the supply": (b'PIN_SOUNDER = "GP17"', "PIN_SOUNDER"),
    "pin by a second name": (b'PIN_B = "GP26_A0"', "PIN_B"),
    "empty": (b"EDITION =", "EDITION"),
    "empty with a comment": (b"PUZZLE = # later", "PUZZLE"),
    "no equals sign": (b"BRIGHTNESS 200", "BRIGHTNESS"),
    "colon": (b"BRIGHTNESS: 200", "BRIGHTNESS"),
    "no quotes": (b"EDITION = deluxe", "EDITION"),
    "single quotes": (b"EDITION = 'deluxe'", "EDITION"),
    "open quote": (b'EDITION = "deluxe', "EDITION"),
    "something behind": (b'EDITION = "deluxe" please', "EDITION"),
    "units": (b"CURRENT_LIMIT = 500mA", "CURRENT_LIMIT"),
    "duplicate": (b"PUZZLE = 4\nPUZZLE = 5", "PUZZLE"),
    "unknown name": (b"BRIGHTNES = 100", "BRIGHTNES"),
    "small letters": (b"brightness = 100", "brightness"),
    "not TOML": (b"make it brighter", "make"),
    "table": (b"[light]\nBRIGHTNESS = 200", "[light]"),
    "no name": (b"= 3", "= 3"),
    "no name, a colon": (b": 5", ": 5"),
    "signs only": (b"==", "=="),
    "no name, a long value": (b"= quite a long line of text", "= quite a long line "),
}


def named(device):
    """Return the names after "settings.toml: " on the console, both languages."""
    return re.findall(r"settings\.toml: (.*?) (?:is wrong|klopt niet)", device.console)


def plays(device, language="nl"):
    """Start a game by the kit's own pins and see it on the kit's own panels."""
    device.press("A")
    device.run(200)
    player = Player(device, blanks=True)
    player.begin()
    assert ("Solospel 1." if language == "nl" else "Solo game 1.") in device.console
    for name in ("UP", "DOWN", "DOWN", "LEFT", "RIGHT", "B"):
        assert name in BUTTONS
        player.press(name)
    player.press("UP", "RIGHT")
    assert player.grid.pegs(1)[0] == 1
    assert current_of(device.last) < 400
    return player


@pytest.mark.parametrize("case", WRONG)
def test_wrong_lines(switch_on, case):
    text, name = WRONG[case]
    device = switch_on("cpython", RIGHT_LINES + text + b"\n")
    grid = Grid(device.last)
    assert name in named(device)
    assert "" not in named(device)
    assert colour_of(grid.at(0, 0)) == ORANGE
    chosen, count = item_at(grid)
    assert chosen == 0
    device.press("UP")
    assert item_at(Grid(device.last)) == (count - 1, count)
    assert scrolls(device, VALUE_Y, re.sub("[^A-Z0-9=]", " ", named(device)[0].upper()))
    device.press("DOWN")
    device.press("UP")
    assert scrolls(device, NAME_Y, LABELS["nl"]["PROBLEM"])
    device.press("DOWN")
    player = plays(device)  # in Dutch: the right lines hold
    assert len(player.choices) == 7  # six colours and the blank


@pytest.mark.parametrize("case", ["float", "pin of another job", "not TOML", "duplicate", "table", "no name"])
def test_wrong_lines_on_the_boards_kind_of_python(switch_on, case):
    text, name = WRONG[case]
    device = switch_on("micropython", RIGHT_LINES + text + b"\n")
    assert name in named(device)
    plays(device)


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00L\x00A", bytes(range(128, 256)), b"\x80" * 3000])
def test_binary_junk_is_named_as_the_file(switch_on, interpreter, junk):
    device = switch_on(interpreter, junk)
    assert "settings.toml" in named(device)
    assert colour_of(Grid(device.last).at(0, 0)) == ORANGE
    plays(device, "en")
    device = switch_on("cpython", junk)
    device.press("UP")
    assert scrolls(device, VALUE_Y, "SETTINGS TOML")


def test_bytes_that_are_control_characters(switch_on, interpreter):
    plays(switch_on(interpreter, bytes(range(32)) * 4), "en")


def test_a_byte_order_mark_before_a_setting_is_named(switch_on, interpreter):
    # The board reads over such a line: it does not begin with the setting's name.
    device = switch_on(interpreter, BOM + b"PUZZLE = 3\n" + RIGHT_LINES)
    assert named(device) == ["PUZZLE"]
    plays(device)


def test_a_byte_order_mark_before_no_name_at_all(switch_on, interpreter):
    device = switch_on(interpreter, BOM + b"= 3\n" + RIGHT_LINES)
    assert named(device) == ["= 3"]
    plays(device)


def test_a_byte_order_mark_before_a_comment_does_no_harm(switch_on, interpreter):
    device = switch_on(interpreter, BOM + b"# My settings\n" + RIGHT_LINES)
    assert named(device) == []
    plays(device)


@pytest.mark.parametrize("second", ["GP26", "GP26_A0"])
def test_the_first_of_two_jobs_on_one_pin_gets_it(switch_on, interpreter, second):
    device = switch_on(interpreter, f'PIN_A = "GP26"\nPIN_B = "{second}"\n')
    assert named(device) == ["PIN_B"]
    device.script([("level", 26, False), ("run", 40), ("level", 26, True), ("run", 60)])
    player = Player(device)
    player.begin()
    player.press("UP", "RIGHT", "LEFT", "B")
    assert player.grid.pegs(1)[0] is None  # B is where it always was


def test_several_wrong_lines_are_all_named_and_shown(switch_on):
    device = switch_on("cpython", b'BRIGHTNESS = 1\nLANGUAGE = "fr"\nPIN_A = "X"\nBLANKS = 1\n')
    assert set(named(device)) == {"BRIGHTNESS", "LANGUAGE", "PIN_A"}
    device.press("UP")
    seen = set()
    for _ in range(3):
        columns = scrolled(device, VALUE_Y)
        for name in ("BRIGHTNESS", "LANGUAGE", "PIN A"):
            letters = tuple(font.columns(name))
            if columns[: len(letters)] == letters:
                seen.add(name)
        device.press("RIGHT")
    assert seen == {"BRIGHTNESS", "LANGUAGE", "PIN A"}


@pytest.mark.parametrize("nothing", [None, b"", b"\n\n# only comments\n", b'CIRCUITPY_WEB_API_PORT = 80\n'])
def test_nothing_wrong_is_nothing_marked(switch_on, interpreter, nothing):
    device = switch_on(interpreter, nothing)
    assert named(device) == []
    assert colour_of(Grid(device.last).at(0, 0)) == 0
    assert "PROBLEM" not in Player(device).items()
