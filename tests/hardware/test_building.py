# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The building guides say what the tables say: currents, hours, prices, numbers of wires, places to measure at."""

import re

import pytest

import currents
import guides
import lists
import parts
import pins
import wires
from guides import GUIDES


def guide(language):
    return (currents.ROOT / GUIDES[language]).read_text("utf-8")


@pytest.mark.parametrize("name", lists.files())
def test_committed_lists_are_those_of_the_table(name):
    assert (lists.MADE / name).read_text("utf-8") == lists.files()[name], "run `make hardware`"


@pytest.mark.parametrize("build", ["A", "B"])
def test_a_list_adds_up(build):
    lines = re.findall(r"^\| (\d+) \| .* \| € ([\d.]+) \|$", lists.parts_list(build), re.M)
    assert sum(float(euros) for _, euros in lines) == pytest.approx(parts.cost(build), abs=0.05)
    assert sum(int(number) for number, _ in lines) > 15


@pytest.mark.parametrize("language", GUIDES)
def test_the_guides_tables_are_calculated(language):
    assert guides.renewed(language) == guide(language), "run `make hardware`"
    assert "\n".join(currents.table(language)) in guide(language)


def test_the_currents_are_the_firmwares():
    assert currents.setting("CURRENT_LIMIT") == 400
    assert currents.setting("BATTERY_LOW") == 3300
    assert f"_REST_MA = const({currents.REST_MA:.0f})" in (currents.ROOT / "lib/handheld/light.py").read_text("utf-8")
    shown = currents.screens_ma()
    assert currents.LEDS * currents.REST_MA < shown[0] < shown[-1] < currents.setting("CURRENT_LIMIT")
    with pytest.raises(ValueError, match="NO_SUCH"):
        currents.setting("NO_SUCH")


def test_the_hours_follow_the_measures():
    """At the currents that were measured the capacity is the measured one; more current, less of both."""
    for current, capacity in currents.ALKALINE_MAH.items():
        assert currents.alkaline_mah(current) == pytest.approx(capacity)
    hours = [currents.hours(lights) for _, _, lights in currents.cases()]
    assert [a for a, _ in hours] == sorted((a for a, _ in hours), reverse=True)
    # 470 + 30 mA: a cell at 3.3 V / 3 and what diode, fuse and switches take; then by hand
    volts = (3.3 + 0.2 + (0.0924 + 0.0374 + 0.0374) / 0.4 * 0.5) / 3
    assert currents.hours(470)[0] == pytest.approx(1300 * (0.6 - 2.0 * (volts - 1.1)) / 500, rel=1e-3)
    assert currents.hours(470)[1] == pytest.approx(2000 * (0.9 - 4.0 * (volts - 0.1 - 1.1)) / 500, rel=1e-3)


def test_costs_add_up():
    rows = [re.findall(r"€ ([\d.]+)", line) for line in guides.costs("en")[2:]]
    numbers = [[float(euros) for euros in row] for row in rows]
    for column, build in enumerate("AB"):
        assert numbers[3][column] == parts.cost(build)
        assert sum(row[column] for row in numbers[:3]) == pytest.approx(parts.cost(build), abs=0.02)


@pytest.mark.parametrize("language", GUIDES)
def test_numbers_of_wires_are_those_of_the_table(language):
    text = guide(language)
    table = wires.table()
    assert f" {len(table)} " in text and f"1 to {len(table)}" in text.replace("1 tot", "1 to")
    ends = {wire.number: {wire.start, wire.end} for wire in table}
    told = {numbers for numbers in re.findall(r"(?:wires?|draden|draad) ((?:\d+(?:, | to | tot )?)+)", text)}
    assert {"11, 15, 18", "1, 13, 14", "19, 14, 16", "20"} <= told
    assert "panel 1 DIN" in ends[18] and "panel 1 5V" in ends[15] and wires.pico_hole(40, "j") in ends[11]
    assert ends[19] == {"panel 1 DOUT", "panel 2 DIN"}
    assert "panel 2 GND" in ends[14] and "panel 2 5V" in ends[16] and "panel 1 GND" in ends[13]
    assert wires.pico_hole(38, "j") in ends[1] and "2 bottom- 29" in ends[20]
    assert {end for number in range(13, 17) for end in ends[number] if end.startswith("panel")} == {
        "panel 1 GND", "panel 2 GND", "panel 1 5V", "panel 2 5V",
    }  # fmt: skip


@pytest.mark.parametrize("language", GUIDES)
def test_the_sounder_is_at_its_pin(language):
    pin = pins.defaults()[pins.SOUNDER]
    number = pins.number(pin)
    assert f"{number} " in guide(language)
    assert f"({pin}, " in guide(language) and f" {wires.pico_hole(number, 'j')[2:]})" in guide(language)


@pytest.mark.parametrize("language", GUIDES)
def test_places_to_measure_at_are_there(language):
    told = set(re.findall(r"\bTP\d", guide(language)))
    assert told <= set(parts.BY_REFERENCE)
    assert {"TP1", "TP3", "TP6", "TP7", "TP8"} <= told
    for point in told:
        assert f"| {parts.BY_REFERENCE[point].value} ({point}) |" in guide(language)


def test_wires_in_the_list_of_parts_are_enough():
    table = wires.table()
    panel = [wire for wire in table if "panel" in wire.start + wire.end]
    between = [wire for wire in panel if wire.start.startswith("panel")]
    boards = [wire for wire in table if wire not in panel]
    short = [wire for wire in boards if wire.colour in ("black", "red") and wire.number != 20]
    long = [wire for wire in boards if wire not in short]
    counts = [len(short), len(long), len(panel) - len(between), len(between)]
    assert re.findall(r"\d+", parts.BY_KEY["wires"].job) == [str(count) for count in counts]


def count(pattern, language):
    return len(re.findall(pattern, guide(language), re.M))


@pytest.mark.parametrize("pattern", [r"^#+ ", r"^\|", r"!\[", r"^\d+\. ", r"^- "])
def test_both_guides_have_the_same_shape(pattern):
    assert count(pattern, "en") == count(pattern, "nl") > 1


@pytest.mark.parametrize("language", GUIDES)
def test_links_to_chapters_lead_to_chapters(language):
    titles = re.findall(r"^#+ (.*)$", guide(language), re.M)
    chapters = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
    links = set(re.findall(r"\]\(#([^)]+)\)", guide(language)))
    assert len(links) > 2 and links <= chapters
