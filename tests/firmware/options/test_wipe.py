# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""WIPE makes the device a new one, after two questions."""

import pytest

from flash_memory import ALL_ONES, Flash, new_journal, started
from grid_text import NAME_Y, VALUE_Y, shows
from handheld import records
from handheld.journal import OPTIONS, SIZE, Journal
from journal_parts import GAME
from lights import Grid
from option_menu import SAID_MS, Chooser, kept
from solo_script import lines, puzzle_secret, start_game, win, wrong_for

WIPED_MS = 3000


def used(switch_on, interpreter):
    """Return a Chooser in front of the options of a device with statistics, a kept game and other options."""
    device = switch_on(interpreter, {"PUZZLE": 5})
    win(start_game(device), puzzle_secret(5))
    device.press("A")
    device.run(SAID_MS)
    player = start_game(device) if "Solo game 2" not in device.console else None
    assert player is None
    chooser = Chooser(device)
    chooser.press("UP")
    chooser.hold("B")
    chooser.choose("LEAVE", ("RESUME", "HINT", "GIVE UP", "RESTART", "LEAVE"))
    device.run(SAID_MS)
    chooser.open()
    chooser.set("LIGHT", "200 percent")
    chooser.set("IDLE", "NEVER")
    state = records.read(bytearray(device.nvm))
    assert state.tallies and state.play and kept(device) is not None
    chooser.option("WIPE")
    return chooser


def answer(chooser, *buttons):
    """Answer questions."""
    for button in buttons:
        chooser.press(button)
        chooser.device.run(SAID_MS)


@pytest.mark.parametrize("answers", [["B"], ["A", "B"]])
def test_a_no_to_either_question_keeps_all(switch_on, interpreter, answers):
    chooser = used(switch_on, interpreter)
    before = chooser.device.nvm
    answer(chooser, "A", *answers)
    assert shows(chooser.grid, NAME_Y, "WI")
    assert chooser.device.nvm == before
    assert chooser.option("LIGHT") == "200 percent"


def test_two_questions_and_it_is_a_new_device(switch_on, interpreter):
    chooser = used(switch_on, interpreter)
    device = chooser.device
    answer(chooser, "A")
    assert lines(device)[-1] == "WIPE: SURE?"
    answer(chooser, "A")
    assert lines(device)[-1] == "WIPE: REALLY?"
    before = device.nvm
    answer(chooser, "A")
    assert device.nvm == before  # the erase waits until the press is over
    device.run(WIPED_MS)  # which its new start ends
    device.run(SAID_MS)
    assert "All that was saved is gone." in device.console
    state = records.read(bytearray(device.nvm))
    assert (state.tallies, state.play, state.options) == ([], b"", None) and not state.broken
    assert device.nvm[32:] == b"\xff" * (SIZE - 32)
    story = device.console.partition("starts anew.")[2]
    assert "Mastermind handheld" in story and "damaged" not in story  # it has started again
    assert chooser.item() == "SOLO"
    chooser.open()
    assert chooser.option("LIGHT") == "100 percent"
    assert chooser.option("IDLE") == "5 min"
    chooser.leave()
    player = start_game(device)
    player.submit(wrong_for(puzzle_secret(5)))
    assert Grid(device.last).pegs(1) == wrong_for(puzzle_secret(5))


def test_presses_while_it_wipes_mean_nothing(switch_on):
    chooser = used(switch_on, "cpython")
    answer(chooser, "A", "A")
    chooser.press("A")
    for _ in range(12):
        chooser.press("A", "B", "RIGHT")
    chooser.device.run(WIPED_MS)
    chooser.device.run(WIPED_MS)
    assert "Solo game 3" not in chooser.device.console
    assert chooser.grid.palette() == [1, 2, 3, 4, 5, 6]


def test_power_that_fails_in_between_leaves_all_or_nothing_or_says_so():
    """The one erase and the one write, undone, done, and every half of them."""
    _, journal = new_journal()
    for row in range(40):
        journal.result(bytes((0x10, row % 10 + 1, 0)))
    journal.write(OPTIONS, b"\x02\x05")
    journal.begin(GAME)
    before = bytes(journal.memory.image)
    memory = Flash(before)
    wiping, _ = started(memory)
    from handheld import compaction  # noqa: PLC0415  (as the firmware does)

    compaction.put(wiping, records.State())
    after = bytes(memory.image)
    assert memory.erases == 1 and len(after.rstrip(b"\xff")) <= 16
    images = [before[:at] + ALL_ONES[at:] for at in range(0, SIZE, 16)]  # half erased, from its end
    images += [ALL_ONES[:at] + before[at:] for at in range(0, SIZE, 16)]  # or from its beginning
    images += [after[:at] + ALL_ONES[at:] for at in range(0, 32)]  # erased, and half written
    for image in images:
        state = records.read(bytearray(image))
        if state.broken:
            continue  # the device starts clean and says so
        again = Flash(image)
        journal = Journal(again, state.end, state.number, len(state.play))
        journal.begin(GAME)
        assert started(again)[1].play == GAME


def test_a_device_wiped_half_way_starts_and_plays(switch_on):
    _, journal = new_journal()
    for row in range(40):
        journal.result(bytes((0x10, row % 10 + 1, 0)))
    journal.write(OPTIONS, b"\x02\x05")
    before = bytes(journal.memory.image)
    for image in (ALL_ONES, before[:200] + ALL_ONES[200:], ALL_ONES[:200] + before[200:]):
        device = switch_on("cpython", {"PUZZLE": 5}, nvm=image)
        assert shows(Grid(device.last), VALUE_Y, "CL")
        win(start_game(device), puzzle_secret(5))
