# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test out of the OPTIONS menu: TEST begins it, and it leads back to the main menu."""

import pytest

from device import BUTTONS
from labels import LABELS
from person import OPTION_ITEMS, PAUSE_ITEMS, Person
from player import Player
from power import played
from self_tester import FULL, HELD, all_alike, go_to, lamps, signs, to_results
from solo_script import start_game

LOADED_MS = 400


def begin(person):
    """From the main menu into the self-test; A is still down."""
    device = person.device
    person.choose("OPTIONS")
    device.run(LOADED_MS)
    person.go_to("TEST", OPTION_ITEMS)
    device.script([("level", "A", False), ("run", LOADED_MS)])
    assert all_alike(device.last) == FULL["red"]


@pytest.mark.parametrize("language", LABELS)
def test_through_all_of_it_and_back_to_the_menu(switch_on, interpreter, language):
    device = switch_on(interpreter, {"LANGUAGE": language})
    person = Person(device, language)
    begin(person)
    device.script([("level", "A", True), ("run", 60)])
    assert all_alike(device.last) == FULL["red"]  # to let go of A is nothing
    go_to(device, "buttons")
    for name in BUTTONS:
        device.press(name)
    to_results(device)
    device.run(2000)
    assert lamps(device.last)[:2] == ["good", "good"]
    device.press("RIGHT")
    device.run(LOADED_MS)
    assert person.item() == "SOLO"
    person.press("A")
    device.run(100)
    Player(device, language=language).begin()


def test_the_a_that_chose_it_is_no_stuck_button(switch_on):
    device = switch_on("cpython")
    begin(Person(device))
    go_to(device, "buttons")
    assert signs(device.last)["A"] == HELD


@pytest.mark.parametrize("sooner", [True, False])
def test_a_game_that_was_left_is_still_kept(switch_on, interpreter, sooner):
    device = switch_on(interpreter, {"PUZZLE": 6})
    player = start_game(device)
    player.submit((1, 1, 2, 2))
    player.hold("B")
    player.choose("LEAVE", PAUSE_ITEMS)
    device.run(LOADED_MS)
    kept = played(device)
    begin(player)
    device.script([("level", "A", True), ("run", 60)])
    if sooner:
        device.press("B", held=760)
    else:
        device.run(150_000)
    device.run(LOADED_MS)
    assert player.item() == "RESUME"
    assert played(device) == kept
    player.press("A")
    device.run(200)
    assert player.grid.pegs(1) == (1, 1, 2, 2)
