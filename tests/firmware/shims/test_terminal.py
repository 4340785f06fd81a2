# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The shim of the console does what the board does for each kind of listener; measured on CircuitPython 10.0.0."""

import ast

import pytest

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
    device, _ = run_program("print('x' * 300)\nfrom microcontroller import nvm\nnvm[0] = 1", host="deaf")
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
