# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A program that really hangs, on the emulated board: the game is back within 8 s, and hangs in a row end in a sign."""

import pytest

from board import EmulatedPico
from fault_drive import ORANGE, SECRET, SETTINGS, Faults, check_sign, check_tries_again, fault_drive, is_game
from game_drive import changed
from handheld import records
from lights import Grid, colour_of
from solo_script import start_game, wrong_for

pytestmark = [pytest.mark.board, pytest.mark.timeout(240)]

WITHIN_MS = 8000
RED = 1


def watch(pico):
    return records.read(bytearray(pico.nvm)).watch


@pytest.mark.parametrize("setting", ["WATCHDOG", "CLASSROOM_LOCK"])
def test_a_hang_gives_the_game_again_where_it_was(tmp_path, setting):
    with Faults(fault_drive(tmp_path, f"{setting} = 1\n")) as pico:
        player = start_game(pico)
        player.submit(wrong_for(SECRET))
        player.submit(wrong_for(SECRET))
        pico.run(4500)  # longer than the watchdog waits: the loop feeds it
        hang = pico.hang_once()
        pico.until_reset(WITHIN_MS)
        while not is_game(pico.until_frame(), rows=2):
            pass
        print(f"{setting}: the game is lit again {pico.last.ms - hang:.0f} ms after the hang")
        assert pico.last.ms - hang <= WITHIN_MS
        pico.run(200)
        player.press("UP")
        assert Grid(pico.last).pegs(3)[0] in range(1, 7)
        assert watch(pico) == 1
        assert pico.flash_operations <= 3  # since the reset: nothing was erased


def test_hangs_in_a_row_end_in_a_sign_with_drive_and_console_open(tmp_path):
    with Faults(fault_drive(tmp_path, "CLASSROOM_LOCK = 1\n")) as pico:
        pico.hold_hang()
        for faults in (1, 2, 3):
            pico.until_reset(WITHIN_MS)
            pico.run(600)
            assert watch(pico) == faults
        check_sign(pico)
        assert pico.is_open()
        pico.run(300)
        assert "three times in a row" in pico.console and "Switch it off and on" in pico.console
        pico.let_go()
        sign = pico.last
        assert "reset" not in pico.run(5000)
        assert pico.last is sign
        # Switched off and on it tries again, locked as before.
        check_tries_again(pico)


def test_without_the_setting_there_is_no_watchdog(tmp_path):
    with Faults(fault_drive(tmp_path, "")) as pico:
        pico.hang_once()
        assert "reset" not in pico.run(5000)


def test_the_crash_sign_stays_though_the_watchdog_ran(tmp_path):
    drive = changed(tmp_path, settings=SETTINGS + "WATCHDOG = 1\n", without=["lib/handheld/screens/pause.mpy"])
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        pico.run(100)
        player = start_game(pico)
        player.submit(wrong_for(SECRET))
        pico.level("B", False)
        pico.wait_console("Press any of its buttons")
        pico.level("B", True)
        pico.run(100)
        cross = pico.last
        assert {colour_of(pixel) for pixel in cross.pixels if any(pixel)} == {RED}
        assert colour_of(cross.pixels[8 * 4 + 3]) != ORANGE
        assert "reset" not in pico.run(5000)
        assert pico.last is cross
        pico.press("A", held=60, after=1500)
        assert is_game(pico.last, rows=1)
