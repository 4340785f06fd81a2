# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Asking the running firmware for its memory: for boards whose code.py is that of tests/data/probe."""

import re

from game_drive import ROOT

PROBE = ROOT / "tests" / "data" / "probe" / "code.py"
ANSWER = re.compile(r"heap (\d+)\r\n")


def free_heap(pico):
    """Return the bytes free after a collection. Other lines may come in between."""
    known = len(pico.console)
    pico.type("h")
    while not (found := ANSWER.search(pico.console, known)):
        pico.run(5)
    return int(found[1])
