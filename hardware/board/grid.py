# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""A map of where copper may go: two layers of square cells, each free, one net's, or closed to all.

Layer 0 is the front, 1 the back. Nets are whole numbers from 1.
"""

from array import array
from typing import NamedTuple

FREE, CLOSED = 0, -1


class Rectangle(NamedTuple):
    """x0 <= x1, y0 <= y1, in mm."""

    x0: float
    y0: float
    x1: float
    y1: float


class Grid:
    """`tracks[layer][cell]` and `vias[layer][cell]` say whose copper may have its middle there."""

    def __init__(self, width: float, height: float, step: float, rules: tuple[float, float, float]):
        """Width, height and step in mm; `rules`: track width, via diameter, clearance."""
        self.step = step
        self.columns, self.rows = round(width / step) + 1, round(height / step) + 1
        self.cells = self.columns * self.rows
        track, via, clearance = rules
        self.track_room, self.via_room = track / 2 + clearance, via / 2 + clearance
        self.tracks = [array("i", [FREE]) * self.cells for _ in range(2)]
        self.vias = [array("i", [FREE]) * self.cells for _ in range(2)]

    def cell(self, x: float, y: float) -> int:
        """The cell whose middle is nearest."""
        return round(y / self.step) * self.columns + round(x / self.step)

    def point(self, cell: int) -> tuple[float, float]:
        """The middle of a cell, in mm."""
        return (cell % self.columns * self.step, cell // self.columns * self.step)

    def occupy(self, layer: int, area: Rectangle, net: int, margin: float = 0.0) -> None:
        """Copper of a net (or, as CLOSED, anything else) that fills `area` widened by `margin`."""
        self._mark(self.tracks[layer], area, margin + self.track_room, net)
        self._mark(self.vias[layer], area, margin + self.via_room, net)

    def no_holes(self, area: Rectangle, room: float | None = None) -> None:
        """No plated hole's middle nearer to `area` than `room`, not even the net's own.

        By default so far that the hole does not touch the area: solder would run away from a pad through it.
        """
        for layer in range(2):
            self._mark(self.vias[layer], area, self.via_room if room is None else room, CLOSED)

    def occupy_line(self, layer: int, start: tuple[float, float], end: tuple[float, float], width: float, net: int):
        """A piece of track."""
        (x0, y0), (x1, y1) = start, end
        if x0 == x1 or y0 == y1:
            self.occupy(layer, Rectangle(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)), net, width / 2)
            return
        pieces = max(1, int(max(abs(x1 - x0), abs(y1 - y0)) / 0.15))
        for piece in range(pieces + 1):
            x, y = x0 + (x1 - x0) * piece / pieces, y0 + (y1 - y0) * piece / pieces
            self.occupy(layer, Rectangle(x, y, x, y), net, width / 2)

    def flood(self, layer: int, net: int, seed: int) -> set[tuple[int, int]]:
        """All spots of a layer where a net may be and that hang together with the cell `seed`."""
        cells = self.tracks[layer]
        found, waiting = {seed}, [seed]
        while waiting:
            cell = waiting.pop()
            for onto in (cell + 1, cell - 1, cell + self.columns, cell - self.columns):
                if onto not in found and 0 <= onto < self.cells and cells[onto] in (FREE, net):
                    found.add(onto)
                    waiting.append(onto)
        return {(layer, cell) for cell in found}

    def close_edge(self, distance: float) -> None:
        """Nothing comes nearer to the board's edge than `distance`, in mm, with its middle."""
        margin = int(distance / self.step) + 1
        for row in range(self.rows):
            for column in range(self.columns):
                inside = margin <= column < self.columns - margin and margin <= row < self.rows - margin
                if not inside:
                    for layer in range(2):
                        self.tracks[layer][row * self.columns + column] = CLOSED
                        self.vias[layer][row * self.columns + column] = CLOSED

    def _mark(self, cells: array, area: Rectangle, room: float, net: int) -> None:
        first = max(0, int((area.x0 - room) / self.step)), max(0, int((area.y0 - room) / self.step))
        last = int((area.x1 + room) / self.step) + 1, int((area.y1 + room) / self.step) + 1
        limit = room * room - 1e-9
        for row in range(first[1], min(self.rows, last[1] + 1)):
            y = row * self.step
            dy = max(area.y0 - y, 0.0, y - area.y1)
            for column in range(first[0], min(self.columns, last[0] + 1)):
                x = column * self.step
                dx = max(area.x0 - x, 0.0, x - area.x1)
                if dx * dx + dy * dy < limit:
                    cell = row * self.columns + column
                    cells[cell] = net if cells[cell] in (FREE, net) else CLOSED
