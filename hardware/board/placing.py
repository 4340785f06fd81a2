# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Puts the board's outline, its holes and every part of the netlist where `places` and `spots` say."""

import pcbnew

import places
import spots
from kicad_board import EDGE, Layout, at, mm
from netlist import Netlist
from parts import BY_REFERENCE

_HOLE = "MountingHole:MountingHole_3.2mm_M3"
# Flat parts that carry the whole current: joined to their areas all round, not by spokes
_CARRIERS = ("F1", "F2", "D201", "D202", "Q1", "Q2", "Q3")
# Named by the silkscreen in another way, or too close to each other for a name
_NO_TEXT = ("D", "C", "SW", "H", "TP")


def place(layout: Layout, netlist: Netlist) -> None:
    """Outline, holes, parts; each pad gets its net."""
    _outline(layout)
    for number, hole in enumerate(places.HOLES, 1):
        footprint = layout.footprint(_HOLE, f"H{number}", "M3")
        footprint.Reference().SetVisible(False)
        footprint.SetPosition(at(hole))
    for reference, (value, name) in netlist.parts.items():
        footprint = layout.footprint(name, reference, value)
        _put(footprint, spots.SPOTS[reference], on_back=BY_REFERENCE[reference].side == "back")
        _tidy(footprint)
        for pad in footprint.Pads():
            net = netlist.pins.get((reference, pad.GetNumber()))
            if net and not net.startswith("NC"):
                pad.SetNet(layout.net(net))
            if reference in _CARRIERS:
                pad.SetZoneConnection(pcbnew.ZONE_CONNECTION_FULL)


def middle(footprint: pcbnew.FOOTPRINT) -> tuple[float, float]:
    """The middle of the smallest upright rectangle around the centres of a footprint's pads, in mm."""
    xs = [mm(pad.GetPosition().x) for pad in footprint.Pads()]
    ys = [mm(pad.GetPosition().y) for pad in footprint.Pads()]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def _put(footprint: pcbnew.FOOTPRINT, spot: spots.Spot, *, on_back: bool) -> None:
    if on_back:
        footprint.Flip(at((0, 0)), True)  # left and right change places, as when a hand turns it over
    footprint.SetOrientationDegrees(spot.rotation)
    x, y = middle(footprint)
    here = footprint.GetPosition()
    footprint.SetPosition(at((mm(here.x) + spot.x - x, mm(here.y) + spot.y - y)))


def _tidy(footprint: pcbnew.FOOTPRINT) -> None:
    reference = footprint.GetReference()
    letters = reference.rstrip("0123456789")
    if letters in _NO_TEXT and reference not in ("D201", "D202"):
        footprint.Reference().SetVisible(False)
    is_light = letters == "D" and int(reference[1:]) < 200
    for item in footprint.GraphicalItems():
        on_silk = item.GetLayer() in (pcbnew.F_SilkS, pcbnew.B_SilkS)
        # The lights stand close: their outlines and figures would lie on one another. Those of the buttons run into
        # pads.
        if on_silk and (is_light or letters == "SW"):
            item.SetLayer(pcbnew.F_Fab)


def _outline(layout: Layout) -> None:
    width, height, radius = places.WIDTH, places.HEIGHT, places.CORNER_RADIUS
    line = 0.1
    layout.line((radius, 0), (width - radius, 0), EDGE, line)
    layout.line((width, radius), (width, height - radius), EDGE, line)
    layout.line((width - radius, height), (radius, height), EDGE, line)
    layout.line((0, height - radius), (0, radius), EDGE, line)
    layout.arc((width - radius, radius), (width - radius, 0), 90, EDGE, line)
    layout.arc((width - radius, height - radius), (width, height - radius), 90, EDGE, line)
    layout.arc((radius, height - radius), (radius, height), 90, EDGE, line)
    layout.arc((radius, radius), (0, radius), 90, EDGE, line)
