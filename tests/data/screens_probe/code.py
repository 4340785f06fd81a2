# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""code.py with ears: the handheld as it is; each kind of screen is named on the console when it first comes."""

import time

from rescue import start

handheld = start()
from usb_cdc import console  # noqa: E402  (after the start, whose order of imports is the firmware's own)

from handheld.app import Handheld  # noqa: E402

go = Handheld.go
known = []


def named_go(self, screen, now):
    """Put a screen in front, and name it."""
    name = type(screen).__name__
    if name not in known:
        known.append(name)
        console.write(("SCREEN " + name + "\r\n").encode())
    go(self, screen, now)


Handheld.go = named_go
while True:
    handheld.step()
    time.sleep(0.002)
