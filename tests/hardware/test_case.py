# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The case fits the board by its numbers, and the files to print are whole: checked without any CAD."""

import zipfile
from collections import defaultdict
from dataclasses import replace
from math import hypot, pi
from pathlib import Path
from xml.etree import ElementTree

import pytest

import fit
import places
import spots
import stamp
import stl
import wrong_sizes
from case_sizes import ARROWS, CELLS, Sizes, is_key, middle

MADE = Path(places.__file__).resolve().parents[1] / "made/case"
PARTS = ("front", "back", "lid", "cap-arrow", "cap-a", "cap-b")
SIZES = Sizes()
WRONG = wrong_sizes.wrong(SIZES)
_MODEL = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"


@pytest.fixture(scope="module")
def front():
    return stl.read(MADE / "front.stl")


@pytest.mark.parametrize("clearance", fit.clearances(SIZES), ids=lambda clearance: clearance.name)
def test_clearance(clearance):
    assert clearance.well, clearance


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_in_the_numbers_is_found(fault):
    """By the clearance that is there for it."""
    sizes, name = WRONG[fault]
    found = {clearance.name: clearance for clearance in fit.clearances(sizes)}
    assert not found[name].well


def test_the_committed_files_are_of_these_numbers():
    """Fails when the board's places or the case's sizes have changed since the files were made."""
    page = (MADE / "figures.md").read_text("utf-8")
    assert f"Made from the numbers {stamp.numbers(SIZES)}." in page, "run `make hardware`"
    for clearance in fit.clearances(SIZES):
        assert f"| {clearance.name} | {clearance.figure:.2f} |" in page
    assert "!!" not in page.partition("## ")[2]
    assert "NOT CAUGHT" not in page


def test_any_number_changes_the_stamp(monkeypatch):
    known = {stamp.numbers(SIZES), stamp.numbers(replace(SIZES, gap=0.51))}
    monkeypatch.setattr(places, "SOUNDER_CENTRE", (1.0, 2.0))
    known.add(stamp.numbers(SIZES))
    monkeypatch.setitem(spots.SPOTS, "C1", spots.Spot(1.0, 2.0))
    known.add(stamp.numbers(SIZES))
    assert len(known) == 4


def test_wells_are_as_the_grid_is_used():
    small = {cell for cell in CELLS if is_key(*cell)}
    assert small == {(x, y) for x in range(4, 8) for y in range(13)}
    for column, row in CELLS:
        x, y = places.led_centre(column, row)
        assert hypot(*(a - b for a, b in zip(SIZES.well_centre(column, row), middle(x, y), strict=True))) < 1e-9


def test_there_is_a_cap_for_each_button():
    assert set(places.BUTTONS) == {*ARROWS, "A", "B"}
    x, y = (dict(zip(places.BUTTONS, column, strict=True)) for column in zip(*places.BUTTONS.values(), strict=True))
    assert y["UP"] < y["LEFT"] == y["RIGHT"] < y["DOWN"]
    assert x["LEFT"] < x["UP"] == x["DOWN"] < x["RIGHT"] < x["B"] < x["A"]


@pytest.mark.parametrize("part", PARTS)
def test_committed_stl_is_one_closed_surface_on_the_bed(part):
    triangles = stl.read(MADE / f"{part}.stl")
    assert stl.open_edges(triangles) == 0
    assert stl.volume(triangles) > 100
    low, high = stl.bounds(triangles)
    assert low == pytest.approx((0, 0, 0), abs=1e-3)
    assert max(high) <= fit.BED


def test_a_torn_or_inverted_surface_is_found():
    triangles = stl.read(MADE / "lid.stl")
    assert stl.open_edges(triangles[1:]) == 3
    assert stl.open_edges([*triangles[1:], triangles[0][::-1]]) > 0
    assert stl.volume([triangle[::-1] for triangle in triangles]) < 0


def test_a_cut_off_file_is_refused(tmp_path):
    (tmp_path / "half.stl").write_bytes((MADE / "lid.stl").read_bytes()[:-7])
    with pytest.raises(stl.StlError, match=r"half\.stl"):
        stl.read(tmp_path / "half.stl")


def test_committed_front_has_its_wells_over_the_leds(front):
    """The wells' ends in the file: where they are, and how large."""
    _, high = stl.bounds(front)
    assert high[0] == pytest.approx(SIZES.width, abs=0.01)
    assert high[1] == pytest.approx(SIZES.height, abs=0.01)
    area, moment = defaultdict(float), defaultdict(lambda: [0.0, 0.0])
    for a, b, c in front:
        twice = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
        level = abs(a[2] - SIZES.skin) + abs(b[2] - SIZES.skin) + abs(c[2] - SIZES.skin) < 1e-3
        if not (level and twice > 0):  # only what looks up, into the well
            continue
        x, y = sum(point[0] for point in (a, b, c)) / 3, sum(point[1] for point in (a, b, c)) / 3
        place = (x - SIZES.width / 2, y - SIZES.height / 2)  # it lies on its face: y is turned over
        cell = min(CELLS, key=lambda cell: hypot(place[0] - _led(cell)[0], place[1] + _led(cell)[1]))
        area[cell] += twice / 2
        moment[cell][0] += place[0] * twice / 2
        moment[cell][1] += place[1] * twice / 2
    assert set(area) == set(CELLS)
    for cell in CELLS:
        x, y = _led(cell)
        assert hypot(moment[cell][0] / area[cell] - x, moment[cell][1] / area[cell] + y) < 0.05
        width = 2 * (area[cell] / pi) ** 0.5
        assert width == pytest.approx(SIZES.key_diameter if is_key(*cell) else SIZES.code_diameter, rel=0.03)


@pytest.mark.parametrize("part", PARTS)
def test_3mf_holds_the_same_surface_and_no_date(part):
    with zipfile.ZipFile(MADE / f"{part}.3mf") as package:
        assert {entry.date_time[0] for entry in package.infolist()} == {1980}
        model = ElementTree.fromstring(package.read("3D/3dmodel.model"))
    assert model.attrib["unit"] == "millimeter"
    found = [[float(point.attrib[axis]) for axis in "xyz"] for point in model.iter(_MODEL + "vertex")]
    corners = [[int(face.attrib[name]) for name in ("v1", "v2", "v3")] for face in model.iter(_MODEL + "triangle")]
    triangles = stl.read(MADE / f"{part}.stl")
    assert len(corners) == len(triangles)
    for face, triangle in zip(corners, triangles, strict=True):
        for index, point in zip(face, triangle, strict=True):
            assert found[index] == pytest.approx(point, abs=1e-3)


@pytest.mark.parametrize("part", PARTS)
def test_step_has_no_date(part):
    head = (MADE / f"{part}.step").read_text("ascii")[:600]
    assert "'1980-01-01T00:00:00'" in head
    assert f"'{part}'" in head


def test_files_are_small_enough_to_keep():
    sizes = {path.name: path.stat().st_size for path in MADE.iterdir()}
    assert {f"{part}.{kind}" for part in PARTS for kind in ("stl", "3mf", "step")} < set(sizes)
    assert max(sizes.values()) < 5_000_000


def _led(cell):
    return middle(*places.led_centre(*cell))
