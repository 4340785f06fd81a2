# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The shims run a program as the board does: its clock, its reloads, its end; measured on CircuitPython 10.0.0."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_ticks_start_before_their_wrap_and_wrap(run_program):
    program = """
import supervisor, time
print(supervisor.ticks_ms())
while True:
    last = supervisor.ticks_ms()
    time.sleep(0.001)
    if supervisor.ticks_ms() < last:
        print("wrapped", last, supervisor.ticks_ms(), time.monotonic() > 65.5)
"""
    device, console = run_program(program, ms=66_000)
    assert console[0] == str(0x1FFF0000)
    assert len(console) == 2
    word, last, new, late = console[1].split()
    assert word == "wrapped"
    assert int(last) >= 2**29 - 5
    assert int(new) <= 5
    assert late == "True"
    assert device.ms == 66_000

    _, console = run_program(program, start_ticks=5)
    assert console == ["5"]


def test_reload_runs_the_program_again_with_its_pins_free(run_program):
    device, console = run_program(
        """
import board, digitalio, supervisor, time
from microcontroller import nvm
print(supervisor.runtime.run_reason)
digitalio.DigitalInOut(board.GP3)
time.sleep(0.01)
if nvm[0] == 255:
    nvm[0] = 1
    supervisor.reload()
time.sleep(1)
"""
    )
    assert console == ["supervisor.RunReason.STARTUP", "supervisor.RunReason.SUPERVISOR_RELOAD"]
    assert device.ms == 100
    assert device.stopped is None


def test_reload_is_no_exception_that_a_program_catches(run_program):
    _, console = run_program(
        """
import supervisor
from microcontroller import nvm
if nvm[0] != 255:
    raise SystemExit
nvm[0] = 1
try:
    supervisor.reload()
except Exception as error:
    print("caught")
"""
    )
    assert "caught" not in console


def test_a_crash_stops_the_program_and_prints_its_traceback(run_program):
    device, console = run_program("import time\ntime.sleep(0.01)\n1 / 0")
    assert console[-1].startswith("ZeroDivisionError")
    assert any("line 9" in line for line in console)
    assert "ZeroDivisionError" in device.stopped
    device.run(1000)
    assert device.ms == 1100


def test_print_exception_prints_on_the_console(run_program):
    _, console = run_program(
        """
import traceback
try:
    [][1]
except IndexError as error:
    traceback.print_exception(error)
    print(len(traceback.format_exception(error)) > 0)
"""
    )
    assert console[0].startswith("Traceback")
    assert console[-2].startswith("IndexError")
    assert console[-1] == "True"


def test_modules_hold_no_more_than_the_boards(run_program):
    _, console = run_program(
        """
import os, time, sys
print(len(os.urandom(16)), os.urandom(16) != os.urandom(16))
print(hasattr(time, "ticks_ms"), hasattr(time, "sleep_ms"), sys.implementation.name)
"""
    )
    assert console[0] == "16 True"
    assert console[1].startswith("False False")


def test_code_py_is_a_loop_of_step_and_sleep_only():
    """The page runs code.py up to its first sleep and then does the loop itself: it must hold nothing else."""
    *_, loop = ast.parse((ROOT / "code.py").read_text("utf-8")).body
    assert isinstance(loop, ast.While)
    calls = [ast.unparse(statement) for statement in loop.body]
    assert calls[0] == "handheld.step()"
    assert len(calls) == 2
    assert calls[1].startswith("time.sleep(")
