# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What a person sees on the grid: colours by their names' ranges, pegs, keys, the palette line.

Knows the design's promises on where things light up and which colour is which, and nothing of the firmware.
"""

WIDTH, HEIGHT = 8, 16
DARK = (0, 0, 0)
COLOURS = ("red", "yellow", "green", "blue", "white", "purple", "orange", "cyan")

# The design's ranges, with the brightest channel taken as 1.
_RANGES = {
    "red": lambda r, g, b: r == 1 and g < 0.18 and b < 0.3,
    "orange": lambda r, g, b: r == 1 and 0.18 <= g <= 0.45 and b < 0.25,
    "yellow": lambda r, g, b: r > 0.6 and g > 0.5 and b < 0.3,
    "green": lambda r, g, b: g == 1 and r < 0.45 and b < 0.45,
    "cyan": lambda r, g, b: g > 0.5 and b > 0.5 and r < 0.45,
    "blue": lambda r, g, b: b == 1 and r < 0.35 and g < 0.45,
    "purple": lambda r, g, b: r > 0.35 and b > 0.35 and g < 0.35,
    "white": lambda r, g, b: min(r, g, b) > 0.5,
}


def colour_of(pixel):
    """Return the colour's number in the palette's order, 1 to 8; 0 for dark, None for no peg's colour.

    Raises AssertionError when the light could be taken for two colours.
    """
    top = max(pixel)
    if top == 0:
        return 0
    share = [channel / top for channel in pixel]
    fits = [number for number, name in enumerate(COLOURS, 1) if _RANGES[name](*share)]
    assert len(fits) <= 1, f"{pixel} may be any of {[COLOURS[fit - 1] for fit in fits]}"
    return fits[0] if fits else None


class Grid:
    """One frame, looked at by column and line; the chain is the kit's: pixel 8 * y + x."""

    def __init__(self, frame):
        self._pixels = frame.pixels
        assert len(self._pixels) == WIDTH * HEIGHT

    def at(self, x, y):
        """Return the (r, g, b) of a cell."""
        return self._pixels[WIDTH * y + x]

    def line(self, y, first=0, last=WIDTH):
        """Return the cells of a line as a list of (r, g, b)."""
        return [self.at(x, y) for x in range(first, last)]

    def pegs(self, row):
        """Return a guess row's four colours: 0 dark, None not a peg's colour."""
        return tuple(colour_of(pixel) for pixel in self.line(13 - row, 0, 4))

    def keys(self, row):
        """Return a row's (exact, misplaced), and check that they stand in order and are nothing else."""
        names = [colour_of(pixel) for pixel in self.line(13 - row, 4)]
        exact, misplaced = names.count(1), names.count(5)
        expected = [1] * exact + [5] * misplaced
        assert names == expected + [0] * (4 - len(expected)), names
        return exact, misplaced

    def secret(self):
        """Return the colours lit at the place of the secret."""
        return tuple(colour_of(pixel) for pixel in self.line(0, 0, 4))

    def palette(self):
        """Return the palette line's colours, dark ones left out."""
        return [colour_of(pixel) for pixel in self.line(14) if pixel != DARK]

    def eight(self, row):
        """Return all eight cells of a row."""
        return self.line(13 - row)

    def __str__(self):
        lines = []
        for y in range(HEIGHT):
            cells = [bytes(pixel).hex() if pixel != DARK else "......" for pixel in self.line(y)]
            lines.append(f"{y:2} " + " ".join(cells))
        return "\n".join(lines)
