# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Lights without any library: the first sign of life."""

import digitalio
import neopixel_write

from rescue import opened, wiring

WIDTH = 8
HEIGHT = 16
_LIFE = b"\x06\x06\x06"  # faint white, in the order of the wire: green, red, blue


def first_light():
    """Darken all pixels but one: whatever comes next takes longer, and a dark device looks dead.

    Before that the pixels' supply is switched on, by the pin that is the first of `rescue.opened` from then on. A
    switch is on while its pin floats, so it has been on since the power is there, and needs no time now.
    """
    board_pins = wiring.read()
    supply_on(board_pins)
    frame = bytearray(3 * WIDTH * HEIGHT)
    frame[0:3] = _LIFE
    send(frame, board_pins[wiring.PIXELS])


def supply_on(board_pins):
    """Drive the pin of the pixels' supply high."""
    supply = digitalio.DigitalInOut(board_pins[wiring.LED_SUPPLY])
    supply.switch_to_output(True)
    opened.append(supply)


def send(frame, pin):
    """Send `frame`, bytes as they go over the wire, to the pixels on a board pin."""
    output = digitalio.DigitalInOut(pin)
    output.switch_to_output()
    neopixel_write.neopixel_write(output, frame)
    output.deinit()
