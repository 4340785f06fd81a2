# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The device as it left the factory: for the one who wipes it."""

import microcontroller

from handheld import compaction
from handheld.records import State


def wipe(journal):
    """Forget all that was saved. It takes a board 60 ms in which it hears no button."""
    compaction.put(journal, State())


def start():
    """Start as at power-on; it does not return."""
    microcontroller.reset()
