# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Looks for anything on the sheet that covers something else. `problems` gives one sentence for each."""

from itertools import combinations, pairwise

import benchtop
import routes
import sheet
import things
from canvas import Box, Canvas, Point
from wires import Wire, parts

CLEAR = 0.2  # mm of paper that stay between a text and anything else
APART = sheet.HALO  # between the middles of two wires that run beside one another
EDGE = 7.0  # what a printer may leave white
Leg = tuple[int, Box]  # a straight piece of a wire, as a box without its thickness


def problems(table: list[Wire], paper: Canvas) -> list[str]:
    """All that is wrong with the drawn sheet; an empty list is a tidy one."""
    ways = routes.routes(table)
    legs = [(number, _leg(a, b)) for number, way in ways.items() for a, b in pairwise(way)]
    discs = [
        (wire.number, Box(x - sheet.BADGE, y - sheet.BADGE, x + sheet.BADGE, y + sheet.BADGE, f"number {wire.number}"))
        for wire in table
        for x, y in routes.badges(wire, ways[wire.number])
    ]
    labels = [label for label in paper.labels if not label.what.isdigit() or not _is_badge(label, discs)]
    return [
        *_texts(labels, discs),
        *_texts_and_wires(labels, discs, legs),
        *_texts_and_parts(labels),
        *_wires_and_parts(legs),
        *_wires_and_wires(legs),
        *_wires_and_ends(table, legs),
        *_outside(paper, legs),
    ]


def crossings(table: list[Wire]) -> list[tuple[int, int]]:
    """Pairs of wires that cross, each once per crossing."""
    ways = routes.routes(table)
    legs = [(number, _leg(a, b)) for number, way in ways.items() for a, b in pairwise(way)]
    return [(a, b) for (a, one), (b, two) in combinations(legs, 2) if a != b and _cross(one, two)]


def _leg(a: Point, b: Point) -> Box:
    return Box(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]), "")


def _is_badge(label: Box, discs: list[tuple[int, Box]]) -> bool:
    return any(disc.meets(label) and label.what == str(number) for number, disc in discs)


def _texts(labels: list[Box], discs: list[tuple[int, Box]]) -> list[str]:
    found = [f"'{a.what}' covers '{b.what}'" for a, b in combinations(labels, 2) if a.grown(CLEAR).meets(b)]
    found += [f"'{a.what}' and {b.what}" for a in labels for _, b in discs if a.grown(CLEAR).meets(b)]
    found += [f"{a.what} covers {b.what}" for (_, a), (_, b) in combinations(discs, 2) if a.meets(b)]
    return found


def _texts_and_wires(labels: list[Box], discs: list[tuple[int, Box]], legs: list[Leg]) -> list[str]:
    thick = sheet.HALO / 2
    found = [
        f"wire {number} runs over '{label.what}'"
        for label in labels
        for number, leg in legs
        if leg.grown(thick + CLEAR).meets(label)
    ]
    return found + [
        f"wire {number} runs over {disc.what}"
        for own, disc in discs
        for number, leg in legs
        if number != own and leg.grown(sheet.THICK / 2).meets(disc)
    ]


def _texts_and_parts(labels: list[Box]) -> list[str]:
    """A text is on a part or beside it, never half on it; and on its own: none but the chip's are beside another."""
    found = []
    for label in labels:
        for name, body in things.bodies().items():
            inside = body.left <= label.left and label.right <= body.right
            inside = inside and body.top <= label.top and label.bottom <= body.bottom
            if label.meets(body) and not inside:
                found.append(f"'{label.what}' is half on {name}")
    return found


def _wires_and_parts(legs: list[Leg]) -> list[str]:
    return [
        f"wire {number} runs over {name}"
        for name, body in things.bodies().items()
        for number, leg in legs
        if leg.grown(sheet.THICK / 2).meets(body)
    ]


def _wires_and_wires(legs: list[Leg]) -> list[str]:
    found = []
    for (a, one), (b, two) in combinations(legs, 2):
        if a == b or _cross(one, two):
            continue
        if one.grown(APART / 2 - 0.01).meets(two.grown(APART / 2 - 0.01)):
            found.append(f"wires {a} and {b} share their way")
    return found


def _cross(one: Box, two: Box) -> bool:
    """Whether one runs along, the other across, and they pass one another well away from the ends of both."""
    for along, across in ((one, two), (two, one)):
        if along.top == along.bottom and across.left == across.right:
            inside = along.left + APART < across.left < along.right - APART
            return inside and across.top + APART < along.top < across.bottom - APART
    return False


def _wires_and_ends(table: list[Wire], legs: list[Leg]) -> list[str]:
    """A wire that passes over the end of another, or over a leg of a part, looks connected to it."""
    ends = [(wire.number, place) for wire in table for place in (wire.start, wire.end)]
    ends += [(0, place) for part in parts() for place in part.legs.values()]
    found = []
    for owner, place in ends:
        x, y = benchtop.spot(place)
        spot = Box(x, y, x, y, place).grown(0.95)
        found += [f"wire {n} runs over {place}" for n, leg in legs if n != owner and leg.grown(0.75).meets(spot)]
    return found


def _outside(paper: Canvas, legs: list[Leg]) -> list[str]:
    paper_box = Box(EDGE, EDGE, benchtop.SHEET[0] - EDGE, benchtop.SHEET[1] - EDGE, "")
    things_drawn = [*paper.labels, *(leg._replace(what=f"wire {number}") for number, leg in legs)]
    return [
        f"{box.what} is too near the sheet's edge"
        for box in things_drawn
        if box.left < paper_box.left or box.top < paper_box.top
        or box.right > paper_box.right or box.bottom > paper_box.bottom
    ]  # fmt: skip
