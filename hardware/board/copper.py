# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The copper that is drawn by plan: the lights' chain, the power's wide tracks and areas, the planes.

The back is ground all over. On the front, the grid lies in the lights' 5 V; the power parts in the upper right corner
have areas of their own; ground fills what is left. Whatever is not here the router finds.
"""

import places
import rules
import spots
from kicad_board import BACK, FRONT, Layout, Point

# From the middle of a light, turned as they are here: where its pads are
DIN, DOUT, VSS = (-2.45, 1.65), (2.45, -1.65), (-2.45, -1.65)
GROUND_VIA = (-2.45, -spots.CAPACITOR_ABOVE)
CAPACITOR_GROUND = (-0.95, -spots.CAPACITOR_ABOVE)
LIGHTS_LEFT, LIGHTS_RIGHT, LIGHTS_TOP, LIGHTS_BOTTOM = 9.9, 74.1, 30.9, 162.6
_MARGIN = rules.EDGE_CLEARANCE + 0.1


def draw(layout: Layout) -> None:
    """All of it, before the router."""
    _chain(layout)
    _grounds(layout)
    _shifter(layout)
    _power(layout)
    _planes(layout)


def _chain(layout: Layout) -> None:
    """Data from light to light; at the end of a row on the back, under the gap between two rows, to the next one."""
    for index in range(places.ROWS * places.COLUMNS - 1):
        row, column = divmod(index, places.COLUMNS)
        here = places.led_centre(column, row)
        net = f"DATA_{index + 2}"
        out = _from(here, DOUT)
        if column < places.COLUMNS - 1:
            layout.track(net, [out, _from(places.led_centre(column + 1, row), DIN)], rules.DATA_TRACK)
            continue
        into = _from(places.led_centre(0, row + 1), DIN)
        between = here[1] + 2.5
        right, left = (out[0] + 2.1, between), (into[0] - 2.1, between)
        layout.track(net, [out, (right[0], out[1]), right], rules.DATA_TRACK)
        layout.via(net, right)
        layout.track(net, [right, left], rules.DATA_TRACK, BACK)
        layout.via(net, left)
        layout.track(net, [left, (left[0], into[1]), into], rules.DATA_TRACK)


def _grounds(layout: Layout) -> None:
    """One plated hole for each light and its capacitor, straight to the plane on the back."""
    for row in range(places.ROWS):
        for column in range(places.COLUMNS):
            here = places.led_centre(column, row)
            via = _from(here, GROUND_VIA)
            layout.via("GND", via)
            layout.track("GND", [_from(here, CAPACITOR_GROUND), via, _from(here, VSS)], 0.5)


def _shifter(layout: Layout) -> None:
    """The level shifter's two grounds go out to the left, beside its input; its supply comes from the grid's corner."""
    for y in (33.55, 35.45):
        layout.track("GND", [(2.86, y), (1.2, y)], 0.4)
        layout.via("GND", (1.2, y))
    layout.track("5V_LEDS", [(5.14, 33.55), (7.6, 33.35), (9.0, 31.9), (12.0, 31.52)], 0.5)


def _power(layout: Layout) -> None:
    """Wide copper from both sources to the lights' switch; see `nets` for the way it goes."""
    wide = rules.POWER_TRACK
    layout.track("BATTERY", [(60.0, 7.5), (64.36, 7.5)], wide)
    layout.track("BATTERY_FUSED", [(68.64, 7.5), (72.06, 7.5)], wide)
    layout.track("VBUS_FUSED", [(7.64, 16.5), (12.0, 16.5)], wide)
    layout.track("SUPPLY", [(16.0, 16.5), (68.9, 16.5), (68.9, 12.5)], wide)
    layout.track("VSYS", [(47.0, 20.0), (47.0, 21.5), (5.4, 21.5), (4.91, 22.0), (4.91, 28.39)], 1.0)
    layout.track("VBUS", [(2.37, 28.39), (2.37, 18.6), (3.36, 17.0), (3.36, 16.5)], 1.5)
    # Between the legs of Q1 and the ones of Q2 an area alone would be cut; and a bar along the grid's upper edge
    layout.track("SUPPLY", [(73.94, 6.55), (76.0, 6.3), (76.0, 10.4), (71.05, 10.4), (71.05, 13.26)], 1.2)
    layout.track("5V_LEDS", [(72.0, 28.44), (72.0, 31.0)], 2.0)
    layout.track("5V_LEDS", [(12.0, 31.52), (76.55, 31.52), (76.55, 33.0)], 1.1)
    supply = [(67.9, 9.7), (75.0, 9.7), (75.0, 7.4), (73.0, 7.4), (73.0, 5.4), (77.0, 5.4), (77.0, 9.7), (79.6, 9.7)]
    layout.zone("SUPPLY", [*supply, (79.6, 11.9), (71.9, 11.9), (71.9, 14.0), (67.9, 14.0)], FRONT, 3)
    main = [(49.6, 18.4), (70.2, 18.4), (70.2, 14.6), (74.4, 14.6), (74.4, 24.6), (77.2, 24.6), (77.2, 26.2)]
    layout.zone("5V", [*main, (72.0, 26.2), (72.0, 27.3), (69.8, 27.3), (69.8, 26.3), (49.6, 26.3)], FRONT, 3)


def _planes(layout: Layout) -> None:
    left, right, top, bottom = _MARGIN, places.WIDTH - _MARGIN, _MARGIN, places.HEIGHT - _MARGIN
    # The grid, with arms to its switch Q3 and to its first and last capacitor; the margins are free
    lights = [
        (LIGHTS_LEFT, LIGHTS_TOP),
        (69.6, LIGHTS_TOP),
        (69.6, 28.0),
        (74.4, 28.0),
        (74.4, LIGHTS_TOP),
        (77.4, LIGHTS_TOP),
    ]
    lights += [(77.4, 34.2), (LIGHTS_RIGHT, 34.2), (LIGHTS_RIGHT, LIGHTS_BOTTOM), (68.6, LIGHTS_BOTTOM)]
    lights += [(68.6, 165.2), (66.2, 165.2), (66.2, LIGHTS_BOTTOM), (LIGHTS_LEFT, LIGHTS_BOTTOM)]
    layout.zone("5V_LEDS", lights, FRONT, 2)
    layout.zone("GND", [*_box(left, top, right, bottom), (left, bottom)], FRONT, 0)
    layout.zone("GND", [*_box(left, top, right, bottom), (left, bottom)], BACK, 0)


def _box(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    """Three corners of a rectangle; whoever calls goes on from there."""
    return [(x0, y0), (x1, y0), (x1, y1)]


def _from(centre: Point, offset: Point) -> Point:
    return (centre[0] + offset[0], centre[1] + offset[1])
