# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What holds the battery holder inside the back: a thicker floor around the lid, four corners, two clips.

The holder is pressed in from inside, its open side towards the lid, until both clips snap over its back.
"""

from build123d import Part

from case_sizes import Sizes, middle
from outlines import along_y, box


def room(sizes: Sizes) -> list[Part]:
    """All of it, to be joined with the back's shell."""
    left, top = middle(sizes.battery.x0, sizes.battery.y0)
    right, bottom = middle(sizes.battery.x1, sizes.battery.y1)
    beside = sizes.battery_gap + sizes.rib
    floor = box(
        (left - beside - 0.6, right + beside + 0.6),
        (bottom - beside - 0.6, top + beside + 0.6),
        (sizes.outer_floor_z + sizes.floor / 2, sizes.lid_inner_z),
    )
    corners = [
        _corner(sizes, (x, y), (to_x, to_y))
        for x, to_x in ((left, 1), (right, -1))
        for y, to_y in ((top, -1), (bottom, 1))
    ]
    return [floor, *corners, _clip(sizes, left, -1), _clip(sizes, right, 1)]


def _corner(sizes: Sizes, at: tuple[float, float], to: tuple[int, int]) -> Part:
    """An upright angle around one corner of the holder; `to` points to the holder's middle."""
    reach = 10.0
    zs = (sizes.lid_inner_z - 0.5, sizes.lid_inner_z + sizes.rib_height)
    near = [start - step * sizes.battery_gap for start, step in zip(at, to, strict=True)]
    far = [start - step * sizes.rib for start, step in zip(near, to, strict=True)]
    end = [start + step * reach for start, step in zip(far, to, strict=True)]

    def span(one: float, other: float) -> tuple[float, float]:
        return (min(one, other), max(one, other))

    return box(span(far[0], end[0]), span(far[1], near[1]), zs) + box(span(far[0], near[0]), span(far[1], end[1]), zs)


def _clip(sizes: Sizes, edge: float, outwards: int) -> Part:
    """A springy arm with a nose, slanted at 45 degrees below (to print) and above (to press the holder in)."""
    _, top = middle(0, sizes.battery.y0)
    _, bottom = middle(0, sizes.battery.y1)
    y = (top + bottom) / 2
    inside = edge + outwards * sizes.battery_gap
    outside = inside + outwards * sizes.clip_thickness
    tip = inside - outwards * sizes.clip_nose
    # The slant passes just over the holder's edge, which is battery_gap away from the arm
    low = sizes.lid_inner_z + sizes.battery.height - sizes.battery_gap + 0.1
    nose = sizes.clip_nose
    points = [
        (outside, sizes.lid_inner_z - 0.5),
        (inside, sizes.lid_inner_z - 0.5),
        (inside, low),
        (tip, low + nose),
        (tip, low + nose + 0.4),
        (inside, low + 2 * nose + 0.4),
        (outside, low + 2 * nose + 0.4),
    ]
    return along_y(points, (y - sizes.clip_width / 2, y + sizes.clip_width / 2))
