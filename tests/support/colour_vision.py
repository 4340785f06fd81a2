# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""How far apart two lights are to an eye, also one that is colour-blind.

A pixel's light is proportional to its channel, so channels are linear RGB. The eyes: G. M. Machado, M. M. Oliveira,
L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
Visualization and Computer Graphics 15 (2009), table 1, severity 1.0. The distance: CIE 1976 L*a*b* (CIE 15), with a
white peg of the normal palette as white.
"""

EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_WHITE = 18
_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))  # of linear RGB, IEC 61966-2-1
_LEAST = 216 / 24389  # below it L*a*b* is a straight line
_SLOPE = 24389 / 27


def _times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(rgb, eye="normal"):
    """Return (L*, a*, b*) of a pixel's (r, g, b), as this eye sees it."""
    seen = [max(0.0, channel) / _WHITE for channel in _times(EYES[eye], rgb)]
    parts = [value / sum(row) for value, row in zip(_times(_XYZ, seen), _XYZ, strict=True)]
    x, y, z = (part ** (1 / 3) if part > _LEAST else (_SLOPE * part + 16) / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one, other, eye="normal"):
    """Return the distance of two pixels' colours; 2 can just be seen side by side, 10 at a glance."""
    return sum((a - b) ** 2 for a, b in zip(lab(one, eye), lab(other, eye), strict=True)) ** 0.5
