# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Right lines in settings.toml take effect, however they are written."""

import re

import pytest

from device import BUTTONS, current_of
from grid_text import VALUE_Y, scrolls
from lights import Grid, colour_of
from player import Player
from solo_script import lines, puzzle_secret, start_game, win

ALL_AT_DEFAULT = {
    "LANGUAGE": "en",
    "EDITION": "classic",
    "REPEATS": 1,
    "BLANKS": 0,
    "PUZZLE": 0,
    "BRIGHTNESS": 100,
    "PALETTE": "normal",
    "CURRENT_LIMIT": 400,
    "IDLE": 5,
    "LED_SUPPLY": 0,
    "BATTERY_LOW": 3300,
    "SOUND": 0,
    "PANEL_WIDTH": 8,
    "PANEL_HEIGHT": 8,
    "PANEL_WIRING": "rows",
    "PANEL_ROTATION": 0,
    "PANEL_ORDER": "rows",
    "GRID_ROTATION": 0,
    "CLASSROOM_LOCK": 0,
    "WATCHDOG": 0,
    "PIN_PIXELS": "GP0",
    "PIN_UP": "GP10",
    "PIN_DOWN": "GP11",
    "PIN_LEFT": "GP12",
    "PIN_RIGHT": "GP13",
    "PIN_A": "GP14",
    "PIN_B": "GP15",
    "PIN_SOUNDER": "GP16",
    "PIN_LED_SUPPLY": "GP17",
}


def menu(device):
    return device.last.pixels


def press_pin(device, pin):
    device.script([("level", pin, False), ("run", 40), ("level", pin, True), ("run", 60)])


def test_all_defaults_written_out_are_no_different_from_no_file(switch_on, interpreter):
    written, none = switch_on(interpreter, ALL_AT_DEFAULT), switch_on(interpreter)
    assert menu(written) == menu(none)
    assert "is wrong" not in written.console


def test_the_projects_own_file_has_every_setting_and_is_right(switch_on):
    from host import ROOT  # noqa: PLC0415

    text = (ROOT / "settings.toml").read_text()
    device = switch_on("cpython", text)
    assert "is wrong" not in device.console
    offered = dict(re.findall(r"^# ([A-Z_]+) = (\S+)", text, re.MULTILINE))
    assert set(offered) == set(ALL_AT_DEFAULT)
    for name, value in offered.items():
        assert value.strip('"') == str(ALL_AT_DEFAULT[name]), name
    uncommented = re.sub(r"^# (?=[A-Z_]+ = )", "", text, flags=re.MULTILINE)
    assert uncommented != text
    device = switch_on("cpython", uncommented)
    assert "is wrong" not in device.console
    assert menu(device) == menu(switch_on("cpython"))


@pytest.mark.parametrize(
    "text",
    [
        'EDITION = "deluxe"',
        '  EDITION="deluxe"   # the big one',
        'EDITION\t=\t"deluxe"\r',
        '# settings\n\nEDITION = "deluxe"',
        'EDITION = "d\\u0065luxe"',
        'PUZZLE = 0x0\nEDITION = "deluxe"\n',
    ],
)
def test_ways_to_write_a_line(switch_on, interpreter, text):
    device = switch_on(interpreter, text)
    assert "is wrong" not in device.console
    assert Grid(device.last).palette() == [1, 2, 3, 4, 5, 6, 7, 8]


def test_language_edition_and_house_rules(switch_on, interpreter):
    settings = {"LANGUAGE": "nl", "EDITION": "deluxe", "REPEATS": 1, "BLANKS": 1}
    device = switch_on(interpreter, settings)
    start_game(device, blanks=True)
    device.run(300)
    assert "Solospel 1. Deluxe: 4 plaatsen, 8 kleuren, en leeg, 12 rijen, kleuren mogen dubbel." in lines(device)


@pytest.mark.parametrize(
    ("edition", "repeats", "allowed"),
    [("classic", None, True), ("classic", 0, False), ("deluxe", None, False), ("deluxe", 1, True)],
)
def test_repeats_left_out_is_as_the_box_says(switch_on, edition, repeats, allowed):
    settings = {"EDITION": edition} | ({} if repeats is None else {"REPEATS": repeats})
    device = switch_on("cpython", settings)
    marks = Grid(device.last).line(0, 5, 7)
    assert (marks[0] == marks[1]) == allowed


@pytest.mark.parametrize("brightness", [30, 200, 500])
def test_brightness(switch_on, brightness):
    plain = Grid(switch_on("cpython").last).at(0, 14)[0]
    bright = Grid(switch_on("cpython", {"BRIGHTNESS": brightness, "CURRENT_LIMIT": 3000}).last).at(0, 14)[0]
    assert bright == pytest.approx(plain * brightness / 100, abs=1)


def test_current_limit(switch_on):
    low, high = (switch_on("cpython", {"BRIGHTNESS": 500, "CURRENT_LIMIT": limit}) for limit in (200, 3000))
    assert current_of(low.last) <= 200 < current_of(high.last)
    assert Grid(low.last).palette() == Grid(high.last).palette() == [1, 2, 3, 4, 5, 6]


def test_buttons_may_change_places(switch_on, interpreter):
    swapped = {"PIN_UP": "GP11", "PIN_DOWN": "GP10", "PIN_A": "GP15", "PIN_B": "GP14"}
    device = switch_on(interpreter, swapped)
    press_pin(device, BUTTONS["B"])
    player = Player(device)
    player.begin()
    press_pin(device, BUTTONS["DOWN"])  # is UP now
    assert player.grid.pegs(1)[0] == 1
    press_pin(device, BUTTONS["UP"])
    assert player.grid.pegs(1)[0] == 6
    press_pin(device, BUTTONS["A"])  # is B now
    assert player.grid.pegs(1)[0] is None


def test_every_button_may_move_to_another_pin(switch_on):
    pins = dict(zip(BUTTONS, (2, 3, 4, 5, 26, 22), strict=True))
    device = switch_on("cpython", {"PUZZLE": 1} | {f"PIN_{name}": f"GP{pin}" for name, pin in pins.items()})
    press_pin(device, 14)  # the kit's A: connected to nothing
    assert "Solo game" not in device.console
    for name in ("A", "UP", "UP", "DOWN", "RIGHT", "DOWN", "LEFT"):
        press_pin(device, pins[name])
    grid = Grid(device.last)
    assert grid.pegs(1) == (1, 6, 0, 0)
    press_pin(device, pins["B"])
    assert Grid(device.last).pegs(1)[:2] == (None, 6)


def test_pixels_and_the_spare_jobs_may_move_too(switch_on):
    settings = {"PIN_PIXELS": "GP16", "PIN_SOUNDER": "GP0", "PIN_LED_SUPPLY": "GP28"}
    device = switch_on("cpython", settings)
    assert "is wrong" not in device.console
    assert menu(device) == menu(switch_on("cpython"))


def test_a_puzzle_by_number(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 99999})
    assert scrolls(device, VALUE_Y, "CLASSIC P99999")
    player = start_game(device)
    win(player, puzzle_secret(99999))
    assert colour_of(player.grid.at(0, 0)) == puzzle_secret(99999)[0]


def test_the_contrast_palette(switch_on, interpreter):
    deluxe = {"EDITION": "deluxe"}
    normal, contrast = (switch_on(interpreter, deluxe | {"PALETTE": name}) for name in ("normal", "contrast"))
    assert "is wrong" not in contrast.console
    assert Grid(normal.last).palette() == Grid(contrast.last).palette() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert Grid(normal.last).line(14) != Grid(contrast.last).line(14)
