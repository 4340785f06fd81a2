# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Does the case fit the board? Every clearance as a figure with its limit, from the numbers alone: no CAD needed.

The collisions and the walls of the real shapes are checked on them too (collide, printable); this is the list that a
person can read, and that fails first when the board changes.
"""

from math import hypot
from typing import NamedTuple

import places
from case_sizes import CELLS, Sizes, is_key, middle

BED = 220.0  # mm, of a common printer
WALL = 1.2  # three lines of a 0.4 mm nozzle
PLUG_GRIP = (10.6, 8.5)  # the largest grip that the standard allows a micro-USB plug: along y, along the height


class Clearance(NamedTuple):
    """One figure in mm (or a ratio) and what it must at least and at most be."""

    name: str
    figure: float
    least: float
    most: float = 1e9

    @property
    def well(self) -> bool:
        return self.least - 1e-6 <= self.figure <= self.most + 1e-6


def clearances(sizes: Sizes) -> list[Clearance]:
    """All of them, in the order of the case's parts."""
    return [
        *_outside(sizes),
        *_wells(sizes),
        *_posts(sizes),
        *_caps(sizes),
        *_openings(sizes),
        *_room(sizes),
        *_lid(sizes),
    ]


def _outside(s: Sizes) -> list[Clearance]:
    return [
        Clearance("case, width on the bed", s.width, 0, BED),
        Clearance("case, height on the bed", s.height, 0, BED),
        Clearance("board's edge to the wall", s.gap, 0.3),
        Clearance("wall beside the front's tongue", s.wall - s.tongue - s.lap_gap, WALL),
        Clearance("the front's tongue", s.tongue, WALL),
        Clearance("wall in the hollow at the switch", s.wall - s.scoop, WALL),
        Clearance("floor", s.floor, WALL),
        Clearance("face under a mark", s.face - s.skin, WALL),
    ]


def _wells(s: Sizes) -> list[Clearance]:
    off = max(
        hypot(*(a - b for a, b in zip(s.well_centre(*cell), middle(*places.led_centre(*cell)), strict=True)))
        for cell in CELLS
    )
    led_x, led_y, led_z = places.LED_BODY
    keys = sum(is_key(*cell) for cell in CELLS)
    line = places.PITCH - s.code_diameter / 2 - s.key_diameter / 2 - s.mark_width
    return [
        Clearance("well centres off the LEDs, at most", off, 0, 0.05),
        Clearance("wells, small", keys, len(places.KEY_COLUMNS) * len(places.KEY_ROWS), len(CELLS) / 2),
        Clearance("small well's width by a big one's", s.key_diameter / s.code_diameter, 0.3, 0.6),
        Clearance("wall between big wells", places.PITCH - s.code_diameter - 0.1, WALL),
        Clearance("wall between small wells' pockets", places.PITCH - max(led_x, led_y) - 2 * s.pocket_gap, WALL),
        Clearance("wells' walls over the capacitors", s.well_z - places.GRID_PARTS_HEIGHT, 0.1),
        Clearance("wells' walls below the LEDs' faces", led_z - s.well_z, 0.1),
        Clearance("big well around an LED's corner", s.code_diameter + 0.1 - max(led_x, led_y), 0.5),
        Clearance("light's way from LED to skin", s.skin_z - led_z, 5.0),
        Clearance("diffuser skin", s.skin, 0.5, 0.7),
        Clearance("line on the face to the wells beside it", line / 2, 0.8),
    ]


def _posts(s: Sizes) -> list[Clearance]:
    off = max(hypot(a[0] - b[0], a[1] - b[1]) for a, b in zip(s.posts, places.HOLES, strict=True))
    to_led = min(_apart(post, places.led_centre(*cell), places.LED_BODY) for post in s.posts for cell in CELLS)
    return [
        Clearance("posts off the board's holes, at most", off, 0, 0.1),
        Clearance("posts, as many as holes", len(s.posts), len(places.HOLES), len(places.HOLES)),
        Clearance("hole in the board around an M3 screw", places.HOLE_DIAMETER - 3.0, 0.1),
        Clearance("post's wall around its screw", s.post_radius - s.hole_radius, WALL),
        Clearance("post to the nearest LED", to_led - s.post_radius, 0.3),
        Clearance("screw in the front's post", s.head_z + s.screw, 5.0, s.pilot_z),
        Clearance("screw's head inside the back", s.head_z - s.outer_floor_z, 1.7),
        Clearance("plastic around the head's way", s.head_wall, WALL),
    ]


def _caps(s: Sizes) -> list[Clearance]:
    centres = list(places.BUTTONS.values())
    nearest = min(hypot(a[0] - b[0], a[1] - b[1]) for i, a in enumerate(centres) for b in centres[i + 1 :])
    flange = s.cap_side / 2 + s.cap_rim
    to_block = min(y for _, y in centres) - flange - places.led_centre(0, places.ROWS - 1)[1] - places.PITCH / 2
    plunger_x, plunger_y, plunger_z = places.BUTTON_PLUNGER
    return [
        Clearance("cap's flange held behind the face", s.cap_rim - s.cap_gap, 0.8),
        Clearance("cap to its opening, each side", s.cap_gap, 0.2, 0.4),
        Clearance("flange's play below the face", s.cap_play, 0.1, 0.4),
        Clearance(
            "flange over the button when pressed", s.flange_z - places.BUTTON_TRAVEL - places.BUTTON_BODY[2], 0.3
        ),
        Clearance("flanges of neighbours, middle to middle", nearest - 2 * flange, 0.5),
        Clearance("flange to the block of wells", to_block - s.block_border, 0.3),
        Clearance("flange to the wall", min(x for x, _ in centres) - flange + s.gap, 0.3),
        Clearance("hollow around the plunger's corner", s.plunger_hollow - hypot(plunger_x, plunger_y) / 2, 0.2),
        Clearance("cap over the plunger", s.face_z + s.cap_above - plunger_z, WALL),
        Clearance("cap stands over the face when pressed", s.cap_above - places.BUTTON_TRAVEL, 1.0),
    ]


def _openings(s: Sizes) -> list[Clearance]:
    out = places.SWITCH_LEVER_TIP_X - places.WIDTH - s.gap - s.wall
    far = [hypot(x - x0, y - y0) for x0, y0 in s.pillars for x, y in _leg_spots()]
    return [
        Clearance("USB window off the socket's middle, at most", abs(s.usb_y - places.USB_CENTRE_Y), 0, 0.1),
        Clearance("USB window around the widest grip", (places.USB_OPENING[0] - PLUG_GRIP[0]) / 2, 0.2),
        Clearance("USB window around the thickest grip", (places.USB_OPENING[1] - PLUG_GRIP[1]) / 2, 0.2),
        Clearance("USB window's roof, a bridge", places.USB_OPENING[0] - 2 * s.roof, 0, 9.9),
        Clearance("USB socket to the wall's inside", places.USB_TIP_X + s.gap, 0.1),
        Clearance("USB grip's way through the wall", places.USB_TIP_X + s.gap + s.wall, 0, 5.0),
        Clearance("switch's lever over the hollow's ground", out + s.scoop, 1.0),
        Clearance("switch's lever out of the case, at most", out, -1.0, 1.0),
        Clearance("lever's slot beyond its travel", s.lever_gap, 0.3),
        Clearance("pillars to the buttons' solder", min(far) - s.pillar_radius - 1.2, 0.4),
    ]


def _room(s: Sizes) -> list[Clearance]:
    tall = {name: s.room - box.height for name, box in places.TALL.items() if name != "battery holder"}
    holder = s.board_z - (s.lid_inner_z + s.battery.height)
    clip = holder + s.battery_gap - 0.1 - 2 * s.clip_nose - 0.4
    # A clip as a springy beam, in percent of its length at the root; PLA breaks beyond 2
    bend = 150 * s.clip_thickness * (s.clip_nose - s.battery_gap) / (s.battery.height - s.battery_gap) ** 2
    wide = s.head_radius + s.head_wall
    to_holder = min(_apart_box(post, s.battery) for post in s.posts)
    return [
        *(Clearance(f"{name} to the floor", gap, 1.0) for name, gap in tall.items()),
        Clearance("battery holder to the board", holder, 1.5),
        Clearance("battery clips to the board", clip, 0.5),
        Clearance("battery clips' stretch when pressed aside, %", bend, 0, 1.0),
        Clearance("battery clip holds by", s.clip_nose - s.battery_gap, 0.5),
        Clearance("battery holder to the columns and their ribs", to_holder - wide - s.battery_gap - s.rib, 1.0),
        Clearance("battery holder off the board's plan, at most", _moved(s.battery), 0, 0.1),
    ]


def _lid(s: Sizes) -> list[Clearance]:
    return [
        Clearance("lid's gap, each side", s.lid_gap, 0.2, 0.4),
        Clearance("lid hooked in by", s.lid_step - s.lid_gap, 0.5),
        Clearance("lid's upright edges", s.lid_land, WALL),
        Clearance("lid's edge above its step", s.lid - s.lid_land - s.lid_step, WALL),
        Clearance("holder stands on the floor by", s.ledge - s.battery_gap, 1.0),
        Clearance("lid's screw in the post", s.lid_screw - s.lid_land - s.tab_radius + s.pilot_radius, 4.0),
        Clearance("lid's post to the battery holder", s.tab_reach - s.tab_radius - s.head_wall, s.battery_gap),
    ]


def _leg_spots() -> list[tuple[float, float]]:
    return [(x + dx, y + dy) for x, y in places.BUTTONS.values() for dx in (-6.25, 6.25) for dy in (-2.5, 2.5)]


def _apart(point: tuple[float, float], centre: tuple[float, float], size: tuple[float, float, float]) -> float:
    """From a point to a rectangle around `centre`."""
    return hypot(*(max(0.0, abs(a - b) - c / 2) for a, b, c in zip(point, centre, size, strict=False)))


def _apart_box(point: tuple[float, float], box: places.Box) -> float:
    centre = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
    return _apart(point, centre, (box.x1 - box.x0, box.y1 - box.y0, 0))


def _moved(box: places.Box) -> float:
    """How far the room's own holder differs from the board's plan; the height counts too."""
    return max(abs(a - b) for a, b in zip(box[:5], places.BATTERY_HOLDER[:5], strict=True))
