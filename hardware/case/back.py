# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The back: a shell with columns for the screws, the battery room, and openings for USB, switch and sound."""

from math import cos, pi, sin

from build123d import Axis, Cone, Cylinder, Part, Pos, chamfer

import places
from battery_room import room
from case_sizes import Sizes, middle
from lid import lid_opening, lid_post
from outlines import along_x, box, scoop, shell


def back(sizes: Sizes) -> Part:
    """The whole back as one solid, where it is in the assembled case."""
    part = _shell(sizes) + room(sizes) + lid_post(sizes)
    part += [_column(sizes, post) for post in sizes.posts] + [_web(sizes, post) for post in sizes.posts]
    part += [_pillar(sizes, pillar) for pillar in sizes.pillars]
    cuts = [_screw_way(sizes, post) for post in sizes.posts]
    cuts += [lid_opening(sizes), _usb(sizes), _lever_slot(sizes), scoop(sizes), *_sound(sizes)]
    return part - cuts


def _shell(sizes: Sizes) -> Part:
    """Floor and walls. The rim is halved for the front's tongue, but not at the switch, where the tongue has a gap."""
    rim_z = sizes.board_z - sizes.seam / 2
    outside = shell(sizes, 0, sizes.outer_floor_z, rim_z)
    outside = chamfer(outside.faces().sort_by(Axis.Z)[0].edges(), sizes.chamfer)
    inside = shell(sizes, sizes.wall, sizes.inner_floor_z, rim_z + 1)
    halved = shell(sizes, sizes.wall - sizes.tongue - sizes.lap_gap, rim_z - sizes.lap - sizes.lap_gap, rim_z + 1)
    x, y = sizes.width / 2, middle(*places.SWITCH_CENTRE)[1]
    length = sizes.scoop_length + 2 * sizes.scoop + 1
    kept = box((x - sizes.wall, x + 1), (y - length / 2, y + length / 2), (rim_z - sizes.lap - 2, rim_z + 2))
    return outside - inside - (halved - kept)


def _column(sizes: Sizes, post: tuple[float, float]) -> Part:
    """Wide where a screw's head passes, slender beside the board."""
    wide = sizes.head_radius + sizes.head_wall
    bend_z = sizes.head_z + 1  # the seat of the head begins at head_z
    lower = Cylinder(wide, bend_z - sizes.outer_floor_z)
    taper = Cone(wide, sizes.post_radius, wide - sizes.post_radius)
    taper_z = bend_z + (wide - sizes.post_radius)
    upper = Cylinder(sizes.post_radius, sizes.board_z - taper_z)
    stack = Pos(0, 0, (sizes.outer_floor_z + bend_z) / 2) * lower
    stack += Pos(0, 0, (bend_z + taper_z) / 2) * taper
    stack += Pos(0, 0, (taper_z + sizes.board_z) / 2) * upper
    return Pos(*middle(*post)) * stack


def _web(sizes: Sizes, post: tuple[float, float]) -> Part:
    """Ties a column to the side wall."""
    x, y = middle(*post)
    wall = (sizes.width / 2 - sizes.wall / 2) * (1 if x > 0 else -1)
    top = sizes.board_z - sizes.lap - 2.5
    return box((min(x, wall), max(x, wall)), (y - 1, y + 1), (sizes.inner_floor_z - 0.5, top))


def _pillar(sizes: Sizes, at: tuple[float, float]) -> Part:
    """Ends a little below the board: it takes the weight only when somebody presses hard."""
    low, high, foot = sizes.inner_floor_z - 0.5, sizes.board_z - sizes.seam, 4.0
    pillar = Pos(0, 0, (low + high) / 2) * Cylinder(sizes.pillar_radius, high - low)
    return Pos(*middle(*at)) * (
        pillar + Pos(0, 0, low + foot / 2) * Cone(sizes.pillar_radius + 2, sizes.pillar_radius, foot)
    )


def _screw_way(sizes: Sizes, post: tuple[float, float]) -> Part:
    """From outside: a way for the head, its seat at 45 degrees, a hole for the thread."""
    seat = sizes.head_radius - sizes.hole_radius
    low = sizes.outer_floor_z - 1
    way = Pos(0, 0, (low + sizes.head_z) / 2) * Cylinder(sizes.head_radius, sizes.head_z - low)
    way += Pos(0, 0, sizes.head_z + seat / 2) * Cone(sizes.head_radius, sizes.hole_radius, seat)
    way += Pos(0, 0, sizes.head_z / 2 + 1) * Cylinder(sizes.hole_radius, 2 - sizes.head_z)
    return Pos(*middle(*post)) * way


def _usb(sizes: Sizes) -> Part:
    """A window in the left wall, as wide as a plug's grip, its upper corners slanted so that it needs no support."""
    _, y = middle(0, sizes.usb_y)
    z = sizes.board_z - places.USB_CENTRE_HEIGHT
    half, up = places.USB_OPENING[0] / 2, places.USB_OPENING[1] / 2
    roof = sizes.roof
    flat = [
        (y - half, z - up),
        (y + half, z - up),
        (y + half, z + up),
        (y + half - roof, z + up + roof),
        (y - half + roof, z + up + roof),
        (y - half, z + up),
    ]
    return along_x(flat, (-sizes.width / 2 - 1, -sizes.width / 2 + sizes.wall + 0.5))


def _lever_slot(sizes: Sizes) -> Part:
    """Open towards the rim, so that the back passes over the lever."""
    _, y = middle(*places.SWITCH_CENTRE)
    along, high = places.SWITCH_LEVER
    half = (along + places.SWITCH_LEVER_TRAVEL) / 2 + sizes.lever_gap
    low = sizes.board_z - places.SWITCH_LEVER_HEIGHT - high / 2 - sizes.lever_gap
    return box(
        (sizes.width / 2 - sizes.wall - 0.5, sizes.width / 2 + 1), (y - half, y + half), (low, sizes.board_z + 1)
    )


def _sound(sizes: Sizes) -> list[Part]:
    """Seven holes behind the sounder."""
    x, y = middle(*places.SOUNDER_CENTRE)
    spots = [(0.0, 0.0)] + [(3.6 * cos(turn * pi / 3), 3.6 * sin(turn * pi / 3)) for turn in range(6)]
    z = (sizes.outer_floor_z + sizes.inner_floor_z) / 2
    return [Pos(x + dx, y + dy, z) * Cylinder(sizes.sound_hole, sizes.floor + 2) for dx, dy in spots]
