# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What `make bench` measures of CRACK, DUEL, hints and the coach, held against what is promised."""

import pytest

from measuring.crack_figures import heaps, times

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(500)]

# Bytes. CircuitPython's heap grows in pieces; what lies between them, up to 4.4 kB, counts as free or not, by chance.
BEYOND_SOLO, WHILE_NAMING = 8_000 + 4_400, 16_000 + 4_400
MOVE_MS = 60 + 240  # a tree's move; the press, the count that comes before it, at first the tree's code, two frames
COUNT_MS = {"1296": 1500, "4096": 5000}
NAMING_MS = {"1296": 20_000, "4096": 75_000}


def test_heap(tmp_path):
    found = heaps(tmp_path)
    print(found)
    assert len(found) == 9
    for name, number in found.items():
        if "being named" in name:
            before = found[name.replace(", rows in doubt being named", "")]
            assert number - before <= WHILE_NAMING, name
        else:
            assert number <= BEYOND_SOLO, name


def test_times(tmp_path):
    found = times(tmp_path)
    print(found)
    for codes in ("1296", "4096"):
        for row in (2, 3):
            assert found[f"keys to guess {row}, {codes} codes"] <= MOVE_MS
        assert found[f"count of codes left, {codes} codes"] <= COUNT_MS[codes]
        assert found[f"keys to rows in doubt, {codes} codes"] <= NAMING_MS[codes]
