# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Lights without any library: the first sign of life."""

import digitalio
import neopixel_write

from rescue import wiring

WIDTH = 8
HEIGHT = 16
_LIFE = b"\x06\x06\x06"  # faint white, in the order of the wire: green, red, blue


def first_light():
    """Darken all pixels but one: whatever comes next takes longer, and a dark device looks dead."""
    frame = bytearray(3 * WIDTH * HEIGHT)
    frame[0:3] = _LIFE
    send(frame, wiring.read()[wiring.PIXELS])


def send(frame, pin):
    """Send `frame`, bytes as they go over the wire, to the pixels on a board pin."""
    output = digitalio.DigitalInOut(pin)
    output.switch_to_output()
    neopixel_write.neopixel_write(output, frame)
    output.deinit()
