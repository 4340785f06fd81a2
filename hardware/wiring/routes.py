# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The way of every wire over the sheet: lists of corners, in mm.

Wires run along or across the sheet. Those of the buttons leave board 1 to the left, go down in lanes, the highest one
outermost, and enter board 2 from above; so they cross one another only where the buttons are not in the pins' order.
"""

from itertools import pairwise

import benchtop
from canvas import Point
from wires import Wire

LANE = 3.6  # between two wires that run beside one another
FIRST_LANE = 4.0  # from board 1 to the lane of the data
UP_TO_PANELS = {"panel 1 DIN": 6.5, "panel 1 GND": 10.1, "panel 1 5V": 13.7}  # lanes right of board 1
LINK_LANE = 17.3  # the lane in which panel 1's data comes to panel 2
BETWEEN_PANELS = 10.0  # below panel 1


def routes(table: list[Wire]) -> dict[int, list[Point]]:
    """{wire number: its corners, from the wire's start to its end}."""
    signals = [wire for wire in table if wire.end.startswith("2 j")]
    signals.sort(key=lambda wire: benchtop.spot(wire.start)[1])  # the highest first: outermost lane
    lanes = {wire.number: place for place, wire in enumerate(reversed(signals), 1)}
    return {wire.number: _tidy(_route(wire, lanes)) for wire in table}


def _route(wire: Wire, lanes: dict[int, int]) -> list[Point]:
    start, end = benchtop.spot(wire.start), benchtop.spot(wire.end)
    board_1, board_2 = benchtop.board("1"), benchtop.board("2")
    left_lane = board_1.left - FIRST_LANE
    top_lane = board_2.top - 4.0 - LANE * len(lanes)
    if wire.number in lanes:  # a button's
        x = left_lane - LANE * lanes[wire.number]
        y = top_lane + LANE * lanes[wire.number]
        return [start, (x, start[1]), (x, y), (end[0], y), end]
    if wire.start == "panel 1 DOUT":
        y = benchtop.panel("1").bottom + BETWEEN_PANELS
        x = board_1.right + LINK_LANE
        return [start, (start[0], y), (x, y), (x, end[1]), end]
    if wire.end in UP_TO_PANELS or wire.carries == "data, 3.3 V":
        x = board_1.right + UP_TO_PANELS[wire.end] if wire.end in UP_TO_PANELS else left_lane
        return [start, (x, start[1]), (x, end[1]), end]
    if wire.end.startswith("2 bottom") and wire.start.startswith("1"):  # ground, round board 2's right end
        x = board_2.right + 5.0
        return [start, (left_lane, start[1]), (left_lane, top_lane), (x, top_lane), (x, end[1]), end]
    down = benchtop.PITCH * 0.5 if wire.start.startswith("2") else 0.0
    return [start, (start[0], start[1] + down), (end[0], start[1] + down), end]


def _tidy(points: list[Point]) -> list[Point]:
    """Without corners that are none."""
    kept = [points[0]]
    for point in points[1:]:
        if point != kept[-1]:
            kept.append(point)
    straight = [
        place
        for place in range(1, len(kept) - 1)
        if kept[place - 1][0] == kept[place][0] == kept[place + 1][0]
        or kept[place - 1][1] == kept[place][1] == kept[place + 1][1]
    ]
    return [point for place, point in enumerate(kept) if place not in straight]


def badges(wire: Wire, points: list[Point]) -> list[Point]:
    """Where the wire's number stands on it: at both ends of a long one, in the middle of a short one."""
    length = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(points))
    if length < 30:
        (ax, ay), (bx, by) = max(
            pairwise(points),
            key=lambda leg: abs(leg[0][0] - leg[1][0]) + abs(leg[0][1] - leg[1][1]),
        )
        return [((ax + bx) / 2, (ay + by) / 2)]
    return [_along(points, _first_badge(wire)), _along(points[::-1], _last_badge(wire))]


def _first_badge(wire: Wire) -> float:
    return benchtop.PITCH * (1.0 if wire.start[2] in "aj" and wire.start[0] == "1" else 1.6)


def _last_badge(wire: Wire) -> float:
    return benchtop.PITCH


def _along(points: list[Point], way: float) -> Point:
    """The point so many mm along the line."""
    for (ax, ay), (bx, by) in pairwise(points):
        length = abs(ax - bx) + abs(ay - by)
        if way <= length:
            return (ax + (bx - ax) * way / length, ay + (by - ay) * way / length)
        way -= length
    return points[-1]
