# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Paper, ink and letters. The typeface is the one that Pillow brings, so no machine draws another."""

from functools import cache

from PIL import ImageDraw, ImageFont

PAPER = (250, 247, 240)
INK = (34, 36, 42)
SOFT_INK = (96, 99, 108)
RULE = (216, 210, 196)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The typeface at a size in pixels."""
    face = ImageFont.load_default(size)
    assert isinstance(face, ImageFont.FreeTypeFont), "this Pillow was built without FreeType"
    return face


def wrapped(text: str, size: int, width: int) -> list[str]:
    """The lines of `text` at most `width` pixels wide."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font(size).getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def bold(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, *, fill: tuple = INK, anchor: str = "la"
) -> None:
    """Write heavier than the typeface is."""
    draw.text(at, text, font=font(size), fill=fill, anchor=anchor, stroke_width=size / 40, stroke_fill=fill)
