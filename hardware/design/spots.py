# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Where each part of build B sits: SPOTS gives for each reference the middle of its legs or pads, and how it is turned.

The same coordinates as in `places`. A part on the back is turned as seen from the front, after it was flipped over.
"""

from typing import NamedTuple

import parts_flat
import places
from parts_legs import BUTTON_REFERENCES


class Spot(NamedTuple):
    """x, y in mm; rotation in degrees, counter-clockwise seen from the front."""

    x: float
    y: float
    rotation: float = 0.0


# A light's data input is at its left lower corner, its output at the right upper one: so the chain runs to the right.
LED_ROTATION = 180.0
# Its capacitor sits above it, the ground pad to the left, beside the light's ground pad.
CAPACITOR_ABOVE = 4.0

_SINGLE = {
    "U1": Spot(*places.PICO_CENTRE, 270),
    # Power, from the battery's plug in the upper right and from USB at the left, to the right upper corner of the grid
    "J1": Spot(59.0, 7.5, 180),
    "F1": Spot(66.5, 7.5),
    "Q1": Spot(73.0, 7.5, 180),
    "F2": Spot(5.5, 16.5),
    "D201": Spot(14.0, 16.5, 180),
    "R8": Spot(7.9, 25.2),
    "Q2": Spot(72.0, 14.2, 270),
    "R2": Spot(76.0, 12.0, 270),
    "C205": Spot(78.5, 12.0, 270),
    "R3": Spot(77.0, 16.5, 0),
    "SW7": Spot(*places.SWITCH_CENTRE, 270),
    "C201": Spot(61.0, 24.0, 180),
    "D202": Spot(49.0, 20.0),
    "C207": Spot(12.0, 23.2, 270),
    "Q3": Spot(72.0, 27.5, 270),
    "R5": Spot(76.0, 26.5, 270),
    "Q5": Spot(55.0, 29.5, 0),
    "R4": Spot(48.0, 25.5, 0),
    "Q4": Spot(65.3, 12.5, 180),
    "R6": Spot(61.0, 12.5, 180),
    "R7": Spot(23.6, 24.6, 0),
    "C206": Spot(18.4, 24.6, 180),
    "C203": Spot(77.5, 33.0, 0),
    "C204": Spot(66.0, 164.2, 180),
    # Data, in the left margin
    "U2": Spot(4.0, 34.5),
    "C202": Spot(7.6, 34.3, 270),
    "JP1": Spot(4.0, 42.5, 180),
    "R1": Spot(6.9, 41.0, 90),
    # Sound
    "R9": Spot(60.0, 29.8, 0),
    "BZ1": Spot(*places.SOUNDER_CENTRE, 0),
    # To measure at: beside the grid, where the open back shows them
    "TP4": Spot(4.0, 52.0),
    "TP3": Spot(4.0, 58.0),
    "TP8": Spot(4.0, 64.0),
    "TP2": Spot(4.0, 70.0),
    "TP1": Spot(80.8, 40.0),
    "TP7": Spot(80.8, 46.0),
    "TP6": Spot(80.8, 52.0),
    "TP5": Spot(80.8, 155.35),
}


def _lights() -> dict[str, Spot]:
    spots = {}
    for index, light in enumerate(parts_flat.LEDS):
        row, column = divmod(index, places.COLUMNS)
        x, y = places.led_centre(column, row)
        spots[light] = Spot(x, y, LED_ROTATION)
        spots[f"C{index + 1}"] = Spot(x, y - CAPACITOR_ABOVE, 180)
    return spots


SPOTS: dict[str, Spot] = {
    **_lights(),
    **_SINGLE,
    **{reference: Spot(*places.BUTTONS[name]) for name, reference in BUTTON_REFERENCES.items()},
}
