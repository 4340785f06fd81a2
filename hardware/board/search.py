# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The cheapest way over the grid from some cells to others (A*): eight directions, two layers, holes between them."""

import heapq
from collections.abc import Callable

from grid import FREE, Grid

Spot = tuple[int, int]  # layer, cell

STRAIGHT, DIAGONAL, HOLE = 10, 14, 120


def find(
    grid: Grid,
    net: int,
    sources: set[Spot],
    targets: set[Spot],
    extra: Callable[[Spot], int],
    *,
    everywhere: bool = False,
) -> list[Spot] | None:
    """Return the way from a source to a target, both included, or None.

    `extra` is what a step onto a spot costs more than its length. `everywhere` says that targets lie all around, so
    that looking in one direction would not help.
    """
    columns = grid.columns
    box = (0, columns, 0, grid.rows) if everywhere else _box(targets, columns)
    cost = dict.fromkeys(sources, 0)
    before: dict[Spot, Spot] = {}
    queue = [(_least(cell, box, columns), layer, cell) for layer, cell in sources]
    heapq.heapify(queue)
    done: set[Spot] = set()
    while queue:
        here = heapq.heappop(queue)[1:]
        if here in done:
            continue
        done.add(here)
        if here in targets:
            return _way(here, before)
        for spot, price in _steps(grid, net, here, extra):
            paid = cost[here] + price
            if paid < cost.get(spot, 1 << 30):
                cost[spot] = paid
                before[spot] = here
                heapq.heappush(queue, (paid + _least(spot[1], box, columns), *spot))
    return None


def _steps(grid: Grid, net: int, here: Spot, extra: Callable[[Spot], int]) -> list[tuple[Spot, int]]:
    layer, cell = here
    steps = []
    allowed = grid.tracks[layer]
    for beside, length in _directions(grid.columns):
        onto = cell + beside
        if 0 <= onto < grid.cells and allowed[onto] in (FREE, net):
            spot = (layer, onto)
            steps.append((spot, length + extra(spot)))
    if grid.vias[0][cell] in (FREE, net) and grid.vias[1][cell] in (FREE, net):
        spot = (1 - layer, cell)
        steps.append((spot, HOLE + extra(spot)))
    return steps


def _directions(columns: int) -> tuple[tuple[int, int], ...]:
    straight = ((1, STRAIGHT), (-1, STRAIGHT), (columns, STRAIGHT), (-columns, STRAIGHT))
    diagonal = tuple((down + right, DIAGONAL) for down in (columns, -columns) for right in (1, -1))
    return straight + diagonal


def _box(targets: set[Spot], columns: int) -> tuple[int, int, int, int]:
    xs = [cell % columns for _, cell in targets] or [0]
    ys = [cell // columns for _, cell in targets] or [0]
    return min(xs), max(xs), min(ys), max(ys)


def _least(cell: int, box: tuple[int, int, int, int], columns: int) -> int:
    x, y = cell % columns, cell // columns
    dx, dy = max(box[0] - x, 0, x - box[1]), max(box[2] - y, 0, y - box[3])
    return STRAIGHT * max(dx, dy) + (DIAGONAL - STRAIGHT) * min(dx, dy)


def _way(end: Spot, before: dict[Spot, Spot]) -> list[Spot]:
    way = [end]
    while way[-1] in before:
        way.append(before[way[-1]])
    return way[::-1]
