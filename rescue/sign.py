# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Lights without any library: the first sign of life, and the crash sign."""

import digitalio
import neopixel_write
import supervisor

from rescue import pins

try:
    from traceback import print_exception
except ImportError:  # MicroPython
    from sys import print_exception

_WIDTH = 8
_HEIGHT = 16
_LIFE = b"\x06\x06\x06"  # faint white, in the order of the wire: green, red, blue
_RED = b"\x00\x18\x00"
# A cross as wide as the grid, in its middle; on every panel layout some red cells light.
_CROSS = (0x81, 0x42, 0x24, 0x18, 0x18, 0x24, 0x42, 0x81)
_CROSS_TOP = 4


def first_light():
    """Darken all pixels but one: whatever comes next takes longer, and a dark device looks dead."""
    frame = bytearray(3 * _WIDTH * _HEIGHT)
    frame[0:3] = _LIFE
    _send(frame, pins.read()[pins.PIXELS])


def report(error):
    """Print what went wrong, with its traceback, and what to do."""
    print("The handheld stopped:")
    print_exception(error)
    print("Press any of its buttons to start again.")


class CrashSign:
    """A red cross on the grid; a button press starts the program again."""

    def __init__(self):
        chosen = pins.read()
        frame = bytearray(3 * _WIDTH * _HEIGHT)
        for line, bits in enumerate(_CROSS):
            for x in range(_WIDTH):
                if bits >> x & 1:
                    at = 3 * (_WIDTH * (_CROSS_TOP + line) + x)
                    frame[at : at + 3] = _RED
        _send(frame, chosen[pins.PIXELS])
        self._buttons = []
        for job in pins.BUTTONS:
            button = digitalio.DigitalInOut(chosen[job])
            button.switch_to_input(pull=digitalio.Pull.UP)
            self._buttons.append(button)
        self._armed = False
        self._changed = supervisor.ticks_ms()
        self._down = True

    def step(self):
        """Watch the buttons: a new press, 20 ms long, after all were up, starts again."""
        down = False
        for button in self._buttons:
            if not button.value:
                down = True
        now = supervisor.ticks_ms()
        if down != self._down:
            self._down = down
            self._changed = now
        elif (now - self._changed) & 0x1FFFFFFF >= 20:  # ticks wrap at 2**29
            if not down:
                self._armed = True
            elif self._armed:
                supervisor.reload()


def _send(frame, pin):
    output = digitalio.DigitalInOut(pin)
    output.switch_to_output()
    neopixel_write.neopixel_write(output, frame)
    output.deinit()
