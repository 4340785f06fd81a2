# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""KiCad's board in millimetres: what the other scripts say in one line. Only /usr/bin/python3 has pcbnew."""

import itertools
from pathlib import Path

import pcbnew

import rules

FRONT, BACK = pcbnew.F_Cu, pcbnew.B_Cu
FRONT_SILK, BACK_SILK, EDGE = pcbnew.F_SilkS, pcbnew.B_SilkS, pcbnew.Edge_Cuts
LIBRARIES = Path("/usr/share/kicad/footprints")

Point = tuple[float, float]


def at(point: Point) -> pcbnew.wxPoint:
    """A point in mm as KiCad wants it, rounded to a micrometre."""
    return pcbnew.wxPoint(round(point[0] * 1000) * 1000, round(point[1] * 1000) * 1000)


def mm(length: int) -> float:
    """KiCad's nanometres in mm."""
    return length / 1e6


class Layout:
    """A board that is being made."""

    def __init__(self, path: Path, own_library: Path):
        self.path = path
        self.own_library = own_library
        self.board = pcbnew.NewBoard(str(path))
        self.nets: dict[str, pcbnew.NETINFO_ITEM] = {}

    def net(self, name: str) -> pcbnew.NETINFO_ITEM:
        """The net of this name; it comes into being at the first call."""
        if name not in self.nets:
            self.nets[name] = pcbnew.NETINFO_ITEM(self.board, name)
            self.board.Add(self.nets[name])
        return self.nets[name]

    def footprint(self, name: str, reference: str, value: str) -> pcbnew.FOOTPRINT:
        """Take a footprint ("library:name") out of its library and put it on the board, at the origin."""
        library, kind = name.split(":")
        folder = self.own_library if library == self.own_library.stem else LIBRARIES / f"{library}.pretty"
        footprint = pcbnew.FootprintLoad(str(folder), kind)
        footprint.SetFPID(pcbnew.LIB_ID(library, kind))
        footprint.SetReference(reference)
        footprint.SetValue(value)
        footprint.Value().SetVisible(False)
        self.board.Add(footprint)
        return footprint

    def track(self, net: str, points: list[Point], width: float, layer: int = FRONT) -> None:
        """Straight pieces of copper from point to point."""
        for start, end in itertools.pairwise(points):
            piece = pcbnew.PCB_TRACK(self.board)
            piece.SetStart(at(start))
            piece.SetEnd(at(end))
            piece.SetWidth(pcbnew.FromMM(width))
            piece.SetLayer(layer)
            piece.SetNet(self.net(net))
            self.board.Add(piece)

    def via(self, net: str, point: Point) -> None:
        """A plated hole from front to back."""
        via = pcbnew.PCB_VIA(self.board)
        via.SetPosition(at(point))
        via.SetWidth(pcbnew.FromMM(rules.VIA))
        via.SetDrill(pcbnew.FromMM(rules.VIA_DRILL))
        via.SetNet(self.net(net))
        self.board.Add(via)

    def zone(self, net: str, outline: list[Point], layer: int, priority: int) -> None:
        """An area to be filled with copper; where areas meet, the higher priority wins."""
        zone = pcbnew.ZONE(self.board)
        zone.SetLayer(layer)
        zone.SetNet(self.net(net))
        zone.SetPriority(priority)
        zone.SetLocalClearance(pcbnew.FromMM(rules.ZONE_CLEARANCE))
        zone.SetMinThickness(pcbnew.FromMM(0.25))
        zone.SetThermalReliefGap(pcbnew.FromMM(0.3))
        zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(0.5))
        zone.SetPadConnection(pcbnew.ZONE_CONNECTION_THERMAL)
        zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
        shape = zone.Outline()
        shape.NewOutline()
        for point in outline:
            shape.Append(at(point).x, at(point).y)
        self.board.Add(zone)

    def line(self, start: Point, end: Point, layer: int, width: float = 0.15) -> None:
        """A drawn line."""
        shape = self._shape(pcbnew.SHAPE_T_SEGMENT, layer, width)
        shape.SetStart(at(start))
        shape.SetEnd(at(end))

    def arc(self, centre: Point, start: Point, degrees: float, layer: int, width: float) -> None:
        """A drawn arc, clockwise on the screen for positive degrees."""
        shape = self._shape(pcbnew.SHAPE_T_ARC, layer, width)
        shape.SetCenter(at(centre))
        shape.SetStart(at(start))
        shape.SetArcAngleAndEnd(degrees * 10)

    def text(self, words: str, point: Point, size: float, layer: int = FRONT_SILK, *, turn: float = 0, align: int = 0):
        """Print words, their middle (or for align -1 their left, 1 their right end) at the point."""
        item = pcbnew.PCB_TEXT(self.board)
        item.SetText(words)
        item.SetLayer(layer)
        item.SetPosition(at(point))
        item.SetTextSize(pcbnew.wxSize(pcbnew.FromMM(size), pcbnew.FromMM(size)))
        item.SetTextThickness(pcbnew.FromMM(max(0.12, size * 0.15)))
        item.SetMirrored(layer == BACK_SILK)
        item.SetTextAngle(turn * 10)
        align = -align if layer == BACK_SILK else align  # KiCad counts left and right as the reader of that side does
        item.SetHorizJustify((pcbnew.GR_TEXT_HJUSTIFY_CENTER, pcbnew.GR_TEXT_HJUSTIFY_RIGHT,
                              pcbnew.GR_TEXT_HJUSTIFY_LEFT)[align])  # fmt: skip
        self.board.Add(item)

    def save(self) -> None:
        """Write the board, and beside it the project with its rules."""
        pcbnew.SaveBoard(str(self.path), self.board)
        self.path.with_suffix(".kicad_pro").write_text(rules.project(self.path.stem), encoding="utf-8")

    def _shape(self, kind: int, layer: int, width: float) -> pcbnew.PCB_SHAPE:
        shape = pcbnew.PCB_SHAPE(self.board)
        shape.SetShape(kind)
        shape.SetLayer(layer)
        shape.SetWidth(pcbnew.FromMM(width))
        self.board.Add(shape)
        return shape
