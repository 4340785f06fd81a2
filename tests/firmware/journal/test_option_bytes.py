# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The options as bytes: what a record says stands over settings.toml, and what it cannot say changes nothing."""

import itertools
import random

import pytest

from flash_memory import new_journal, started
from handheld import compaction, option_bytes, settings
from handheld.journal import OPTIONS, SIZE, VERSION, framed

ALL: dict[str, list] = {
    "LANGUAGE": ["en", "nl"],
    "BRIGHTNESS": [30, 40, 100, 250, 500],
    "PALETTE": ["normal", "contrast"],
    "SOUND": [0, 1],
    "IDLE": [0, 1, 5, 60],
    "EDITION": ["classic", "original", "deluxe"],
    "REPEATS": [0, 1, None],
    "BLANKS": [0, 1],
}
BASES: list[tuple] = [
    ("en", 100, "normal", 0, 5, "classic", None, 0),
    ("nl", 173, "contrast", 1, 0, "deluxe", 1, 1),  # a brightness that no record can hold
]
UNKNOWN = b"\x09\x01\xc8\x00\x00\x07"  # of a later version; number 0 is none
IMPOSSIBLE = b"\x01\x02\x02\x30\x03\xff\x05\x3d\x06\x03\x07\x03"


def values_of(base):
    return [*base, 4]  # and some other setting


@pytest.mark.parametrize("base", BASES)
def test_every_choice_comes_back(base):
    for options in itertools.product(*ALL.values()):
        record = option_bytes.to_bytes(list(options), base, b"")
        assert option_bytes.chosen(base, record) == list(options)
        assert len(record) == 2 * sum(a != b for a, b in zip(options, base, strict=True))


def test_the_settings_can_say_all_that_the_options_can():
    known = {name: allowed for name, (_, allowed) in zip(settings.NAMES, settings._ALLOWED, strict=True)}
    assert settings.NAMES[: len(ALL)] == list(ALL)
    for name, values in ALL.items():
        for value in values:
            assert value is None or settings._fits(value, known[name]), (name, value)


@pytest.mark.parametrize("base", BASES)
def test_nothing_chosen_is_an_empty_record(base):
    assert option_bytes.to_bytes(list(base), base, b"") == b""
    for record in (None, b"", b"\x01"):
        values = values_of(base)
        assert option_bytes.over(values, record) == (base, record or b"")
        assert values == values_of(base)


def test_options_stand_over_settings_and_other_settings_stay():
    values = values_of(BASES[0])
    record = option_bytes.to_bytes(["nl", 200, *BASES[0][2:]], BASES[0], b"")
    base, kept = option_bytes.over(values, record)
    assert (base, kept) == (BASES[0], record)
    assert values == values_of(("nl", 200, *BASES[0][2:]))


@pytest.mark.parametrize("odd", [UNKNOWN, IMPOSSIBLE, UNKNOWN + IMPOSSIBLE])
def test_what_is_not_understood_changes_nothing_and_stays(odd):
    base = BASES[0]
    for at in (0, 2, 4):
        record = b"\x01\x01\x04\x01"[:at] + odd + b"\x01\x01\x04\x01"[at:]
        options = option_bytes.chosen(base, record)
        assert options == ["nl", 100, "normal", 1, *base[4:]]
        options[option_bytes.IDLE] = 20
        again = option_bytes.to_bytes(options, base, record)
        assert again == odd + b"\x01\x01\x04\x01\x05\x14"
        assert option_bytes.chosen(base, again) == options
        assert option_bytes.to_bytes(list(base), base, again) == odd


def test_any_bytes_give_options_that_can_be():
    dice = random.Random(3)
    for _ in range(2000):
        record = dice.randbytes(dice.randrange(80))
        for base in BASES:
            values = values_of(base)
            _, kept = option_bytes.over(values, record)
            assert len(kept) <= 64
            for name, value in zip(ALL, values[:-1], strict=True):
                allowed = range(30, 501) if name == "BRIGHTNESS" else range(61) if name == "IDLE" else ALL[name]
                assert value in allowed, (name, value)
            options = option_bytes.chosen(base, kept)
            assert option_bytes.chosen(base, option_bytes.to_bytes(options, base, kept)) == options


def test_the_last_record_counts_also_after_the_memory_was_put_in_order():
    memory, journal = new_journal()
    journal.write(OPTIONS, b"\x01\x01")
    journal.write(OPTIONS, b"\x02\x05" + UNKNOWN)
    while not journal.untidy:
        journal.result(b"\x10\x05\x00")
    journal, state = started(memory)
    assert state.options == b"\x02\x05" + UNKNOWN
    compaction.put(journal, state)
    assert memory.erases == 1
    assert started(memory)[1].options == b"\x02\x05" + UNKNOWN


def test_options_of_version_1_are_carried_over():
    memory, journal = new_journal(framed(VERSION, 0, b"\x01") + framed(OPTIONS, 1, b"\x04\x01"))
    _, state = started(memory)
    assert (state.version, state.options) == (1, b"\x04\x01")
    compaction.put(journal, state)
    assert started(memory)[1].options == b"\x04\x01"


def test_a_record_half_written_leaves_the_options_of_before():
    memory, journal = new_journal()
    journal.write(OPTIONS, b"\x01\x01")
    record = framed(OPTIONS, journal.number, b"\x02\x05\x03\x01")
    for written in range(len(record.rstrip(b"\xff")) + 1):
        memory.image[journal.end : SIZE] = record[:written] + b"\xff" * (SIZE - journal.end - written)
        whole = written == len(record.rstrip(b"\xff"))
        assert started(memory)[1].options == (b"\x02\x05\x03\x01" if whole else b"\x01\x01"), written
