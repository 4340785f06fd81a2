# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Where things are on the board of build B: the numbers that the board and the case share.

All lengths in mm. The origin is the board's top left corner seen from the front (the side with the lights), x to the
right, y down. Heights are away from the board's face on the side they are named for. Rotations are in degrees,
counter-clockwise seen from the front, as KiCad counts them.
"""

from typing import NamedTuple

# --- the board itself
WIDTH = 84.0
HEIGHT = 208.0
THICKNESS = 1.6
CORNER_RADIUS = 3.0

# --- the lights: cell (x, y) of the grid, chain 8 * y + x, so that no setting has to be changed
COLUMNS = 8
ROWS = 16
PITCH = 8.0
FIRST_LED = (14.0, 37.0)  # centre of cell (0, 0)
LED_BODY = (5.4, 5.0, 1.6)  # with its legs; height above the front
GRID_PARTS_HEIGHT = 1.25  # of the capacitors between the lights; the case's walls end over them
CODE_COLUMNS = (0, 1, 2, 3)
KEY_COLUMNS = (4, 5, 6, 7)
KEY_ROWS = range(0, 13)  # from y = 13 down, columns 4-7 are no key pegs


def led_centre(column: int, row: int) -> tuple[float, float]:
    """Centre of the light at grid cell (column 0..7, row 0..15)."""
    return (FIRST_LED[0] + PITCH * column, FIRST_LED[1] + PITCH * row)


# --- holes for M3 screws; keep a post of POST_RADIUS free of parts on both sides
HOLE_DIAMETER = 3.2
POST_RADIUS = 3.5
HOLES = ((4.5, 4.5), (79.5, 4.5), (4.5, 97.0), (79.5, 97.0), (4.5, 203.5), (79.5, 203.5))

# --- buttons, on the front: 12 x 12 mm tactile switches with a plunger; the case has their caps
BUTTONS = {
    "UP": (22.5, 171.0),
    "DOWN": (22.5, 197.0),
    "LEFT": (9.5, 184.0),
    "RIGHT": (35.5, 184.0),
    "A": (73.0, 179.0),  # the outer one
    "B": (59.0, 193.0),
}
BUTTON_BODY = (12.0, 12.0, 4.3)  # the square body; height above the front
BUTTON_PLUNGER = (3.8, 3.8, 7.3)  # x, y, its top above the front: the printed caps rest on it
BUTTON_TRAVEL = 0.3


class Box(NamedTuple):
    """A body that stands on one side of the board; x0, y0, x1, y1 seen from the front, height above that side."""

    x0: float
    y0: float
    x1: float
    y1: float
    height: float
    side: str  # "front" or "back"


# --- the Pico, on the back, its own parts looking away from the board, its USB at the left edge (seen from the front).
# It hangs in two sockets (8.5 mm) by its header strips (2.5 mm of plastic): 11 mm from board to board.
PICO_LENGTH = 51.0
PICO_WIDTH = 21.0
PICO_THICKNESS = 1.0
PICO_PIN_PITCH = 2.54
PICO_ROW_SPACING = 17.78
PICO_FIRST_PIN_FROM_END = 1.37  # (51 - 19 * 2.54) / 2
PICO_CENTRE = (26.5, 19.5)  # of its outline
PICO_GAP = 11.0  # from the back of the board to the Pico's board
SOCKET_HEIGHT = 8.5
PICO = Box(1.0, 9.0, 52.0, 30.0, 15.0, "back")  # height: to the top of its USB socket

# The USB socket: centre on the left edge, its middle above the back, and what a plug's grip needs of an opening
USB_CENTRE_Y = 19.5
USB_CENTRE_HEIGHT = PICO_GAP + PICO_THICKNESS + 1.4
USB_TIP_X = -0.3  # it stands out of the Pico's end by 1.3
USB_OPENING = (13.0, 9.0)  # along y, along the height

# --- power switch, on the back, its lever through the right wall
SWITCH_CENTRE = (81.5, 22.0)
SWITCH_BODY = Box(79.3, 17.7, 83.7, 26.3, 4.7, "back")
SWITCH_LEVER = (2.0, 2.0)  # along y, along the height
SWITCH_LEVER_TRAVEL = 2.0
SWITCH_LEVER_TIP_X = 87.7
SWITCH_LEVER_HEIGHT = 2.3  # its middle above the back

# --- battery: the plug's socket on the board, and the room for a flat holder of three AA cells against the back
BATTERY_SOCKET = Box(56.0, 5.0, 62.0, 10.0, 8.0, "back")  # with the plug in
BATTERY_HOLDER = Box(13.0, 104.0, 71.0, 152.0, 16.5, "back")

# --- other tall parts
BULK_CAPACITOR = Box(56.0, 19.0, 66.0, 29.0, 13.0, "back")
SOUNDER_CENTRE = (73.6, 194.6)
SOUNDER = Box(67.5, 188.5, 79.7, 200.7, 6.5, "back")

# Solder and the cut ends of legs on the side opposite to a part; flat parts on the front
LEG_LENGTH = 2.0
FLAT_PARTS_HEIGHT = 2.5  # fuses, diodes and chips on the front, all above the grid

TALL = {
    "Pico": PICO,
    "power switch": SWITCH_BODY,
    "battery socket": BATTERY_SOCKET,
    "battery holder": BATTERY_HOLDER,
    "bulk capacitor": BULK_CAPACITOR,
    "sounder": SOUNDER,
}
