# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Does each light stay in its own well? Rays from every LED's face in all directions, through the real shape."""

from math import cos, pi, radians, sin

from manifold3d import Manifold

import places
from case_sizes import CELLS, Sizes, middle

_RISES = (0.5, 2, 5, 10, 20, 35, 50, 65, 80)  # degrees over the board
_TURNS = [turn * pi / 12 for turn in range(24)]
_REACH = 12.0  # mm: no way inside one cell is longer
_EDGE = 2.2  # mm from an LED's middle to the edge of its shining face


def strays(front: Manifold) -> tuple[int, int]:
    """(rays that leave their own cell or meet nothing, all rays), from middle and corners of each LED's face."""
    lost = rays = 0
    z = places.LED_BODY[2] + 1e-3
    ways = [
        (cos(turn) * cos(radians(rise)), sin(turn) * cos(radians(rise)), sin(radians(rise)))
        for rise in _RISES
        for turn in _TURNS
    ]
    half = places.PITCH / 2
    for cell in CELLS:
        x, y = middle(*places.led_centre(*cell))
        for dx, dy in ((0, 0), (-_EDGE, -_EDGE), (-_EDGE, _EDGE), (_EDGE, -_EDGE), (_EDGE, _EDGE)):
            start = (x + dx, y + dy, z)
            for way in ways:
                hits = front.ray_cast(start, tuple(a + _REACH * b for a, b in zip(start, way, strict=True)))
                rays += 1
                if not hits or abs(hits[0].position[0] - x) > half or abs(hits[0].position[1] - y) > half:
                    lost += 1
    return lost, rays


def skins(front: Manifold, sizes: Sizes) -> tuple[float, float]:
    """Thinnest and thickest skin in mm over the middles of all wells; (0, 0) if a well is not open up to its skin."""
    found = []
    for cell in CELLS:
        x, y = middle(*places.led_centre(*cell))
        hits = front.ray_cast((x, y, places.LED_BODY[2]), (x, y, sizes.face_z + 5))
        if len(hits) != 2:
            return (0.0, 0.0)
        found.append(float(hits[1].position[2] - hits[0].position[2]))
    return min(found), max(found)
