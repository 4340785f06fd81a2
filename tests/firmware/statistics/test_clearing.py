# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The statistics are cleared after two questions only, by one record, and by nothing that the power can spoil."""

import pytest

from flash_memory import Flash, contents, started
from grid_text import NAME_Y, VALUE_Y, scrolls, shows
from handheld import compaction, records
from handheld.journal import SIZE, TALLY, framed
from player import Player
from power import power_cycle
from results import CLASSIC, DELUXE, READ_MS, bars, expected, memory_of
from solo_script import puzzle_secret, start_game, win, wrong_for

PUZZLE = 30
RESULTS = [(CLASSIC, 3, False), (DELUXE, 7, False), (CLASSIC, 0, False), (CLASSIC, 5, True)]
NOTHING = ([0] * 12, 0)


@pytest.fixture
def player(switch_on, interpreter):
    """Give a player at the last item of the statistics."""
    device = switch_on(interpreter, {"PUZZLE": PUZZLE}, nvm=memory_of(RESULTS))
    player = Player(device)
    player.go_to("WON")
    player.press("A")
    device.run(READ_MS)
    player.press("UP")
    device.run(60)
    assert device.console.endswith("CLEAR ALL.\r\n")
    return player


def score(player):
    """Return what the main menu has as games won and lost, after the statistics are left."""
    player.press("B")
    player.device.run(300)
    player.go_to("WON")
    return next(text for text in ("0-0", "3-1", "1-0") if scrolls(player.device, VALUE_Y, text))


def test_two_questions(player):
    device = player.device
    player.press("A")
    device.run(60)
    assert shows(player.grid, NAME_Y, "SU") and device.console.endswith("CLEAR ALL: SURE?\r\n")
    player.press("A")
    device.run(60)
    assert shows(player.grid, NAME_Y, "RE") and device.console.endswith("CLEAR ALL: REALLY?\r\n")
    before = device.nvm
    player.press("A")
    device.run(60)
    assert bars(player.grid) == NOTHING
    assert "The statistics are cleared." in device.console
    changed = [at for at in range(SIZE) if device.nvm[at] != before[at]]
    assert 4 <= len(changed) <= 12 and {before[at] for at in changed} == {255}  # one record, no erase
    assert score(player) == "0-0"
    power_cycle(device)
    player = Player(device)
    player.go_to("WON")
    assert scrolls(device, VALUE_Y, "0-0")


@pytest.mark.parametrize("presses", [("B",), ("A", "B"), ("A", "UP", "DOWN", "LEFT", "RIGHT", "B")])
def test_anything_but_a_leaves_them(player, presses):
    before = player.device.nvm
    player.press(*presses)
    player.device.run(100)
    if presses[0] == "A":
        assert "REALLY" not in player.device.console
        player.press("A", "A", "B")
        player.device.run(60)
        assert player.device.console.endswith("CLEAR ALL.\r\n")
    assert player.device.nvm == before
    player.press("B")
    player.device.run(300)
    player.go_to("WON")
    assert scrolls(player.device, VALUE_Y, "3-1")


def test_what_is_played_then_counts_from_nought_and_a_kept_game_stays(player):
    device = player.device
    player.press("B")
    device.run(300)
    player.go_to("SOLO")
    start_game(device)
    player.begin()
    player.submit(wrong_for(puzzle_secret(PUZZLE)))
    player.pause("LEAVE", sure=False)
    device.run(100)
    player.choose("WON")
    device.run(READ_MS)
    player.press("UP", "A", "A", "A")
    device.run(60)
    assert score(player) == "0-0"
    power_cycle(device)
    assert "Resumed. Rows so far: 1." in device.console
    player = Player(device)
    player.begin()
    player.rows.append((wrong_for(puzzle_secret(PUZZLE)), player.grid.keys(1)))
    win(player, puzzle_secret(PUZZLE))
    assert "Games won: 1. Games lost: 0." in device.console
    player.press("B")
    device.run(100)
    player.choose("WON")
    device.run(READ_MS)
    assert bars(player.grid) == expected([(CLASSIC, 2, False)], CLASSIC)[:2]


def test_every_cut_in_the_clearing_leaves_all_or_nothing():
    memory = Flash(memory_of(RESULTS))
    journal, _ = started(memory)
    journal.add(bytes((4, 16, 10, 0, 0, 0, 0, 0, 1, 2, 3, 4)))
    before = bytes(memory.image)
    journal.write(TALLY, b"")
    after = bytes(memory.image)
    assert memory.erases == 0
    old, new = contents(Flash(before)), contents(Flash(after))
    assert len(old[2]) == 2 and new[2] == [] and new[0] == old[0] != b""
    for at in range(journal.end - 8, journal.end + 1):
        for bits in (0x00, 0x0F, 0xF0):
            image = after[:at] + bytes((after[at] | bits,)) + before[at + 1 :]
            assert contents(Flash(image)) in (old, new)


def test_putting_in_order_keeps_it_cleared():
    memory = Flash(memory_of(RESULTS))
    journal, _ = started(memory)
    journal.write(TALLY, b"")
    journal.result(bytes((DELUXE, 4, 0)))
    compaction.at_once(journal)
    (tally,) = contents(memory)[2]
    assert tally[0] == DELUXE and tally[records.GAMES] == 1
    assert framed(TALLY, 1, b"") not in bytes(memory.image)
