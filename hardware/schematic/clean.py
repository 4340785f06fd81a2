# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Whether the schematic can be read: no text covers another, a line, a part or a frame, or stands off the sheet."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

from canvas import Box, Canvas

MARGIN = 5.0  # mm


def problems(paper: Canvas) -> list[str]:
    """One sentence for each text that cannot be read."""
    found = [f"'{a.what}' covers '{b.what}'" for a, b in combinations(paper.labels, 2) if a.meets(b)]
    strokes = _strokes(paper)
    found += [f"a stroke runs through '{a.what}'" for a in paper.labels if any(a.meets(b) for b in strokes)]
    sheet = Box(MARGIN, MARGIN, paper.width - MARGIN, paper.height - MARGIN, "")
    return found + [
        f"'{label.what}' is off the sheet"
        for label in paper.labels
        if label.left < sheet.left or label.right > sheet.right or label.top < sheet.top or label.bottom > sheet.bottom
    ]


def _strokes(paper: Canvas) -> list[Box]:
    """All straight strokes along or across the sheet: lines, parts, flags, frames."""
    found = []
    for element in ElementTree.fromstring(paper.svg()).iter():
        if element.tag.endswith("path"):
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", element.get("d", ""))]
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
        elif element.tag.endswith("rect") and element.get("stroke") not in (None, "none"):
            x, y, wide, high = (float(element.get(name, "0")) for name in ("x", "y", "width", "height"))
            points = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)]
        else:
            continue
        for a, b in pairwise(points):
            if a[0] == b[0] or a[1] == b[1]:
                found.append(Box(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]), "").grown(0.1))
    return found
