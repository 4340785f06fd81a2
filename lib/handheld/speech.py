# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Codes in words, for the console."""


def colours(words, code):
    """Return a code in a language's words: "red, red, blue, blank"."""
    return ", ".join([words.COLOURS[colour] for colour in code])
