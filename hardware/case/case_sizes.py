# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The case's own numbers, and what follows from them and from the board's (hardware/design/places.py).

All lengths in mm. The case counts from the middle of the board's front: x to the right, y up, z towards the player, so
that the board fills z = -1.6 to 0. `Sizes` is one whole set of numbers; the checks of the checks make a wrong one from
it with dataclasses.replace().
"""

from dataclasses import dataclass

import places


def middle(x: float, y: float) -> tuple[float, float]:
    """From the board's count (origin top left, y down) to the case's (origin in the middle, y up)."""
    return (x - places.WIDTH / 2, places.HEIGHT / 2 - y)


@dataclass(frozen=True)
class Sizes:
    """Everything that the case's shape hangs on. Names that end in _z are heights above the board's front."""

    # What the board says; a field, so that a deliberate fault can move it
    posts: tuple[tuple[float, float], ...] = places.HOLES
    first_well: tuple[float, float] = places.FIRST_LED
    battery: places.Box = places.BATTERY_HOLDER
    usb_y: float = places.USB_CENTRE_Y

    # Shell
    gap: float = 0.5  # between the board's edge and the wall
    wall: float = 2.6
    face: float = 1.8
    face_z: float = 8.4  # outside of the face
    floor: float = 2.4
    room: float = 20.5  # from the board's back to the floor's inside
    lap: float = 2.0  # how far the front's tongue reaches into the back
    tongue: float = 1.2  # its thickness
    lap_gap: float = 0.2
    seam: float = 0.2  # between the two rims: the screws pull on the posts, not on the rims
    chamfer: float = 0.8

    # Light wells
    skin: float = 0.6  # the first three layers, printed white: they are the diffuser
    well_z: float = 1.4  # where the walls between the wells end: below the LEDs' faces, above the capacitors
    code_diameter: float = 6.6
    key_diameter: float = 3.4  # at the skin; wider towards the LED
    pocket_gap: float = 0.4  # around an LED's body
    pocket_above: float = 0.6  # over an LED's face
    block_border: float = 2.3  # of solid plastic around the 8 x 16 cells
    mark_width: float = 0.8

    # Posts and screws: six M3 x 25 countersunk through the back, one M3 x 10 in the lid of the battery room
    post_radius: float = places.POST_RADIUS
    pilot_radius: float = 1.25  # M3 cuts its own thread in 2.5 mm
    hole_radius: float = 1.7
    head_radius: float = 3.2  # a countersunk M3 head is 5.5 to 6 wide
    screw: float = 25.0
    lid_screw: float = 10.0
    head_wall: float = 1.3  # around the head's way in
    pilot_floor: float = 1.2  # what stays between a screw's tip and a mark on the face

    # Caps of the buttons
    cap_side: float = 11.0  # of the arrows' squares, and the diameter of A and B
    cap_gap: float = 0.25  # to the opening, on each side
    cap_rim: float = 1.3  # how much wider the flange is that keeps a cap in, on each side
    cap_flange: float = 1.2
    cap_play: float = 0.2  # between flange and face, and between cap and plunger
    cap_above: float = 1.8  # over the face
    sign: float = 0.6  # height of the raised sign
    plunger_hollow: float = 3.1  # radius of the hollow that takes the plunger

    # Battery room
    lid: float = 3.4  # thickness of the lid and of the floor around it
    lid_gap: float = 0.3
    lid_land: float = 1.2  # upright part of its slanted edges
    lid_step: float = 1.0  # how far its edges lie over or under the floor's
    ear: float = 24.0  # length of the slanted part of its sides
    battery_gap: float = 0.4
    ledge: float = 1.5  # the holder stands on the floor with this much of its rim
    rib: float = 1.6
    rib_height: float = 8.0
    clip_width: float = 14.0
    clip_nose: float = 1.0  # how far a clip reaches inwards from its arm
    clip_thickness: float = 1.6
    tab_radius: float = 5.0  # of the lid's tab with the screw
    tab: float = 2.8  # its thickness
    tab_reach: float = 7.0  # from the holder's edge to the lid's screw

    # Pillars in the back, under the board between the buttons, so that it does not bend; in the board's count
    pillars: tuple[tuple[float, float], ...] = ((22.5, 184.0), (66.0, 186.0))
    pillar_radius: float = 2.5

    # Openings
    roof: float = 2.0  # how far the upper corners of an opening are cut at 45 degrees
    scoop: float = 1.4  # depth of the hollow for the finger at the switch
    scoop_length: float = 12.0
    lever_gap: float = 0.5
    sound_hole: float = 1.0  # radius

    @property
    def width(self) -> float:
        """Outside, along x."""
        return places.WIDTH + 2 * (self.gap + self.wall)

    @property
    def height(self) -> float:
        """Outside, along y."""
        return places.HEIGHT + 2 * (self.gap + self.wall)

    @property
    def corner(self) -> float:
        """Outside radius of the upright corners."""
        return places.CORNER_RADIUS + self.gap + self.wall

    @property
    def inner_face_z(self) -> float:
        return self.face_z - self.face

    @property
    def skin_z(self) -> float:
        """Where the wells end, at the inside of the skin."""
        return self.face_z - self.skin

    @property
    def board_z(self) -> float:
        """The board's back."""
        return -places.THICKNESS

    @property
    def inner_floor_z(self) -> float:
        return self.board_z - self.room

    @property
    def outer_floor_z(self) -> float:
        return self.inner_floor_z - self.floor

    @property
    def lid_inner_z(self) -> float:
        """The lid's inside, and the floor's around it: what the battery holder stands on."""
        return self.outer_floor_z + self.lid

    @property
    def pilot_z(self) -> float:
        """The bottom of the screw holes in the front's posts."""
        return self.skin_z - self.pilot_floor

    @property
    def head_z(self) -> float:
        """Where the screws' heads end, deep in the back."""
        return self.pilot_z - 0.2 - self.screw

    @property
    def flange_z(self) -> float:
        """Underside of a cap's flange when the cap rests on its plunger."""
        return self.inner_face_z - self.cap_play - self.cap_flange

    @property
    def lid_screw_at(self) -> tuple[float, float]:
        """Where the lid's screw is, in the case's count."""
        x = (self.battery.x0 + self.battery.x1) / 2
        return middle(x, self.battery.y1 + self.tab_reach)

    def well_centre(self, column: int, row: int) -> tuple[float, float]:
        """Centre of a well, in the case's count."""
        x, y = self.first_well
        return middle(x + places.PITCH * column, y + places.PITCH * row)


def is_key(column: int, row: int) -> bool:
    """Whether a cell of the grid is for a key peg, and so has a small well."""
    return column in places.KEY_COLUMNS and row in places.KEY_ROWS


CELLS = tuple((column, row) for row in range(places.ROWS) for column in range(places.COLUMNS))
ARROWS = {"UP": 0, "LEFT": 90, "DOWN": 180, "RIGHT": 270}  # how far an arrow that points up is turned, in degrees
