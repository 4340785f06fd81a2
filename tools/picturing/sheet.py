# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A sheet of screens: section by section, each screen with its title and caption."""

from PIL import Image, ImageDraw

from picturing.catalogue import Entry, Section
from picturing.lamps import HEIGHT, WIDTH, draw_grid
from picturing.paper import INK, PAPER, RULE, SOFT_INK, bold, font, wrapped

CELL = 18
FRAME = 12  # the panel's rim
COLUMNS = 6
PANEL = (WIDTH * CELL + 2 * FRAME, HEIGHT * CELL + 2 * FRAME)
GAP = 26
COLUMN = PANEL[0] + GAP
MARGIN = 40
HEAD = 104
SECTION_HEAD = 58
TITLE, TEXT, LINE = 17, 14, 18
CAPTION_LINES = 3
ROW = PANEL[1] + 14 + TITLE + 8 + CAPTION_LINES * LINE + 14


def draw_sheet(title: str, sections: tuple[Section, ...], screens: dict[str, str]) -> Image.Image:
    """The sheet of some sections, from frames by name."""
    lines = [-(-len(section.entries) // COLUMNS) for section in sections]
    size = (2 * MARGIN + COLUMNS * COLUMN - GAP, HEAD + len(sections) * SECTION_HEAD + sum(lines) * ROW + 20)
    sheet = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(sheet)
    bold(draw, (MARGIN, 34), title, 30)
    draw.text(
        (MARGIN, 74), "Frames of the firmware itself. Long words scroll; here they stand at their beginning.",
        font=font(15), fill=SOFT_INK,
    )  # fmt: skip
    top = HEAD
    for section, count in zip(sections, lines, strict=True):
        draw.line((MARGIN, top + 8, size[0] - MARGIN, top + 8), fill=RULE, width=2)
        bold(draw, (MARGIN, top + 24), section.title, 20, fill=SOFT_INK)
        top += SECTION_HEAD
        for number, entry in enumerate(section.entries):
            corner = (MARGIN + number % COLUMNS * COLUMN, top + number // COLUMNS * ROW)
            _draw_entry(sheet, corner, entry, screens[entry.name])
        top += count * ROW
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
