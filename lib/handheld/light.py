# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The grid as screens see it: cells that take inks, kept within the current budget, sent only when they changed."""

from micropython import const

from handheld import palette

WIDTH = 8  # of the grid; x counts from the left,
HEIGHT = 16  # y from the top
CELLS = WIDTH * HEIGHT

_REST_MA = const(1)  # a dark WS2812 draws about this much
_LOAD_PER_MA = const(16)  # channel steps of 255 that draw one more mA, by the data sheet's 16 mA at 255
_LOWEST_LEVEL = const(5)
_STRIPE = const(5)  # lines, as high as a letter


class Light:
    """A frame of 128 cells over a NeoPixel chain.

    `brightness` is in percent of the palette's own level, `limit` the budget in mA for all pixels together. A level is
    fixed when a row begins (`reserve`), so that nothing that blinks ever changes another cell. `changed` says whether
    anything was drawn since the last frame.
    """

    def __init__(self, pixels, cells, brightness=100, limit=400):
        self.pixels = pixels
        self.cells = cells
        self._most = (limit - _REST_MA * CELLS) * _LOAD_PER_MA
        self._inks = bytearray(CELLS)  # in the chain's order, as all of the frame
        self._frame = [0] * CELLS
        self._sent = bytearray(CELLS)  # the inks of the last frame, and the level it was sent at
        self.sent_level = 0  # 0: the next frame goes out even if it is the same
        self._load = 0
        self._level = 0
        self.set_brightness(brightness)

    def set_brightness(self, percent):
        """Take another brightness, or the palette that was changed."""
        self._brightness = percent
        self._set_level(percent)
        self._always_fits = self._load_of(palette.BRIGHTEST) <= self._most

    @property
    def level(self):
        """The level in force, in percent."""
        return self._level

    @property
    def current(self):
        """The estimated current of the frame as it is now, in mA."""
        return _REST_MA * CELLS + self._load / _LOAD_PER_MA

    def put(self, x, y, ink):
        """Set the cell in column `x` (0..7) and line `y` (0..15, from the top)."""
        at = self.cells[WIDTH * y + x]
        old = self._inks[at]
        if old != ink:
            self._inks[at] = ink
            self._frame[at] = self._colours[ink]
            self._load += self._loads[ink] - self._loads[old]
            self.changed = True

    def stripes(self, y, columns, at, ink):
        """Draw `columns` from `at` on across the lines `y` to `y + 4`, in `ink` on dark.

        Each byte is a column, bit 0 its top line; what lies beyond either end is dark. A put for each of the 40 cells
        would take 2 ms.
        """
        inks = self._inks
        loads = self._loads
        moved = 0
        for x in range(WIDTH):
            bits = columns[at] if 0 <= at < len(columns) else 0
            at += 1
            for place in range(WIDTH * y + x, WIDTH * (y + _STRIPE) + x, WIDTH):
                new = ink if bits & 1 else 0
                bits >>= 1
                cell = self.cells[place]
                old = inks[cell]
                if old != new:
                    inks[cell] = new
                    self._frame[cell] = self._colours[new]
                    moved += loads[new] - loads[old]
                    self.changed = True
        self._load += moved

    def clear(self):
        """Darken all cells."""
        self._inks[:] = bytes(CELLS)
        self._frame[:] = [0] * CELLS
        self._load = 0
        self.changed = True

    def full_level(self):
        """Go back to the owner's brightness: for a new screen."""
        if self._level != self._brightness:
            self._set_level(self._brightness)

    def reserve(self, extra):
        """Lower the level, if need be, until the frame and `extra`, (ink, count) pairs, fit the budget together.

        `extra` is what the cells that are dark now may still light at the most, so that no blinking passes the budget.
        """
        if self._always_fits:
            return
        inks = bytes(self._inks)
        pairs = list(extra)
        for ink in range(1, palette.INKS):
            count = inks.count(bytes((ink,)))
            if count:
                pairs.append((ink, count))
        self._lower(pairs)

    def show(self):
        """Send the frame, unless what was drawn since the last one came to the same picture."""
        if self._load > self._most:
            # Rounding can make another board than BRIGHTEST the brightest at this level, by a few mA.
            self._always_fits = False
            self.reserve(())
        self.changed = False
        if self._inks == self._sent and self._level == self.sent_level:
            return
        self._sent[:] = self._inks
        self.sent_level = self._level
        self.pixels[:] = self._frame
        self.pixels.show()

    def _lower(self, pairs):
        load = self._load_of(pairs)
        while load > self._most and self._level > _LOWEST_LEVEL:
            # Proportional, less a little for rounding; once is nearly always enough.
            level = min(self._level - 1, self._level * self._most * 98 // (load * 100))
            self._set_level(max(level, _LOWEST_LEVEL))
            load = self._load_of(pairs)

    def _load_of(self, pairs):
        return sum([self._loads[ink] * count for ink, count in pairs])

    def _set_level(self, level):
        self._level = level
        self._colours = palette.colours_at(level)
        self._loads = [palette.load_of(colour) for colour in self._colours]
        self._frame[:] = [self._colours[ink] for ink in self._inks]
        self._load = sum([self._loads[ink] for ink in self._inks])
        self.changed = True
