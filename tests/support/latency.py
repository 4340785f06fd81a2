# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""From a button's contact to the end of the frame that shows it, on the emulated board."""

import random

MEDIAN_MS, WORST_MS = 20, 35  # what is promised
TOO_EARLY_MS = 10  # a frame that ends sooner was under way when the contact closed: no debouncer settles faster


def press_to_light(device, names, presses, ready=lambda: None):
    """Press `names` in turn at spread phases of the loop; return the times in ms.

    `ready` is called before each press, and may bring the device to where the press is to come.
    """
    source = random.Random(4)
    times: list[float] = []
    while len(times) < presses:
        device.run(60 + source.random() * 100)
        ready()
        known, closed = len(device.frames), device.ms
        device.press(names[len(times) % len(names)], held=45, after=30)
        while True:
            shown = [frame.ms - closed for frame in device.frames[known:] if frame.ms - closed > TOO_EARLY_MS]
            if shown:
                break
            device.run(10)
        times.append(min(shown))
    return times
