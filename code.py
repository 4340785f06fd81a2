# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld's main program: build it once, then one short step after another, for ever."""

import time

from rescue import start

handheld = start()
while True:
    handheld.step()
    time.sleep(0.001)
