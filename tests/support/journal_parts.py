# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the journal's tests put into it."""

import mastermind
from handheld.entry import Entry

GAME = bytes(range(4, 16))  # any bytes: what is played, as the journal sees it


def half_entered():
    """Return a row with a gap and a blank, its cursor in the third place."""
    entry = Entry(mastermind.EDITIONS["classic"])
    entry.pegs[:] = [3, -1, 0, 6]
    entry.cursor = 2
    return entry
