# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A fixed sample of what the firmware's parts without hardware do, as lines of text, the same on every runtime.

Runs as a script under any Python that has `handheld`, `mastermind`, the libraries and the board's modules on its path.
"""

from handheld import entry, palette, panels
from handheld.light import CELLS, Light
from handheld.screens import font, text
from mastermind import EDITIONS, PuzzleBytes

CHAIN = list(range(CELLS))


class Pixels:
    """Stands for the NeoPixel chain: keeps what is sent."""

    def __init__(self):
        self.frame = []
        self.shown = 0

    def __setitem__(self, place, frame):
        self.frame[place] = frame

    def show(self):
        self.shown += 1


def _palette():
    for level in (5, 30, 73, 100, 250, 500):
        colours = palette.colours_at(level)
        yield "colours " + " ".join([hex(colour) for colour in colours])
        yield "loads " + repr([palette.load_of(colour) for colour in colours])


def _entries():
    for edition in (EDITIONS["classic"], EDITIONS["deluxe"].with_rules(blanks=True)):
        dice = PuzzleBytes(7, edition.colours)
        row = entry.Entry(edition)
        for _ in range(300):
            (number,) = dice(1)
            if number < 30:
                row.copy((1, 2, 0, 3) if edition.blanks else (1, 2, 4, 3))
            elif number < 60:
                row.begin()
            elif number < 120:
                row.clear()
            elif number < 180:
                row.next_gap()
            row.turn(1 if number & 4 else -1)
            row.move(1 if number & 8 else -1)
            yield "entry " + repr((row.pegs, row.cursor, row.peg, row.full, row.untouched, row.code))


def _lights():
    for brightness, limit in ((100, 400), (100, 200), (500, 400), (30, 200)):
        pixels = Pixels()
        light = Light(pixels, CHAIN, brightness, limit)
        dice = PuzzleBytes(brightness, limit)
        for _ in range(60):
            for _ in range(20):
                place, ink = dice(2)
                light.put(place & 7, place >> 3 & 15, ink % palette.INKS)
            if dice(1)[0] < 20:
                light.clear()
                light.full_level()
            if dice(1)[0] < 80:
                light.reserve(((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4)))
            light.show()
            sent = sum([place * colour % 65521 for place, colour in enumerate(pixels.frame)])
            yield "light " + repr((light.level, round(light.current * 16), light.changed, pixels.shown, sent))


def _words():
    light = Light(Pixels(), CHAIN)
    for word in ("SOLO", "DE LUXE", "+12", "=", "P3", "PROBLEM 7"):
        yield "font " + repr(list(font.columns(word)))
        label = text.Label(2, palette.TEXT)
        label.show(light, word, 0)
        for now in range(0, 5000, 90):
            label.update(light, now)
            light.show()
            yield "label " + repr([x for x in range(CELLS) if light._inks[x]])


def _panels():
    for width, height in ((8, 8), (16, 8), (4, 16), (2, 2), (3, 8)):
        for way in ("rows", "columns", "rows-snake", "columns-snake"):
            for rotation in (0, 90, 180, 270):
                try:
                    yield "panels " + repr(list(panels.pixel_map(width, height, way, rotation, way, rotation & 180)))
                except ValueError as error:
                    yield "panels " + str(error)


def lines():
    """Yield the sample."""
    for part in (_palette, _entries, _lights, _words, _panels):
        yield from part()


if __name__ == "__main__":
    for line in lines():
        print(line)
