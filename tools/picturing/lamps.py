# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Draws the 128 lights as an eye sees them: all alike, round, glowing, and dim levels not too dark.

The levels at the pin are linear in light and low, a screen's are neither. So the hue is kept, and how bright a light
looks follows its sum of channels on a curve. Only pictures are corrected like this, never what the firmware sends.
"""

from functools import cache
from math import hypot

from PIL import Image, ImageChops

WIDTH, HEIGHT = 8, 16
FULL_LIGHT = 54  # the sum of channels of a code peg: it looks fully lit
SCREEN_GAMMA = 2.2
DIM_GAMMA = 1.7
LENS = 0.36  # radius of a light, in cells
HALO = 1.15  # how far it shines
BACK = (10, 11, 15)
DARK_LENS = (27, 31, 39)
DARK_RIM = (40, 46, 57)

Colour = tuple[int, int, int]


def on_screen(pixel: Colour) -> Colour:
    """The colour on a screen for a light's (red, green, blue) as they leave the pin."""
    total = sum(pixel)
    if not total:
        return (0, 0, 0)
    brightness = min(1.0, (total / FULL_LIGHT) ** (1 / DIM_GAMMA))
    most = max(pixel)
    # A screen's pure blue is far darker than a lamp's: it gets a little of the others.
    least = 0.08 + 0.17 * pixel[2] / total
    red, green, blue = (round(255 * brightness * max(least, (part / most) ** (1 / SCREEN_GAMMA))) for part in pixel)
    return red, green, blue


def surplus(pixel: Colour) -> float:
    """How much brighter than a code peg a light is, 0 to 1: a screen has no more, so it shines further and whiter."""
    return min(1.0, max(0.0, sum(pixel) / FULL_LIGHT - 1))


def pixels_of(frame: str) -> list[Colour]:
    """A frame's (red, green, blue) by pixel."""
    channels = bytes.fromhex(frame)
    return [(channels[at], channels[at + 1], channels[at + 2]) for at in range(0, len(channels), 3)]


def draw_grid(frame: str, cell: int, rim: int) -> Image.Image:
    """The grid with `cell` pixels from light to light, on its dark panel that is `rim` wider on each side."""
    size = (WIDTH * cell + 2 * rim, HEIGHT * cell + 2 * rim)
    lamps = Image.new("RGB", size, BACK)
    unlit, mask = _lens(cell, DARK_LENS, DARK_RIM), _disc(cell)
    glow = Image.new("RGB", size)
    for at, pixel in enumerate(pixels_of(frame)):
        x, y = rim + at % WIDTH * cell, rim + at // WIDTH * cell
        colour = on_screen(pixel)
        if not any(colour):
            lamps.paste(unlit, (x, y), mask)
            continue
        more = surplus(pixel)
        lamps.paste(_lens(cell, _glint(colour, more), colour), (x, y), mask)
        halo = _halo(cell, colour, more)
        corner = (x + (cell - halo.width) // 2, y + (cell - halo.height) // 2)
        glow.paste(ImageChops.add(_cut(glow, corner, halo.size), halo), corner)
    return ImageChops.screen(lamps, glow)


def _glint(colour: Colour, more: float) -> Colour:
    """The middle of a light: a little whiter than its rim."""
    most = max(colour)
    red, green, blue = (round(channel + (most - channel) * (0.16 + 0.5 * more)) for channel in colour)
    return red, green, blue


def _cut(image: Image.Image, corner: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    left, top = corner
    return image.crop((left, top, left + size[0], top + size[1]))


@cache
def _disc(cell: int) -> Image.Image:
    """The round outline of a light, with a soft edge."""
    mask = Image.new("L", (cell, cell))
    middle = (cell - 1) / 2
    for y in range(cell):
        for x in range(cell):
            inside = LENS * cell - hypot(x - middle, y - middle) + 0.5
            mask.putpixel((x, y), round(255 * min(1.0, max(0.0, inside))))
    return mask


@cache
def _lens(cell: int, inner: Colour, outer: Colour) -> Image.Image:
    """A light from its middle, a little above the centre, to its rim."""
    image = Image.new("RGB", (cell, cell))
    middle = (cell - 1) / 2
    for y in range(cell):
        for x in range(cell):
            part = min(1.0, hypot(x - middle, y - middle + 0.06 * cell) / (LENS * cell)) ** 2
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(inner, outer, strict=True))
            image.putpixel((x, y), (red, green, blue))
    return image


@cache
def _halo(cell: int, colour: Colour, more: float) -> Image.Image:
    """What a light sheds on its surroundings; it fades with the square of the distance left."""
    half = round(HALO * cell)
    side = 2 * half + cell % 2
    image = Image.new("RGB", (side, side))
    middle = (side - 1) / 2
    for y in range(side):
        for x in range(side):
            left = max(0.0, 1 - hypot(x - middle, y - middle) / (HALO * cell))
            red, green, blue = (round(channel * (0.30 + 0.35 * more) * left**2) for channel in colour)
            image.putpixel((x, y), (red, green, blue))
    return image
