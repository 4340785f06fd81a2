# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The front: face with diffuser skin, block of light wells, posts for the board, openings for the buttons' caps."""

from build123d import Axis, Box, Cone, Cylinder, Part, Pos, Rectangle, Sketch, chamfer

import places
import signs
from case_sizes import CELLS, Sizes, is_key, middle
from outlines import box, cap_outline, prism, scoop, shell


def front(sizes: Sizes) -> Part:
    """The whole front as one solid, where it is in the assembled case."""
    part = _tray(sizes) + _block(sizes) + _posts(sizes)
    cuts = [_well(sizes, column, row) for column, row in CELLS]
    cuts += [_opening(sizes, name) for name in places.BUTTONS]
    cuts += [_pilot(sizes, post) for post in sizes.posts]
    cuts += [_marks(sizes), _switch_room(sizes), scoop(sizes)]
    return part - cuts


def _tray(sizes: Sizes) -> Part:
    """Face, rim, and the tongue that reaches into the back."""
    rim_z = sizes.board_z + sizes.seam / 2
    outside = shell(sizes, 0, rim_z, sizes.face_z)
    outside = chamfer(outside.faces().sort_by(Axis.Z)[-1].edges(), sizes.chamfer)
    tongue = shell(sizes, sizes.wall - sizes.tongue, rim_z - sizes.lap, rim_z + 1)
    inside = shell(sizes, sizes.wall, rim_z - sizes.lap - 1, sizes.inner_face_z)
    return outside + tongue - inside


def _block(sizes: Sizes) -> Part:
    """The plastic in which the wells are, from the face to just over the board."""
    size = [places.PITCH * count + 2 * sizes.block_border for count in (places.COLUMNS, places.ROWS)]
    left, top = sizes.well_centre(0, 0)
    right, bottom = sizes.well_centre(places.COLUMNS - 1, places.ROWS - 1)
    height = sizes.inner_face_z - sizes.well_z + 0.1
    return Pos((left + right) / 2, (top + bottom) / 2, sizes.well_z + height / 2) * Box(*size, height)


def _posts(sizes: Sizes) -> list[Part]:
    height = sizes.inner_face_z + 0.1
    return [Pos(*middle(*post), height / 2) * Cylinder(sizes.post_radius, height) for post in sizes.posts]


def _well(sizes: Sizes, column: int, row: int) -> Part:
    """What is cut out over one LED: room for its body, and above it the peg's own shape up to the skin."""
    led_x, led_y, led_z = places.LED_BODY
    pocket_z = led_z + sizes.pocket_above
    depth = sizes.skin_z - pocket_z
    if is_key(column, row):
        pocket = (led_x + 2 * sizes.pocket_gap, led_y + 2 * sizes.pocket_gap)
        peg = Cone(led_y / 2 + sizes.pocket_gap - 0.05, sizes.key_diameter / 2, depth)
    else:
        pocket = (sizes.code_diameter + 0.1,) * 2  # one square, so that the circle's edge stays within it
        peg = Cylinder(sizes.code_diameter / 2, depth)
    body = prism(Rectangle(*pocket), sizes.well_z - 1, pocket_z) + Pos(0, 0, pocket_z + depth / 2) * peg
    return Pos(*sizes.well_centre(column, row)) * body


def _opening(sizes: Sizes, name: str) -> Part:
    return prism(cap_outline(sizes, name, sizes.cap_gap), sizes.inner_face_z - 1, sizes.face_z + 1)


def _pilot(sizes: Sizes, post: tuple[float, float]) -> Part:
    return Pos(*middle(*post), sizes.pilot_z / 2 - 0.5) * Cylinder(sizes.pilot_radius, sizes.pilot_z + 1)


def _marks(sizes: Sizes) -> Part:
    """Cut through the white skin, so that the dark layer below shows: the rows' numbers, a line beside the keys."""
    flat = Sketch()
    for row in range(1, 13):
        _, y = sizes.well_centre(0, 13 - row)
        flat += Pos(mark_x(sizes), y) * signs.number(row)
    x, (_, top), (_, bottom) = line_x(sizes), sizes.well_centre(0, 0), sizes.well_centre(0, 12)
    flat += Pos(x, (top + bottom) / 2) * Rectangle(sizes.mark_width, top - bottom + places.PITCH)
    return prism(flat, sizes.skin_z, sizes.face_z + 1)


def mark_x(sizes: Sizes) -> float:
    """Middle of the rows' numbers: of the margin beside the grid."""
    return (sizes.well_centre(0, 0)[0] - places.PITCH / 2 - sizes.width / 2 + sizes.chamfer) / 2


def line_x(sizes: Sizes) -> float:
    """The line between code pegs and keys: midway between the big wells' edge and the small ones'."""
    code, key = sizes.well_centre(3, 0)[0], sizes.well_centre(4, 0)[0]
    return (code + sizes.code_diameter / 2 + key - sizes.key_diameter / 2) / 2


def _switch_room(sizes: Sizes) -> Part:
    """No tongue where the switch's lever passes."""
    _, y = middle(*places.SWITCH_CENTRE)
    length = sizes.scoop_length + 2 * sizes.scoop + 2
    rim_z = sizes.board_z + sizes.seam / 2
    return box(
        (sizes.width / 2 - sizes.wall - 1, sizes.width / 2 + 1), (y - length / 2, y + length / 2), (rim_z - 9, rim_z)
    )
