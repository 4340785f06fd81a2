# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The lock for a classroom: hides drive and console. Only boot.py loads it, and only with CLASSROOM_LOCK = 1."""

import os
import time

import digitalio
import storage
import usb_cdc

import board
from rescue.settings_file import LINES, setting

_NEEDED = ("code.py", "mastermind", "lib/handheld")
_B = "GP15"  # the kit's own pin; it unlocks in any case, whatever the settings say
_SETTLING_MS = 20


def lock():
    """Lock, unless B is held or the drive is not in order.

    Raises OSError for a missing file, and whatever else goes wrong: then nothing was hidden.
    """
    for path in _NEEDED:
        os.stat(path)
    if LINES is None or _held(_B):
        return
    name = setting("PIN_B")
    # A line that names no pin is passed over, here without a word: what boot.py says must not depend on B.
    if isinstance(name, str) and name[:2] == "GP" and name != _B and hasattr(board, name) and _held(name):
        return
    storage.disable_usb_drive()
    usb_cdc.disable()


def _held(name):
    # Without a button the line is high as soon as the pull-up has charged it; what stays low is a button, or in doubt.
    line = digitalio.DigitalInOut(getattr(board, name))
    line.switch_to_input(pull=digitalio.Pull.UP)
    for _ in range(_SETTLING_MS):
        time.sleep(0.001)
        if line.value:
            break
    held = not line.value
    line.deinit()
    return held
