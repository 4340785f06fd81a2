# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The table of parts is whole: what is on the board, what is bought, and what may stand in for it."""

import re

import pytest

import nets
import parts
import wires


def test_each_reference_is_one_part():
    references = [reference for part in parts.PARTS for reference in part.references]
    assert len(references) == len(set(references)) > 300
    assert len({part.key for part in parts.PARTS}) == len(parts.PARTS)


def test_parts_and_connections_name_the_same_references():
    connected = {reference for members in nets.table().values() for reference, _ in members}
    assert connected == set(parts.BY_REFERENCE)


@pytest.mark.parametrize("part", parts.PARTS, ids=lambda part: part.key)
def test_a_part_says_what_a_buyer_must_know(part):
    assert part.value and part.job and part.maker_part
    assert part.count_a or part.count_b
    assert part.euros >= 0
    assert part.substitutes or part.not_these or part.count_a + part.count_b <= 6
    if part.references:
        assert part.symbol and part.footprint and part.side in ("front", "back")
        assert part.count_b == len(part.references)


def test_what_surely_fails_is_named():
    by_job = {part.key: part.not_these for part in parts.PARTS}
    for key, words in {
        "led": ("RGBW", "APA102"),
        "panel": ("RGBW",),
        "level shifter dip": ("74HC125", "74AHC125"),
        "level shifter": ("74AHCT1G125",),
        "battery holder": ("4 x AA", "LiPo"),
    }.items():
        for word in words:
            assert re.search(rf"\b{word}\b", by_job[key]), (key, word)


def test_build_a_has_what_its_wiring_uses():
    bought = {part.key: part.count_a for part in parts.build_a()}
    used = [part.name for part in wires.parts()]
    assert bought["panel"] == 2
    assert bought["pico"] == used.count("Pico")
    assert bought["level shifter dip"] == used.count("chip")
    assert bought["data resistor"] == used.count("resistor")
    assert bought["bulk capacitor"] == used.count("1000uF")
    assert bought["capacitor dip"] == used.count("100nF")
    assert bought["button breadboard"] == len(wires.BUTTONS)
    assert bought["breadboard"] == len({place[0] for part in wires.parts() for place in part.legs.values()})
