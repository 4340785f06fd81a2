# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""safemode.py on the emulated board: a chip that really crashes, and safe mode that somebody asked for."""

import pytest

from board import EmulatedPico
from fault_drive import SECRET, Faults, check_sign, check_tries_again, fault_drive, is_game
from handheld import records
from handheld.journal import SIZE
from solo_script import start_game, wrong_for

pytestmark = [pytest.mark.board, pytest.mark.timeout(240)]

LOCK = "CLASSROOM_LOCK = 1\n"


def watch(pico):
    return records.read(bytearray(pico.nvm)).watch


def test_a_crash_of_the_chip_gives_the_game_again(tmp_path):
    with Faults(fault_drive(tmp_path, "")) as pico:
        player = start_game(pico)
        player.submit(wrong_for(SECRET))
        crash = pico.ms
        pico.hold_crash()
        pico.until_reset(100)  # into safe mode
        pico.let_go()
        pico.until_reset(1000)  # and out of it, by safemode.py
        while not is_game(pico.until_frame(), rows=1):
            pass
        print(f"the game is lit again {pico.last.ms - crash:.0f} ms after the chip crashed")
        assert pico.last.ms - crash < 8000
        assert watch(pico) == 1


def test_crashes_in_a_row_end_in_safe_mode_with_a_sign(tmp_path):
    with Faults(fault_drive(tmp_path, LOCK)) as pico:
        pico.hold_crash()
        for faults in (1, 2, 3):
            pico.until_reset(3000)
            if faults < 3:
                pico.until_reset(1000)
                assert watch(pico) == faults
        assert "reset" not in pico.run(3000)
        assert watch(pico) == 3
        check_sign(pico)
        assert pico.is_open()
        assert "You are in safe mode because" in pico.console
        assert "Hard fault" in pico.console
        pico.type("\r")
        pico.wait_console(">>>")
        # Switched off and on it tries again, locked as before.
        pico.let_go()
        check_tries_again(pico)


def test_safe_mode_that_was_asked_for_stays(tmp_path):
    with Faults(fault_drive(tmp_path, "")) as pico:
        pico.type("\x03")
        pico.wait_console("Press any key")
        pico.type("\r")
        pico.wait_console(">>>")
        before = pico.nvm
        frames = len(pico.frames)
        pico.type("import microcontroller as m; m.on_next_reset(m.RunMode.SAFE_MODE); m.reset()\r")
        pico.until_reset(2000)
        assert "reset" not in pico.run(3000)
        assert "safe mode" in pico.console
        assert pico.is_open()
        assert pico.nvm == before
        assert len(pico.frames) == frames  # no sign: nothing is wrong


def test_a_memory_that_cannot_count_stops_at_once(tmp_path):
    """Crashes before the game has put the memory in order, which holds no journal."""
    drive = fault_drive(tmp_path, "")
    program = (drive / "code.py").read_text()
    (drive / "code.py").write_text(
        program.replace(
            "handheld = start()",
            "from memorymap import AddressRange\nAddressRange(start=0x60000000, length=4)[0:4]\nhandheld = start()",
        )
    )
    rubbish = bytes(range(256)) * (SIZE // 256)
    with EmulatedPico(drive, power=False) as pico:
        pico.power_on(rubbish)
        pico.until_reset(3000)
        assert "reset" not in pico.run(3000)
        check_sign(pico)
        assert pico.nvm == rubbish


def test_auto_reload_is_on_in_the_menu_and_off_in_a_game(tmp_path):
    """A computer that writes to the drive, by itself as some do, must not end a game."""
    with Faults(fault_drive(tmp_path, "")) as pico:
        assert pico.console.count("RELOADS 1") == 1
        player = start_game(pico)
        assert pico.console.rpartition("RELOADS ")[2].startswith("0")
        player.submit(wrong_for(SECRET))
        assert pico.console.rpartition("RELOADS ")[2].startswith("0")
        pico.power_cycle()  # it resumes: off without the menu in between
        pico.console = ""
        pico.run(1900)
        assert "RELOADS 0" in pico.console
        assert "RELOADS 1" not in pico.console
        player.hold("B")
        player.choose("LEAVE", ("RESUME", "HINT", "GIVE UP", "RESTART", "LEAVE"))
        pico.run(300)
        assert pico.console.rpartition("RELOADS ")[2].startswith("1")
