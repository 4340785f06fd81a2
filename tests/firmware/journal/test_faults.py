# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Faults in a row: counted by safemode.py, which knows the journal by itself, and forgotten by the firmware."""

import importlib.util
import random
import sys
from types import ModuleType

import pytest

from flash_memory import Flash, contents, new_journal
from handheld import records
from handheld.journal import SIZE, WATCH
from host import ROOT
from journal_parts import GAME
from power import played
from solo_script import start_game
from spoilt_memory import image

IMAGES = 3000
MODULES = ("board", "digitalio", "microcontroller", "neopixel_write", "supervisor", "usb_cdc")
WATCH_PLACE = 4  # in what `contents` returns
WELL_MS = 30_000


@pytest.fixture(scope="module")
def safemode():
    """The file from the drive's root as a module, with modules of the board that hold nothing."""
    known = {name: sys.modules.get(name) for name in MODULES}
    sys.modules.update({name: ModuleType(name) for name in MODULES})
    spec = importlib.util.spec_from_file_location("safemode", ROOT / "safemode.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, before in known.items():
        if before is None:
            del sys.modules[name]
        else:
            sys.modules[name] = before
    return module


def counted(safemode, memory):
    """Have a fault counted in this memory."""
    safemode.microcontroller.nvm = memory
    return safemode.count()


def test_faults_are_counted_beside_what_is_played(safemode):
    memory, journal = new_journal()
    journal.begin(GAME)
    assert [counted(safemode, memory) for _ in range(3)] == [1, 2, 3] == list(range(1, safemode.MOST + 1))
    state = records.read(memory)
    assert (state.play, state.watch, state.broken) == (GAME, 3, False)
    assert memory.erases == 0
    assert counted(safemode, memory) == 4


def test_a_new_memory_gets_the_version_first(safemode):
    memory = Flash()
    assert counted(safemode, memory) == 1
    state = records.read(memory)
    assert (state.version, state.watch, state.broken) == (records.CURRENT, 1, False)
    assert counted(safemode, memory) == 2


def test_no_memory_and_no_room_stop_at_once(safemode):
    assert counted(safemode, None) == safemode.MOST
    memory, journal = new_journal()
    while journal.end + 8 < SIZE:
        journal.write(WATCH, b"\0")
    counted(safemode, memory)
    before = bytes(memory.image)
    assert counted(safemode, memory) == safemode.MOST
    assert bytes(memory.image) == before


def test_a_memory_that_does_not_take_it_stops_at_once(safemode):
    class Worn(Flash):
        def __setitem__(self, where, data):
            self.image[where] = b"\0" * len(data)

    memory = Worn(bytes(new_journal()[0].image))
    assert counted(safemode, memory) == safemode.MOST


def test_whatever_is_in_the_memory_it_is_counted_without_harm_or_nothing_is_written(safemode):
    dice = random.Random(7)
    told = stopped = 0
    for number in range(IMAGES):
        memory = Flash(image(dice))
        start = bytes(memory.image)
        before = contents(memory)
        state = records.read(memory)
        faults = counted(safemode, memory)
        assert memory.erases == 0, number
        if bytes(memory.image) == start:
            assert faults == safemode.MOST, number
            assert not state.version or state.end + 8 > SIZE, number
            stopped += 1
            continue
        told += 1
        assert faults == min(before[WATCH_PLACE] + 1, 255), number
        after = contents(memory)
        assert after[WATCH_PLACE] == faults, number
        if state.version:  # a new memory has got its version besides
            # A compaction that was cut off lacks records; one more makes up the number, which harms nobody.
            assert after[:WATCH_PLACE] == before[:WATCH_PLACE] and after[5:7] == before[5:7], number
    assert told > IMAGES // 4 and stopped > IMAGES // 20


def test_half_a_count_is_passed_over(safemode):
    memory, journal = new_journal()
    journal.begin(GAME)
    end = journal.end
    counted(safemode, memory)
    whole = bytes(memory.image)
    for cut in range(end, end + 8):
        half = Flash(whole[:cut])
        assert records.read(half).play == GAME
        assert counted(safemode, half) == (2 if cut >= end + 7 else 1), cut
        assert records.read(half).play == GAME


def faults(device):
    return records.read(bytearray(device.nvm)).watch


def test_the_firmware_forgets_faults_once_it_has_run_well(switch_on, interpreter):
    memory, journal = new_journal()
    journal.write(WATCH, b"\x02")
    device = switch_on(interpreter, nvm=bytes(memory.image))
    player = start_game(device)
    player.submit((1, 1, 2, 2))
    device.run(WELL_MS - 6000)
    assert faults(device) == 2
    device.run(7000)
    assert faults(device) == 0
    assert played(device)
    known = device.nvm
    device.run(2 * WELL_MS)
    assert device.nvm == known  # one record, once


def test_without_faults_nothing_is_written(switch_on):
    device = switch_on("cpython", {"WATCHDOG": 1, "CLASSROOM_LOCK": 1})
    device.run(100)
    known = device.nvm
    device.run(2 * WELL_MS)
    assert device.nvm == known
    assert "wrong" not in device.console  # a runtime without a watchdog plays without one
