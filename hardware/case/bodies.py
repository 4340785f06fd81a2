# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What goes into the case, as simple solids: board, lights, parts, plug, batteries, screws.

Positions and sizes come from the board's tables (places, spots, parts). Here are only the bodies of flat parts, and
what a USB plug and a screw look like. Never smaller than the real thing.
"""

from itertools import product

from manifold3d import Manifold

import parts
import places
from case_sizes import CELLS, Sizes, middle
from fit import PLUG_GRIP
from solids import block, joined, rod
from spots import SPOTS

_PLUG_SHELL = (6.9, 1.9)
_SOLDER = 1.2  # radius, around a leg
_JUMPER = (2.6, 7.8, 11.5)  # pin strip with its cap

# Body along x and y and height, as it lies with rotation 0
_FLAT = {
    "Resistor_SMD:R_0805_2012Metric": (2.2, 1.4, 0.7),
    "Capacitor_SMD:C_0805_2012Metric": (2.2, 1.45, places.GRID_PARTS_HEIGHT),
    "Package_TO_SOT_SMD:SOT-23-5": (3.0, 3.0, 1.45),
    "Package_TO_SOT_SMD:SOT-23": (3.0, 2.6, 1.2),
    "Diode_SMD:D_SMA": (5.6, 2.9, places.FLAT_PARTS_HEIGHT),
    "Fuse:Fuse_1812_4532Metric": (4.8, 3.5, 1.4),
}
_HIGHER = {"capacitor 22uF": 1.5}


def everything(sizes: Sizes) -> dict[str, Manifold]:
    """{name: solid}, where they are in the assembled case."""
    return {
        "board": _board(),
        "lights": _lights(),
        "flat parts": _flat_parts(),
        "buttons": joined([button(name) for name in places.BUTTONS]),
        "legs": _legs(),
        "Pico on sockets": _pico(),
        "USB plug": _plug(),
        "power switch": _switch(),
        "battery holder": battery(places.BATTERY_HOLDER, sizes),
        "battery socket": _behind(places.BATTERY_SOCKET),
        "bulk capacitor": _round(places.BULK_CAPACITOR),
        "sounder": _round(places.SOUNDER),
        "jumper": _jumper(),
        "screws": _screws(sizes),
    }


def button(name: str) -> Manifold:
    """One button's body, without its plunger, which moves with the cap."""
    x, y = middle(*places.BUTTONS[name])
    wide, high, top = places.BUTTON_BODY
    return block((x - wide / 2, x + wide / 2), (y - high / 2, y + high / 2), (0, top))


def plunger(name: str) -> Manifold:
    x, y = middle(*places.BUTTONS[name])
    wide, high, top = places.BUTTON_PLUNGER
    return block((x - wide / 2, x + wide / 2), (y - high / 2, y + high / 2), (places.BUTTON_BODY[2], top))


def _board() -> Manifold:
    wide, high, corner = places.WIDTH / 2, places.HEIGHT / 2, places.CORNER_RADIUS
    zs = (-places.THICKNESS, 0.0)
    corners = [rod((x * (wide - corner), y * (high - corner)), corner, zs) for x, y in product((-1, 1), repeat=2)]
    holes = [rod(middle(*hole), places.HOLE_DIAMETER / 2, (-3, 3)) for hole in places.HOLES]
    return Manifold.batch_hull(corners) - joined(holes)


def _lights() -> Manifold:
    wide, high, top = (size / 2 for size in places.LED_BODY)
    bodies = []
    for cell in CELLS:
        x, y = middle(*places.led_centre(*cell))
        bodies.append(block((x - wide, x + wide), (y - high, y + high), (0, 2 * top)))
    return joined(bodies)


def _flat_parts() -> Manifold:
    bodies = []
    for reference, spot in SPOTS.items():
        part = parts.BY_REFERENCE[reference]
        if part.footprint not in _FLAT:
            continue
        along, across, height = _FLAT[part.footprint]
        if spot.rotation % 180 == 90:
            along, across = across, along
        x, y = middle(spot.x, spot.y)
        top = _HIGHER.get(part.key, height)
        bodies.append(block((x - along / 2, x + along / 2), (y - across / 2, y + across / 2), (0, top)))
    return joined(bodies)


def _legs() -> Manifold:
    """Solder and legs: behind the buttons, and in front of what stands on the back."""
    behind = (-places.THICKNESS, -places.THICKNESS - places.LEG_LENGTH)
    bodies = []
    for name, (dx, dy) in product(places.BUTTONS, product((-6.25, 6.25), (-2.5, 2.5))):
        x, y = middle(*places.BUTTONS[name])
        bodies.append(rod((x + dx, y + dy), _SOLDER, behind))
    for box in (places.SWITCH_BODY, places.BATTERY_SOCKET):
        bodies.append(_range_block(box, (0, places.LEG_LENGTH)))
    for box in (places.SOUNDER, places.BULK_CAPACITOR):  # two legs 5 mm apart, whichever way they are turned
        bodies.append(rod(_middle_of(box), 2.5 + _SOLDER, (0, places.LEG_LENGTH)))
    for y in _socket_rows():
        xs = [places.PICO_CENTRE[0] + side * places.PICO_LENGTH / 2 for side in (-1, 1)]
        box = places.Box(xs[0], y - _SOLDER, xs[1], y + _SOLDER, 0, "front")
        bodies.append(_range_block(box, (0, places.LEG_LENGTH)))
    return joined(bodies)


def _socket_rows() -> list[float]:
    return [places.PICO_CENTRE[1] + side * places.PICO_ROW_SPACING / 2 for side in (-1, 1)]


def _pico() -> Manifold:
    box, board = places.PICO, places.PICO_GAP
    bodies = [_behind(box, board)]
    for y in _socket_rows():
        bodies.append(_behind(places.Box(box.x0, y - 1.27, box.x1, y + 1.27, board, "back")))
    usb = places.Box(places.USB_TIP_X, places.USB_CENTRE_Y - 4, box.x0 + 1, places.USB_CENTRE_Y + 4, box.height, "back")
    bodies.append(_behind(usb, board + places.PICO_THICKNESS))
    return joined(bodies)


def _plug() -> Manifold:
    """A plug in the socket: its grip begins half a mm before the socket's mouth."""
    _, y = middle(0, places.USB_CENTRE_Y)
    z = -places.THICKNESS - places.USB_CENTRE_HEIGHT
    mouth, _ = middle(places.USB_TIP_X, 0)
    grip, shell = (tuple(size / 2 for size in pair) for pair in (PLUG_GRIP, _PLUG_SHELL))
    body = block((mouth - 0.5, mouth - 25), (y - grip[0], y + grip[0]), (z - grip[1], z + grip[1]))
    return body + block((mouth, mouth - 1), (y - shell[0], y + shell[0]), (z - shell[1], z + shell[1]))


def _switch() -> Manifold:
    """Body, and the lever everywhere where it can be."""
    x, y = middle(*places.SWITCH_CENTRE)
    tip, _ = middle(places.SWITCH_LEVER_TIP_X, 0)
    reach = (places.SWITCH_LEVER[0] + places.SWITCH_LEVER_TRAVEL) / 2
    z = -places.THICKNESS - places.SWITCH_LEVER_HEIGHT
    half = places.SWITCH_LEVER[1] / 2
    return _behind(places.SWITCH_BODY) + block((x, tip), (y - reach, y + reach), (z - half, z + half))


def battery(box: places.Box, sizes: Sizes) -> Manifold:
    """The holder with its cells, standing on the floor around the lid."""
    low = sizes.lid_inner_z
    return _range_block(box, (low, low + box.height))


def _jumper() -> Manifold:
    spot = SPOTS["JP1"]
    wide, high, height = _JUMPER
    x, y = spot.x, spot.y
    return _behind(places.Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, height, "back"))


def _screws(sizes: Sizes) -> Manifold:
    """M3, countersunk; where they cut their thread they are as thin as its core."""
    bodies = []
    for at in (middle(*post) for post in sizes.posts):
        tip, bend = sizes.head_z + sizes.screw, sizes.head_z + 1.3
        bodies += [rod(at, 2.8, (sizes.head_z, bend), 1.5), rod(at, 1.5, (bend, 0)), rod(at, 1.2, (0, tip))]
    at, low = sizes.lid_screw_at, sizes.outer_floor_z
    bodies += [rod(at, 2.8, (low, low + 1.3), 1.5), rod(at, 1.5, (low + 1.3, low + sizes.tab + 1))]
    bodies.append(rod(at, 1.2, (low, low + sizes.lid_screw)))
    return joined(bodies)


def _range_block(box: places.Box, zs: tuple[float, float]) -> Manifold:
    (left, top), (right, bottom) = middle(box.x0, box.y0), middle(box.x1, box.y1)
    return block((left, right), (top, bottom), zs)


def _behind(box: places.Box, start: float = 0.0) -> Manifold:
    """A body on the board's back, from `start` to the box's height."""
    return _range_block(box, (-places.THICKNESS - start, -places.THICKNESS - box.height))


def _round(box: places.Box) -> Manifold:
    return rod(_middle_of(box), (box.x1 - box.x0) / 2, (-places.THICKNESS, -places.THICKNESS - box.height))


def _middle_of(box: places.Box) -> tuple[float, float]:
    return middle((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
