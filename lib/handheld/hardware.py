# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Opens the pixels and the buttons on their pins, and the watchdog: nothing else in the firmware touches a pin."""

import adafruit_debouncer
import digitalio
import microcontroller
from neopixel import NeoPixel

import board
from handheld.light import CELLS
from rescue import opened, wiring
from rescue.starting import spare

# Longer than half of the 8 ms that a contact may bounce, so that no bounce holds both a press and a release; short
# enough that two looks at a press of 24 ms, this far apart, are certain even while a frame is sent.
DEBOUNCE_S = 0.006

# Long enough for everything that the loop ever does, and short enough for a playable game 8 s after a hang. The chip's
# own limit is 8 s.
WATCHDOG_S = 4


def open_pixels(board_pins):
    """Return the NeoPixel chain; it sends only when told, at the levels it is given."""
    pixels = NeoPixel(board_pins[wiring.PIXELS], CELLS, brightness=1.0, auto_write=False)
    opened.append(pixels)
    spare(NeoPixel, "__init__", "__repr__", "__enter__", "__exit__", "n", "write")
    return pixels


def supply():
    """Return the output that switches the pixels' supply, high since the first light."""
    return opened[0]


def open_monitor():
    """Return the input that measures a third of the device's own supply, or None if this board has none."""
    try:
        from analogio import AnalogIn  # noqa: PLC0415  (some boards have no such module)

        monitor = AnalogIn(board.VOLTAGE_MONITOR)  # type: ignore[attr-defined]
    except (ImportError, AttributeError, ValueError):
        return None
    opened.append(monitor)
    return monitor


def open_buttons(board_pins):
    """Return two lists in the order of `buttons.UP` ...: the input lines (True while released) and their Debouncers."""
    lines = []
    debouncers = []
    for job in wiring.BUTTONS:
        line = digitalio.DigitalInOut(board_pins[job])
        opened.append(line)
        line.switch_to_input(pull=digitalio.Pull.UP)
        lines.append(line)
        debouncers.append(adafruit_debouncer.Debouncer(line, interval=DEBOUNCE_S))
    spare(adafruit_debouncer.Debouncer, "__init__", "interval", "last_duration", "current_duration")
    spare(adafruit_debouncer, "Button")
    return lines, debouncers


def start_watchdog():
    """Start the watchdog: from now on 4 s without a call of what this returns reset the chip. None: there is none."""
    try:
        from watchdog import WatchDogMode  # noqa: PLC0415  (rarely wanted)

        dog = microcontroller.watchdog
        dog.timeout = WATCHDOG_S
        dog.mode = WatchDogMode.RESET
    except (ImportError, AttributeError, NotImplementedError, ValueError):
        return None  # the game goes on without
    return dog.feed
