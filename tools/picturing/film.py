# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A whole short game as it is played, and the animation of it."""

from itertools import pairwise
from pathlib import Path

from PIL import Image

from picturing.paper import PAPER
from picturing.portrait import Case, draw_case
from picturing.recording import Shot
from picturing.stage import Player, Stage, hexadecimal
from picturing.stories import PUZZLE

BROKEN_IN_FOUR = ((1, 1, 2, 2), (2, 4, 3, 3), (2, 6, 3, 4), (2, 6, 4, 3))
DOWN_MS, BETWEEN_MS = 110, 150  # how a person presses
MENU_MS, LOOK_MS, END_MS = 1400, 1100, 3200
CELL = 14
MARGIN = 10
SHORTEST_MS = 30  # what changes faster is shown as one
COLOURS = 128


class Actor(Player):
    """Presses as slowly as a person, and remembers when."""

    def __init__(self, device):
        super().__init__(device)
        self.presses: list[tuple[float, str]] = []  # (ms, what is down from then on, or "")

    def press(self, *names):
        """See Player."""
        for name in names:
            self.presses.append((self.device.ms, name))
            self.presses.append((self.device.ms + DOWN_MS, ""))
            self.device.press(name, held=DOWN_MS, after=BETWEEN_MS)


def play() -> list[Shot]:
    """Play the game; return what is seen, moment by moment, from the menu to the tick."""
    with Stage({"PUZZLE": PUZZLE}) as stage:
        stage.device.run(MENU_MS)
        actor = stage.player = Actor(stage.device)
        stage.begin()
        for code in BROKEN_IN_FOUR:
            stage.device.run(LOOK_MS / 2)
            stage.guess(code)
            stage.device.run(LOOK_MS / 2)
        stage.device.run(END_MS)
        return _shots(stage.device.frames, actor.presses, stage.device.ms)


def _shots(frames: list, presses: list[tuple[float, str]], end: float) -> list[Shot]:
    """Join frames and presses into what is seen from each moment on; the last one is only a moment."""
    changes: list[tuple[float, str | None, str | None]] = [(frame.ms, hexadecimal(frame), None) for frame in frames]
    changes += [(ms, None, button) for ms, button in presses]
    shots: list[Shot] = []
    frame, button = hexadecimal(frames[0]), ""
    for ms, lit, down in sorted(changes, key=lambda change: change[0]):
        frame = lit or frame
        button = button if down is None else down
        if shots and ms - shots[-1].ms < SHORTEST_MS:
            shots[-1] = Shot(shots[-1].ms, frame, button)
        elif not shots or shots[-1][1:] != (frame, button):
            shots.append(Shot(round(ms), frame, button))
    return [*shots, Shot(round(end), frame, button)]


def save_film(path: Path, shots: list[Shot], comment: str) -> None:
    """Write the animation. `comment` goes into the file."""
    case = Case(CELL)
    size = (case.width + 2 * MARGIN, case.height + 2 * MARGIN)
    pictures = []
    for shot in shots[:-1]:
        device = draw_case(case, shot.frame, shot.button)
        picture = Image.new("RGB", size, PAPER)
        picture.paste(device, (MARGIN, MARGIN), device)
        pictures.append(picture)
    colours = _common_colours(pictures)
    flat = [picture.quantize(palette=colours, dither=Image.Dither.NONE) for picture in pictures]
    moments = [round(shot.ms / 10) * 10 for shot in shots]
    durations = [after - before for before, after in pairwise(moments)]
    flat[0].save(path, save_all=True, append_images=flat[1:], duration=durations, loop=0, comment=comment.encode())


def _common_colours(pictures: list[Image.Image]) -> Image.Image:
    """One palette for all pictures, so that what does not change costs nothing: from a strip of some of them."""
    some = [*pictures[:: max(1, len(pictures) // 12)], pictures[-1]]
    width, height = some[0].size
    strip = Image.new("RGB", (width * len(some), height))
    for number, picture in enumerate(some):
        strip.paste(picture, (number * width, 0))
    return strip.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
