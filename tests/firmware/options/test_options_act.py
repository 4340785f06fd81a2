# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What is chosen in OPTIONS acts at once, and is said."""

import itertools

import pytest

from device import current_of
from grid_text import NAME_Y, VALUE_Y, shows
from labels import LABELS
from lights import DARK
from option_menu import SAID_MS, Chooser, kept
from person import MAIN_ITEMS, OPTION_ITEMS
from self_tester import FULL
from solo_script import lines, start_game

PALETTE_Y, KEYS_Y, MARKS_Y = 14, 13, 0
IDLE_MS = 70_000


@pytest.fixture
def at_options(switch_on):
    """Give a function: interpreter, settings -> a Chooser in front of the options."""

    def start(*arguments, **options):
        chooser = Chooser(switch_on(*arguments, **options))
        chooser.open()
        return chooser

    return start


def samples(grid):
    """Return the colours and keys that a brightness is chosen by."""
    return grid.line(PALETTE_Y) + grid.line(KEYS_Y)


def test_all_items_are_there_and_b_goes_back(at_options, interpreter):
    chooser = at_options(interpreter)
    assert tuple(chooser.items(OPTION_ITEMS)) == OPTION_ITEMS
    chooser.press("DOWN", "DOWN")
    chooser.leave()
    assert tuple(chooser.items()) == MAIN_ITEMS


def test_every_colour_and_both_keys_are_in_sight(at_options):
    grid = at_options("cpython").grid
    assert grid.palette() == list(range(1, 9))
    assert [pixel != DARK for pixel in grid.line(KEYS_Y)] == [True, True, *[False] * 4, True, True]


def test_brightness_while_it_is_chosen(at_options, interpreter):
    chooser = at_options(interpreter, {"CURRENT_LIMIT": 3000})
    assert chooser.option("LIGHT") == "100 percent"
    plain = samples(chooser.grid)
    for percent in (150, 200, 300, 400, 500, 30, 50, 70, 100):
        chooser.press("RIGHT")
        assert chooser.said() == f"{percent} percent"
        for now, before in zip(samples(chooser.grid), plain, strict=True):
            assert now == pytest.approx([channel * percent / 100 for channel in before], abs=1)
    chooser.press("LEFT")
    assert chooser.said() == "70 percent"
    chooser.press("A")
    assert chooser.said() == "100 percent"


@pytest.mark.parametrize("limit", [200, 400])
def test_no_brightness_passes_the_budget(at_options, limit):
    chooser = at_options("cpython", {"CURRENT_LIMIT": limit})
    chooser.set("PALETTE", "CONTRAST")
    chooser.set("LIGHT", "500 percent")
    chooser.leave()
    chooser.device.run(3000)
    start_game(chooser.device)
    assert max(current_of(frame) for frame in chooser.device.frames) <= limit


def test_a_brightness_of_the_settings_is_among_the_steps(at_options):
    chooser = at_options("cpython", {"BRIGHTNESS": 173})
    assert chooser.option("LIGHT") == "173 percent"
    chooser.press("RIGHT")
    assert chooser.said() == "200 percent"
    chooser.press("LEFT")
    assert chooser.said() == "173 percent"
    chooser.press("LEFT")
    assert chooser.said() == "150 percent"


def test_the_language_without_a_restart(at_options, interpreter):
    chooser = at_options(interpreter)
    assert chooser.option("LANGUAGE") == "ENGLISH"
    chooser.speak("nl")
    assert lines(chooser.device)[-1] == "TAAL: NEDERLANDS."
    assert shows(chooser.grid, NAME_Y, "TA") and shows(chooser.grid, VALUE_Y, "NE")
    chooser.leave()
    assert tuple(chooser.items()) == MAIN_ITEMS
    chooser.go_to("SOLO")
    start_game(chooser.device)
    chooser.device.run(300)
    assert "Solospel 1. Klassiek: 4 plaatsen" in chooser.device.console
    chooser.press("UP")
    chooser.hold("B")
    chooser.device.run(300)
    assert "Pauze." in chooser.device.console


def test_back_at_once_after_another_language(at_options, interpreter):
    chooser = at_options(interpreter)
    chooser.device.script([("level", 13, 0), ("run", 20), ("level", 13, 1), ("level", 15, 0), ("run", 20)])
    chooser.device.level("B", True)
    chooser.device.run(300)
    chooser.words = LABELS["nl"]
    assert chooser.item() == "SOLO"


def together(chooser, *buttons):
    """Press buttons so that the firmware hears of all in one step."""
    down, up = ([("level", name, high) for name in buttons] for high in (False, True))
    chooser.device.script([*down, ("run", 40), *up, ("run", 300)])


@pytest.mark.parametrize("item", ["LIGHT", "PALETTE"])
def test_back_at_once_after_a_choice(at_options, item):
    chooser = at_options("cpython")
    chooser.option(item)
    chooser.leave()
    chooser.go_to("OPTIONS")
    plain_menu = chooser.grid.line(PALETTE_Y)
    chooser.press("A")
    chooser.device.run(SAID_MS)
    chooser.option(item)
    together(chooser, "RIGHT", "B")
    chooser.device.run(SAID_MS)
    chooser.go_to("OPTIONS")
    assert chooser.grid.line(PALETTE_Y) != plain_menu
    assert len(kept(chooser.device)) == 1


def test_a_reset_that_changes_nothing_sends_no_frame_twice(at_options):
    chooser = at_options("cpython")
    for _ in range(2):
        chooser.option("RESET")
        chooser.press("A")
        chooser.device.run(SAID_MS)
        chooser.press("A")
        chooser.device.run(SAID_MS)
    assert all(frame.pixels != after.pixels for frame, after in itertools.pairwise(chooser.device.frames))
    assert kept(chooser.device) is None


def test_the_palette(at_options, interpreter):
    chooser = at_options(interpreter)
    normal = samples(chooser.grid)
    chooser.set("PALETTE", "CONTRAST")
    assert chooser.grid.palette() == list(range(1, 9))
    assert sum(a != b for a, b in zip(samples(chooser.grid), normal, strict=True)) == 12
    chooser.set("PALETTE", "NORMAL")
    assert samples(chooser.grid) == normal


def test_the_edition_that_the_menu_opens_with(at_options, interpreter):
    chooser = at_options(interpreter)
    assert chooser.option("EDITION") == "CLASSIC, repeats allowed"
    chooser.press("LEFT")
    assert chooser.said() == "DELUXE, no colour twice"
    marks = chooser.grid.line(MARKS_Y, 5)
    chooser.leave()
    assert chooser.item() == "SOLO" and shows(chooser.grid, VALUE_Y, "DE")
    assert chooser.grid.line(MARKS_Y, 5) == marks
    assert chooser.grid.palette() == list(range(1, 9))


def test_house_rules_go_along_as_they_stand(switch_on):
    chooser = Chooser(switch_on("cpython"))
    chooser.go_to("REPEATS")
    chooser.press("RIGHT")
    chooser.go_to("BLANKS")
    chooser.press("RIGHT")
    chooser.open()
    assert chooser.option("EDITION") == "CLASSIC, no colour twice, and blank"
    chooser.press("RIGHT", "RIGHT", "RIGHT")
    assert chooser.said() == "CLASSIC, no colour twice, and blank"
    chooser.leave()
    chooser.device.power_cycle()
    chooser.device.run(300)
    chooser.open()
    assert chooser.option("EDITION") == "CLASSIC, no colour twice, and blank"


def test_the_idle_time(at_options):
    chooser = at_options("cpython")
    assert chooser.option("IDLE") == "5 min"
    chooser.set("IDLE", "NEVER")
    bright = samples(chooser.grid)
    chooser.device.run(IDLE_MS)
    assert samples(chooser.grid) == bright
    chooser.press("RIGHT")
    assert chooser.said() == "1 min"
    chooser.device.run(IDLE_MS)
    assert max(max(pixel) for pixel in samples(chooser.grid)) < max(max(pixel) for pixel in bright) // 2
    chooser.press("RIGHT")
    assert chooser.said() == "2 min"
    assert samples(chooser.grid) == bright


def test_sounds_that_nothing_can_play_stay_off(at_options):
    """The simulated board has no timer for a sounder; the emulated one does."""
    chooser = at_options("cpython")
    chooser.option("SOUND")
    chooser.press("RIGHT")
    assert chooser.said() == "OFF" and shows(chooser.grid, VALUE_Y, "OF")
    assert "SOUND: there is nothing here to play them with." in chooser.device.console
    chooser.leave()
    assert chooser.items()[-1] == "PROBLEM"


def test_all_that_is_said_is_in_words(at_options):
    chooser = at_options("cpython")
    said = {item: chooser.option(item) for item in OPTION_ITEMS}
    assert said == {
        "LANGUAGE": "ENGLISH",
        "LIGHT": "100 percent",
        "PALETTE": "NORMAL",
        "SOUND": "OFF",
        "IDLE": "5 min",
        "EDITION": "CLASSIC, repeats allowed",
        "TEST": "",
        "RESET": "",
        "WIPE": "",
    }


def test_the_self_test_keeps_what_was_chosen(at_options, interpreter):
    chooser = at_options(interpreter)
    chooser.option("IDLE")
    chooser.press("RIGHT", "DOWN", "DOWN", "A")
    chooser.device.run(SAID_MS)
    assert kept(chooser.device) == [(5, 10)]
    assert set(chooser.device.last.pixels) == {FULL["red"]}
    chooser.hold("B", 1200)
    chooser.device.run(1000)
    assert chooser.item() == "SOLO"
