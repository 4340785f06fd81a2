# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pins that are in use, so that the crash sign can take them over."""

opened = []  # whoever opens a pin puts the object here


def release():
    """Give all pins back."""
    while opened:
        try:
            opened.pop().deinit()
        except Exception:
            pass
