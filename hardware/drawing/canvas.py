# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""A sheet of paper that becomes an SVG file, all lengths in mm; it remembers where its texts stand.

The same calls give the same bytes: no date, no random name, numbers with two decimals at most.
"""

from typing import NamedTuple

import letters

_LICENCE = (
    "<!--\nSPDX-FileCopyrightText: 2026 The Mastermind Handheld authors\nSPDX-License-Identifier: CERN-OHL-P-2.0\n-->"
)
Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle on the sheet, and what it is of."""

    left: float
    top: float
    right: float
    bottom: float
    what: str

    def grown(self, by: float) -> "Box":
        """The same box, larger by so many mm on each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by, self.what)

    def meets(self, other: "Box") -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )  # fmt: skip


class Canvas:
    """Takes shapes and texts in the order in which they cover one another; `svg()` is the file's text."""

    def __init__(self, width: float, height: float, title: str):
        self.width = width
        self.height = height
        self.title = title
        self.labels: list[Box] = []
        self._shapes: list[str] = []

    def shape(self, name: str, content: str = "", **attributes: object) -> None:
        """One SVG element; `stroke_width=1` becomes stroke-width="1", an empty text nothing."""
        given = {key.replace("_", "-"): _told(value) for key, value in attributes.items() if value != ""}
        told = "".join(f' {key}="{value}"' for key, value in given.items())
        self._shapes.append(f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>")

    def box(self, box: Box, fill: str, line: str = "none", stroke: float = 0.3, corner: float = 0.0) -> None:
        """A rectangle."""
        self.shape(
            "rect", x=box.left, y=box.top, width=box.right - box.left, height=box.bottom - box.top,
            rx=corner, fill=fill, stroke=line, stroke_width=stroke,
        )  # fmt: skip

    def disc(self, at: Point, radius: float, fill: str, line: str = "none", stroke: float = 0.3) -> None:
        """A circle with its inside."""
        self.shape("circle", cx=at[0], cy=at[1], r=radius, fill=fill, stroke=line, stroke_width=stroke)

    def path(self, points: list[Point], colour: str, stroke: float, fill: str = "none", dashes: str = "") -> None:
        """A line through the points, round at its corners."""
        told = "M" + "L".join(f"{_told(x)},{_told(y)}" for x, y in points)
        self.shape(
            "path", d=told, fill=fill, stroke=colour, stroke_width=stroke,
            stroke_linejoin="round", stroke_linecap="round", stroke_dasharray=dashes,
        )  # fmt: skip

    def dots(self, places: list[Point], size: float, colour: str) -> None:
        """Many round dots of one size, as one short element."""
        told = "".join(f"M{_told(x)},{_told(y)}h0" for x, y in places)
        self.shape("path", d=told, stroke=colour, stroke_width=size, stroke_linecap="round")

    def text(
        self,
        at: Point,
        text: str,
        size: float = 3.0,
        anchor: str = "middle",
        colour: str = "#111",
        *,
        bold: bool = False,
        plate: str = "",
    ) -> Box:
        """A line of text; `at` is on its base line: its start, middle or end, as `anchor` says. Returns its box.

        `plate` is the colour of a box behind the text.
        """
        wide = letters.width(text, size, bold)
        left = at[0] - wide * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        place = Box(left, at[1] - letters.ABOVE * size, left + wide, at[1] + letters.BELOW * size, text)
        self.labels.append(place)
        if plate:
            self.box(Box(place.left - 0.7, place.top - 0.25, place.right + 0.7, place.bottom + 0.25, ""), plate)
        weight = {"font_weight": "bold"} if bold else {}
        safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        self.shape(
            "text", safe, x=at[0], y=at[1], font_size=size, text_anchor=anchor, fill=colour, **weight
        )  # fmt: skip
        return place

    def svg(self) -> str:
        """The whole file."""
        size = f'width="{_told(self.width)}mm" height="{_told(self.height)}mm"'
        view = f'viewBox="0 0 {_told(self.width)} {_told(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view} font-family="{letters.FONTS}">'
        return "\n".join([head, _LICENCE, f"<title>{self.title}</title>", *self._shapes, "</svg>", ""])


def _told(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") if abs(value) >= 0.005 else "0"
    return str(value)
