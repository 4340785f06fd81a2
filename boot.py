# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs once at power-on, before USB starts: leaves the drive and the console, and nothing else, to the computer.

The kit is there to be tinkered with: nothing here may ever lock its owner out, so nothing is imported that could be
missing, and a board without one of these devices is no error.
"""

try:
    import usb_hid
    import usb_midi

    usb_hid.disable()  # a game is no keyboard: a school's computers need not ask about one
    usb_midi.disable()
except (ImportError, RuntimeError, AttributeError) as error:
    print("boot.py:", error)
