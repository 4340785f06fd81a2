# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CircuitPython's time, on the simulated clock: only what the board has, so that nothing else slips in."""

from simulated import CLOCK_LOOK, device
from utime import localtime, mktime, time  # noqa: F401  the firmware imports them from here

sleep = device.sleep


def monotonic():
    """Seconds since power-on, as a float."""
    return monotonic_ns() / 1e9


def monotonic_ns():
    """Nanoseconds since power-on."""
    device.advance(CLOCK_LOOK)
    return device.now_us * 1000
