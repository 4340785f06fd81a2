# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The committed board is that of the tables, pad by pad: a change by hand is found without KiCad."""

import math
import re

import pytest

import nets
import parity
import parts
import pico_footprint
import pins
import places
import spots
from provision.places import ROOT

MADE = ROOT / "hardware/made/board"
BOARD = MADE / "handheld.kicad_pcb"
PLACED = parity.read(BOARD)


def pad(reference, number):
    """Net and place of one pad of the committed board."""
    return next((net, x, y) for name, net, x, y in PLACED[reference].pads if name == number)


def test_parts_pads_and_places_are_those_of_the_tables():
    assert parity.differences(PLACED) == []
    assert len(PLACED) == len(parts.BY_REFERENCE) > 300


def edited(tmp_path, old, new):
    """Differences of a board in which one text was changed by hand."""
    text = BOARD.read_text("utf-8")
    assert old in text
    copy = tmp_path / "handheld.kicad_pcb"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return parity.differences(parity.read(copy))


def test_two_nets_with_exchanged_names_are_found(tmp_path):
    lines = re.findall(r'\(pad "1" [^\n]*\(net \d+ "BUTTON_UP"\)', BOARD.read_text("utf-8"))
    wrong = edited(tmp_path, lines[0], lines[0].replace("BUTTON_UP", "BUTTON_DOWN"))
    assert wrong == ["SW1 pad 1: on BUTTON_DOWN, should be on BUTTON_UP"]


def test_another_value_and_another_footprint_are_found(tmp_path):
    assert any("R1: value" in line for line in edited(tmp_path, '"330R"', '"3k3"'))
    changed = edited(tmp_path, '"Fuse:Fuse_1812_4532Metric"', '"Fuse:Fuse_1206_3216Metric"')
    assert any("footprint" in line for line in changed)


def test_a_part_that_was_pushed_is_found(tmp_path):
    spot = spots.SPOTS["TP2"]
    old = f"(at {spot.x:g} {spot.y:g})"
    assert edited(tmp_path, old, f"(at {spot.x + 0.5:g} {spot.y:g})") == [
        f"TP2: is at ({spot.x + 0.5}, {spot.y}), should be at ({spot.x}, {spot.y})"
    ]


def test_a_pin_that_moves_in_the_firmware_is_found(moved):
    wrong = parity.differences(PLACED, pins.defaults(moved("PIN_UP", "GP18")))
    assert any(line.startswith(f"U1 pad {pins.number('GP18')}:") for line in wrong)
    assert any(line.startswith(f"U1 pad {pins.number(pins.defaults()['PIN_UP'])}:") for line in wrong)


def test_the_pico_hangs_as_its_data_sheet_says():
    """USB at the left edge seen from the front; 2 x 20 pins, 2.54 and 17.78 mm apart, 1.37 mm from the ends."""
    corners = {number: pad("U1", str(number))[1:] for number in (1, 20, 21, 40)}
    assert corners[1] == pytest.approx((places.PICO.x0 + 1.37, places.PICO_CENTRE[1] - 17.78 / 2))
    assert corners[40] == pytest.approx((corners[1][0], corners[1][1] + 17.78))
    assert corners[20] == pytest.approx((corners[1][0] + 19 * 2.54, corners[1][1]))
    assert corners[21] == pytest.approx((corners[20][0], corners[40][1]))
    assert corners[20][0] + 1.37 == pytest.approx(places.PICO.x1)
    assert PLACED["U1"].side == "back"
    assert pico_footprint.pin_place(1) == pytest.approx((-8.89, -24.13))


def test_the_chain_runs_as_the_firmware_counts():
    """Pixel 8 * y + x; each light's output lies beside the next one's input within a row."""
    for index in range(127):
        row, column = divmod(index, 8)
        name = f"D{index + 1}"
        assert PLACED[name].middle() == pytest.approx((14 + 8 * column, 37 + 8 * row))
        out, into = pad(name, nets.DOUT), pad(f"D{index + 2}", nets.DIN)
        assert out[0] == into[0] == f"DATA_{index + 2}"
        if column < 7:
            assert math.dist(out[1:], into[1:]) < 5


def test_the_switch_points_out_of_the_right_edge_and_the_battery_is_marked():
    """Pin 1 of SW7, the ON side, is the upper one; plus of J1 is to the right of minus."""
    upper, lower = pad("SW7", "1"), pad("SW7", "3")
    assert (upper[0], lower[0]) == ("SWITCH_ON", "3V3_EN")
    assert upper[2] < lower[2]
    assert pad("J1", "1")[0] == "BATTERY" and pad("J1", "1")[1] > pad("J1", "2")[1]


def test_nothing_feeds_what_it_must_not():
    """Between battery and USB lie a FET and a diode, between them and lights and Pico switches: no net joins them."""
    owner = nets.by_pin()
    supplies = ("BATTERY", "BATTERY_FUSED", "VBUS", "VBUS_FUSED", "SUPPLY", "5V", "5V_LEDS", "VSYS", "3V3")
    assert len(set(supplies)) == len(supplies) and set(supplies) <= set(nets.table())
    assert (owner["D201", nets.ANODE], owner["D201", nets.CATHODE]) == ("VBUS_FUSED", "SUPPLY")
    assert (owner["D202", nets.ANODE], owner["D202", nets.CATHODE]) == ("5V", "VSYS")
    assert (owner["Q1", nets.GATE], owner["Q1", nets.SOURCE], owner["Q1", nets.DRAIN]) == (
        "VBUS", "SUPPLY", "BATTERY_FUSED",
    )  # fmt: skip
    assert (owner["Q2", nets.SOURCE], owner["Q2", nets.DRAIN]) == ("SUPPLY", "5V")
    assert (owner["Q3", nets.SOURCE], owner["Q3", nets.DRAIN]) == ("5V", "5V_LEDS")
    assert owner["U2", "5"] == "5V_LEDS"
    assert sum(name in ("5V", "SUPPLY", "5V_LEDS") for (part, _), name in owner.items() if part == "U1") == 0
