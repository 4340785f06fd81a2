# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Reads a drawn schematic back: from the SVG's lines, pins and names alone to nets. It knows nothing of the tables."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

Spot = tuple[float, float]


class Drawn:
    """What stands on the sheet: pins {(reference, pin): [spots]}, lines, names [(net, spot)]."""

    def __init__(self, svg: str):
        self.pins: dict[tuple[str, str], list[Spot]] = {}
        self.lines: list[list[Spot]] = []
        self.names: list[tuple[str, Spot]] = []
        for element in ElementTree.fromstring(svg).iter():
            kind = element.get("class")
            if kind == "wire":
                numbers = [float(number) for number in re.findall(r"-?[\d.]+", element.get("d", ""))]
                self.lines.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
            elif kind in ("pin", "net"):
                spot = (float(element.get("cx", "0")), float(element.get("cy", "0")))
                if kind == "net":
                    self.names.append((element.get("data-net", ""), spot))
                else:
                    self.pins.setdefault((element.get("data-ref", ""), element.get("data-pin", "")), []).append(spot)

    def groups(self) -> list[tuple[set[str], set[tuple[str, str]]]]:
        """What is joined: sets of names and sets of pins. Names that are alike join, as lines do."""
        things: list[tuple[list[Spot], object]] = [(line, None) for line in self.lines]
        things += [([spot], key) for key, spots in self.pins.items() for spot in spots]
        things += [([spot], net) for net, spot in self.names]
        parent = list(range(len(things)))

        def root(place: int) -> int:
            while parent[place] != place:
                place = parent[place]
            return place

        reaches = [_reach(spots) for spots, _ in things]
        for a, b in combinations(range(len(things)), 2):
            alike = isinstance(things[a][1], str) and things[a][1] == things[b][1]
            if alike or (_near(reaches[a], reaches[b]) and _touch(things[a][0], things[b][0])):
                parent[root(a)] = root(b)
        found: dict[int, tuple[set[str], set[tuple[str, str]]]] = {}
        for place, (_, what) in enumerate(things):
            names, pins = found.setdefault(root(place), (set(), set()))
            if isinstance(what, str):
                names.add(what)
            elif isinstance(what, tuple):
                pins.add(what)
        return list(found.values())


def _touch(one: list[Spot], two: list[Spot]) -> bool:
    """Whether an end of one lies on the other."""
    return any(_on(end, two) for end in (one[0], one[-1])) or any(_on(end, one) for end in (two[0], two[-1]))


def _on(spot: Spot, line: list[Spot]) -> bool:
    if len(line) == 1:
        return abs(spot[0] - line[0][0]) < 0.01 and abs(spot[1] - line[0][1]) < 0.01
    return any(
        min(a[0], b[0]) - 0.01 <= spot[0] <= max(a[0], b[0]) + 0.01
        and min(a[1], b[1]) - 0.01 <= spot[1] <= max(a[1], b[1]) + 0.01
        for a, b in pairwise(line)
    )


def _reach(spots: list[Spot]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a line."""
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return (min(across), min(down), max(across), max(down))


def _near(one: tuple[float, float, float, float], two: tuple[float, float, float, float]) -> bool:
    """Whether two reaches meet, or nearly."""
    return one[0] < two[2] + 0.1 and two[0] < one[2] + 0.1 and one[1] < two[3] + 0.1 and two[1] < one[3] + 0.1


def problems(svg: str, table: dict[str, list[tuple[str, str]]], repeated: set[str]) -> list[str]:
    """Differences between a drawing and a table of nets; `repeated`: references that are not drawn."""
    drawn = Drawn(svg)
    found = [f"{r} pin {p} is drawn {len(s)} times" for (r, p), s in drawn.pins.items() if len(s) > 1]
    wanted = {net: {pin for pin in pins if pin[0] not in repeated} for net, pins in table.items()}
    wanted = {net: pins for net, pins in wanted.items() if pins}
    real: dict[str, set[tuple[str, str]]] = {}
    for names, pins in drawn.groups():
        if len(names) > 1:
            found.append(f"joined: {', '.join(sorted(names))}")
        if not names and len(pins) != 1:
            found.append(f"a net without a name: {sorted(pins)}")
        for name in names:
            real[name] = pins
    for net in sorted(set(wanted) | set(real)):
        missing, extra = wanted.get(net, set()) - real.get(net, set()), real.get(net, set()) - wanted.get(net, set())
        if missing or extra or net not in real:
            found.append(f"{net}: not drawn {sorted(missing)}, drawn wrongly {sorted(extra)}")
    return found
