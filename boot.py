# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs once at power-on, before USB starts: leaves the computer the drive and a plain console, and nothing else.

The kit is there to be tinkered with: nothing here may ever lock its owner out, so nothing is imported that could be
missing, and a board without one of these devices is no error.
"""

try:
    import supervisor
    import usb_hid
    import usb_midi

    supervisor.status_bar.console = False  # control codes, which a screen reader would read out
    usb_hid.disable()  # a game is no keyboard: a school's computers need not ask about one
    usb_midi.disable()
except (ImportError, RuntimeError, AttributeError) as error:
    print("boot.py:", error)
