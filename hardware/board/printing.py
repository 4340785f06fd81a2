# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Words on the board that neither meet each other nor bare copper: what is printed where is kept as rectangles."""

import pcbnew

from kicad_board import BACK_SILK, FRONT_SILK, Layout, at, mm

_AIR = 0.2
_SIZE = 0.8
# Small parts are named by the script that places them only where there is room
_NAMED = ("R", "C", "Q", "U", "F", "D", "J", "JP", "BZ", "SW")
Box = tuple[float, float, float, float]


class Labels:
    """The printing of both sides."""

    def __init__(self, layout: Layout):
        self.layout = layout
        self.taken: dict[int, list[Box]] = {FRONT_SILK: [], BACK_SILK: []}
        for pad in layout.board.GetPads():
            for side, copper in ((FRONT_SILK, pcbnew.F_Cu), (BACK_SILK, pcbnew.B_Cu)):
                if pad.IsOnLayer(copper) or pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH:
                    self.taken[side].append(_box(pad))
        for footprint in layout.board.GetFootprints():
            for item in footprint.GraphicalItems():
                if item.GetLayer() in self.taken:
                    self.taken[item.GetLayer()].append(_box(item))

    def print(self, words: str, point: tuple[float, float], size: float, side: int = FRONT_SILK, **how) -> None:
        """Print at a place that was chosen by hand; the design check says if it was a bad one."""
        self.layout.text(words, point, size, side, **how)
        self.taken[side].append(_box(list(self.layout.board.GetDrawings())[-1]))

    def free(self, box: Box, side: int) -> bool:
        """Whether nothing is printed or bare there."""
        x0, y0, x1, y1 = box
        edge = self.layout.board.GetBoardEdgesBoundingBox()
        inside = x0 > 0.4 and y0 > 0.4 and x1 < mm(edge.GetRight()) - 0.4 and y1 < mm(edge.GetBottom()) - 0.4
        apart = (x1 + _AIR < t[0] or t[2] + _AIR < x0 or y1 + _AIR < t[1] or t[3] + _AIR < y0 for t in self.taken[side])
        return inside and all(apart)


def name_parts(labels: Labels) -> list[str]:
    """Move each part's own name to a free place beside it, or hide it; returns the hidden ones."""
    hidden = []
    for footprint in labels.layout.board.GetFootprints():
        reference = footprint.GetReference()
        letters, number = reference.rstrip("0123456789"), int(reference.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        text = footprint.Reference()
        if letters not in _NAMED or (letters in ("D", "C") and number <= 200):
            text.SetVisible(False)
            continue
        text.SetVisible(True)
        side = BACK_SILK if footprint.IsFlipped() else FRONT_SILK
        text.SetLayer(side)
        text.SetTextSize(pcbnew.wxSize(pcbnew.FromMM(_SIZE), pcbnew.FromMM(_SIZE)))
        text.SetTextThickness(pcbnew.FromMM(0.13))
        text.SetKeepUpright(True)
        if not _settle(labels, footprint, text, side):
            text.SetVisible(False)
            hidden.append(reference)
    if hidden:
        print(f"no room for the names of {', '.join(hidden)}")
    return hidden


def _settle(labels: Labels, footprint: pcbnew.FOOTPRINT, text: pcbnew.FP_TEXT, side: int) -> bool:
    body = _pads_box(footprint)
    middle = ((body[0] + body[2]) / 2, (body[1] + body[3]) / 2)
    for away in (0.9, 1.3, 1.8, 2.4, 3.2):
        places = [(middle[0], body[1] - away), (middle[0], body[3] + away)]
        places += [(body[0] - away - 0.4, middle[1]), (body[2] + away + 0.4, middle[1])]
        places += [(body[0] - away, body[1] - away), (body[2] + away, body[1] - away)]
        places += [(body[0] - away, body[3] + away), (body[2] + away, body[3] + away)]
        for place in places:
            text.SetPosition(at(place))
            # What KiCad prints upright it may have turned by the part's own angle
            text.SetTextAngle(-footprint.GetOrientation() if footprint.GetOrientation() % 1800 else 0)
            box = _box(text)
            if labels.free(box, side):
                labels.taken[side].append(box)
                return True
    return False


def _pads_box(footprint: pcbnew.FOOTPRINT) -> Box:
    boxes = [_box(pad) for pad in footprint.Pads()]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def _box(item) -> Box:
    box = item.GetTextBox() if isinstance(item, pcbnew.PCB_TEXT) else item.GetBoundingBox()
    return (mm(box.GetX()), mm(box.GetY()), mm(box.GetRight()), mm(box.GetBottom()))
