# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Draws the schematic of build B from the tables of parts and nets, and the plan. What it draws can be read back.

Every pin, line and name of a net carries a record in the SVG (class and data-...), which `reading` turns into nets
again without knowing the tables.
"""

from itertools import pairwise

import nets
import notes
import parts
import pins
import plan
import plan_wires
from canvas import Box, Canvas, Point
from figures import SIGNS, Sign, pico

STEP = 2.5  # mm
INK, WIRE, NET, FRAME = "#222", "#1a6b3a", "#8a1f1f", "#8aa0b8"
NAME_SIZE = 2.1


def at(x: float, y: float) -> Point:
    """Steps into mm."""
    return (x * STEP, y * STEP)


def sign_of(placed: plan.Placed) -> Sign:
    """The sign of a placed part."""
    return pico(pins.EDGE) if placed.sign == "pico" else SIGNS[placed.sign]


def turned(placed: plan.Placed, spot: tuple[float, float]) -> tuple[float, float]:
    """A sign's own spot, on the sheet, in steps."""
    x, y = (-spot[0], spot[1]) if placed.mirrored else spot
    for _ in range(placed.turns):
        x, y = -y, x
    return (placed.x + x, placed.y + y)


def draw(table: dict[str, list[nets.Pin]], last: int = nets.LAST_LED) -> Canvas:
    """The whole sheet for a table of nets."""
    paper = Canvas(plan.SHEET[0] * STEP, plan.SHEET[1] * STEP, "Mastermind handheld, build B: schematic")
    paper.box(Box(0.0, 0.0, paper.width, paper.height, ""), "#fff")
    for block in plan.BLOCKS:
        left, top, right, bottom = block.box
        paper.box(Box(*at(left, top), *at(right, bottom), ""), "none", FRAME, 0.25, 1.5)
        paper.text(at(left + 0.6, top - 0.35), block.title, 2.9, "start", "#456", bold=True)
    owner = nets.by_pin(table)
    lines, names = plan_wires.chain(last)
    names += tuple(_button_names(table)) + tuple(_pico_names(owner))
    for line in plan_wires.LINES + lines:
        _line(paper, line)
    for reference, placed in plan.placed(last).items():
        _part(paper, reference, placed, owner)
    for x, y, net, kind in plan_wires.NAMES + names:
        _name(paper, x, y, net, kind)
    _joints(paper, plan_wires.LINES + lines, plan.placed(last))
    notes.draw(paper, table, last)
    return paper


def _button_names(table: dict[str, list[nets.Pin]]) -> list[plan_wires.Name]:
    places = {reference: placed for reference, placed in plan.PLACED.items() if placed.sign == "push"}
    found = []
    for net, members in table.items():
        found += [(places[r].x + 7, places[r].y, net, "right") for r, pin in members if r in places and pin == "1"]
    return found


def _pico_names(owner: dict[nets.Pin, str]) -> list[plan_wires.Name]:
    placed = plan.PLACED["U1"]
    found = []
    for number, spot in sign_of(placed).pins.items():
        net = owner.get(("U1", number))
        if net:
            found.append((*turned(placed, spot), net, "left" if int(number) <= 20 else "right"))
    return found


def _line(paper: Canvas, line: plan_wires.Line) -> None:
    told = "M" + "L".join(f"{x * STEP:g},{y * STEP:g}" for x, y in line)
    paper.shape("path", d=told, fill="none", stroke=WIRE, stroke_width=0.35, **{"class": "wire"})


def _part(paper: Canvas, reference: str, placed: plan.Placed, owner: dict[nets.Pin, str]) -> None:
    sign = sign_of(placed)
    for shape in sign.shapes:
        paper.path([at(*turned(placed, spot)) for spot in shape], INK, 0.3, INK)
    for line in sign.lines:
        paper.path([at(*turned(placed, spot)) for spot in line], INK, 0.3)
    for x, y, radius, filled in sign.rings:
        paper.disc(at(*turned(placed, (x, y))), radius * STEP, INK if filled else "#fff", INK, 0.3)
    for x, y, text in sign.texts:
        paper.text(at(*turned(placed, (x, y))), text, 2.0, colour="#345")
    for number, spot in sign.pins.items():
        x, y = turned(placed, spot)
        paper.shape(
            "circle", cx=x * STEP, cy=y * STEP, r=0.25, fill=WIRE,
            **{"class": "pin", "data-ref": reference, "data-pin": number},
        )  # fmt: skip
        if (reference, number) not in owner:
            for side in (-1, 1):
                paper.path([at(x - 0.35, y - 0.35 * side), at(x + 0.35, y + 0.35 * side)], "#999", 0.3)
        if placed.sign == "pico":
            side = -1 if int(number) <= 20 else 1
            paper.text(at(x - side * 1.6, y - 0.2), number, 1.7, colour="#777")
    _titles(paper, reference, placed)


def _titles(paper: Canvas, reference: str, placed: plan.Placed) -> None:
    dx, dy, anchor = placed.text
    x, y = at(placed.x + dx, placed.y + dy)
    paper.text((x, y), reference, 2.4, anchor, bold=True)
    if placed.sign != "point" or reference in parts.BY_REFERENCE:
        paper.text((x, y + 2.8), parts.BY_REFERENCE[reference].value, 2.1, anchor)


def _name(paper: Canvas, x: float, y: float, net: str, kind: str) -> None:
    px, py = at(x, y)
    if kind == "down":
        for drop, half in ((1.4, 1.8), (2.2, 1.2), (3.0, 0.6)):
            paper.path([(px - half, py + drop), (px + half, py + drop)], INK, 0.35)
        paper.path([(px, py), (px, py + 1.4)], INK, 0.35)
    elif kind == "up":
        paper.path([(px - 1.8, py), (px + 1.8, py)], NET, 0.5)
        paper.text((px, py - 1.0), net, NAME_SIZE, colour=NET, bold=True)
    elif kind in ("left", "right"):
        side = -1 if kind == "left" else 1
        text = paper.text((px + side * 1.6, py + 0.75), net, NAME_SIZE, "end" if side < 0 else "start", NET, bold=True)
        far = text.left - 0.7 if side < 0 else text.right + 0.7
        paper.path(
            [
                (px, py),
                (px + side * 1.1, py - 1.5),
                (far, py - 1.5),
                (far, py + 1.5),
                (px + side * 1.1, py + 1.5),
                (px, py),
            ],
            NET,
            0.25,
        )
    else:
        spots = {"above": (0.0, -0.7), "below": (0.0, 2.3), "left of": (-1.2, 0.7), "beside": (1.2, 0.7)}
        dx, dy = spots[kind]
        paper.text(
            (px + dx, py + dy),
            net,
            NAME_SIZE,
            {"beside": "start", "left of": "end"}.get(kind, "middle"),
            NET,
            bold=True,
        )
    paper.shape("circle", cx=px, cy=py, r=0.01, fill=NET, **{"class": "net", "data-net": net})


def _joints(paper: Canvas, lines: tuple[plan_wires.Line, ...], placed: dict[str, plan.Placed]) -> None:
    """A dot wherever three ways or more meet."""
    ends = [spot for line in lines for spot in (line[0], line[-1])]
    ends += [turned(part, spot) for part in placed.values() for spot in sign_of(part).pins.values()]
    for spot in sorted(set(ends)):
        ways = sum(end == spot for end in ends) + sum(2 for line in lines if _inside(spot, line))
        if ways > 2:
            paper.disc(at(*spot), 0.6, WIRE)


def _inside(spot: tuple[float, float], line: plan_wires.Line) -> bool:
    """Whether a spot is on a line, but not at its ends."""
    if spot in (line[0], line[-1]):
        return False
    return any(
        min(ax, bx) <= spot[0] <= max(ax, bx) and min(ay, by) <= spot[1] <= max(ay, by)
        for (ax, ay), (bx, by) in pairwise(line)
    )
