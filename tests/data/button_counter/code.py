# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Counts what the six buttons do, for the tests of the hosts: each has a pixel, in the order below.

Its red is the number of presses, its green of releases, its blue 1 while the button is down. A keeps its number of
presses in byte 0 of the memory. UP with DOWN reloads the program, LEFT with RIGHT crashes it.
"""

import time

import digitalio
import microcontroller
import neopixel
import supervisor
import usb_cdc
from adafruit_debouncer import Debouncer

import board

NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")


class Counter:
    """The six buttons and their pixels."""

    def __init__(self):
        self.pixels = neopixel.NeoPixel(board.GP0, 128, auto_write=False)
        self.counts = []
        for number in range(10, 16):
            pin = digitalio.DigitalInOut(getattr(board, "GP%d" % number))
            pin.switch_to_input(pull=digitalio.Pull.UP)
            self.counts.append([Debouncer(pin), 0, 0])
        saved = microcontroller.nvm[0]
        self.counts[4][1] = 0 if saved == 0xFF else saved
        print("counting", supervisor.runtime.run_reason)
        self.show()

    def step(self):
        """Look at the buttons once."""
        changed = False
        for place, count in enumerate(self.counts):
            button = count[0]
            button.update()
            if button.fell:
                count[1] += 1
                usb_cdc.console.write(b"%s pressed\r\n" % NAMES[place].encode())
            if button.rose:
                count[2] += 1
            changed = changed or button.fell or button.rose
            if place == 4 and button.fell:
                microcontroller.nvm[0:1] = bytes([count[1]])
        if changed:
            self.show()
            self.check()

    def check(self):
        """Reload or crash when asked to."""
        down = [not count[0].value for count in self.counts]
        if down[0] and down[1]:
            supervisor.reload()
        if down[2] and down[3]:
            raise RuntimeError("asked to crash")

    def show(self):
        """Send the counts to the pixels."""
        for place, (button, pressed, released) in enumerate(self.counts):
            self.pixels[place] = (pressed, released, 0 if button.value else 1)
        self.pixels.show()


handheld = Counter()
while True:
    handheld.step()
    time.sleep(0.001)
