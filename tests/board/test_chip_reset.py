# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The emulated chip resets itself as the real one does: when, why, and what CircuitPython makes of it."""

import re

import pytest

from board import EmulatedPico
from game_drive import ROOT

pytestmark = [pytest.mark.board, pytest.mark.timeout(120)]

PROBE = ROOT / "tests" / "data" / "chip_probe" / "code.py"


@pytest.fixture
def pico(tmp_path):
    drive = tmp_path / "CIRCUITPY"
    drive.mkdir()
    (drive / "code.py").write_bytes(PROBE.read_bytes())
    with EmulatedPico(drive) as board:
        assert started(board) == "POWER_ON"
        yield board


def started(pico):
    """Wait until the program runs; return why the chip started."""
    pico.wait_console("code.py")
    pico.type("w")
    return re.findall(r"ResetReason.(\w+)\r\n", pico.wait_console("\r\n"))[0]


def test_the_watchdog_resets_after_its_time_unless_it_is_fed(pico):
    pico.type("2")
    pico.wait_console("ON")
    pico.run(1500)
    pico.type("f")
    pico.run(20)
    fed = pico.ms
    pico.run(1500)
    assert pico.on and pico.ms < fed + 2000
    pico.type("h")
    pico.wait_console("HUNG")
    assert fed + 1950 < pico.until_reset(1000) < fed + 2050
    reset = pico.ms
    assert started(pico) == "WATCHDOG"
    assert pico.ms < reset + 500  # without the second in which a power-on waits for the button
    assert "reset" not in pico.run(2500)  # it is off after a reset


def test_a_reset_by_the_program_has_another_reason(pico):
    pico.type("r")
    pico.until_reset(100)
    assert started(pico) == "SOFTWARE"
    pico.power_cycle()
    assert started(pico) == "POWER_ON"


def test_a_stopped_program_is_not_reset(pico):
    """CircuitPython ends the watchdog with the program: whoever stops it at the console has all the time."""
    pico.type("2")
    pico.wait_console("ON")
    pico.type("\x03")
    pico.wait_console("KeyboardInterrupt")
    pico.type("\r")
    pico.wait_console(">>>")
    assert "reset" not in pico.run(4000)
