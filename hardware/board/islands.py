# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Which pads of a net hang together already, by tracks, plated holes and areas."""

from collections.abc import Iterator

import pcbnew

from grid import Grid
from kicad_board import mm
from search import Spot


class Island:
    """Copper that hangs together: the grid spots where the router may begin, and the exact middles of its pads."""

    def __init__(self) -> None:
        self.spots: set[Spot] = set()
        self.centres: dict[int, tuple[float, float]] = {}  # cell: middle of the pad there

    def order(self) -> tuple[int, int]:
        """Small ones first, and always in the same order."""
        return (len(self.spots), min(self.spots)[1])

    def middle(self) -> tuple[float, float]:
        """Some point of it, in mm."""
        return next(iter(self.centres.values()), (0.0, 0.0))


def layers_of(item: pcbnew.BOARD_CONNECTED_ITEM) -> tuple[int, ...]:
    """The copper layers of a pad, track or plated hole: 0 front, 1 back."""
    if isinstance(item, pcbnew.PCB_VIA):
        return (0, 1)
    return tuple(index for index, layer in enumerate((pcbnew.F_Cu, pcbnew.B_Cu)) if item.IsOnLayer(layer))


def cells_in(zone: pcbnew.ZONE, grid: Grid) -> Iterator[int]:
    """The cells within an area's outline."""
    box, outline = zone.GetBoundingBox(), zone.Outline()
    for row in range(int(mm(box.GetY()) / grid.step), int(mm(box.GetBottom()) / grid.step) + 2):
        for column in range(int(mm(box.GetX()) / grid.step), int(mm(box.GetRight()) / grid.step) + 2):
            x, y = column * grid.step, row * grid.step
            if outline.Contains(pcbnew.VECTOR2I(round(x * 1e6), round(y * 1e6))):
                yield row * grid.columns + column


def of_net(board: pcbnew.BOARD, net: pcbnew.NETINFO_ITEM, grid: Grid, *, with_areas: bool = True) -> list[Island]:
    """The islands of one net, each with at least one pad; without areas, pads that only an area joins are apart."""
    code = net.GetNetCode()
    # In a fixed order: KiCad keeps its own by marks that differ from run to run
    pads = sorted((pad for pad in board.GetPads() if pad.GetNetCode() == code), key=_place)
    if len(pads) < 2:
        return []
    tracks = sorted((track for track in board.GetTracks() if track.GetNetCode() == code), key=_place)
    zones = [zone for zone in board.Zones() if zone.GetNetCode() == code] if with_areas else []
    leader = list(range(len(pads) + len(tracks) + len(zones)))

    def root(index: int) -> int:
        while leader[index] != index:
            leader[index] = leader[leader[index]]
            index = leader[index]
        return index

    places = [_touches(item, tracks, pads, zones) for item in (*pads, *tracks)]
    for index, touched in enumerate(places):
        for other in touched:
            leader[root(index)] = root(other)
    found: dict[int, Island] = {}
    for index, pad in enumerate(pads):
        island = found.setdefault(root(index), Island())
        point = (mm(pad.GetPosition().x), mm(pad.GetPosition().y))
        island.centres[grid.cell(*point)] = point
        island.spots |= {(layer, grid.cell(*point)) for layer in layers_of(pad)}
    for index, track in enumerate(tracks, len(pads)):
        if isinstance(track, pcbnew.PCB_VIA) and root(index) in found:
            cell = grid.cell(mm(track.GetStart().x), mm(track.GetStart().y))
            found[root(index)].spots |= {(0, cell), (1, cell)}
    return list(found.values())


def _place(item: pcbnew.BOARD_CONNECTED_ITEM) -> tuple[int, ...]:
    ends = (
        (item.GetPosition(), item.GetPosition()) if isinstance(item, pcbnew.PAD) else (item.GetStart(), item.GetEnd())
    )
    return (*(number for end in ends for number in (end.x, end.y)), *layers_of(item))


def _touches(item, tracks: list, pads: list, zones: list) -> Iterator[int]:
    """The numbers (pads, then tracks, then areas) of what one pad or track touches."""
    is_pad = isinstance(item, pcbnew.PAD)
    ends = [item.GetPosition()] if is_pad else [item.GetStart(), item.GetEnd()]
    layers = set(layers_of(item))
    if not is_pad:
        for number, pad in enumerate(pads):
            if layers & set(layers_of(pad)) and any(pad.HitTest(end) for end in ends):
                yield number
        for number, track in enumerate(tracks, len(pads)):
            if track is not item and layers & set(layers_of(track)) and any(track.HitTest(end) for end in ends):
                yield number
    for number, zone in enumerate(zones, len(pads) + len(tracks)):
        layer = 0 if zone.IsOnLayer(pcbnew.F_Cu) else 1
        if layer in layers and any(zone.Outline().Contains(pcbnew.VECTOR2I(end.x, end.y)) for end in ends):
            yield number
