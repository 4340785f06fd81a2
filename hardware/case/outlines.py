# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Shapes that several parts of the case share. All in the case's count (see case_sizes), mm."""

from build123d import Box, Circle, Part, Plane, Polygon, Pos, Rectangle, RectangleRounded, Rot, Sketch, extrude

import places
from case_sizes import ARROWS, Sizes, middle

Range = tuple[float, float]


def box(xs: Range, ys: Range, zs: Range) -> Part:
    """A block between three pairs of bounds."""
    ranges = (xs, ys, zs)
    return Pos(*(sum(ends) / 2 for ends in ranges)) * Box(*(ends[1] - ends[0] for ends in ranges))


def prism(flat: Sketch, low: float, high: float) -> Part:
    """A flat shape drawn in x and y, upright from z = low to high."""
    return extrude(Pos(0, 0, low) * flat, high - low, dir=(0, 0, 1))


def shell(sizes: Sizes, inset: float, low: float, high: float) -> Part:
    """The case's outline, solid, smaller by `inset` on each side, from z = low to high."""
    flat = RectangleRounded(sizes.width - 2 * inset, sizes.height - 2 * inset, sizes.corner - inset)
    return prism(flat, low, high)


def along_y(points: list[tuple[float, float]], ys: Range) -> Part:
    """A shape drawn in x and z, drawn out from y = ys[0] to ys[1]."""
    flat = Plane.XZ * Polygon(*points, align=None)
    return Pos(0, ys[0], 0) * extrude(flat, ys[1] - ys[0], dir=(0, 1, 0))


def along_x(points: list[tuple[float, float]], xs: Range) -> Part:
    """A shape drawn in y and z, drawn out from x = xs[0] to xs[1]."""
    flat = Plane.YZ * Polygon(*points, align=None)
    return Pos(xs[0], 0, 0) * extrude(flat, xs[1] - xs[0], dir=(1, 0, 0))


def cap_shape(sizes: Sizes, name: str, wider: float) -> Sketch:
    """Outline of a button's cap around (0, 0), wider by so much on each side.

    Arrows are square; A and B are round with a flat below, which keeps their letters upright.
    """
    half = sizes.cap_side / 2 + wider
    if name in ARROWS:
        return RectangleRounded(2 * half, 2 * half, 2 + wider)
    flat = sizes.cap_side / 2 - 1.2 + wider
    return Circle(half) & Pos(0, half - flat) * Rectangle(2 * half, 2 * half)


def cap_outline(sizes: Sizes, name: str, wider: float) -> Sketch:
    """The same over the button."""
    return Pos(*middle(*places.BUTTONS[name])) * cap_shape(sizes, name, wider)


def scoop(sizes: Sizes) -> Part:
    """The hollow in the right wall in which a finger finds the switch's lever: cut out of both front and back."""
    _, y = middle(*places.SWITCH_CENTRE)
    edge, depth, half = sizes.width / 2, sizes.scoop, sizes.scoop_length / 2
    far = depth + 1  # slanted at 45 degrees, drawn on to 1 mm outside the wall
    flat = [(edge - depth, y - half), (edge + 1, y - half - far), (edge + 1, y + half + far), (edge - depth, y + half)]
    lever_z = sizes.board_z - places.SWITCH_LEVER_HEIGHT
    body = prism(Polygon(*flat, align=None), lever_z - 8, lever_z + 8)
    slanted = [
        (edge - depth, lever_z - 4),
        (edge + 1, lever_z - 4 - far),
        (edge + 1, lever_z + 4 + far),
        (edge - depth, lever_z + 4),
    ]
    return body & along_y(slanted, (y - 20, y + 20))


def turned(part: Part) -> Part:
    """Upside down, about the x axis."""
    return Rot(180, 0, 0) * part
