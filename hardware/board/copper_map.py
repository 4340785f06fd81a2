# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The copper of one net as a map of small squares, read from the finished board: areas, tracks, pads, holes."""

import math
from pathlib import Path
from typing import Any

import numpy

import places
import sexpression
from sexpression import children, value

LAYERS = ("F.Cu", "B.Cu")
Point = tuple[float, float]


class CopperMap:
    """`copper[layer, row, column]` is True where the middle of a square of `step` mm is copper of the net."""

    def __init__(self, board: list[Any], net: str, step: float):
        self.step = step
        rows, columns = round(places.HEIGHT / step), round(places.WIDTH / step)
        self.copper = numpy.zeros((2, rows, columns), dtype=bool)
        self.holes: list[Point] = []  # where front and back are joined
        self.pads: dict[tuple[str, str], list[tuple[int, Point]]] = {}  # (reference, pad): layer and middle of each
        number = next(entry[1] for entry in children(board, "net") if entry[2] == net)
        for zone in children(board, "zone"):
            if value(zone, "net") == number:
                for filled in children(zone, "filled_polygon"):
                    (points,) = children(filled, "pts")
                    self._fill(LAYERS.index(value(filled, "layer")), [_xy(point[1:]) for point in points[1:]])
        for track in children(board, "segment"):
            if value(track, "net") == number:
                (start,), (end,) = children(track, "start"), children(track, "end")
                width = float(value(track, "width"))
                self._stroke(LAYERS.index(value(track, "layer")), _xy(start[1:]), _xy(end[1:]), width)
        for via in children(board, "via"):
            if value(via, "net") == number:
                (place,) = children(via, "at")
                self._join(_xy(place[1:]), float(value(via, "size")))
        for footprint in children(board, "footprint"):
            self._footprint(footprint, number)

    def cell(self, point: Point) -> tuple[int, int]:
        """Row and column of the square around a point."""
        return int(point[1] / self.step), int(point[0] / self.step)

    def _footprint(self, footprint: list[Any], number: str) -> None:
        reference = next(text[2] for text in children(footprint, "fp_text") if text[1] == "reference")
        (origin,) = children(footprint, "at")
        turn = float(origin[3]) if len(origin) > 3 else 0.0
        for pad in children(footprint, "pad"):
            if value(pad, "net") != number:
                continue
            (place,), (size,), (layers,) = children(pad, "at"), children(pad, "size"), children(pad, "layers")
            dx, dy = turned(_xy(place[1:]), turn)
            middle = (float(origin[1]) + dx, float(origin[2]) + dy)
            width, height = _xy(size[1:])
            if round(float(place[3]) if len(place) > 3 else 0.0) % 180 == 90:
                width, height = height, width
            if pad[2] == "thru_hole":
                self._join(middle, min(width, height))
            for layer, name in enumerate(LAYERS):
                if name in layers or "*.Cu" in layers:
                    self._rectangle(layer, middle, width, height)
                    self.pads.setdefault((reference, pad[1]), []).append((layer, middle))

    def _join(self, point: Point, diameter: float) -> None:
        self.holes.append(point)
        for layer in range(2):
            self._stroke(layer, point, point, diameter)

    def _rectangle(self, layer: int, middle: Point, width: float, height: float) -> None:
        x, y = middle
        box = [(x - width / 2, y - height / 2), (x + width / 2, y - height / 2)]
        self._fill(layer, [*box, (x + width / 2, y + height / 2), (x - width / 2, y + height / 2)])

    def _stroke(self, layer: int, start: Point, end: Point, width: float) -> None:
        """A track with round ends: all squares nearer to it than half its width, and those that it runs through."""
        margin = width / 2 + self.step
        x0, x1 = min(start[0], end[0]) - margin, max(start[0], end[0]) + margin
        y0, y1 = min(start[1], end[1]) - margin, max(start[1], end[1]) + margin
        first, last = self.cell((max(x0, 0), max(y0, 0))), self.cell((x1, y1))
        ys = (numpy.arange(first[0], last[0] + 1) + 0.5) * self.step
        xs = (numpy.arange(first[1], last[1] + 1) + 0.5) * self.step
        gx, gy = numpy.meshgrid(xs, ys)
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = dx * dx + dy * dy
        along = numpy.clip(((gx - start[0]) * dx + (gy - start[1]) * dy) / length, 0, 1) if length else 0.0
        near = numpy.hypot(gx - start[0] - along * dx, gy - start[1] - along * dy) <= max(width / 2, self.step * 0.71)
        part = self.copper[layer, first[0] : last[0] + 1, first[1] : last[1] + 1]
        part |= near[: part.shape[0], : part.shape[1]]

    def _fill(self, layer: int, outline: list[Point]) -> None:
        """A filled outline, line by line; KiCad's seams to inner holes run there and back and cancel out."""
        xs, ys = numpy.array(outline).T
        x_next, y_next = numpy.roll(xs, -1), numpy.roll(ys, -1)
        first, last = max(0, int(ys.min() / self.step)), min(self.copper.shape[1] - 1, int(ys.max() / self.step))
        for row in range(first, last + 1):
            y = (row + 0.5) * self.step
            crossing = (ys <= y) != (y_next <= y)
            slope = (y - ys[crossing]) / (y_next[crossing] - ys[crossing])
            hits = numpy.sort(xs[crossing] + slope * (x_next[crossing] - xs[crossing])) / self.step - 0.5
            for enter, leave in zip(hits[::2], hits[1::2], strict=True):
                self.copper[layer, row, max(0, math.ceil(enter)) : math.floor(leave) + 1] = True


def turned(point: Point, degrees: float) -> Point:
    """A point turned counter-clockwise as seen on the board, where y goes down."""
    angle = math.radians(degrees)
    x, y = point
    return (x * math.cos(angle) + y * math.sin(angle), -x * math.sin(angle) + y * math.cos(angle))


def load(path: Path) -> list[Any]:
    """The board file as lists."""
    return sexpression.parse(path.read_text(encoding="utf-8"))


def _xy(words: list[str]) -> Point:
    return (float(words[0]), float(words[1]))
