# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The caps of the six buttons: put in from behind, held by their flange, moved by the buttons' own springs.

Three shapes: the arrow (printed four times and turned), A and B. A hollow below takes the button's plunger.
"""

from math import cos, radians, sin

import numpy as np
from build123d import Cylinder, Part, Pos

import places
import signs
from case_sizes import ARROWS, Sizes, middle
from outlines import cap_shape, prism

_SIGNS = {"A": signs.letter_a, "B": signs.letter_b}


def cap(sizes: Sizes, name: str) -> Part:
    """The cap of one button around x = y = 0, resting on its plunger; an arrow points up."""
    top = sizes.face_z + sizes.cap_above
    flange = prism(cap_shape(sizes, name, sizes.cap_rim), sizes.flange_z, sizes.flange_z + sizes.cap_flange)
    body = prism(cap_shape(sizes, name, 0), sizes.flange_z, top)
    sign = prism(_SIGNS.get(name, signs.arrow)(), top - 0.2, top + sizes.sign)
    depth = places.BUTTON_PLUNGER[2] - sizes.flange_z
    hollow = Pos(0, 0, sizes.flange_z + depth / 2 - 0.5) * Cylinder(sizes.plunger_hollow, depth + 1)
    return flange + body + sign - hollow


def placed(name: str) -> tuple[np.ndarray, np.ndarray]:
    """(rotation, shift) that bring the cap over its button, arrows turned the right way."""
    turn = radians(ARROWS.get(name, 0))
    matrix = np.array([(cos(turn), -sin(turn), 0), (sin(turn), cos(turn), 0), (0, 0, 1)])
    return matrix, np.array([*middle(*places.BUTTONS[name]), 0.0])
