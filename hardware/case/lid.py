# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The lid of the battery room, and what the back has for it: the opening and the post for its screw.

Its edges are slanted at 45 degrees in the middle of their height, so that lid and back print without support: with an
ear at both sides and along the screw's end the lid is wider outside, so that it cannot fall in; at the other end it is
wider inside, so that it hooks in. The tab with the screw has a roof of 45 degrees above it for the same reason.
"""

from build123d import Circle, Cone, Cylinder, Part, Pos, Rectangle

from case_sizes import Sizes, middle
from outlines import along_x, along_y, box, prism


def lid(sizes: Sizes) -> Part:
    """The lid as one solid, where it is in the assembled case."""
    plate = _plate(sizes, sizes.lid_gap, 0)
    x, y = sizes.lid_screw_at
    tab = _tab(sizes, sizes.lid_gap) & prism(
        Pos(x, y) * Rectangle(40, 40), sizes.outer_floor_z, sizes.outer_floor_z + sizes.tab
    )
    seat = sizes.head_radius - sizes.hole_radius
    hole = Pos(0, 0, sizes.outer_floor_z + seat / 2) * Cone(sizes.head_radius, sizes.hole_radius, seat)
    hole += Pos(0, 0, sizes.outer_floor_z + 4) * Cylinder(sizes.hole_radius, 10)
    return plate + tab - Pos(x, y) * hole


def lid_opening(sizes: Sizes) -> Part:
    """What is cut out of the back for the lid, its tab and its screw."""
    x, y = sizes.lid_screw_at
    low = sizes.outer_floor_z + sizes.lid_land + 1
    high = sizes.outer_floor_z + sizes.lid_screw + 0.3
    pilot = Pos(x, y, (low + high) / 2) * Cylinder(sizes.pilot_radius, high - low)
    _, bottom = middle(0, sizes.battery.y1)
    # Under the holder's edge the tab's roof would end in a thin wedge: there it is open to the inside
    gate = box(
        (x - sizes.tab_radius, x + sizes.tab_radius),
        (bottom - sizes.battery_gap, bottom + sizes.ledge + 0.5),
        (sizes.outer_floor_z - 1, sizes.lid_inner_z + 1),
    )
    return _plate(sizes, 0, 1) + _tab(sizes, 0, 1) + gate + pilot


def lid_post(sizes: Sizes) -> Part:
    """Covers the tab's roof inside the back, and holds the screw."""
    x, y = sizes.lid_screw_at
    wide = sizes.tab_radius + sizes.head_wall
    roof_z = sizes.outer_floor_z + sizes.lid_land + sizes.tab_radius + sizes.pilot_floor
    floor_z = sizes.outer_floor_z + sizes.floor / 2
    reach = sizes.tab_reach - sizes.battery_gap
    flat = Circle(wide) + Pos(0, reach / 2) * Rectangle(2 * wide, reach)
    top_z = sizes.outer_floor_z + sizes.lid_screw + 0.3 + sizes.pilot_floor
    post = Pos(0, 0, (floor_z + top_z) / 2) * Cylinder(sizes.post_radius, top_z - floor_z)
    return Pos(x, y) * (prism(flat, floor_z, roof_z) + post)


def _plate(sizes: Sizes, smaller: float, beyond: float) -> Part:
    """Lid without tab; `smaller` on every side, and drawn on `beyond` its inside and outside."""
    battery = sizes.battery
    left, top = middle(battery.x0 + sizes.ledge, battery.y0 + sizes.ledge)
    right, bottom = middle(battery.x1 - sizes.ledge, battery.y1 - sizes.ledge)
    left, right, bottom, top = left + smaller, right - smaller, bottom + smaller, top - smaller
    step, low = sizes.lid_step, sizes.outer_floor_z
    bend, rest, high = low + sizes.lid_land, low + sizes.lid_land + step, low + sizes.lid
    lengthwise = [
        (bottom - step, low - beyond),
        (bottom - step, bend),
        (bottom, rest),
        (bottom, high + beyond),
        (top, high + beyond),
        (top, rest),
        (top - step, bend),
        (top - step, low - beyond),
    ]
    whole = along_x(lengthwise, (left, right))
    # Ears in the middle of both sides; up to the corners the two slants would leave thin tips
    across = [
        (left - step, low - beyond),
        (left - step, bend),
        (left, rest),
        (left, high + beyond),
        (right, high + beyond),
        (right, rest),
        (right + step, bend),
        (right + step, low - beyond),
    ]
    ear = (sizes.ear / 2 - smaller, (bottom + top) / 2)
    return whole + along_y(across, (ear[1] - ear[0], ear[1] + ear[0]))


def _tab(sizes: Sizes, smaller: float, beyond: float = 0) -> Part:
    """The tab: upright edges, then a roof and a cone of 45 degrees; it begins well inside the plate."""
    x, y = sizes.lid_screw_at
    wide, low = sizes.tab_radius - smaller, sizes.outer_floor_z
    bend = low + sizes.lid_land
    start = sizes.tab_reach + sizes.ledge + sizes.lid_step + 1
    house = [(x - wide, low - beyond), (x - wide, bend), (x, bend + wide), (x + wide, bend), (x + wide, low - beyond)]
    body = along_y(house, (y, y + start))
    body += Pos(x, y, (low - beyond + bend) / 2) * Cylinder(wide, bend - low + beyond)
    return body + Pos(x, y, bend + wide / 2) * Cone(wide, 0, wide)
