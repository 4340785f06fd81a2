# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The shortest press that has to count: 24 ms of steady contact, with 8 ms of bounce at both ends."""

import itertools

STEADY_MS, BOUNCE_US = 24, 8000


def bounce(source):
    """Return a random bounce of exactly 8 ms: (level, microseconds) pairs, beginning closed."""
    count = source.choice((1, 3, 5, 9))
    cuts = sorted(source.randrange(100, BOUNCE_US - 100) for _ in range(count))
    edges = [0, *cuts, BOUNCE_US]
    return tuple((place & 1, right - left) for place, (left, right) in enumerate(itertools.pairwise(edges)))


def press_shortly(device, source, name, after=40):
    """Press `name` as shortly as a press may be."""
    device.press(name, held=STEADY_MS, after=after, bounce=bounce(source))
