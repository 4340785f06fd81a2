# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The shims do what the board does, on CPython and on MicroPython: the facts were measured on CircuitPython 10.0.0."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

def test_pins_are_checked_as_on_the_board(run_program):
    _, console = run_program(
        """
import board, digitalio, microcontroller
print(attempt(getattr, board, "GP29"), attempt(getattr, board, "GP99"))
print(board.GP7, board.LED is board.GP25 is microcontroller.pin.GPIO25, board.board_id)
pin = digitalio.DigitalInOut(board.GP7)
print(attempt(digitalio.DigitalInOut, board.GP7))
print(attempt(digitalio.DigitalInOut, "GP7"))
print(attempt(setattr, pin, "value", True))
pin.switch_to_input(pull=digitalio.Pull.UP)
print(pin.value, pin.pull is digitalio.Pull.UP)
pin.direction = digitalio.Direction.OUTPUT
pin.value = True
print(pin.value, attempt(getattr, pin, "pull"))
pin.deinit()
print(attempt(getattr, pin, "value"))
with digitalio.DigitalInOut(board.GP7) as pin:
    print(pin.value)
digitalio.DigitalInOut(board.GP7)
"""
    )
    assert console == [
        console[0],
        "board.GP7 True raspberry_pi_pico",
        "ValueError: GP7 in use",
        "TypeError: Expected a Pin",
        "AttributeError: Cannot set value when direction is input.",
        "True True",
        "True AttributeError: Pull not used when direction is output.",
        "ValueError: Object has been deinitialized and can no longer be used. Create a new object.",
        "False",
    ]
    assert console[0].count("AttributeError") == 2


def test_memory_is_flash(run_program):
    device, console = run_program(
        """
from microcontroller import nvm
print(len(nvm), nvm[0], nvm[4095], nvm[5:8] == b"\\xff\\xff\\xff", type(nvm[0:2]).__name__)
nvm[4:8] = b"save"
nvm[-1] = 3
print(bytes(nvm[3:9]), nvm[4095])
def put(first, last, value):
    nvm[first:last] = value
print(attempt(put, 0, 2, b"abc"))
print(attempt(put, 0, 2, [1, 2]))
print(attempt(nvm.__setitem__, 0, 256))
print(attempt(lambda: nvm[0:8:2]))
print(attempt(nvm.__setitem__, 4096, 1)[:10])
""",
        nvm=b"",
    )
    assert console == [
        "4096 255 255 True bytearray",
        r"b'\xffsave\xff' 3",
        "ValueError: Slice and value different lengths.",
        "NotImplementedError: array/bytes required on right side",
        "ValueError: Array values should be single bytes.",
        "NotImplementedError: only slices with step=1 (aka None) are supported",
        "IndexError",
    ]
    assert device.nvm[:9] == b"\xff\xff\xff\xffsave\xff"
    device.console = ""
    device.power_cycle()
    device.run(100)
    assert device.console.startswith("4096 255 3 False")


def test_memory_takes_its_time(run_program):
    _, console = run_program(
        """
import supervisor
from microcontroller import nvm
def took(start, data):
    before = supervisor.ticks_ms()
    nvm[start : start + len(data)] = data
    return supervisor.ticks_ms() - before
print(took(0, b"new") < 2, 50 < took(0, b"old") < 56, took(3, b"more") < 2)
""",
        ms=200,
    )
    assert console == ["True True True"]


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


CONSOLE = """
import usb_cdc, supervisor, time
console = usb_cdc.console
console.write_timeout = 0
results = [console.write(b"a" * 200), console.write(b"b" * 200), console.write(b"c" * 500)]
waiting = console.out_waiting
if waiting:
    console.reset_output_buffer()
from microcontroller import nvm
text = repr((console.connected, supervisor.runtime.serial_connected, results, waiting)).encode()
nvm[0 : len(text)] = text
"""


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("reading", (True, True, [200, 200, 320], 0)),
        ("deaf", (True, True, [200, 56, 0], 256)),
        ("closed", (False, False, [200, 200, 320], 0)),
    ],
)
def test_console_for_each_kind_of_listener(run_program, host, expected):
    device, _ = run_program(CONSOLE, host=host)
    assert ast.literal_eval(device.nvm.rstrip(b"\xff").decode()) == expected
    assert len(device.console) == (720 if host == "reading" else 0)


def test_printing_to_a_deaf_terminal_hangs_the_program_but_not_the_test(run_program):
    device, _ = run_program(
        "print('x' * 300)\nfrom microcontroller import nvm\nnvm[0] = 1", host="deaf"
    )
    assert device.nvm[0] == 0xFF
    assert device.ms == 100
    assert device.stopped is None


RELOAD = """
import microcontroller, supervisor, usb_cdc
from microcontroller import nvm
runs = 0 if nvm[0] == 0xFF else nvm[0]
nvm[0] = runs + 1
if runs == 0:
    usb_cdc.console.write(b"x" * {waiting})
    {again}()
"""


@pytest.mark.parametrize(
    ("waiting", "again", "runs"),
    [(0, "supervisor.reload", 2), (150, "supervisor.reload", 1), (150, "microcontroller.reset", 2)],
)
def test_reload_waits_for_a_deaf_terminal_and_reset_does_not(run_program, waiting, again, runs):
    device, _ = run_program(RELOAD.format(waiting=waiting, again=again), host="deaf")
    device.run(200)
    assert device.nvm[0] == runs


def test_a_character_may_come_in_two_writes(run_program):
    program = """
import time, usb_cdc
time.sleep(0.01)
usb_cdc.console.write("\u20ac".encode()[:2])
time.sleep(0.1)
usb_cdc.console.write("\u20ac!".encode()[2:])
"""
    device, _ = run_program(program, ms=50)
    assert device.console == ""
    device.run(100)
    assert device.console == "\u20ac!"


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
