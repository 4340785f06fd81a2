# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The options of the OPTIONS menu as bytes: they stand over settings.toml. For the start and for that menu only.

A record is pairs of bytes, an option's number from 1 and the place of its value among those that it may have; only
options that are not as settings.toml says have a pair. What a pair says that is not understood here, an unknown option
or an impossible value, changes nothing and stays: a later version may have written it.
"""

from mastermind import EDITIONS

# The order is that of the numbers in the record: new ones come last.
LANGUAGE, BRIGHTNESS, PALETTE, SOUND, IDLE, EDITION, REPEATS, BLANKS = range(8)
LANGUAGES = ("en", "nl")
PALETTES = ("normal", "contrast")
_VALUES = (
    LANGUAGES,
    range(30, 501, 10),
    PALETTES,
    (0, 1),
    range(61),
    tuple(EDITIONS),
    (0, 1, None),  # None: as the edition's box says
    (0, 1),
)
_LONGEST = 64  # bytes of a record; the memory could hold anything


def over(values, record):
    """Put the options of `record` (bytes or None) over `values`, the list of all settings, which begins with them.

    Returns (base, record): the options as settings.toml has them, and the record's bytes.
    """
    base = tuple(values[: len(_VALUES)])
    record = (record or b"")[:_LONGEST]
    values[: len(base)] = chosen(base, record)
    return base, record


def chosen(base, record):
    """Return the list of the options in force: `base` with what the record says over it."""
    options = list(base)
    for at in range(0, len(record) - 1, 2):
        if _understood(record, at):
            place = record[at] - 1
            options[place] = _VALUES[place][record[at + 1]]
    return options


def to_bytes(options, base, record):
    """Return the record for `options`; what is not understood in the one of before stays."""
    data = b""
    for at in range(0, len(record) - 1, 2):
        if not _understood(record, at):
            data += record[at : at + 2]
    for place, value in enumerate(options):
        if value != base[place]:
            data += bytes((place + 1, list(_VALUES[place]).index(value)))
    return data


def edition(name, repeats, blanks):
    """Return the `Edition` that three of the options ask for."""
    box = EDITIONS[name]
    return box.with_rules(repeats=box.repeats if repeats is None else bool(repeats), blanks=bool(blanks))


def _understood(record, at):
    number = record[at]
    return 0 < number <= len(_VALUES) and record[at + 1] < len(_VALUES[number - 1])
