# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""settings.toml: one setting at a time, and its lines. Only the start needs this module."""

import os

WRONG = False  # what `setting` gives for a line that is there but has no value that the board can read

BYTE_ORDER_MARK = "\ufeff"  # what some editors put at a file's beginning


def _lines():
    try:
        with open("settings.toml") as file:
            raw = file.read().split("\n")
    except OSError:  # no file is no mistake
        raw = []
    except (ValueError, UnicodeError):  # no text at all
        return None
    lines = [line.strip() for line in raw]
    if lines and lines[0][:1] == BYTE_ORDER_MARK and lines[0][1:2] in ("", "#"):
        lines[0] = ""  # before a comment it does no harm, but a setting behind it is not read
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
