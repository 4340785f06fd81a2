# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The sheet of all screens: one section a line, each screen with its title and caption."""

from PIL import Image, ImageDraw

from picturing.catalogue import SECTIONS, Entry
from picturing.lamps import HEIGHT, WIDTH, draw_grid
from picturing.paper import INK, PAPER, RULE, SOFT_INK, bold, font, wrapped

CELL = 18
FRAME = 12  # the panel's rim
COLUMNS = max(len(section.entries) for section in SECTIONS)
PANEL = (WIDTH * CELL + 2 * FRAME, HEIGHT * CELL + 2 * FRAME)
GAP = 26
COLUMN = PANEL[0] + GAP
MARGIN = 40
HEAD = 104
SECTION_HEAD = 58
TITLE, TEXT, LINE = 17, 14, 18
CAPTION_LINES = 3
ROW = SECTION_HEAD + PANEL[1] + 14 + TITLE + 8 + CAPTION_LINES * LINE + 14


def draw_sheet(screens: dict[str, str]) -> Image.Image:
    """The sheet, from frames by name."""
    size = (2 * MARGIN + COLUMNS * COLUMN - GAP, HEAD + len(SECTIONS) * ROW + 20)
    sheet = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(sheet)
    bold(draw, (MARGIN, 34), "The screens of the Mastermind handheld", 30)
    draw.text(
        (MARGIN, 74), "Frames of the firmware itself. Long words scroll; here they stand at their beginning.",
        font=font(15), fill=SOFT_INK,
    )  # fmt: skip
    for number, section in enumerate(SECTIONS):
        top = HEAD + number * ROW
        draw.line((MARGIN, top + 8, size[0] - MARGIN, top + 8), fill=RULE, width=2)
        bold(draw, (MARGIN, top + 24), section.title, 20, fill=SOFT_INK)
        for column, entry in enumerate(section.entries):
            _draw_entry(sheet, (MARGIN + column * COLUMN, top + SECTION_HEAD), entry, screens[entry.name])
    return sheet


def _draw_entry(sheet: Image.Image, corner: tuple[int, int], entry: Entry, frame: str) -> None:
    left, top = corner
    draw = ImageDraw.Draw(sheet)
    outline = Image.new("L", PANEL)
    ImageDraw.Draw(outline).rounded_rectangle((0, 0, PANEL[0] - 1, PANEL[1] - 1), radius=10, fill=255)
    sheet.paste(draw_grid(frame, CELL, FRAME), (left, top), outline)
    below = top + PANEL[1] + 14
    bold(draw, (left, below), entry.title, TITLE)
    lines = wrapped(entry.caption, TEXT, PANEL[0] + GAP - 10)
    assert len(lines) <= CAPTION_LINES, f"the caption of {entry.title} is too long: {lines}"
    for number, line in enumerate(lines):
        draw.text((left, below + TITLE + 8 + number * LINE), line, font=font(TEXT), fill=INK)
