# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Panels that hang or are wired in another way than the kit's, and what one sees on them.

A chain lists, in the order of the data, the cell (8 * y + x) in which each pixel hangs. Each name is what the console
says of the picture that the self-test shows then; with it goes the setting that mends it.
"""

KIT = [*range(128)]


def per_panel(place):
    """Return the chain of two panels in which the nth pixel hangs at `place(n)`, counted within its panel."""
    return [64 * panel + place(n) for panel in (0, 1) for n in range(64)]


HUNG: dict[str, tuple[list[int], dict]] = {
    "2 above 1, all upright": (KIT[64:] + KIT[:64], {"PANEL_ROTATION": 180, "GRID_ROTATION": 180}),
    "2 above 1, all upside down": (KIT[::-1], {"GRID_ROTATION": 180}),
    "1 above 2, all upside down": (per_panel(lambda n: 63 - n), {"PANEL_ROTATION": 180}),
    "arrows to the right": (per_panel(lambda n: 8 * (n % 8) + 7 - n // 8), {"PANEL_ROTATION": 90}),
    "arrows to the left": (per_panel(lambda n: 8 * (7 - n % 8) + n // 8), {"PANEL_ROTATION": 270}),
    "every second line runs backwards": (
        [8 * (n // 8) + (7 - n % 8 if n // 8 % 2 else n % 8) for n in KIT], {"PANEL_WIRING": "rows-snake"},
    ),
    "lines and columns exchanged": (per_panel(lambda n: 8 * (n % 8) + n // 8), {"PANEL_WIRING": "columns"}),
}  # fmt: skip


def as_seen(pixels, chain):
    """Return the pixels of a frame by the cells in which they hang."""
    seen = list(pixels)
    for number, cell in enumerate(chain):
        seen[cell] = pixels[number]
    return seen
