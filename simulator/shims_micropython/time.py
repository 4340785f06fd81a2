# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CircuitPython's time, on the simulated clock: only what the board has, so that nothing else slips in."""

from utime import localtime, mktime, time  # noqa: F401

import simulated
from simulated import sleep  # noqa: F401


def monotonic():
    """Seconds since power-on, as a float."""
    return monotonic_ns() / 1e9


def monotonic_ns():
    """Nanoseconds since power-on."""
    simulated.advance(simulated.CLOCK_LOOK)
    return simulated.now_us * 1000
