# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""From exact solids to triangles, and into files for printing. The same solid gives the same bytes."""

import zipfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
import trimesh
from build123d import Part

import stl

TOLERANCE = 0.03  # mm between a curve and its chords
ANGLE = 0.35  # radians from chord to chord

_WHEN = (1980, 1, 1, 0, 0, 0)  # the oldest date a zip file can tell: no file says when it was made
_TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
_RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""
_MODEL = """<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Title">{title}</metadata>
<metadata name="LicenseTerms">CERN-OHL-P-2.0</metadata>
<resources><object id="1" type="model" name="{title}"><mesh><vertices>
{vertices}
</vertices><triangles>
{triangles}
</triangles></mesh></object></resources>
<build><item objectid="1"/></build>
</model>
"""


class Mesh(NamedTuple):
    """A closed surface: points (n, 3) in mm, triangles (m, 3) of point numbers, counter-clockwise from outside."""

    points: np.ndarray
    triangles: np.ndarray

    def moved(self, matrix: np.ndarray, shift: np.ndarray) -> "Mesh":
        """Turned by a rotation matrix, then shifted."""
        return Mesh(self.points @ matrix.T + shift, self.triangles)

    def corners(self) -> np.ndarray:
        """(m, 3, 3): each triangle's three points."""
        return self.points[self.triangles]

    def trimesh(self) -> trimesh.Trimesh:
        return trimesh.Trimesh(self.points, self.triangles, process=False)


def meshed(part: Part) -> Mesh:
    """A solid's surface as triangles; points that faces share become one."""
    vectors, triangles = part.tessellate(TOLERANCE, ANGLE)
    points = np.array([(vector.X, vector.Y, vector.Z) for vector in vectors])
    welded, number = np.unique(np.round(points, 4) + 0.0, axis=0, return_inverse=True)
    faces = number.reshape(-1)[np.array(triangles)]
    whole = (faces[:, 0] != faces[:, 1]) & (faces[:, 1] != faces[:, 2]) & (faces[:, 2] != faces[:, 0])
    return Mesh(welded, faces[whole])


def write_stl(path: Path, mesh: Mesh) -> None:
    stl.write(path, [(tuple(a), tuple(b), tuple(c)) for a, b, c in mesh.corners().tolist()])


def write_3mf(path: Path, mesh: Mesh, title: str) -> None:
    """The package that slicers read, with unit and licence, and without a date."""
    vertices = "\n".join('<vertex x="{:.4f}" y="{:.4f}" z="{:.4f}"/>'.format(*point) for point in mesh.points + 0.0)
    triangles = "\n".join('<triangle v1="{}" v2="{}" v3="{}"/>'.format(*face) for face in mesh.triangles.tolist())
    model = _MODEL.format(title=title, vertices=vertices, triangles=triangles)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as package:
        for name, text in (("[Content_Types].xml", _TYPES), ("_rels/.rels", _RELATIONS), ("3D/3dmodel.model", model)):
            entry = zipfile.ZipInfo(name, _WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            package.writestr(entry, text.replace("-0.0000", "0.0000"))
