# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Hears what a sounder at a pin would: from the pin's edges to tones with their pitch and length."""

from itertools import pairwise

LONGEST_PERIOD_MS = 25  # a lower pitch than 40 Hz is silence between two tones
SHORTEST_MS = 4  # less is no tone, but what is left of one that another takes the place of at once


def tones(edges, pin):
    """Return [(hertz, start in ms, length in ms), ...]; `edges` are (ms, pin, high).

    A change of the pitch by more than a twentieth begins another tone.
    """
    rises = [ms for ms, at, high in edges if at == pin and high]
    heard: list[list[float]] = []  # [periods, start, end]
    for before, now in pairwise(rises):
        period = now - before
        if period > LONGEST_PERIOD_MS:
            continue
        if heard and heard[-1][2] == before:
            periods, start, end = heard[-1]
            if abs((end - start) / periods / period - 1) < 0.05:
                heard[-1] = [periods + 1, start, now]
                continue
        heard.append([1, before, now])
    return [
        (round(1000 * periods / (end - start)), start, end - start)
        for periods, start, end in heard
        if end - start >= SHORTEST_MS
    ]
