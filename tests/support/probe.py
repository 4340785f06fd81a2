# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Asking the running firmware for its memory: for boards whose code.py is that of tests/data/probe."""

import re

from game_drive import ROOT

PROBE = ROOT / "tests" / "data" / "probe" / "code.py"
ANSWER = re.compile(r"heap (\d+)\r\n")


STEP = re.compile(r"step \d+ (\d+)\r\n")


def longest_step(pico):
    """Return the longest step since this was asked last, in microseconds. Other lines may come in between."""
    return _asked(pico, "t", STEP)


def free_heap(pico):
    """Return the bytes free after a collection. Other lines may come in between."""
    return _asked(pico, "h", ANSWER)


def _asked(pico, letter, answer):
    known = len(pico.console)
    pico.type(letter)
    while not (found := answer.search(pico.console, known)):
        pico.run(5)
    return int(found[1])
