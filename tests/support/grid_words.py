# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Reading the grid's words letter by letter, also those that scroll, and telling which of several stands there."""

from grid_text import columns_at
from handheld.screens import font
from lights import WIDTH, Grid

REST_MS, SCROLL_MS = 1000, 140  # how long a long word rests, and how long each of its columns takes
SIGNS = {tuple(font.columns(sign)): sign for sign in font._SIGNS}
BLANK_WINDOW = (0,) * WIDTH
LONGEST_MS = 16_000


def window(text):
    """Return the eight columns that `text` shows at first: one sign stands in the middle, others at the left end."""
    columns = tuple(font.columns(text))
    if len(columns) < WIDTH - 1:
        columns = (0,) * ((WIDTH + 1 - len(columns)) // 2) + columns
    return (columns + BLANK_WINDOW)[:WIDTH]


def stands(grid, y, text):
    """Say whether the lines from `y` look as `text` does at first: the whole of it, for one or two signs."""
    return columns_at(grid, y) == window(text)


def passes(grid, y, text):
    """Say whether the lines from `y` show `text` at any moment of its scrolling, or nothing as between two times."""
    columns = tuple(font.columns(text))
    if len(columns) <= WIDTH:
        return stands(grid, y, text)
    padded = columns + BLANK_WINDOW
    return columns_at(grid, y) in [padded[at : at + WIDTH] for at in range(len(columns) + 1)]


def which(device, y, texts):
    """Return the one of `texts` that is written from line `y` on; time passes until no other can be meant.

    Raises AssertionError when it is none of them.
    """
    beginnings = [window(text) for text in texts]
    waited = 0
    while columns_at(Grid(device.last), y) not in beginnings:  # has it scrolled on? It will begin anew.
        assert any(passes(Grid(device.last), y, text) for text in texts), f"none of {list(texts)}\n{Grid(device.last)}"
        assert waited < LONGEST_MS
        device.run(SCROLL_MS)
        waited += SCROLL_MS
    reader = _Reader(device, y, texts)
    known = len(device.frames)
    waited = 0
    while not reader.sure:
        assert waited < LONGEST_MS, f"cannot tell {reader.left}\n{Grid(device.last)}"
        device.run(SCROLL_MS)
        waited += SCROLL_MS
        for frame in device.frames[known:]:
            reader.look(frame)
        known = len(device.frames)
        reader.rested = waited > REST_MS + SCROLL_MS
    return reader.left[0]


class _Reader:
    """Reads one line of text: `left` are the texts that it can still be."""

    def __init__(self, device, y, texts):
        self._y = y
        self.left = sorted(set(texts))
        self._last = columns_at(Grid(device.last), y)
        self._seen = self._last
        self.rested = False  # whether a long word would have begun to scroll by now
        self._settle()

    @property
    def sure(self):
        """Whether one text is left, after a word that has more signs has shown that it scrolls."""
        if self.rested and self._seen == self._last:  # it stands still: a short one
            self.left = [text for text in self.left if len(tuple(font.columns(text))) <= WIDTH]
        assert self.left, f"line {self._y} shows none of the expected texts: {read_columns(self._seen)!r}"
        return len(self.left) == 1

    def look(self, frame):
        """See the next frame."""
        columns = columns_at(Grid(frame), self._y)
        if columns != self._last:
            self._seen += columns[-1:]
            self._last = columns
            self._settle()

    def _settle(self):
        seen = self._seen
        self.left = [text for text in self.left if _full(text)[: len(seen)] == seen[: len(_full(text))]]


def _full(text):
    """Return all columns of a text that scrolls by once, or the window of one that does not."""
    columns = tuple(font.columns(text))
    return columns if len(columns) > WIDTH else window(text)


def read(device, y):
    """Let a word scroll by, from its beginning, and return it; blanks at its ends are left out."""
    return read_all(device, y)[0]


def read_all(device, *ys):
    """Read the words on several lines at the same time; call it before they begin to scroll."""
    windows = [[columns_at(Grid(device.last), y)] for y in ys]
    done = [False] * len(ys)
    known = len(device.frames)
    waited = 0
    while not all(done) and waited < LONGEST_MS:
        device.run(SCROLL_MS)
        waited += SCROLL_MS
        for frame in device.frames[known:]:
            for number, y in enumerate(ys):
                columns = columns_at(Grid(frame), y)
                if not done[number] and columns != windows[number][-1]:
                    windows[number].append(columns)
                    done[number] = columns == BLANK_WINDOW  # it has gone by
        known = len(device.frames)
        if waited > REST_MS + SCROLL_MS:
            done = [over or len(seen) == 1 for over, seen in zip(done, windows, strict=True)]
    return [read_columns(seen[0] + tuple(later[-1] for later in seen[1:])) for seen in windows]


def read_columns(columns):
    """Return the letters that columns show. Raises AssertionError for what is no letter of the font."""
    if columns[:3] == (0, 0, 0) and columns[6:8] == (0, 0) and len(columns) == WIDTH:
        columns = columns[3:6]  # one sign, in the middle
    text = ""
    for at in range(0, len(columns), font.WIDTH + 1):
        sign = (*columns[at : at + font.WIDTH], 0, 0)[: font.WIDTH]
        assert sign in SIGNS, f"no letter: {sign} after {text!r}"
        text += SIGNS[sign]
    return text.strip()
