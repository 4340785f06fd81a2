# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Does a finished board say the same as our tables, pad by pad? Plain Python: reads the .kicad_pcb itself.

`parity.py BOARD [NETLIST]`: the board's pads against `nets`, its parts against `parts`, their places against `spots`;
and the netlist of the circuit against both. The design check cannot do this: copper may be joined perfectly and
wrongly.
"""

import math
import sys
from pathlib import Path
from typing import Any, NamedTuple

import netlist
import nets
import sexpression
import spots
from parts import BY_REFERENCE
from sexpression import children, value


class Placed(NamedTuple):
    """A part on the board."""

    footprint: str
    value: str
    side: str
    pads: tuple[tuple[str, str, float, float], ...]  # number, net, and where its middle is on the board, in mm

    def middle(self) -> tuple[float, float]:
        """The middle of the rectangle around the pads' middles: what `spots` gives."""
        xs, ys = [pad[2] for pad in self.pads], [pad[3] for pad in self.pads]
        return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def read(path: Path) -> dict[str, Placed]:
    """{reference: part} of a board file, mounting holes left out."""
    root = sexpression.parse(path.read_text(encoding="utf-8"))
    found: dict[str, Placed] = {}
    for footprint in children(root, "footprint"):
        texts = {text[1]: text[2] for text in children(footprint, "fp_text") if text[1] in ("reference", "value")}
        if texts["reference"].startswith("H"):
            continue
        if texts["reference"] in found:
            raise ValueError(f"{texts['reference']} is on the board twice")
        side = "front" if value(footprint, "layer") == "F.Cu" else "back"
        pads = tuple(_pad(pad, footprint) for pad in children(footprint, "pad"))
        found[texts["reference"]] = Placed(footprint[1], texts["value"], side, pads)
    return found


def _pad(pad: list[Any], footprint: list[Any]) -> tuple[str, str, float, float]:
    (net,) = list(children(pad, "net")) or [["net", "0", ""]]
    (origin,), (place,) = children(footprint, "at"), children(pad, "at")
    turn = math.radians(float(origin[3]) if len(origin) > 3 else 0.0)
    x, y = float(place[1]), float(place[2])
    across = float(origin[1]) + x * math.cos(turn) + y * math.sin(turn)
    down = float(origin[2]) - x * math.sin(turn) + y * math.cos(turn)
    return (pad[1], net[2], across, down)


def differences(placed: dict[str, Placed], chosen: dict[str, str] | None = None) -> list[str]:
    """Every way in which the board says something else than the tables; empty if none.

    `chosen` is {job: pin name}, by default the firmware's own.
    """
    wrong = [f"{name} is not on the board" for name in sorted(set(BY_REFERENCE) - set(placed))]
    wrong += [f"{name} is on the board but in no table" for name in sorted(set(placed) - set(BY_REFERENCE))]
    wanted = nets.by_pin(nets.table(chosen))
    free = set(nets.not_connected(chosen))
    seen = set()
    for reference, part in placed.items():
        known = BY_REFERENCE.get(reference)
        if known is None:
            continue
        for what, is_, should in zip(
            ("footprint", "value", "side"), part[:3], (known.footprint, known.value, known.side), strict=True
        ):
            if is_ != should:
                wrong.append(f"{reference}: {what} is {is_}, should be {should}")
        spot = spots.SPOTS[reference]
        if math.dist(part.middle(), spot[:2]) > 0.01:
            wrong.append(f"{reference}: is at {part.middle()}, should be at {spot[:2]}")
        for number, net, _, _ in part.pads:
            pin = (reference, number)
            seen.add(pin)
            should = "" if pin in free else wanted.get(pin, "")
            if net != should:
                wrong.append(f"{reference} pad {number}: on {net or 'no net'}, should be on {should or 'none'}")
    wrong += [f"{reference} has no pad {number}" for reference, number in sorted(set(wanted) - seen)]
    return wrong


def netlist_differences(path: Path) -> list[str]:
    """The same for the circuit's netlist."""
    read_list = netlist.read(path)
    known = {reference: (part.value, part.footprint) for reference, part in BY_REFERENCE.items()}
    wrong = [f"netlist: {name} differs" for name in sorted(set(known) | set(read_list.parts))
             if known.get(name) != read_list.parts.get(name)]  # fmt: skip
    wanted = nets.by_pin()
    for pin in sorted(set(wanted) | set(read_list.pins)):
        if wanted.get(pin) != read_list.pins.get(pin):
            wrong.append(f"netlist: {pin[0]} pin {pin[1]} on {read_list.pins.get(pin)}, should be {wanted.get(pin)}")
    return wrong


def main(arguments: list[str]) -> int:
    """Print what differs; returns 1 if anything does."""
    placed = read(Path(arguments[0]))
    wrong = differences(placed)
    for path in arguments[1:]:
        wrong += netlist_differences(Path(path))
    pads = sum(len(part.pads) for part in placed.values())
    print(f"{len(placed)} parts, {pads} pads, {len(spots.SPOTS)} places: {len(wrong)} differences")
    for line in wrong[:20]:
        print("  " + line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
