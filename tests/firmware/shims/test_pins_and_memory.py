# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The shims of pins and of the memory do what the board does: the facts were measured on CircuitPython 10.0.0."""


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
