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


def wrong(sizes: Sizes) -> dict[str, Sizes]:
    """{what is wrong: the numbers}."""
    return {
        "a post 3 mm aside": replace(sizes, posts=one_post_moved(sizes)),
        "the wells 1 mm aside": replace(sizes, first_well=(places.FIRST_LED[0] + 1, places.FIRST_LED[1])),
        "the wall 0.4 mm thinner": replace(sizes, wall=sizes.wall - 0.4),
        "a holder 6 mm longer in the room's plan": replace(sizes, battery=LONGER_BATTERY),
        "the USB window 4 mm aside": replace(sizes, usb_y=sizes.usb_y + 4),
        "caps 0.7 mm deeper": replace(sizes, cap_flange=sizes.cap_flange + 0.7),
        "wells' walls above the LEDs' faces": replace(sizes, well_z=places.LED_BODY[2] + 0.1),
        "small wells nearly as wide as big ones": replace(sizes, key_diameter=sizes.code_diameter - 1),
        "a screw that comes out of the face": replace(sizes, face_z=sizes.face_z - 1, screw=sizes.screw + 1),
        "a case too long for the bed": replace(sizes, gap=4.0),
    }
