# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Is the way of power wide enough everywhere for what the fuse lets through? `widths.py BOARD
RESULT.json`.

A disc as wide as the track that IPC-2221 asks for is pushed through the finished copper of each net, from one part
that carries the whole current to the next. Where it does not get through, the copper is too narrow, whatever drew it.
Beside a part the copper may be as narrow as its pad.
"""

import json
import sys
from pathlib import Path

import numpy
from scipy.ndimage import distance_transform_edt, label

import nets
import power_ways
import rules
from copper_map import CopperMap, load

STEP_MM = 0.1
# From the middle of a pad: as far as a part's own leg reaches, copper may be as narrow as the pad
_BESIDE_PAD_MM = 1.3

# The lights' area, from their switch to the first row; further on the current has been shared out
LIGHTS = (("5V_LEDS", ("Q3", nets.DRAIN), ("C5", "1")),)


def widest(copper: CopperMap, start: nets.Pin, end: nets.Pin) -> float:
    """The widest disc, in mm, that gets from beside one pad to beside the other; 0.1 mm fine, at most 4 mm."""
    (layer, begin), (other, finish) = copper.pads[start][0], copper.pads[end][0]
    if layer != other:  # a pad with a hole is on both sides
        raise ValueError(f"{start} and {end} are not on the same side")
    inside = distance_transform_edt(numpy.pad(copper.copper[layer], 1))[1:-1, 1:-1] * copper.step
    found = 0.0
    for width in numpy.arange(0.3, 4.0, 0.1):
        pieces, _ = label(inside >= width / 2)
        near = [_around(copper, pieces, place, _BESIDE_PAD_MM + width / 2) for place in (begin, finish)]
        if not (near[0] & near[1]) - {0}:
            break
        found = float(width)
    return round(found, 1)


def _around(copper: CopperMap, pieces, middle, radius: float) -> set[int]:
    """The pieces within a radius of a point."""
    row, column = copper.cell(middle)
    cells = int(radius / copper.step)
    first_row, first_column = max(0, row - cells), max(0, column - cells)
    part = pieces[first_row : row + cells + 1, first_column : column + cells + 1]
    rows, columns = numpy.indices(part.shape)
    close = numpy.hypot(rows + first_row - row, columns + first_column - column) <= cells
    return {int(piece) for piece in numpy.unique(part[close])}


def main(arguments: list[str]) -> int:
    """Print the narrowest place of each net; returns 1 if one is too narrow."""
    board = load(Path(arguments[0]))
    found: dict[str, float] = {}
    needed = rules.width_for(rules.TRIP_CURRENT_A)
    narrow = []
    for net, start, end in (*power_ways.ALL, *LIGHTS):
        width = widest(CopperMap(board, net, STEP_MM), start, end)
        found[f"{net} {start[0]}-{end[0]}"] = width
        print(f"{net} from {start[0]} to {end[0]}: {width:.1f} mm")
        if width < needed:
            narrow.append(net)
    Path(arguments[1]).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"at least {needed:.2f} mm for {rules.TRIP_CURRENT_A} A; too narrow: {', '.join(narrow) or 'none'}")
    return 1 if narrow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
