# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reads settings.toml as CircuitPython 10 does: its own small part of TOML, one key at a time.

A line that belongs to another key is skipped, right or wrong; a wrong value is an error only for the key that is asked
for. The first line of a key wins, and the first table ("[...]") ends the search.
"""

import simulated

_SPACES = " \t\r\v\f"
_ESCAPES = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}


def getenv(key, default=None):
    """Return the text or int of `key`, or `default`; ValueError if its value is neither."""
    text = simulated.settings_text
    if text is None:
        return default
    for line in text.split("\n"):
        line = line.lstrip(_SPACES)
        if line[:1] == "[":
            break
        if not line.startswith(key):
            continue
        rest = line[len(key) :].lstrip(_SPACES)
        if rest[:1] == "=":
            return _value(rest[1:].lstrip(_SPACES))
    return default


def _value(text):
    if text[:1] == '"':
        return _quoted(text)
    number = text.split("#")[0].strip()
    digits = number[1:] if number[:1] in ("+", "-") and len(number) > 1 else number
    if not digits[:1].isdigit():
        # int() of the hosts also reads "", "_1" and the like, in ways that differ from the board's.
        raise ValueError("invalid syntax for integer with base 10")
    return int(number, 0)


def _quoted(text):
    out = []
    at = 1
    while True:
        character = text[at : at + 1]
        at += 1
        if character == "":
            raise ValueError("Invalid byte '\\n'")
        if character == '"':
            break
        if character == "\\":
            character = text[at : at + 1]
            at += 1
            if character == "":
                raise ValueError("Invalid byte '\\n'")
            if character in "uU":
                size = 4 if character == "u" else 8
                character = _unicode(text[at : at + size], size)
                at += size
            else:
                character = _ESCAPES.get(character, character)
        out.append(character)
    after = text[at:].lstrip(_SPACES)
    if after and after[0] != "#":
        raise ValueError("Invalid byte %r" % after[0])
    return "".join(out)


def _unicode(digits, size):
    if len(digits) != size:
        raise ValueError("Invalid byte '\\n'")
    for digit in digits:
        if digit not in "0123456789abcdefABCDEF":
            raise ValueError("Invalid byte %r" % digit)
    number = int(digits, 16)
    if number >= 0x110000:
        raise ValueError("Invalid unicode escape")
    return chr(number)
