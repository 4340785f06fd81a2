# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""settings.toml: one setting at a time, and its lines. Only the start needs this module."""

import os

WRONG = False  # what `setting` gives for a line that is there but has no value that the board can read


def _lines():
    try:
        with open("settings.toml") as file:
            raw = file.read().split("\n")
    except OSError:  # no file is no mistake
        raw = []
    except (ValueError, UnicodeError):  # no text at all
        return None
    lines = [line.strip() for line in raw]
    return [line for line in lines if line and line[0] != "#"]


LINES = _lines()  # those that say something; None if the file is no text


def setting(name):
    """Return what the file says for `name`: a text, an int, None if nothing, WRONG if it can't be read."""
    if LINES is not None:
        for line in LINES:
            if name in line:
                break
        else:
            return None  # os.getenv would search the whole file for it, comments and all: 4 ms each
    try:
        return os.getenv(name)
    except (ValueError, UnicodeError):  # 0.5, true, nothing: the board's TOML knows texts and ints only
        return WRONG
