# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The hardware's table of pins is the firmware's own, and the Pico's edge is a Pico's."""

import re

import pytest

import pins


def test_it_reads_what_the_firmware_says(firmware):
    """Against another way of reading: the table's own lines, evaluated."""
    table = firmware.partition("\nDEFAULTS = ")[2].partition("\n)\n")[0] + ")"
    told = dict(eval(table, {name: f"PIN_{name}" for name in ("PIXELS", "SOUNDER", "LED_SUPPLY")}))
    assert pins.defaults() == told
    assert len(told) >= 9


def test_a_moved_pin_moves(moved):
    assert pins.defaults(moved("PIN_UP", "GP9"))["PIN_UP"] == "GP9"
    assert pins.defaults(moved("PIN_PIXELS", "GP2"))["PIN_PIXELS"] == "GP2"


@pytest.mark.parametrize(
    ("job", "pin", "reason"),
    [
        ("PIN_UP", "GP25", "no such pin"),  # a Pico's own light
        ("PIN_UP", "GP29", "no such pin"),
        ("PIN_UP", "GP11", "two jobs"),
        ("PIN_PIXELS", "GP15", "two jobs"),
    ],
)
def test_an_impossible_pin_is_named(moved, job, pin, reason):
    with pytest.raises(pins.PinError, match=reason):
        pins.defaults(moved(job, pin))


def test_a_missing_job_is_named(firmware):
    with pytest.raises(pins.PinError, match="PIN_SOUNDER"):
        pins.defaults(re.sub(r'\(SOUNDER, "GP\d+"\),', "", firmware))
    with pytest.raises(pins.PinError, match="DEFAULTS"):
        pins.defaults("DEFAULT = ()")


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("GP0", 1),
        ("GP10", 14),
        ("GP15", 20),
        ("GP16", 21),
        ("GP17", 22),
        ("GP22", 29),
        ("RUN", 30),
        ("GP26", 31),
        ("GP28", 34),
        ("3V3", 36),
        ("3V3_EN", 37),
        ("VSYS", 39),
        ("VBUS", 40),
    ],
)
def test_places_on_the_edge(name, place):
    assert pins.number(name) == place


def test_the_edge_is_whole():
    assert len(pins.EDGE) == 40
    assert pins.GROUNDS == (3, 8, 13, 18, 23, 28, 33, 38)
    usable = [f"GP{number}" for number in range(29) if number not in (23, 24, 25)]
    assert sorted(name for name in pins.EDGE if name.startswith("GP")) == sorted(usable)
    with pytest.raises(pins.PinError):
        pins.number("GND")
