# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The game, and two faults on demand: it hangs while GP9 is low, and crashes the chip while GP8 is.

Besides it tells on the console whenever auto-reload is switched on or off.
"""

import time

from rescue import start

handheld = start()
import digitalio  # noqa: E402
import usb_cdc  # noqa: E402
from supervisor import runtime  # noqa: E402

import board  # noqa: E402  (after the start, whose order of imports is the firmware's own)


def line(pin):
    """Open a pin as an input with a pull-up."""
    opened = digitalio.DigitalInOut(pin)
    opened.switch_to_input(pull=digitalio.Pull.UP)
    return opened


hang = line(board.GP9)
crash = line(board.GP8)
reloads = None
while True:
    handheld.step()
    if not hang.value:
        while True:
            pass
    if not crash.value:
        from memorymap import AddressRange

        AddressRange(start=0x60000000, length=4)[0:4]  # where nothing is: a hard fault
    if runtime.autoreload != reloads and usb_cdc.console is not None:
        reloads = runtime.autoreload
        usb_cdc.console.write(b"RELOADS %d\r\n" % reloads)
    time.sleep(0.001)
