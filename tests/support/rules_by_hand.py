# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A second scorer and a second list of codes, written from the printed rules and not from ours."""

import csv
import itertools
from pathlib import Path

DATA = Path(__file__).parent.parent / "data"


def table(name):
    """Read the lines of `tests/data/name` as dicts of strings."""
    with open(DATA / name, newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def keys_by_hand(secret, guess):
    """Give `(exact, misplaced)` as people do it: cross out exact pegs, then pair what is left."""
    exact = sum(1 for left, right in zip(secret, guess, strict=True) if left == right)
    left_over = [(left, right) for left, right in zip(secret, guess, strict=True) if left != right]
    crossed_out = set()
    for _, peg in left_over:
        for place, (hidden, _) in enumerate(left_over):
            if hidden == peg and place not in crossed_out:
                crossed_out.add(place)
                break
    return exact, len(crossed_out)


def codes_by_hand(positions, colours, repeats, blanks):
    """List the codes that the rules allow by trying every arrangement of pegs, in order."""
    pegs = range(0 if blanks else 1, colours + 1)
    codes = []
    for code in itertools.product(pegs, repeat=positions):
        coloured = [peg for peg in code if peg != 0]
        if repeats or len(set(coloured)) == len(coloured):
            codes.append(code)
    return codes
