# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who presses and holds whatever comes to hand."""

import itertools

from device import BUTTONS, current_of


def mash(device, dice, names, presses):
    """Press buttons of `names` at random, mostly shortly, sometimes long, sometimes two at once."""
    for _ in range(presses):
        name, other = dice.choice(names), dice.choice(list(BUTTONS))
        held = dice.choice((25, 40, 40, 40, 40, 40, 720, dice.uniform(1, 1500)))
        if held > 700 and name == "B" and dice.random() < 0.7:
            held = 40  # B held leads to LEAVE and STOP, and so out of what is played
        steps = [("level", name, False), ("run", held / 2)]
        if other != name and dice.random() < 0.1:
            steps += [("level", other, False), ("run", held / 2), ("level", other, True)]
        steps += [("run", held / 2), ("level", name, True), ("run", dice.choice((25, 60, 300, dice.uniform(0, 900))))]
        device.script(steps)
    device.run(500)


def check_unbroken(device, budget, least_frames):
    """No crash, no frame above `budget` mA or for nothing, and no fewer frames than these."""
    assert device.stopped is None
    assert "stopped" not in device.console and "Traceback" not in device.console
    assert len(device.frames) >= least_frames
    assert max(current_of(frame) for frame in device.frames) <= budget
    assert all(frame.pixels != after.pixels for frame, after in itertools.pairwise(device.frames))
