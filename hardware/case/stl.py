# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Binary STL files, written and read in plain Python: so the tests can check the committed ones without any CAD."""

import struct
from collections import Counter
from pathlib import Path

Point = tuple[float, float, float]
Triangle = tuple[Point, Point, Point]

_HEADER = b"Mastermind handheld, CERN-OHL-P-2.0, millimetres".ljust(80)
_RECORD = struct.Struct("<12fH")


class StlError(ValueError):
    """The file is no whole binary STL; the message says why."""


def write(path: Path, triangles: list[Triangle]) -> None:
    """Write triangles (counter-clockwise seen from outside, mm). The same triangles give the same bytes."""
    records = [_RECORD.pack(*_normal(triangle), *triangle[0], *triangle[1], *triangle[2], 0) for triangle in triangles]
    path.write_bytes(_HEADER + struct.pack("<I", len(records)) + b"".join(records))


def read(path: Path) -> list[Triangle]:
    """Read the triangles of a binary STL. Raises StlError if its length does not fit its count."""
    data = path.read_bytes()
    count = struct.unpack_from("<I", data, 80)[0] if len(data) >= 84 else -1
    if len(data) != 84 + _RECORD.size * count:
        raise StlError(f"{path.name}: {len(data)} bytes do not hold {count} triangles")
    triangles = []
    for fields in _RECORD.iter_unpack(data[84:]):
        triangles.append((fields[3:6], fields[6:9], fields[9:12]))
    return triangles


def open_edges(triangles: list[Triangle]) -> int:
    """How many edges are not shared by exactly two triangles, once in each direction; 0 for a watertight surface."""
    directed = Counter(edge for a, b, c in triangles for edge in ((a, b), (b, c), (c, a)))
    return sum(1 for (a, b), count in directed.items() if count != 1 or directed.get((b, a)) != 1)


def volume(triangles: list[Triangle]) -> float:
    """Enclosed volume in cubic mm; negative if the surface is inside out."""
    total = 0.0
    for (ax, ay, az), (bx, by, bz), (cx, cy, cz) in triangles:
        total += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
    return total / 6


def bounds(triangles: list[Triangle]) -> tuple[Point, Point]:
    """Smallest and largest x, y, z."""
    columns = list(zip(*(point for triangle in triangles for point in triangle), strict=True))
    low, high = [min(column) for column in columns], [max(column) for column in columns]
    return (low[0], low[1], low[2]), (high[0], high[1], high[2])


def _normal(triangle: Triangle) -> Point:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = (x * x + y * y + z * z) ** 0.5 or 1.0
    return (x / length, y / length, z / length)
