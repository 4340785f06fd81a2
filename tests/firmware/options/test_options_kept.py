# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Options stand over settings.toml from switch-on to switch-on, until RESET."""

import pytest

from flash_memory import new_journal
from grid_text import VALUE_Y, shows
from handheld.journal import OPTIONS, SIZE
from option_menu import SAID_MS, Chooser, kept
from player import Player
from solo_script import puzzle_secret, start_game, win, wrong_for

REST_MS = 2200  # after which a choice is kept that nobody has left
SETTINGS = {"LANGUAGE": "nl", "BRIGHTNESS": 70, "EDITION": "original", "PUZZLE": 5}
ALL = b"\x01\x00\x02\x11\x03\x01\x04\x01\x05\x00\x06\x02\x07\x01\x08\x01"  # en, 200, contrast, sound, never, deluxe ...


def off_and_on(chooser):
    chooser.device.power_cycle()
    chooser.device.console = ""
    chooser.device.run(300)


def values(chooser):
    """Open the options and return all values, as they are said."""
    chooser.open()
    return [chooser.option(item) for item in ("LANGUAGE", "LIGHT", "PALETTE", "SOUND", "IDLE", "EDITION")]


def test_a_record_stands_over_the_settings(switch_on, interpreter):
    _, journal = new_journal()
    journal.write(OPTIONS, ALL)
    chooser = Chooser(switch_on(interpreter, SETTINGS, nvm=bytes(journal.memory.image)))
    assert "Puzzle 5, code 1." in chooser.device.console  # what is no option stays as the file says
    told = ["ENGLISH", "200 percent", "CONTRAST", "ON", "NEVER", "DELUXE, repeats allowed, and blank"]
    assert values(chooser) == told


def test_what_was_chosen_is_there_after_switching_off(switch_on, interpreter):
    chooser = Chooser(switch_on(interpreter))
    chooser.open()
    chooser.set("LIGHT", "200 percent")
    chooser.set("PALETTE", "CONTRAST")
    chooser.set("IDLE", "20 min")
    chooser.set("EDITION", "ORIGINAL, repeats allowed")
    chooser.leave()
    assert kept(chooser.device) == [(2, 17), (3, 1), (5, 20), (6, 1)]
    off_and_on(chooser)
    assert shows(chooser.grid, VALUE_Y, "OR")
    assert values(chooser) == ["ENGLISH", "200 percent", "CONTRAST", "OFF", "20 min", "ORIGINAL, repeats allowed"]


def test_the_language_is_kept(switch_on, interpreter):
    chooser = Chooser(switch_on(interpreter))
    chooser.open()
    chooser.speak("nl")
    chooser.leave()
    off_and_on(chooser)
    assert "A begint een solospel" in chooser.device.console or "Menu." in chooser.device.console
    assert chooser.item() == "SOLO" and "SOLO: KLASSIEK." in chooser.device.console


def test_a_record_is_written_when_an_item_is_left_and_not_at_each_press(switch_on):
    chooser = Chooser(switch_on("cpython"))
    chooser.open()
    chooser.option("LIGHT")
    before = chooser.device.nvm
    for _ in range(4):
        chooser.press("RIGHT")
        assert chooser.device.nvm == before
    chooser.press("DOWN")
    assert kept(chooser.device) == [(2, 37)]
    after = chooser.device.nvm
    assert sum(a != b for a, b in zip(after, before, strict=True)) <= 12
    chooser.press("UP", "DOWN", "DOWN")
    assert chooser.device.nvm == after  # nothing new
    chooser.press("B")
    chooser.device.run(SAID_MS)
    assert chooser.device.nvm == after


def test_a_choice_that_rests_is_kept_by_itself(switch_on):
    chooser = Chooser(switch_on("cpython"))
    chooser.open()
    chooser.option("LIGHT")
    chooser.press("RIGHT")
    chooser.device.run(REST_MS)
    off_and_on(chooser)
    chooser.open()
    assert chooser.option("LIGHT") == "150 percent"


def test_a_choice_that_is_taken_back_leaves_nothing(switch_on):
    chooser = Chooser(switch_on("cpython"))
    chooser.open()
    chooser.option("LIGHT")
    before = chooser.device.nvm
    chooser.press("RIGHT", "LEFT", "DOWN")
    assert chooser.device.nvm == before
    chooser.press("UP", "RIGHT", "DOWN", "UP", "LEFT", "DOWN")
    assert kept(chooser.device) == []


def test_pairs_of_a_later_version_stay(switch_on, interpreter):
    _, journal = new_journal()
    journal.write(OPTIONS, b"\x63\x05\x03\x07\x02\x02")
    chooser = Chooser(switch_on(interpreter, nvm=bytes(journal.memory.image)))
    assert values(chooser) == ["ENGLISH", "50 percent", "NORMAL", "OFF", "5 min", "CLASSIC, repeats allowed"]
    chooser.set("IDLE", "10 min")
    chooser.leave()
    assert kept(chooser.device) == [(99, 5), (3, 7), (2, 2), (5, 10)]


def test_reset_asks_once_and_takes_all_back(switch_on, interpreter):
    _, journal = new_journal()
    journal.write(OPTIONS, ALL + b"\x63\x05")
    chooser = Chooser(switch_on(interpreter, SETTINGS, nvm=bytes(journal.memory.image)))
    chooser.open()
    chooser.option("RESET")
    chooser.press("A")
    chooser.device.run(SAID_MS)
    chooser.press("B")
    chooser.device.run(SAID_MS)
    assert (1, 0) in kept(chooser.device)
    assert chooser.item(("RESET", "WIPE", "LIGHT")) == "RESET"
    chooser.press("A")
    chooser.device.run(SAID_MS)
    chooser.press("A")
    chooser.device.run(SAID_MS)
    assert kept(chooser.device) == []
    assert "De opties zijn zoals settings.toml zegt." in chooser.device.console
    chooser = Chooser(chooser.device, language="nl")
    chooser.leave()
    assert shows(chooser.grid, VALUE_Y, "OR")
    told = ["NEDERLANDS", "70 procent", "NORMAAL", "UIT", "5 min", "ORIGINEEL, kleuren mogen dubbel"]
    assert values(chooser) == told
    chooser.leave()
    off_and_on(chooser)
    assert values(chooser) == told


@pytest.mark.parametrize("interpreter", ["cpython"])
def test_options_come_through_a_full_memory(switch_on, interpreter):
    _, journal = new_journal()
    while journal.end < SIZE * 3 // 4 - 30:
        journal.result(b"\x10\x05\x00")
    chooser = Chooser(switch_on(interpreter, {"PUZZLE": 5}, nvm=bytes(journal.memory.image)))
    chooser.open()
    chooser.set("IDLE", "NEVER")
    chooser.set("LIGHT", "70 percent")
    chooser.leave()
    win(start_game(chooser.device), puzzle_secret(5))
    chooser.press("B")
    chooser.device.run(1500)
    assert chooser.device.nvm[1000:] == b"\xff" * (SIZE - 1000)  # it was put in order
    assert kept(chooser.device) == [(2, 4), (5, 0)]
    off_and_on(chooser)
    chooser.open()
    assert chooser.option("IDLE") == "NEVER"


def test_a_kept_game_waits_while_options_change(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": 5})
    secret = puzzle_secret(5)
    player = start_game(device)
    player.submit(wrong_for(secret))
    player.pause("LEAVE", sure=False)
    device.run(SAID_MS)
    chooser = Chooser(device)
    chooser.open()
    chooser.set("EDITION", "DELUXE, no colour twice")
    chooser.set("PALETTE", "CONTRAST")
    chooser.leave()
    chooser.choose("RESUME")
    device.run(SAID_MS)
    assert Player(device).grid.pegs(1) == wrong_for(secret)
    assert chooser.grid.palette() == [1, 2, 3, 4, 5, 6]
    off_and_on(chooser)
    assert "Resumed. Rows so far: 1." in device.console
    assert chooser.grid.pegs(1) == wrong_for(secret)
