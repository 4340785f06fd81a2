# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Voltages in a net's copper: each square of the map is a node, neighbours are a square's resistance apart."""

import math

import numpy
from scipy.sparse import coo_matrix, diags
from scipy.sparse.csgraph import connected_components
from scipy.sparse.linalg import spsolve

import rules
from copper_map import CopperMap

# A plated hole: 20 um of copper on the wall, through the whole board
_WALL_UM, _LENGTH_MM = 20, 1.6
HOLE_OHM = 1.72e-8 * _LENGTH_MM * 1e-3 / (math.pi * rules.VIA_DRILL * 1e-3 * _WALL_UM * 1e-6)

Pin = tuple[str, str]


def drops(copper: CopperMap, source: Pin, currents: dict[Pin, float]) -> dict[Pin, float]:
    """Volts between a pin and each of the pins that draw `currents` (A); all pads of a pin count as one, at their
    middle.

    Raises ValueError if a pin is not joined to the source by this copper.
    """
    numbers = numpy.full(copper.copper.shape, -1, dtype=numpy.int64)
    count = int(copper.copper.sum())
    numbers[copper.copper] = numpy.arange(count)
    matrix = _conductance(copper, numbers, count)
    start = _node(copper, numbers, source)
    _, groups = connected_components(matrix, directed=False)
    away = [pin for pin in currents if groups[_node(copper, numbers, pin)] != groups[start]]
    if away:
        raise ValueError(f"not joined to {source}: {away[:5]}")
    used = numpy.flatnonzero(groups == groups[start])
    place = numpy.full(count, -1, dtype=numpy.int64)
    place[used] = numpy.arange(len(used))
    injected = numpy.zeros(len(used))
    for pin, amperes in currents.items():
        injected[place[_node(copper, numbers, pin)]] += amperes
    part = matrix[used][:, used]
    laplace = (diags(numpy.asarray(part.sum(axis=1)).ravel()) - part).tocsc()
    keep = numpy.flatnonzero(numpy.arange(len(used)) != place[start])  # the source is at 0 V
    volts = numpy.zeros(len(used))
    volts[keep] = spsolve(laplace[keep][:, keep], injected[keep])
    return {pin: float(volts[place[_node(copper, numbers, pin)]]) for pin in currents}


def _conductance(copper: CopperMap, numbers, count: int):
    square = 1 / rules.resistance_per_square()
    pairs = []
    for axis in (1, 2):
        shifted = numpy.moveaxis(numbers, axis, -1)
        pairs.append((shifted[..., :-1].ravel(), shifted[..., 1:].ravel(), square))
    for point in copper.holes:
        row, column = copper.cell(point)
        pairs.append((numbers[0:1, row, column], numbers[1:2, row, column], 1 / HOLE_OHM))
    ends_a, ends_b, values = [], [], []
    for first, second, conductance in pairs:
        both = (first >= 0) & (second >= 0)
        ends_a.append(first[both])
        ends_b.append(second[both])
        values.append(numpy.full(int(both.sum()), conductance))
    a, b, weight = numpy.concatenate(ends_a), numpy.concatenate(ends_b), numpy.concatenate(values)
    both_ways = (numpy.concatenate((weight, weight)), (numpy.concatenate((a, b)), numpy.concatenate((b, a))))
    return coo_matrix(both_ways, shape=(count, count)).tocsr()


def _node(copper: CopperMap, numbers, pin: Pin) -> int:
    layer, middle = copper.pads[pin][0]
    return int(numbers[(layer, *copper.cell(middle))])
