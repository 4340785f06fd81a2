# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the installer says when it has no drive to speak of, and when it is done."""

import sys

NO_DRIVE = """\
No board was found: no drive named CIRCUITPY is there.
  1. Plug the Pico in with a USB cable that carries data, and wait for the drive to appear.
  2. On Linux the drive must be mounted: open it once in the file manager.
  3. If it is there under another name, say where: tools/install.py --drive PATH
  4. A board that is locked for a class (CLASSROOM_LOCK = 1) shows its drive only when you hold B
     while plugging it in: docs/classroom.md"""

BOOTLOADER = """\
{} is a board that waits for its firmware: CircuitPython is not on it yet. Copy the .uf2 of
CircuitPython 10 for the Raspberry Pi Pico there, wait until CIRCUITPY appears, and repeat."""

NEXT = """\
Done. Eject {drives} first, then press the board's reset or plug it in anew: the game starts by
itself, and A starts a solo game."""


class Speaker:
    """Prints lines; one that starts with a carriage return overwrites the last on a terminal."""

    def __init__(self) -> None:
        self._unfinished = False

    def __call__(self, text: str) -> None:
        if text.startswith("\r"):
            if sys.stdout.isatty():
                print(text, end="", flush=True)
                self._unfinished = True
            return
        if self._unfinished:
            print()
            self._unfinished = False
        print(text, flush=True)
