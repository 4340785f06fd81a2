# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What the table of wires really connects, worked out hole by hole, beside what build A is meant to connect."""

import benchtop
import pins
import wires
from wires import Wire

Nets = set[frozenset[str]]


def nets(table: list[Wire]) -> Nets:
    """Groups of legs that are connected: "Pico 14", "chip 1A", "UP 1", "panel 1 DIN" ..., groups of one left out."""
    parent: dict[str, str] = {}

    def root(name: str) -> str:
        while parent.setdefault(name, name) != name:
            name = parent[name]
        return name

    grounds = [number for number in pins.GROUNDS if pins.EDGE[number - 1] == "GND"]
    for ground in grounds:  # the Pico's own board joins them
        parent[root(benchtop.metal(wires.pico_hole(ground)))] = root(benchtop.metal(wires.pico_hole(grounds[0])))
    for wire in table:
        parent[root(benchtop.metal(wire.start))] = root(benchtop.metal(wire.end))
    members: dict[str, set[str]] = {}
    for part in wires.parts():
        for leg, place in part.legs.items():
            members.setdefault(root(benchtop.metal(place)), set()).add(f"{part.name} {leg}")
    for number in benchtop.PANELS:
        for pad in benchtop.pads(number):
            members.setdefault(root(f"panel {number} {pad}"), set()).add(f"panel {number} {pad}")
    return {frozenset(group) for group in members.values() if len(group) > 1}


def meant(source: str | None = None) -> Nets:
    """The circuit of build A, written down without any hole. Pins from the firmware's text, by default its own.

    A button's legs 1 and 2 are one metal inside it, or 1 and 3: so the two that are used, 1 and 4, are diagonal.
    """
    jobs = {job: pins.number(pin) for job, pin in pins.defaults(source).items()}
    ground = {f"Pico {number}" for number, name in enumerate(pins.EDGE, 1) if name == "GND"}
    ground |= {"panel 1 GND", "panel 2 GND", "1000uF -", "100nF 2"}
    ground |= {f"chip {name}" for name in wires.CHIP_GROUND}
    ground |= {f"{job.removeprefix('PIN_')} 4" for job in pins.BUTTONS}
    groups = [
        ground,
        {"Pico 40", "chip VCC", "panel 1 5V", "panel 2 5V", "1000uF +", "100nF 1"},
        {f"Pico {jobs[pins.PIXELS]}", "chip 1A"},
        {"chip 1Y", "resistor 1"},
        {"resistor 2", "panel 1 DIN"},
        {"panel 1 DOUT", "panel 2 DIN"},
        *({f"Pico {jobs[job]}", f"{job.removeprefix('PIN_')} 1"} for job in pins.BUTTONS),
    ]
    return {frozenset(group) for group in groups}


def problems(table: list[Wire], source: str | None = None) -> list[str]:
    """Wrong connections, missing ones, holes that do not exist or hold two things; an empty list is a right table."""
    real, wanted = nets(table), meant(source)
    found = [f"not meant: {', '.join(sorted(group))}" for group in real - wanted]
    found += [f"missing: {', '.join(sorted(group))}" for group in wanted - real]
    taken: dict[str, str] = {}
    ends = [(f"wire {wire.number}", place) for wire in table for place in (wire.start, wire.end)]
    ends += [(part.name, place) for part in wires.parts() for place in part.legs.values()]
    for what, place in ends:
        if not benchtop.exists(place):
            found.append(f"{what}: there is no {place}")
        if place in taken:
            found.append(f"{what} and {taken[place]} are both in {place}")
        taken[place] = what
    return found
