# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Build A: the committed picture and list are those of the table, the table is the circuit, nothing covers anything."""

import re

import pytest

import benchtop
import circuit_a
import pins
import sheet
import tidiness
import wires
import wiring
from words import WORDS

TABLE = wires.table()
MADE = wiring.files()


@pytest.mark.parametrize("name", MADE)
def test_committed_files_are_those_of_the_table(name):
    assert (wiring.MADE / name).read_bytes() == MADE[name].encode(), "run `make hardware`"


def test_nothing_else_is_there():
    pictures = {f"wiring-{language}.png" for language in WORDS}
    assert {path.name for path in wiring.MADE.iterdir()} == set(MADE) | pictures


def test_drawing_twice_gives_the_same_bytes():
    assert wiring.files() == MADE


def test_circuit_and_sheets_are_well():
    assert wiring.problems() == []


def test_crossings_are_few():
    """The data of the pixels passes the six buttons' wires; three more because thumbs want another order than pins."""
    assert len(tidiness.crossings(TABLE)) <= 9


def test_each_button_has_its_pin_and_ground():
    nets = circuit_a.nets(TABLE)
    jobs = pins.defaults()
    ground = next(net for net in nets if "Pico 38" in net)
    for job in pins.BUTTONS:
        name = job.removeprefix("PIN_")
        assert frozenset({f"Pico {pins.number(jobs[job])}", f"{name} 1"}) in nets
        assert f"{name} 4" in ground  # the leg diagonal to the first: pressed or not, never one metal with it


def test_numbers_run_through():
    assert [wire.number for wire in TABLE] == list(range(1, len(TABLE) + 1))
    assert [wires.STEPS.index(wire.step) for wire in TABLE] == sorted(wires.STEPS.index(wire.step) for wire in TABLE)


@pytest.mark.parametrize("language", WORDS)
def test_the_list_has_every_wire_once_in_its_colour(language):
    lines = re.findall(r"^- \[ \] \*\*(\d+)\*\* (\w+):(.*)$", MADE[f"wiring-{language}.md"], re.M)
    assert [int(number) for number, _, _ in lines] == [wire.number for wire in TABLE]
    for wire, (_, colour, told) in zip(TABLE, lines, strict=True):
        assert colour == WORDS[language][wire.colour]
        for place in (wire.start, wire.end):
            board, _, rest = place.partition(" ")
            if board != "panel" and " " not in rest:
                assert f"**{rest}**" in told
            if board == "panel":
                assert f"{rest.split()[0]}, **{rest.split()[1]}**" in told


def test_both_languages_have_the_same_words():
    assert set(WORDS["en"]) == set(WORDS["nl"])


# --- deliberate faults: each must be seen


def without(number):
    return [wire for wire in TABLE if wire.number != number]


@pytest.mark.parametrize("wire", TABLE, ids=lambda wire: str(wire.number))
def test_a_missing_wire_is_seen(wire):
    assert any(problem.startswith("missing") for problem in circuit_a.problems(without(wire.number)))


@pytest.mark.parametrize(
    ("number", "change", "problem"),
    [
        (28, {"start": "1 a13"}, "not meant: .*UP 1"),  # on ground
        (11, {"end": "1 right- 5"}, "not meant: .*Pico 40"),  # 5 V into the ground line
        (27, {"end": "2 j4"}, "not meant: LEFT 3, Pico 16$"),  # another leg: dead, or a gamble
        (18, {"start": "1 e21"}, "missing: panel 1 DIN, resistor 2$"),  # one row beside the resistor
        (18, {"end": "panel 1 DOUT"}, "missing: panel 1 DIN, resistor 2$"),
        (1, {"end": "1 right- 6"}, "wire 1: there is no 1 right- 6$"),
        (1, {"start": "1 j1"}, "wire 11 and wire 1 are both in 1 j1$"),
        (2, {"end": "1 left+ 3"}, "missing: .*Pico 3, "),  # a rail to which nothing goes
    ],
)
def test_a_wire_in_a_wrong_hole_is_seen(number, change, problem):
    wrong = [wire._replace(**change) if wire.number == number else wire for wire in TABLE]
    assert any(re.match(problem, told) for told in circuit_a.problems(wrong))


@pytest.mark.parametrize(("job", "pin"), [("PIN_UP", "GP9"), ("PIN_PIXELS", "GP1"), ("PIN_B", "GP8")])
def test_a_moved_pin_changes_everything_that_was_made(moved, job, pin):
    other = wiring.files(moved(job, pin))
    assert wiring.problems(moved(job, pin)) == []  # it is drawn all the same
    for language in WORDS:
        for name in (f"wiring-{language}.svg", f"wiring-{language}.md"):
            assert other[name] != (wiring.MADE / name).read_text("utf-8")
    assert circuit_a.problems(TABLE, moved(job, pin))  # and the old wiring is no longer right


def test_a_pin_that_the_picture_cannot_reach_is_named(moved):
    with pytest.raises(wires.WiringError, match="PIN_UP"):
        wiring.files(moved("PIN_UP", "GP22"))


def test_a_label_over_another_is_seen():
    paper = sheet.draw(TABLE)
    paper.text((20.0, 15.0), "here", 3.0)
    assert any("'here'" in problem for problem in tidiness.problems(TABLE, paper))


def test_a_label_over_a_wire_is_seen():
    paper = sheet.draw(TABLE)
    x, y = benchtop.spot("panel 1 GND")
    paper.text((x - 9.0, y + 1.0), "here", 3.0)
    assert "wire 13 runs over 'here'" in tidiness.problems(TABLE, paper)


def test_a_label_half_on_a_part_is_seen():
    paper = sheet.draw(TABLE)
    x, y = benchtop.spot("1 c9")
    paper.text((x - 1.5, y), "here", 3.0)
    assert "'here' is half on Pico" in tidiness.problems(TABLE, paper)


def test_a_label_off_the_paper_is_seen():
    paper = sheet.draw(TABLE)
    paper.text((205.0, 290.0), "here", 3.0)
    assert "here is too near the sheet's edge" in tidiness.problems(TABLE, paper)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"number": 1, "start": "1 b3"}, "wire 1 runs over Pico"),
        ({"number": 18, "start": "1 a22"}, "wire 18 runs over 1 b22"),  # over the resistor's leg
        ({"number": 14, "start": "1 right- 26", "end": "panel 1 5V"}, "wires 14 and 15 share their way"),
    ],
)
def test_a_wire_over_a_part_or_along_another_is_seen(change, problem):
    wrong = [wire._replace(**change) if wire.number == change["number"] else wire for wire in TABLE]
    assert problem in tidiness.problems(wrong, sheet.draw(wrong))
