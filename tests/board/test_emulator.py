# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The emulated board itself: what it shows, hears, keeps and loses. A small program of built-ins runs on it."""

import json
import subprocess
from pathlib import Path

import pytest

import board as board_module
from board import EmulatedPico
from device import DeviceError
from node import node

pytestmark = pytest.mark.board

DRIVE = Path(__file__).parents[1] / "data" / "emulated_board"
COLOURS = [(1, 2, 3), (255, 0, 128), (0, 0, 0), (255, 255, 255)]
SECTOR = 4096
FULL = bytes(range(255)) * 16 + bytes(16)  # 4 KiB of NVM without a free byte
PROGRAMS = 16  # that fill a sector


@pytest.fixture(scope="module")
def running():
    with EmulatedPico(DRIVE) as pico:
        pico.wait_console("ready")
        yield pico


@pytest.fixture
def pico():
    """A board of a test's own, switched off."""
    with EmulatedPico(DRIVE, power=False) as pico:
        yield pico


def ask(pico, letter, answer):
    pico.type(letter)
    return pico.wait_console(answer, 500)


def test_circuitpython_sees_the_folder_as_its_drive(running):
    assert "root ['boot_out.txt', 'code.py', 'folder']" in running.console
    assert "inner ['a_long_file_name_in_a_subfolder.txt']" in running.console
    assert "content found" in running.console


def test_frames_have_the_colours_that_the_program_sent_in_legal_bits(running):
    assert running.frames[0].pixels == COLOURS
    assert running.out_of_spec == 0


def test_a_press_is_seen_with_its_bounce_and_shown_at_once(running):
    before = len(running.frames)
    pressed = running.ms
    running.press("A", held=20, after=20, bounce=((0, 900), (1, 700)))
    frames = running.frames[before:]
    assert [frame.pixels[2] for frame in frames] == [(77, 0, 0), (0, 0, 0)] * 3
    assert pressed < frames[0].ms < pressed + 1
    ask(running, "c", "changes 6")


def test_the_console_echoes(running):
    ask(running, "z", "echo z")
    assert {8, 10} <= set(running.usb_interfaces())  # drive and console


def test_until_frame_stops_at_the_frame_and_says_when_none_came(running):
    running.level("A", False)
    start = running.ms
    assert running.until_frame().pixels[2] == (77, 0, 0)
    assert running.ms < start + 1
    running.level("A", True)
    running.until_frame()
    with pytest.raises(DeviceError, match="no frame within 50 ms"):
        running.until_frame(50)
    with pytest.raises(DeviceError, match="no 'never said' within"):
        running.wait_console("never said", 50)


def test_free_nvm_is_programmed_and_used_nvm_erased_first(pico):
    pico.power_on(nvm=b"used")
    pico.wait_console("ready")
    ask(pico, "a", "appended at 4")
    assert pico.flash_operations == 1
    assert pico.nvm == b"usedappend".ljust(SECTOR, b"\xff")
    begin = pico.ms
    ask(pico, "o", "overwritten")
    assert pico.flash_operations == 1 + 1 + PROGRAMS
    assert 45 < pico.ms - begin < 65
    assert pico.nvm.startswith(b"\x8asedappend\xff")


def test_a_power_cycle_keeps_nvm_and_starts_the_time_again(pico):
    pico.power_on()
    pico.wait_console("ready")
    ask(pico, "a", "appended at 0")
    pico.power_cycle()
    assert pico.ms == 0
    assert pico.nvm.startswith(b"append\xff")
    pico.wait_console("ready")
    ask(pico, "a", "appended at 6")
    assert "POWER_ON" in pico.console


@pytest.mark.parametrize(
    ("operation", "half_done", "left"),
    [
        (1, False, FULL),
        (1, True, b"\xff" * (SECTOR // 2) + FULL[SECTOR // 2 :]),
        (3, True, (b"\xff" + FULL[1:384]).ljust(SECTOR, b"\xff")),  # a page and a half
    ],
)
def test_a_power_cut_leaves_what_was_done(pico, operation, half_done, left):
    pico.power_on(nvm=FULL)
    pico.wait_console("ready")
    pico.cut_power_at(operation, half_done)
    pico.type("o")
    answer = pico.run(200)
    assert answer["cut"]["number"] == operation
    assert answer["cut"]["kind"] == ("erase" if operation == 1 else "program")
    assert not pico.on
    assert pico.nvm == left
    with pytest.raises(DeviceError, match="the power is off"):
        pico.run(1)
    pico.power_on()
    assert pico.nvm == left


def test_a_chip_reset_ends_the_run_and_the_chip_starts_again(pico):
    pico.power_on()
    pico.wait_console("ready")
    before, frames = pico.ms, len(pico.frames)
    pico.type("r")
    answer = pico.run(5000)
    assert answer["reset"] is True
    assert before < pico.ms < before + 20
    pico.wait_console("ready")
    assert "SOFTWARE" in pico.console or "WATCHDOG" in pico.console
    assert pico.frames[frames].ms > before + 200  # times go on


@pytest.mark.parametrize("host", ["closed", "absent", "deaf"])
def test_without_a_reader_the_program_runs_and_the_console_is_silent(host):
    with EmulatedPico(DRIVE, host=host) as pico:
        if host == "deaf":  # print() itself waits for its reader: the first lines fill the buffer
            pico.run(2500)
            pico.set_host("reading")
            pico.wait_console("ready")
        else:
            assert pico.until_frame().pixels == COLOURS
            pico.run(500)
            assert pico.console == ""


def test_the_first_start_writes_boot_out(pico):
    boot_out = pico.drive_files()["boot_out.txt"].decode()
    assert boot_out.startswith("Adafruit CircuitPython 10.0.0 on ")
    assert "Board ID:raspberry_pi_pico\r\n" in boot_out


def test_a_button_held_at_power_on_is_low_from_the_start(pico):
    pico.level("A", False)
    pico.power_on()
    pico.wait_console("ready")
    pico.run(20)
    ask(pico, "c", "changes 0")
    pico.level("A", True)
    pico.run(20)
    ask(pico, "c", "changes 1")


def test_a_command_that_takes_too_long_ends_the_emulator(pico, monkeypatch):
    pico.power_on()
    monkeypatch.setattr(board_module, "PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr(board_module, "PATIENCE_A_SIMULATED_SECOND", 0)
    with pytest.raises(DeviceError, match=r"did not answer .* and was killed"):
        pico.run(3_600_000)


def test_wrong_commands_are_refused_and_harm_nothing(running):
    for do, arguments in (("jump", {}), ("run", {"ms": 1, "until": "noon"}), ("host", {"mode": "x"})):
        with pytest.raises(DeviceError, match=f"{do}: "):
            running.command(do, **arguments)
    running.run(1)


def test_the_fast_instructions_do_as_rp2040js_does():
    check = Path(__file__).with_name("burst_check.mjs")
    done = subprocess.run([node(), check, "150000", "7"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout
    report = json.loads(done.stdout)
    assert report["done"] > 75_000
    assert report["kinds"] == 30  # of 32: two are wide instructions, which it leaves alone
