# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which pin does what: the one place where the hardware is named.

Each job has a setting (in settings.toml) and a default, the kit's own wiring. Whoever opens a pin puts the object into
`opened`, so that the crash sign can take the pins over.
"""

import os

import board

PIXELS = "PIN_PIXELS"
BUTTONS = ("PIN_UP", "PIN_DOWN", "PIN_LEFT", "PIN_RIGHT", "PIN_A", "PIN_B")

# Job and pin, in the order in which they win when two settings name the same pin.
DEFAULTS = (
    (PIXELS, "GP0"),
    ("PIN_UP", "GP10"),
    ("PIN_DOWN", "GP11"),
    ("PIN_LEFT", "GP12"),
    ("PIN_RIGHT", "GP13"),
    ("PIN_A", "GP14"),
    ("PIN_B", "GP15"),
    ("PIN_SOUNDER", "GP16"),
    ("PIN_LED_SUPPLY", "GP17"),
)

opened = []


def read(problems=None):
    """Return {job: board pin}; a wrong setting gets its default and its name goes into `problems`.

    Wrong is: not a text, no pin of this board, or a pin that has another job already.
    """
    if problems is None:
        problems = []
    names = {}
    chosen = []
    for job, default in DEFAULTS:
        names[job] = default
        value = setting(job)
        if value is None:
            continue
        if isinstance(value, str) and value[:2] == "GP" and hasattr(board, value):
            names[job] = value
            chosen.append(job)
        else:
            problems.append(job)
    _settle(names, chosen, problems)
    for job in names:
        names[job] = getattr(board, names[job])
    return names


def _settle(names, chosen, problems):
    # Two jobs on one pin: take back the last line that causes it, and look again. All defaults differ, so this ends.
    defaults = dict(DEFAULTS)
    while True:
        taken = list(names.values())
        double = None
        for job in chosen:
            if taken.count(names[job]) > 1:
                double = job
        if double is None:
            return
        chosen.remove(double)
        names[double] = defaults[double]
        problems.append(double)


def setting(name):
    """Return what settings.toml says for `name` (text or int), or None; never raises."""
    try:
        return os.getenv(name)
    except (AttributeError, ValueError, OSError):
        return None


def release():
    """Give all pins back, so that others can open them."""
    while opened:
        try:
            opened.pop().deinit()
        except Exception as error:  # one that is half built must not keep the others
            print(error)
