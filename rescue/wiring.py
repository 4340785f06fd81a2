# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which pin does what: the one place where the hardware is named.

Each job has a setting (in settings.toml) and a default, the kit's own wiring. Only the start needs this module.
"""

import board
from rescue.settings_file import setting

PIXELS = "PIN_PIXELS"
LED_SUPPLY = "PIN_LED_SUPPLY"
SOUNDER = "PIN_SOUNDER"
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
    (SOUNDER, "GP16"),
    (LED_SUPPLY, "GP17"),
)

_INSIDE = (
    "GP23",
    "GP24",
    "GP25",
)  # the Pico's own: power mode, USB sense, its LED; not on its edge


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
        if _is_pin(value):
            names[job] = value
            chosen.append(job)
        else:
            problems.append(job)
    _settle(names, chosen, problems)
    return {job: getattr(board, name) for job, name in names.items()}


def _is_pin(name):
    # Digits only: GP26 has a second name, GP26_A0, under which it would look like another pin.
    if not isinstance(name, str) or name[:2] != "GP" or not name[2:].isdigit():
        return False
    return name not in _INSIDE and hasattr(board, name)


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
