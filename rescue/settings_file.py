# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""settings.toml: one setting at a time, and its text. Only the start needs this module."""

import os

WRONG = False  # what `setting` gives for a line that is there but has no value that the board can read


def _read():
    try:
        with open("settings.toml") as file:
            return file.read()
    except OSError:  # no file is no mistake
        return ""
    except (ValueError, UnicodeError):  # no text at all
        return None


TEXT = _read()  # "" without a file, None if it is no text


def setting(name):
    """Return what the file says for `name`: a text, an int, None if nothing, WRONG if it can't be read."""
    if TEXT and name not in TEXT:
        return None  # saves a search of up to 4 ms through the whole file
    try:
        return os.getenv(name)
    except (
        ValueError,
        UnicodeError,
    ):  # 0.5, true, nothing at all: the board's TOML knows texts and ints only
        return WRONG
