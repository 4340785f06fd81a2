# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The least program that lights 128 pixels and takes a button: what the bench holds the handheld against.

At the start the first pixel lights; each press of A lights it in another colour.
"""

import digitalio
from adafruit_debouncer import Debouncer
from neopixel import NeoPixel

import board

pixels = NeoPixel(board.GP0, 128, brightness=1.0, auto_write=False)
pixels[0] = 0x100000
pixels.show()
line = digitalio.DigitalInOut(board.GP14)
line.switch_to_input(pull=digitalio.Pull.UP)
button = Debouncer(line)
while True:
    button.update()
    if button.fell:
        pixels[0] = 0x001000 if pixels[0][0] else 0x100000
        pixels.show()
