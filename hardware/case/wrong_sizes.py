# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Sets of numbers with one deliberate fault each: the checks of the clearances have to find every one of them."""

from dataclasses import replace

import places
from case_sizes import Sizes

LONGER_BATTERY = places.BATTERY_HOLDER._replace(x1=places.BATTERY_HOLDER.x1 + 6)


def one_post_moved(sizes: Sizes) -> tuple[tuple[float, float], ...]:
    """The posts, the first of them 3 mm to the right of its hole."""
    (x, y), *others = sizes.posts
    return ((x + 3, y), *others)


def wrong(sizes: Sizes) -> dict[str, tuple[Sizes, str]]:
    """{what is wrong: (the numbers, the clearance that has to notice)}."""
    aside = (places.FIRST_LED[0] + 1, places.FIRST_LED[1])
    return {
        "a post 3 mm aside": (replace(sizes, posts=one_post_moved(sizes)), "posts off the board's holes, at most"),
        "the wells 1 mm aside": (replace(sizes, first_well=aside), "well centres off the LEDs, at most"),
        "the wall 0.4 mm thinner": (replace(sizes, wall=sizes.wall - 0.4), "wall beside the front's tongue"),
        "a holder 6 mm longer in the room's plan": (
            replace(sizes, battery=LONGER_BATTERY),
            "battery holder off the board's plan, at most",
        ),
        "a room 2 mm lower": (replace(sizes, room=sizes.room - 2), "battery holder to the board"),
        "the USB window 4 mm aside": (
            replace(sizes, usb_y=sizes.usb_y + 4),
            "USB window off the socket's middle, at most",
        ),
        "caps 0.7 mm deeper": (
            replace(sizes, cap_flange=sizes.cap_flange + 0.7),
            "flange over the button when pressed",
        ),
        "wells' walls above the LEDs' faces": (
            replace(sizes, well_z=places.LED_BODY[2] + 0.1),
            "wells' walls below the LEDs' faces",
        ),
        "small wells nearly as wide as big ones": (
            replace(sizes, key_diameter=sizes.code_diameter - 1),
            "small well's width by a big one's",
        ),
        "screws 5 mm longer": (replace(sizes, screw=sizes.screw + 5), "screw's head inside the back"),
        "a case too long for the bed": (replace(sizes, gap=4.0), "case, height on the bed"),
    }
