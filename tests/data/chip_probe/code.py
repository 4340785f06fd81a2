# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""For tests of the emulated chip's resets: waits to be told by a letter what to do."""

import sys
import time

import microcontroller
from watchdog import WatchDogMode

dog = microcontroller.watchdog
while True:
    word = sys.stdin.read(1)
    if word == "w":
        print(microcontroller.cpu.reset_reason)
    elif word == "r":
        microcontroller.reset()
    elif word == "f":
        dog.feed()
    elif word == "h":
        print("HUNG")
        while True:
            pass
    elif word in "1234567":
        dog.timeout = int(word)
        dog.mode = WatchDogMode.RESET
        print("ON")
    time.sleep(0.001)
