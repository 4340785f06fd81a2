# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Routes what the plan left open, fills the areas: `/usr/bin/python3 router.py PLACED ROUTED`.

A* over a grid of 0.25 mm, net by net, short ones first. KiCad's own check is the referee, in a step of its own.
"""

import sys
from pathlib import Path

import pcbnew

import islands
import places
import rules
from grid import CLOSED, FREE, Grid, Rectangle
from islands import Island
from kicad_board import at, mm
from search import Spot, find

STEP = 0.25
PLANE = "GND"
_IN_PLANE = (42.0, 165.0)  # a place on the back that is certainly ground
_ATTEMPTS = 5
_BETWEEN_HOLES = rules.VIA_DRILL + rules.HOLE_CLEARANCE + 0.01  # from middle to middle
_STITCH = 5.0  # mm between the holes that tie the ground together
# A step in front through another net's area costs this much more than its length, by the area's priority
_FAR_FROM_POWER = {3: 60, 2: 40}
_ON_BACK = 2  # the back is the ground plane: rather in front,
_BEHIND_LIGHTS = 12  # and behind the grid, where rows of data cut it already, rather not at all


class Router:
    """A board, the map of it, and the copper that comes onto both."""

    def __init__(self, board: pcbnew.BOARD):
        self.board = board
        box = board.GetBoardEdgesBoundingBox()
        self.grid = Grid(
            mm(box.GetRight()), mm(box.GetBottom()), STEP, (rules.TRACK, rules.VIA, rules.CLEARANCE + 0.02)
        )
        self.power: dict[int, tuple[int, int]] = {}  # cell on the front: net of the area there, what a step costs
        self.behind_lights: set[int] = set()
        self._map()

    def run(self, first: list[str]) -> list[str]:
        """Route every net that is in pieces, those in `first` first, ground last; returns what stayed in pieces."""
        nets = {name.GetNetname(): name for name in self.board.GetNetsByName().values() if name.GetNetname()}
        ground = nets.pop(PLANE)
        pieces = {name: islands.of_net(self.board, net, self.grid) for name, net in nets.items()}
        order = sorted(pieces, key=lambda name: (name not in first, _spread(pieces[name]), name))
        failed = [name for name in order if not self._join(nets[name], pieces[name])]
        return failed if self._down_to_plane(ground) else [*failed, PLANE]

    def _join(self, net: pcbnew.NETINFO_ITEM, parts: list[Island]) -> bool:
        whole = True
        parts = sorted(parts, key=Island.order)
        while len(parts) > 1:
            start = parts.pop(0)
            targets = set().union(*(part.spots for part in parts))
            way = find(self.grid, net.GetNetCode(), start.spots, targets, self._extra(net.GetNetCode()))
            if way is None:
                whole = False
                continue
            self._draw(net, way, start.centres | {k: v for part in parts for k, v in part.centres.items()})
            met = next(part for part in parts if way[-1] in part.spots)
            met.spots |= start.spots | set(way)
            met.centres |= start.centres
            parts.sort(key=Island.order)
        return whole

    def _down_to_plane(self, net: pcbnew.NETINFO_ITEM) -> bool:
        """Bring each piece of the ground to the plane on the back, as far as that hangs together."""
        plane = self.grid.flood(1, net.GetNetCode(), self.grid.cell(*_IN_PLANE))
        whole = True
        for part in islands.of_net(self.board, net, self.grid, with_areas=False):
            if not part.spots.isdisjoint(plane):
                continue
            way = find(self.grid, net.GetNetCode(), part.spots, plane, self._extra(net.GetNetCode()), everywhere=True)
            if way is None:
                whole = False
            else:
                self._draw(net, way, part.centres)
        self._stitch(net, plane)
        return whole

    def _stitch(self, net: pcbnew.NETINFO_ITEM, plane: set[Spot]) -> None:
        """Plated holes here and there, which tie the ground's filling in front to its plane on the back."""
        columns, rows = int(places.WIDTH / _STITCH), int(places.HEIGHT / _STITCH)
        for column, row in ((column, row) for row in range(rows + 1) for column in range(columns + 1)):
            cell = self.grid.cell(column * _STITCH, row * _STITCH)
            free = all(cells[cell] == FREE for cells in self.grid.vias)
            if free and cell not in self.power and (1, cell) in plane:
                self._via(net, self.grid.point(cell))

    def _extra(self, net: int):
        power = self.power

        def extra(spot: Spot) -> int:
            layer, cell = spot
            if layer:
                return _ON_BACK if cell not in self.behind_lights else _BEHIND_LIGHTS
            owner, step = power.get(cell, (net, 0))
            return step if owner != net else 0

        return extra

    def _map(self) -> None:
        self.grid.close_edge(rules.EDGE_CLEARANCE + rules.VIA / 2)
        for pad in self.board.GetPads():
            box = pad.GetBoundingBox()
            area = Rectangle(mm(box.GetX()), mm(box.GetY()), mm(box.GetRight()), mm(box.GetBottom()))
            net = pad.GetNetCode() or CLOSED
            bare = pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH
            for layer in islands.layers_of(pad) if not bare else (0, 1):
                self.grid.occupy(layer, area, CLOSED if bare else net, rules.HOLE_CLEARANCE if bare else 0)
            self.grid.no_holes(area)
        for track in self.board.GetTracks():
            start, end = track.GetStart(), track.GetEnd()
            for layer in islands.layers_of(track):
                ends = (mm(start.x), mm(start.y)), (mm(end.x), mm(end.y))
                self.grid.occupy_line(layer, *ends, mm(track.GetWidth()), track.GetNetCode())
            if isinstance(track, pcbnew.PCB_VIA):
                self.grid.no_holes(Rectangle(*ends[0], *ends[0]), _BETWEEN_HOLES)
        for zone in self.board.Zones():
            price = _FAR_FROM_POWER.get(zone.GetPriority())
            if price:
                for cell in islands.cells_in(zone, self.grid):
                    if zone.GetNetname() == "5V_LEDS":
                        self.behind_lights.add(cell)
                    self.power[cell] = max(self.power.get(cell, (0, 0)), (zone.GetNetCode(), price), key=_price)

    def _draw(self, net: pcbnew.NETINFO_ITEM, way: list[Spot], centres: dict[int, tuple[float, float]]) -> None:
        """Copper along a way; its ends reach into the middle of the pads they belong to."""
        for layer, cell in (way[0], way[-1]):
            if cell in centres:
                self._track(net, centres[cell], self.grid.point(cell), layer)
        index = 0
        while index < len(way) - 1:
            (layer, cell), (next_layer, next_cell) = way[index], way[index + 1]
            if layer != next_layer:
                self._via(net, self.grid.point(cell))
                index += 1
                continue
            last, direction = index + 1, next_cell - cell
            while last < len(way) - 1 and way[last + 1] == (layer, way[last][1] + direction):
                last += 1
            self._track(net, self.grid.point(cell), self.grid.point(way[last][1]), layer)
            index = last

    def _track(self, net: pcbnew.NETINFO_ITEM, start, end, layer: int) -> None:
        if at(start) == at(end):
            return
        piece = pcbnew.PCB_TRACK(self.board)
        piece.SetStart(at(start))
        piece.SetEnd(at(end))
        piece.SetWidth(pcbnew.FromMM(rules.TRACK))
        piece.SetLayer((pcbnew.F_Cu, pcbnew.B_Cu)[layer])
        piece.SetNet(net)
        self.board.Add(piece)
        self.grid.occupy_line(layer, start, end, rules.TRACK, net.GetNetCode())

    def _via(self, net: pcbnew.NETINFO_ITEM, point) -> None:
        via = pcbnew.PCB_VIA(self.board)
        via.SetPosition(at(point))
        via.SetWidth(pcbnew.FromMM(rules.VIA))
        via.SetDrill(pcbnew.FromMM(rules.VIA_DRILL))
        via.SetNet(net)
        self.board.Add(via)
        for layer in (0, 1):
            self.grid.occupy_line(layer, point, point, rules.VIA, net.GetNetCode())
        self.grid.no_holes(Rectangle(*point, *point), _BETWEEN_HOLES)


def _price(area: tuple[int, int]) -> int:
    return area[1]


def _spread(parts: list[Island]) -> float:
    """How far the pieces of a net are from each other, in mm: what is near goes first."""
    points = [part.middle() for part in parts]
    return sum(abs(x - points[0][0]) + abs(y - points[0][1]) for x, y in points) if points else 0.0


def main(arguments: list[str]) -> int:
    """Route, fill, save; returns 1 if a net stayed in pieces."""
    source, target = (Path(argument).resolve() for argument in arguments)
    first: list[str] = []
    for _ in range(_ATTEMPTS):
        board = pcbnew.LoadBoard(str(source))
        failed = Router(board).run(first)
        if not failed:
            break
        print(f"once more, with {', '.join(failed)} before the others")
        first += failed
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(str(target), board)
    target.with_suffix(".kicad_pro").write_text(rules.project(target.stem), encoding="utf-8")
    print(f"{len(board.GetTracks())} pieces of track and holes; not routed: {', '.join(failed) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
