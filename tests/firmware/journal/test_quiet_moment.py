# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""On the device: the memory is erased only when nobody presses anything; and what is said when it was lost."""

import pytest

from flash_memory import Flash, contents, new_journal
from grid_text import VALUE_Y
from grid_words import passes
from handheld.journal import SIZE, VERSION, framed
from lights import colour_of
from person import Person
from player import Player
from power import STARTED_MS, power_cycle
from solo_script import puzzle_secret, start_game, wrong_for

PUZZLE = 6
SECRET = puzzle_secret(PUZZLE)
QUIET_MS = 300
LOOK_MS = 10
LOST = "The saved games and statistics were damaged and are gone."


def full_to(end):
    """Return a memory with results of games up to this place."""
    memory, journal = new_journal()
    while journal.end < end:
        journal.result(b"\x10\x05\x00")
    return bytes(memory.image[: journal.end])


def end_of(device):
    return len(device.nvm.rstrip(b"\xff"))


def until_erased(device, most):
    """Run until the memory gets shorter; return the ms that took, or None."""
    start, end = device.ms, end_of(device)
    while device.ms - start < most:
        device.run(LOOK_MS)
        if end_of(device) < end:
            return device.ms - start
    return None


def give_up(device):
    """Play a row and give up, up to the press that ends it, which is still down."""
    player = start_game(device)
    player.submit(wrong_for(SECRET))
    player.pause_on("GIVE UP")
    player.press("A")
    device.level("A", False)
    device.run(30)


@pytest.mark.parametrize("held", [40, 2000])
def test_between_games_when_nobody_presses_anything(switch_on, interpreter, held):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, nvm=full_to(SIZE * 3 // 4 - 40))
    give_up(device)
    pressed = device.ms - 30
    before = contents(Flash(device.nvm))
    assert end_of(device) > SIZE * 3 // 4
    assert until_erased(device, held) is None
    device.level("A", True)
    assert until_erased(device, 1000) is not None
    assert device.ms - pressed >= max(QUIET_MS, held)
    assert contents(Flash(device.nvm)) == before and before[2][0][1] > 100
    assert device.stopped is None


def test_whoever_goes_on_pressing_is_not_disturbed(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, nvm=full_to(SIZE * 3 // 4 - 40))
    give_up(device)
    device.level("A", True)
    end = end_of(device)
    for _ in range(12):
        device.press("UP", held=40, after=220)
        assert end_of(device) == end
    assert until_erased(device, 1000) is not None


def test_not_in_a_game_that_is_three_quarters_full(switch_on, interpreter):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, nvm=full_to(SIZE * 3 // 4 - 20))
    player = start_game(device)
    player.submit(wrong_for(SECRET))
    assert end_of(device) > SIZE * 3 // 4
    assert until_erased(device, 3000) is None


def test_in_a_game_when_it_is_full(switch_on, interpreter):
    """Nearly full at switch-on within a game: no erase then; one when not much more fits, and all is there."""
    memory, journal = new_journal(full_to(SIZE - 640 - 40))
    journal.begin(bytes((4, 16, 10, PUZZLE, 0, 0, 1, 0)) + bytes(SECRET))
    end = journal.end
    assert not journal.untidy
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, nvm=bytes(memory.image[:end]))
    assert end_of(device) > end - 4
    player = Player(device)
    player.begin()
    while end_of(device) >= end - 4 and len(player.rows) < 9:
        end = end_of(device)
        player.submit(wrong_for(SECRET))
    assert 2 < len(player.rows) < 9
    power_cycle(device)
    for row, (code, keys) in enumerate(player.rows, 1):
        assert (player.grid.pegs(row), player.grid.keys(row)) == (code, keys)


def test_at_switch_on_before_the_menu(switch_on, interpreter):
    image = full_to(SIZE * 3 // 4 + 20)
    device = switch_on(interpreter, nvm=image)
    assert end_of(device) < 100 and "damaged" not in device.console
    assert contents(Flash(device.nvm)) == contents(Flash(image))


SPOILT = {
    "newer": framed(VERSION, 0, b"\x03") + framed(9, 1, b"something"),
    "rubbish": bytes(range(250)) * 9,
    "zeros": bytes(SIZE),
    "cut": framed(VERSION, 0, b"\x02\x04") + framed(4, 1, b"\x10\x05\x00"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_was_lost_is_said_once_and_the_device_starts(switch_on, interpreter, what):
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, nvm=SPOILT[what])
    device.run(STARTED_MS)
    assert LOST in device.console
    person = Person(device)
    assert colour_of(person.grid.at(0, 0)) in (1, 7), person.grid
    person.go_to("PROBLEM")
    assert passes(person.grid, VALUE_Y, "MEMORY")
    power_cycle(device)  # checks that it is not said again
    player = start_game(device)
    player.submit(wrong_for(SECRET))
    power_cycle(device)
    assert player.grid.pegs(1) == wrong_for(SECRET)


def test_version_1_goes_on_as_version_2(switch_on, interpreter):
    numbers = [0x10, 9, 7, 2, 3, *range(1, 13)]
    words = b"".join(bytes((number & 255, number >> 8)) for number in numbers[1:])
    image = framed(VERSION, 0, b"\x01") + framed(5, 1, bytes(numbers[:1]) + words)
    device = switch_on(interpreter, nvm=image)
    assert "damaged" not in device.console and Person(device).item() == "SOLO"
    *_, version, broken, cut = found = contents(Flash(device.nvm))
    assert (version, broken, cut) == (2, False, False)
    assert found[2] == [[0x10, 9, 7, 2, 3, 0, 0, *range(1, 13)]]
