# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What goes to the board maker and the shop: whole, of one run, and of the committed board."""

import csv
import io
import json
import re
import zipfile

import pytest

import bom
import deliver
import nets
import parts
import rules
import sexpression
import spots
from provision.places import ROOT

MADE = ROOT / "hardware/made/board"
BOARD = MADE / "handheld.kicad_pcb"


def table(name):
    """The rows of a CSV file, as dicts."""
    return list(csv.DictReader(io.StringIO((MADE / name).read_text("utf-8"))))


def gerber_pads(layer):
    """{(reference, pad): net} as a copper layer's file says it, in its own attributes."""
    found, pin = {}, None
    for line in (MADE / f"gerbers/handheld-{layer}.gbr").read_text("utf-8").splitlines():
        attribute = re.fullmatch(r"%TO\.(P|N),(.*)\*%", line)
        if attribute and attribute[1] == "P":
            pin = tuple(attribute[2].split(",")[:2])
        elif attribute and pin:
            found[pin] = attribute[2].replace("\\u002F", "/")
            pin = None
    return found


def test_all_files_are_of_one_run_and_none_was_changed():
    assert (MADE / deliver.LIST).read_text("utf-8") == deliver.sums(MADE), "run `make hardware`"


def test_what_is_packed_is_what_lies_beside_it():
    with zipfile.ZipFile(MADE / "gerbers.zip") as packed:
        assert {name: packed.read(name) for name in packed.namelist()} == {
            path.name: path.read_bytes() for path in (MADE / "gerbers").iterdir()
        }


def test_the_copper_files_carry_the_nets_of_the_tables():
    owner = nets.by_pin()
    both = gerber_pads("F_Cu") | gerber_pads("B_Cu")
    assert {pin: net for pin, net in both.items() if pin in owner} == owner
    free = {pin: net for pin, net in both.items() if pin not in owner}
    assert all(net in ("N/C", "") or net.startswith("unconnected") for net in free.values()), free


def test_every_hole_is_drilled():
    text = BOARD.read_text("utf-8")
    vias, plated = len(re.findall(r"\(via ", text)), len(re.findall(r'\(pad "[^"]*" thru_hole', text))
    bare = len(re.findall(r'\(pad "[^"]*" np_thru_hole', text))

    def drilled(kind):
        return len(re.findall(r"^X[-\d.]+Y", (MADE / f"gerbers/handheld-{kind}.drl").read_text("utf-8"), re.MULTILINE))

    assert drilled("PTH") == vias + plated > 300
    assert drilled("NPTH") == bare == 6


def test_the_machine_places_each_flat_part_where_it_is():
    rows = {row["Ref"]: row for row in table("positions.csv")}
    flat = {r for r, part in parts.BY_REFERENCE.items() if "SMD" in part.footprint or part.footprint.startswith("Fuse")}
    assert set(rows) == flat
    for reference, row in rows.items():
        spot = spots.SPOTS[reference]
        assert (float(row["PosX"]), -float(row["PosY"])) == pytest.approx((spot.x, spot.y), abs=0.06), reference
        assert (float(row["Rot"]) - spot.rotation) % 360 == 0
        assert row["Side"] == "top"


def test_the_list_to_order_from_is_that_of_the_tables():
    assert (MADE.parent / "parts/bom.csv").read_text("utf-8") == bom.text(), "run `make hardware`"
    rows = table("../parts/bom.csv")
    for row in rows:
        assert row["Supplier 1"] == row["Order number 1"] == row["Supplier 2"] == row["Order number 2"] == ""
        assert row["A part that fits"] and int(row["Count"]) > 0
        assert not row["References"] or int(row["Count"]) == len(row["References"].split())
    listed = {reference for row in rows for reference in row["References"].split()}
    assert set(parts.BY_REFERENCE) - listed == {r for r in parts.BY_REFERENCE if r.startswith("TP")}


def test_the_lights_lose_less_than_they_may():
    figures = json.loads((MADE / "power.json").read_text("utf-8"))
    assert figures["budget_A"] == rules.BUDGET_A == 0.4
    for spread in ("evenly", "last row"):
        assert 0 < figures[spread]["5V"] + figures[spread]["GND"] <= rules.DROP_LIMIT_V == 0.15
    for way in ("battery", "usb"):
        assert figures[way]["sum"] == pytest.approx(sum(v for k, v in figures[way].items() if k != "sum"), abs=0.001)


def test_power_tracks_carry_the_fuses_trip_current():
    """On the board's own tracks. IPC-2221 for an outer layer, 1 oz, 10 K: 1 A needs 0.30 mm, 2 A 0.78 mm."""
    assert rules.width_for(1.0) == pytest.approx(0.30, abs=0.01)
    assert rules.width_for(2.0) == pytest.approx(0.78, abs=0.01)
    root = sexpression.parse(BOARD.read_text("utf-8"))
    numbers = {net[1]: net[2] for net in sexpression.children(root, "net")}
    wide = dict.fromkeys(nets.POWER_NETS, 0.0)
    for track in sexpression.children(root, "segment"):
        name = numbers[sexpression.value(track, "net")]
        if name in wide:
            wide[name] = max(wide[name], float(sexpression.value(track, "width")))
    areas = {numbers[sexpression.value(zone, "net")] for zone in sexpression.children(root, "zone")}
    narrow = {name for name, width in wide.items() if width < rules.width_for(rules.TRIP_CURRENT_A)}
    assert narrow <= areas


def test_the_way_of_power_is_wide_enough_everywhere():
    widths = json.loads((MADE / "widths.json").read_text("utf-8"))
    nets_on_the_way = {name.split()[0] for name in widths}
    assert nets_on_the_way == set(nets.POWER_NETS) - {"GND"}  # the ground is a plane
    assert min(widths.values()) >= rules.width_for(rules.TRIP_CURRENT_A)


@pytest.mark.parametrize("name", ["board-front", "board-back"])
def test_there_are_pictures_of_both_sides(name):
    assert (MADE / f"{name}.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (MADE / f"{name}.svg").read_text("utf-8")[:300]


def test_no_file_tells_a_date_of_its_making():
    """The same board gives the same bytes on every day."""
    for path in (*MADE.glob("gerbers/*"), BOARD, MADE / "positions.csv", MADE / "board-front.svg"):
        dates = set(re.findall(r"20\d\d-\d\d-\d\d", path.read_text("utf-8")))
        assert dates <= {"2026-12-01"}, path.name
