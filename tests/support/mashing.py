# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who presses and holds whatever comes to hand, anywhere."""

import itertools

from device import BUTTONS, current_of

DARK_AT_MOST_MS = 1500  # a sleeping grid takes minutes to come, a screen that loads shows a dot
# Which buttons come how often: with many of A things come to their ends, with many arrows codes and keys are set.
MIXTURES = (
    (*BUTTONS, *["A"] * 5),
    (*BUTTONS, "A", "A", "A", "UP", "RIGHT"),
    ("UP", "UP", "RIGHT", "RIGHT", "A", "A", "DOWN", "LEFT"),
    ("A", "A", "A", "B", "RIGHT", "UP"),
)


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


def never_dark(frames):
    """No frame with all lights off stays for long."""
    for frame, after in itertools.pairwise(frames):
        assert any(map(any, frame.pixels)) or after.ms - frame.ms < DARK_AT_MOST_MS, f"dark from {frame.ms:.0f} ms on"


def wander(device, dice, ms, presses=60):
    """Mash for so many simulated ms, and every now and then leave what is played and go into something else."""
    end = device.ms + ms
    while device.ms < end:
        mash(device, dice, dice.choice(MIXTURES), dice.randint(presses // 3, presses))
        if dice.random() < 0.7:
            for _ in range(dice.randint(1, 2)):
                go_elsewhere(device, dice)


def go_elsewhere(device, dice):
    """Out by the pause menu's last item, or the last but one, and into any item of the main menu."""
    device.press("A", held=40, after=400)
    device.press("B", held=760, after=400)
    for name in ("UP", *dice.choice(((), (), ("UP",))), "A"):
        device.press(name, held=40, after=60)
    device.run(700)
    for _ in range(2):  # a question may have come first
        for _ in range(dice.randrange(12)):
            device.press(dice.choice(("DOWN", "DOWN", "UP")), held=40, after=40)
            if dice.random() < 0.2:
                device.press("RIGHT", held=40, after=40)
        device.press("A", held=40, after=700)
