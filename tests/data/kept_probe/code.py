# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""code.py with ears: the handheld as it is; whenever a match is kept, its bytes go to the console. The lot is P1.

ROWS in settings.toml, which the handheld does not know, is the number of rows that every edition has.
"""

import time
from os import getenv

from rescue import start

rows = getenv("ROWS")
if rows:
    from mastermind import EDITIONS

    for name in EDITIONS:
        EDITIONS[name] = EDITIONS[name].with_rules(rows=rows)
handheld = start()
from usb_cdc import console  # noqa: E402  (after the start, whose order of imports is the firmware's own)

from handheld import sitting  # noqa: E402

Kept = sitting.KeptMatch


def kept_match(data, *options):
    """Keep a match, and tell its bytes."""
    console.write(("KEPT " + data.hex() + "\r\n").encode())
    return Kept(data, *options)


sitting.KeptMatch = kept_match
sitting.lot = lambda players: 0  # so that both interpreters play the same
while True:
    handheld.step()
    time.sleep(0.002)
