# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld's firmware: lights, buttons, console and screens around the `mastermind` rules.

Layers point inward: `app` builds everything; `screens` know the light, the buttons' names and the rules, but no pins;
`hardware` alone opens pins.
"""


def load_module(name):
    """Return the module `handheld.NAME`."""
    return getattr(__import__("handheld." + name), name)
