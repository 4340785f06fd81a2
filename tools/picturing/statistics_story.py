# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The statistics of a device that was played on for a while, for the pictures."""

import sys

from picturing.stage import Frames, Stage
from provision.places import ROOT

sys.path.append(str(ROOT / "simulator" / "shims_cpython"))

from flash_memory import new_journal

CLASSIC, DELUXE_WITH_HOLES = 0x10, 0x22  # rules, as the journal has them
CLASSIC_ROWS = (5, 4, 6, 0, 5, 3, 5, 4, 7, 5, 0, 6, 5, 4, 6, 5)  # in which each game was won; 0: it was not
DELUXE_ROWS = (9, 11, 0, 8, 7, 7)
READ_MS = 400


def played() -> bytes:
    """The memory after these games."""
    memory, journal = new_journal()
    for row in CLASSIC_ROWS:
        journal.result(bytes((CLASSIC, row, 0)))
    for row in (4, 3, 0):
        journal.result(bytes((CLASSIC, row, 1)))  # with hints
    for row in DELUXE_ROWS:
        journal.result(bytes((DELUXE_WITH_HOLES, row, 0)))
    return bytes(memory.image)


def statistics(language: str = "en") -> Frames:
    """Bars, other rules, numbers, and the question before all is cleared."""
    with Stage({"LANGUAGE": language}, nvm=played()) as stage:
        stage.player.go_to("WON")
        stage.press("A")
        stage.device.run(READ_MS)
        stage.take("statistics")
        stage.press("RIGHT")
        stage.take("statistics deluxe")
        stage.press("LEFT", "DOWN")
        for item in ("games", "won", "best", "run", "longest", "hinted", "clear"):
            stage.take(f"statistics {item}")
            stage.press("DOWN")
        return stage.frames
