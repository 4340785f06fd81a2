# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The handheld in its case, with what is where around it; and the same case for the film."""

from PIL import Image, ImageDraw, ImageFilter

from picturing.callouts import Callout
from picturing.lamps import BACK, HEIGHT, WIDTH, draw_grid
from picturing.paper import PAPER, SOFT_INK, bold, font

FINE = 3  # the case is drawn this much larger, then made smaller: soft edges
SHELL, SHELL_EDGE, SHELL_LIGHT = (58, 66, 82), (38, 44, 56), (78, 88, 108)
KEY, KEY_EDGE, KEY_DOWN = (226, 222, 212), (150, 147, 140), (255, 190, 92)
A_KEY, B_KEY = (98, 178, 120), (214, 104, 92)
LETTER = (44, 47, 54)


class Case:
    """Sizes of the case around a grid of `cell` pixels from light to light; `corner` is the grid's."""

    def __init__(self, cell: int):
        self.cell = cell
        self.rim = round(cell * 0.55)  # the dark window around the grid
        self.side = round(cell * 1.25)
        self.top = round(cell * 1.35)
        self.deck = round(cell * 7.3)  # below the window
        window = (WIDTH * cell + 2 * self.rim, HEIGHT * cell + 2 * self.rim)
        self.width = window[0] + 2 * self.side
        self.height = self.top + window[1] + self.deck
        self.window = (self.side, self.top, self.side + window[0], self.top + window[1])
        self.corner = (self.side + self.rim, self.top + self.rim)
        self.buttons = self._places()

    def _places(self) -> dict[str, tuple[float, float]]:
        cell = self.cell
        x, y = self.side + 2.15 * cell, self.window[3] + self.deck * 0.49
        reach = 1.42 * cell
        right = self.width - self.side
        return {
            "UP": (x, y - reach), "DOWN": (x, y + reach), "LEFT": (x - reach, y), "RIGHT": (x + reach, y),
            "B": (right - 3.15 * cell, y + 0.75 * cell), "A": (right - 0.95 * cell, y - 0.75 * cell),
        }  # fmt: skip


def draw_case(case: Case, frame: str, down: str = "") -> Image.Image:
    """The device showing a frame; the button `down` is pressed. Around it transparent (RGBA)."""
    large = Image.new("RGBA", (case.width * FINE, case.height * FINE))
    draw = ImageDraw.Draw(large)
    _box(draw, (0, 0, case.width, case.height), 1.5 * case.cell, SHELL_EDGE)
    _box(draw, (3, 3, case.width - 3, case.height - 5), 1.4 * case.cell, SHELL_LIGHT)
    _box(draw, (4, 6, case.width - 4, case.height - 5), 1.4 * case.cell, SHELL)
    left, top, right, bottom = case.window
    _box(draw, (left - 2, top - 2, right + 2, bottom + 3), 0.75 * case.cell, SHELL_EDGE)
    _box(draw, case.window, 0.7 * case.cell, BACK)
    for name, place in case.buttons.items():
        _button(draw, case, name, place, name == down)
    device = large.resize((case.width, case.height), Image.Resampling.LANCZOS)
    grid = draw_grid(frame, case.cell, case.rim)
    outline = Image.new("L", (FINE * grid.width, FINE * grid.height))
    ImageDraw.Draw(outline).rounded_rectangle((0, 0, *outline.size), radius=0.7 * case.cell * FINE, fill=255)
    device.paste(grid, case.window[:2], outline.resize(grid.size, Image.Resampling.LANCZOS))
    return device


def _box(draw: ImageDraw.ImageDraw, box: tuple[float, ...], radius: float, fill: tuple) -> None:
    draw.rounded_rectangle([FINE * edge for edge in box], radius=radius * FINE, fill=fill)


def _button(draw: ImageDraw.ImageDraw, case: Case, name: str, place: tuple[float, float], down: bool) -> None:
    x, y = place
    radius = case.cell * (0.98 if name in "AB" else 0.78)
    colour = KEY_DOWN if down else {"A": A_KEY, "B": B_KEY}.get(name, KEY)
    drop = 0 if down else case.cell * 0.13
    _dot(draw, x, y + case.cell * 0.13, radius + 2, SHELL_EDGE)
    _dot(draw, x, y + case.cell * 0.13 - drop, radius, colour)
    y += case.cell * 0.13 - drop
    if name in "AB":
        size = round(case.cell * 1.0 * FINE)
        bold(draw, (x * FINE, y * FINE), name, size, fill=LETTER, anchor="mm")
        return
    across, along = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}[name]
    tip, base = radius * 0.52, radius * 0.42
    points = [
        (x + across * tip, y + along * tip),
        (x - across * base * 0.8 + along * base, y - along * base * 0.8 + across * base),
        (x - across * base * 0.8 - along * base, y - along * base * 0.8 - across * base),
    ]
    draw.polygon([(a * FINE, b * FINE) for a, b in points], fill=LETTER)


def _dot(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: tuple) -> None:
    draw.ellipse([FINE * edge for edge in (x - radius, y - radius, x + radius, y + radius)], fill=fill)


def draw_portrait(frame: str, callouts: tuple[Callout, ...], cell: int = 26) -> Image.Image:
    """The device in the middle, its parts named on both sides."""
    case = Case(cell)
    beside, above = 300, 46
    picture = Image.new("RGB", (case.width + 2 * beside, case.height + 2 * above), PAPER)
    _shadow(picture, case, (beside, above))
    device = draw_case(case, frame)
    picture.paste(device, (beside, above), device)
    draw = ImageDraw.Draw(picture)
    for callout in callouts:
        _draw_callout(draw, case, (beside, above), callout)
    return picture


def _shadow(picture: Image.Image, case: Case, corner: tuple[int, int]) -> None:
    shade = Image.new("L", picture.size)
    left, top = corner
    box = (left + 6, top + 14, left + case.width - 6, top + case.height + 12)
    ImageDraw.Draw(shade).rounded_rectangle(box, radius=1.4 * case.cell, fill=120)
    shade = shade.filter(ImageFilter.GaussianBlur(12))
    picture.paste((70, 62, 48), (0, 0), shade)


def _draw_callout(draw: ImageDraw.ImageDraw, case: Case, corner: tuple[int, int], callout: Callout) -> None:
    right = callout.right
    y = corner[1] + case.corner[1] + round((callout.y + 0.5) * case.cell)
    deep = 6 + callout.reach * case.cell
    edge, outside = (case.window[2] - deep, case.width + 22) if right else (case.window[0] + deep, -22)
    anchor = "lm" if right else "rm"
    draw.line((corner[0] + edge, y, corner[0] + outside, y), fill=(160, 165, 176), width=1)
    x = corner[0] + outside + (8 if right else -8)
    bold(draw, (x, y - 1), callout.title, 20, anchor=anchor)
    for number, line in enumerate(callout.lines):
        draw.text((x, y + 23 + 20 * number), line, font=font(16), fill=SOFT_INK, anchor=anchor)
