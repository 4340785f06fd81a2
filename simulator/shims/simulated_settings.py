# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reads settings.toml as CircuitPython 10.0 does: its own small part of TOML, one key at a time.

A line that belongs to another key is skipped, right or wrong; a wrong value is an error only when its own key is asked
for. The first line of a key wins, and the first table ("[...]") ends the search.
"""

from simulated import device

_SPACES = b" \t\r\v\f"
_ESCAPES = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}
_HEX = "0123456789abcdefABCDEF"
_DIGITS = {"x": _HEX, "o": "01234567", "b": "01"}
_BASES = {"x": 16, "o": 8, "b": 2}


def getenv(key, default=None):
    """Return the text or int of `key`, or `default`; ValueError if its value is neither."""
    if device.settings is None:
        return default
    wanted = key.encode()
    for whole in device.settings.split(b"\n"):
        line = whole.lstrip(_SPACES)
        if line[:1] == b"[":
            break
        if not line.startswith(wanted):
            continue
        rest = line[len(wanted) :].lstrip(_SPACES)
        if rest[:1] == b"=":
            value = rest[1:].lstrip(_SPACES)
            return _quoted(value) if value[:1] == b'"' else _number(value)
    return default


def _number(value):
    text = value.split(b"#")[0].strip().decode()
    digits = text[1:] if text[:1] in ("+", "-") else text
    kind = digits[1:2].lower()
    base = 10
    if digits[:1] == "0" and kind in _BASES:
        base = _BASES[kind]
        digits = digits[2:]
    elif digits[:1] == "0" and len(digits) > 1:
        digits = ""  # "010" is neither decimal nor octal
    digits = digits.replace("_", "")
    allowed = _DIGITS.get(kind, "0123456789") if base != 10 else "0123456789"
    if not digits or digits.strip(allowed):
        raise ValueError("invalid syntax for integer")
    number = int(digits, base)
    return -number if text[0] == "-" else number


def _quoted(value):
    out = bytearray()
    at = 1
    while True:
        byte = _byte(value, at)
        at += 1
        if byte == b'"':
            break
        if byte == b"\\":
            letter = chr(_byte(value, at)[0])
            at += 1
            if letter in "uU":
                size = 4 if letter == "u" else 8
                byte = _unicode(value[at : at + size], size)
                at += size
            elif letter in _ESCAPES:
                byte = _ESCAPES[letter].encode()
            else:
                byte = value[at - 1 : at]
        out.extend(byte)
    after = value[at:].lstrip(_SPACES)
    if after and after[:1] != b"#":
        raise ValueError(f"Invalid byte {chr(after[0])!r}")
    return bytes(out).decode()


def _byte(value, at):
    if at >= len(value):
        raise ValueError("Invalid byte '\\n'")
    return value[at : at + 1]


def _unicode(digits, size):
    number = 0
    for at in range(size):
        digit = chr(_byte(digits, at)[0])
        if digit not in _HEX:
            raise ValueError(f"Invalid byte {digit!r}")
        number = number * 16 + int(digit, 16)
    if number >= 0x110000:
        raise ValueError("Invalid unicode escape")
    return chr(number).encode()
