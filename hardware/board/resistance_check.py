# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Are the calculations of voltages and widths right? Tried on copper whose resistance one can work out on paper.

A strip is length / width squares of 0.491 milliohm; a plated hole is a pipe of copper; a cut strip carries nothing.
"""

import math
import sys

import resistance
import rules
import sexpression
import widths
from copper_map import CopperMap

_STRIP = '(segment (start {} {}) (end {} {}) (width {}) (layer "{}") (net 1))'
_PAD = (
    '(footprint "pad" (at {} {}) (fp_text reference "{}") (pad "1" smd rect (at 0 0) (size 1 1) (layers "{}") (net 1)))'
)
_VIA = '(via (at {} {}) (size 0.8) (drill 0.4) (layers "F.Cu" "B.Cu") (net 1))'
_CLOSE = 0.03  # of the value on paper


def _volts(items: list[str], source: str, pins: list[str], step: float) -> list[float]:
    """Volts between `source` and the pins, with 1 A drawn at the last one."""
    board = sexpression.parse(f'(kicad_pcb (net 1 "A") {" ".join(items)})')
    currents = {(pin, "1"): 1.0 if pin == pins[-1] else 0.0 for pin in pins}
    found = resistance.drops(CopperMap(board, "A", step), (source, "1"), currents)
    return [found[pin, "1"] for pin in pins]


def _strip(step: float) -> float:
    """40 x 2 mm, away from its ends: 20 squares. Measured over paper."""
    items = [_STRIP.format(10, 50, 75, 50, 2, "F.Cu")]
    items += [_PAD.format(x, 50, name, "F.Cu") for x, name in ((12, "P1"), (22, "P2"), (62, "P3"), (73, "P4"))]
    near, far, _ = _volts(items, "P1", ["P2", "P3", "P4"], step)
    return (far - near) / (20 * rules.resistance_per_square())


def _down_and_back(step: float) -> float:
    """Out in front, through a hole, home on the back: what the hole adds. Measured over paper."""
    items = [_STRIP.format(10, 50, 40, 50, 2, layer) for layer in ("F.Cu", "B.Cu")]
    items += [_VIA.format(40, 50), _PAD.format(35, 50, "P1", "F.Cu"), _PAD.format(35, 50, "P2", "B.Cu")]
    (with_hole,) = _volts(items, "P1", ["P2"], step)
    straight = [_STRIP.format(10, 50, 60, 50, 2, "F.Cu"), _PAD.format(35, 50, "P1", "F.Cu")]
    (plain,) = _volts([*straight, _PAD.format(45, 50, "P2", "F.Cu")], "P1", ["P2"], step)
    crowding = 0.75 * rules.resistance_per_square()  # towards a hole narrower than the strip, on both sides; roughly
    return (with_hole - plain) / (resistance.HOLE_OHM + crowding)


def _cut() -> bool:
    """Two strips with a gap are not joined: refused, not called 0 V."""
    items = [_STRIP.format(10, 50, 30, 50, 2, "F.Cu"), _STRIP.format(34, 50, 60, 50, 2, "F.Cu")]
    items += [_PAD.format(12, 50, "P1", "F.Cu"), _PAD.format(58, 50, "P2", "F.Cu")]
    try:
        _volts(items, "P1", ["P2"], 0.5)
    except ValueError:
        return True
    return False


def _neck() -> float:
    """The narrowest place of a strip of 2 mm with a neck of 0.6 mm, in mm."""
    items = [_STRIP.format(x, 50, x + 20, 50, 2, "F.Cu") for x in (10, 36)]
    items += [
        _STRIP.format(30, 50, 36, 50, 0.6, "F.Cu"),
        _PAD.format(12, 50, "P1", "F.Cu"),
        _PAD.format(54, 50, "P2", "F.Cu"),
    ]
    board = sexpression.parse(f'(kicad_pcb (net 1 "A") {" ".join(items)})')
    return widths.widest(CopperMap(board, "A", widths.STEP_MM), ("P1", "1"), ("P2", "1"))


def main() -> int:
    """Print the ratios; returns 1 if one is off."""
    strips = {step: _strip(step) for step in (0.5, 0.25)}
    hole = _down_and_back(0.25)
    print(
        f"strip / paper: {', '.join(f'{ratio:.3f} at {step} mm' for step, ratio in strips.items())}; hole: {hole:.2f}"
    )
    neck = _neck()
    print(f"a neck of 0.6 mm is found to be {neck} mm wide")
    well = (
        0.5 <= neck <= 0.7
        and all(math.isclose(ratio, 1, abs_tol=_CLOSE) for ratio in strips.values())
        and 0.5 < hole < 1.5
        and _cut()
    )
    print(f"voltages agree with paper, a gap is refused: {'yes' if well else 'NO'}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
