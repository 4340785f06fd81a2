# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Build B's schematic: the committed drawing is that of the tables, it can be read back to them, and it can be read."""

import re

import pytest

import nets
import paint
import parts
import pins
import plan
import plan_wires
import reading
import schematic

TABLE = nets.table()
SVG = schematic.svg()


def test_the_committed_drawing_is_that_of_the_tables():
    assert (schematic.MADE / "schematic.svg").read_bytes() == SVG.encode(), "run `make hardware`"
    assert (schematic.MADE / "schematic.pdf").read_bytes().startswith(b"%PDF-")


def test_it_is_the_table_and_nothing_covers_anything():
    assert schematic.problems() == []


def test_every_part_is_drawn_once_but_the_repeated_ones():
    drawn = reading.Drawn(SVG)
    references = {reference for reference, _ in drawn.pins}
    assert references == set(parts.BY_REFERENCE) - schematic.REPEATED
    assert len(references) > 45
    assert sorted(drawn.pins) == sorted({(r, p) for r, p in drawn.pins})
    picos = [pin for reference, pin in drawn.pins if reference == "U1"]
    assert sorted(picos, key=int) == [str(number) for number in range(1, 41)]


def test_reading_finds_every_net_by_itself():
    """Without the table: the drawing's own groups are as many as the nets that have a drawn pin, and the free pins."""
    drawn = [(names, members) for names, members in reading.Drawn(SVG).groups() if names]
    shown = {net for net, members in TABLE.items() if any(r not in schematic.REPEATED for r, _ in members)}
    assert {name for names, _ in drawn for name in names} == shown
    free = {pin for names, members in reading.Drawn(SVG).groups() if not names for pin in members}
    assert free == set(nets.not_connected())


def test_the_part_that_is_left_out_is_a_repetition():
    owner = nets.by_pin(TABLE)
    for number in range(plan.SECOND, nets.LAST_LED):
        assert owner[(f"D{number}", nets.DIN)] == f"DATA_{number}"
        assert owner[(f"D{number}", nets.DOUT)] == f"DATA_{number + 1}"
        assert owner[(f"D{number}", nets.VDD)] == owner[(f"C{number}", "1")] == "5V_LEDS"
        assert owner[(f"D{number}", nets.VSS)] == owner[(f"C{number}", "2")] == "GND"


def test_names_and_values_stand_on_it():
    said = [label.what for label in paint.draw(TABLE).labels]
    for reference in plan.placed(nets.LAST_LED):
        assert said.count(reference) == 1
        assert parts.BY_REFERENCE[reference].value in said
    for net in TABLE:
        repeated = net.startswith("DATA_") and net[5:].isdigit() and 3 < int(net[5:]) < nets.LAST_LED
        assert net in said or net == "GND" or repeated
    assert said.count("GND") >= len(pins.GROUNDS) - 1  # AGND has its own name on the Pico


# --- deliberate faults: each must be seen


def found(table):
    return reading.problems(SVG, table, schematic.REPEATED)


def test_a_pin_moved_in_the_firmware_is_seen(moved):
    chosen = pins.defaults(moved("PIN_UP", "GP9"))
    assert schematic.svg(chosen) != SVG
    assert any("BUTTON_UP" in problem for problem in found(nets.table(chosen)))
    assert schematic.problems(chosen) == []


@pytest.mark.parametrize(
    ("net", "pin", "other"),
    [("5V", ("Q3", "2"), "5V_LEDS"), ("GND", ("Q5", "2"), "LEDS_GATE"), ("VSYS", ("D202", "1"), "5V")],
)
def test_a_pin_on_another_net_is_seen(net, pin, other):
    table = {name: [p for p in members if p != pin] for name, members in TABLE.items()}
    assert pin in TABLE[net]
    table[other].append(pin)
    problems = found(table)
    assert any(problem.startswith(f"{net}:") for problem in problems)
    assert any(problem.startswith(f"{other}:") for problem in problems)


@pytest.mark.parametrize("place", range(len(plan_wires.LINES)))
def test_a_missing_line_is_seen(monkeypatch, place):
    monkeypatch.setattr(plan_wires, "LINES", plan_wires.LINES[:place] + plan_wires.LINES[place + 1 :])
    assert reading.problems(paint.draw(TABLE).svg(), TABLE, schematic.REPEATED)


def test_a_line_that_joins_two_nets_is_seen(monkeypatch):
    monkeypatch.setattr(plan_wires, "LINES", (*plan_wires.LINES, ((35.0, 14.0), (35.0, 18.0), (42.0, 18.0))))
    problems = reading.problems(paint.draw(TABLE).svg(), TABLE, schematic.REPEATED)
    assert "joined: ON_GATE, SUPPLY" in problems


def test_a_part_drawn_twice_is_seen():
    twice = SVG.replace("</svg>", '<circle class="pin" data-ref="R1" data-pin="1" cx="1" cy="1"/></svg>')
    assert "R1 pin 1 is drawn 2 times" in reading.problems(twice, TABLE, schematic.REPEATED)


@pytest.mark.parametrize(
    ("reference", "text", "problem"),
    [
        ("R1", (0.0, 0.0, "middle"), "a stroke runs through 'R1'"),
        ("TP7", (-4.5, 1.9, "middle"), "'C201' covers 'TP7'|'TP7' covers 'C201'"),
        ("J1", (-7.5, -4.0, "middle"), "'J1' is off the sheet"),
    ],
)
def test_a_text_that_cannot_be_read_is_seen(monkeypatch, reference, text, problem):
    monkeypatch.setattr(plan, "PLACED", plan.PLACED | {reference: plan.PLACED[reference]._replace(text=text)})
    assert any(re.fullmatch(problem, told) for told in schematic.problems())
