# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the firmware and its libraries take from MicroPython's own module, for CPython."""


def const(value):
    """Return the value; MicroPython's compiler puts it in place of the name."""
    return value
