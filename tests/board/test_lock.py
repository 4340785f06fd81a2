# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""boot.py on the emulated board: what a computer is offered, locked and not, and the ways back in."""

import pytest

from board import EmulatedPico
from device import BUTTONS
from game_drive import built, changed
from lights import Grid, colour_of

pytestmark = [pytest.mark.board, pytest.mark.timeout(180)]

DRIVE, CONSOLE = 8, 10  # classes of USB interfaces
OPEN = {DRIVE, CONSOLE}
LOCK = "CLASSROOM_LOCK = 1\n"
READY_MS = 1900  # the menu is lit, and a computer has asked what there is
FIRST_READY_MS = READY_MS + 900
START_MS = 1406 + 400  # as in test_start
B_ON_GP9 = LOCK + 'PIN_B = "GP9"\n'


def offered(pico, held=(), ms=READY_MS):
    """Switch on with these pins low; return the kinds of interfaces that the computer is offered."""
    for pin in held:
        pico.command("level", pin=pin, high=False)
    pico.power_on()
    pico.run(ms)
    for pin in held:
        pico.command("level", pin=pin, high=True)
    return OPEN & set(pico.usb_interfaces())


def offered_at_first(drive):
    """The same for a drive that starts for the first time: that takes longer, but no start before it."""
    with EmulatedPico(drive, first_start=True, power=False) as pico:
        return offered(pico, ms=FIRST_READY_MS)


def with_settings(folder, settings):
    """A copy of the drive with this settings.toml, text or bytes."""
    drive = changed(folder)
    (drive / "settings.toml").write_bytes(settings if isinstance(settings, bytes) else settings.encode())
    return drive


def check_playable(pico):
    pico.press("A")
    assert Grid(pico.last).palette() == [1, 2, 3, 4, 5, 6]


def test_without_the_lock_the_drive_is_open_and_nothing_else_is_there():
    with EmulatedPico(built(), power=False) as pico:
        assert offered(pico) == OPEN
        assert set(pico.usb_interfaces()) == {DRIVE, CONSOLE, 2}  # 2: the console's other half
        check_playable(pico)


def test_locked_it_offers_nothing_and_plays_and_b_opens_it(tmp_path):
    with EmulatedPico(changed(tmp_path, settings=LOCK), power=False) as pico:
        assert offered(pico) == set()
        assert pico.usb_interfaces() == []
        lit = next(frame.ms for frame in pico.frames if sum(map(any, frame.pixels)) > 20)
        print(f"the menu of a locked handheld is lit {lit:.0f} ms after power-on")
        assert lit <= START_MS
        check_playable(pico)
        pico.power_off()
        assert offered(pico, held=[BUTTONS["B"]]) == OPEN
        check_playable(pico)


@pytest.mark.parametrize("pin", [9, BUTTONS["B"]])
def test_b_on_another_pin_opens_it_and_the_kits_own_pin_does_too(tmp_path, pin):
    with EmulatedPico(with_settings(tmp_path, B_ON_GP9), power=False) as pico:
        pico.command("level", pin=9, high=True)
        assert offered(pico, held=[pin]) == OPEN


def test_nonsense_for_b_leaves_the_kits_own_pin(tmp_path):
    with EmulatedPico(with_settings(tmp_path, LOCK + 'PIN_B = "board_id"\n'), power=False) as pico:
        assert offered(pico) == set()
        pico.power_off()
        assert offered(pico, held=[BUTTONS["B"]]) == OPEN


OPEN_SETTINGS = {  # more of them in tests/firmware/test_boot.py
    "quoted": 'CLASSROOM_LOCK = "1"\n',
    "true": "CLASSROOM_LOCK = true\n",
    "rubbish behind": b"CLASSROOM_LOCK = 1\n\xff\xfe\x00\x80rubbish",
}


@pytest.mark.parametrize("settings", OPEN_SETTINGS.values(), ids=list(OPEN_SETTINGS))
def test_a_setting_in_doubt_locks_nothing(tmp_path, settings):
    assert offered_at_first(with_settings(tmp_path, settings)) == OPEN


MISSING = ("settings.toml", "rescue", "lib", "code.py")


@pytest.mark.parametrize("missing", MISSING)
def test_a_missing_file_locks_nothing(tmp_path, missing):
    assert offered_at_first(changed(tmp_path, settings=LOCK, without=[missing])) == OPEN


def test_a_missing_library_is_a_sign_and_b_opens_the_drive(tmp_path):
    """What the lock does not ask for: the crash sign works without a console, and starts again at a press."""
    with EmulatedPico(changed(tmp_path, settings=LOCK, without=["lib/neopixel.mpy"]), power=False) as pico:
        assert offered(pico) == set()
        cross = pico.last
        assert {colour_of(pixel) for pixel in cross.pixels if any(pixel)} == {1}
        pico.run(5000)  # the watchdog, which was to start with the game, does not end the sign
        assert pico.last is cross
        pico.press("A", held=60, after=2000)
        assert pico.last is not cross and pico.last.pixels == cross.pixels
        pico.power_off()
        assert offered(pico, held=[BUTTONS["B"]]) == OPEN
        assert "neopixel" in pico.console


def test_safe_mode_opens_a_locked_board(tmp_path):
    """The button on the Pico, pressed in the first second: the way in when B is broken."""
    with EmulatedPico(changed(tmp_path, settings=LOCK), power=False) as pico:
        pico.power_on()
        pico.run(300)
        pico.bootsel(True)
        pico.run(100)
        pico.bootsel(False)
        pico.run(1500)
        assert OPEN <= set(pico.usb_interfaces())
        assert "You pressed the BOOT button" in pico.console
        pico.type("\r")
        pico.wait_console(">>>")


def test_a_wiped_drive_is_open(tmp_path):
    """Reinstalled from BOOTSEL, flash wiped: CircuitPython's own empty drive."""
    empty = tmp_path / "CIRCUITPY"
    empty.mkdir()
    (empty / "code.py").write_text('print("Hello World!")\n')
    with EmulatedPico(empty, first_start=True) as pico:
        pico.run(FIRST_READY_MS)
        assert OPEN <= set(pico.usb_interfaces())


@pytest.mark.parametrize("settings", ["", LOCK])
def test_boot_out_is_written_at_the_first_start_only(tmp_path, settings):
    """Locked and open alternate without a write: nothing is printed that could differ."""
    drive = changed(tmp_path, settings=settings)
    with EmulatedPico(drive, first_start=True, power=False) as pico:
        offered(pico, ms=FIRST_READY_MS + 500)
        first = pico.drive_files()["boot_out.txt"]
        assert b"boot.py: " not in first, first
        for held in ([], [BUTTONS["B"]], []):
            before = pico.saved("drive")
            pico.power_off()
            offered(pico, held=held)
            assert pico.saved("drive") == before


def test_an_error_in_boot_py_is_told_on_the_drive(tmp_path):
    drive = changed(tmp_path, settings=LOCK, without=["mastermind"])
    with EmulatedPico(drive, first_start=True) as pico:
        pico.run(FIRST_READY_MS + 500)
        assert b"boot.py: " in pico.drive_files()["boot_out.txt"]
