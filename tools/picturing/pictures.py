# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The small pictures in the player's guides: one frame each, in docs/pictures/."""

from PIL import Image, ImageDraw

from picturing.lamps import HEIGHT, WIDTH, draw_grid
from picturing.stage import Frames

CELL = 14
FRAME = 9
COLOURS = 96  # enough for one frame, and a third of the bytes

# The name of each file and of the frame that it shows. These have no words: both guides show them.
SHARED = {
    "new-game": "new game",
    "choosing": "entering",
    "gap": "gap",
    "empty-hole": "blank chosen",
    "next-row": "keys",
    "board": "mid game",
    "won": "win",
    "lost": "loss",
    "deluxe": "deluxe",
    "setting": "setting",
    "confirm": "confirm",
    "row-1": "row 1",
    "row-2": "row 2",
    "row-3": "row 3",
    "turn": "turn",
    "broken": "broken",
    "not-broken": "not broken",
    "broken-second": "broken 2",
    "points": "points",
    "points-other": "points other",
    "points-second": "points 2",
    "points-group": "points group",
    "group": "group board",
    "giving": "giving",
    "secret-held": "secret held",
    "keys-chosen": "keys given",
    "record": "record",
    "record-corrected": "record corrected",
    "points-wrong": "points wrong",
    "keeper-row": "keeper row",
    "crack-asked": "crack asked",
    "crack-keys": "crack keys",
    "cracked": "cracked",
    "doubt": "doubt",
    "doubt-other": "doubt other",
    "doubt-mend": "doubt mend",
    "duel-board": "duel board",
    "duel-points": "duel points",
    "duel-wrong": "duel wrong",
    "held-up": "warning",
    "codes-left": "codes left",
    "hint-given": "hint given",
    "hinted": "hinted end",
    "statistics": "statistics",
    "coach-1": "coach 1",
    "coach-2": "coach 2",
    "test-red": "test red",
    "test-green": "test green",
    "test-blue": "test blue",
    "test-white": "test white",
    "test-walk": "test walk",
    "test-picture": "test picture",
    "test-swapped": "test 2 above 1, all upright",
    "test-upside-down": "test 2 above 1, all upside down",
    "test-each-upside-down": "test 1 above 2, all upside down",
    "test-right": "test arrows to the right",
    "test-left": "test arrows to the left",
    "test-snake": "test every second line runs backwards",
    "test-columns": "test lines and columns exchanged",
    "test-buttons": "test buttons",
    "test-held": "test held",
    "test-joined": "test joined",
    "test-stuck": "test stuck",
    "test-good": "test good",
}
# These have words: a file for each language, such as menu-solo-nl.png.
WORDED = {
    "menu-solo": "solo",
    "menu-play": "play item",
    "menu-score": "keeper item",
    "set-up-start": "start",
    "set-up-players": "set-up four",
    "set-up-keys": "set-up by hand",
    "hand-over-code": "hand over code",
    "hand-over-guess": "hand over guess",
    "hand-over-keys": "hand over keys",
    "options-light": "options light",
    "options-palette": "options palette",
    "twice": "twice",
    "never": "never",
    "right": "right",
    "wrong": "wrong",
    "wrong-row": "wrong row",
    "pause": "match pause",
    "seen": "match seen",
    "sure": "match question",
    "winner": "winner",
    "draw": "draw",
    "keeper-unbroken": "keeper unbroken",
    "menu-crack": "crack item",
    "menu-duel": "duel item",
    "menu-help": "help item",
    "think": "think",
    "check": "check item",
    "left": "left item",
    "hint": "hint item",
    "duel-end": "duel end",
    "statistics-best": "statistics best",
    "keeper-guess": "keeper guess",
    "test-unsure": "test unsure",
    "test-wrong": "test wrong",
}


def choose_pictures(by_language: dict[str, Frames]) -> Frames:
    """The frame of each file, by its name; shared ones are taken in English."""
    chosen = {name: by_language["en"][frame] for name, frame in SHARED.items()}
    for language, frames in by_language.items():
        chosen |= {f"{name}-{language}": frames[frame] for name, frame in WORDED.items()}
    return chosen


def draw_picture(frame: str) -> Image.Image:
    """The panel with a frame, its corners round and transparent."""
    size = (WIDTH * CELL + 2 * FRAME, HEIGHT * CELL + 2 * FRAME)
    outline = Image.new("L", (4 * size[0], 4 * size[1]))
    ImageDraw.Draw(outline).rounded_rectangle((0, 0, *outline.size), radius=40, fill=255)
    picture = draw_grid(frame, CELL, FRAME).convert("RGBA")
    picture.putalpha(outline.resize(size, Image.Resampling.LANCZOS))
    return picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
