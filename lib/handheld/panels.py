# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Where each cell of the grid is in the chain of pixels: the one place that knows about panels."""

from handheld.light import CELLS, HEIGHT, WIDTH


def pixel_map(panel_width=8, panel_height=8, wiring="rows", rotation=0, order="rows", grid_rotation=0):
    """Return bytes of 128 pixel indices: the cell (x, y) is at place 8 * y + x.

    The panels are `panel_width` by `panel_height` pixels as they are made, each turned clockwise by `rotation` degrees.
    `wiring` is the way of the data inside a panel, `order` the way from panel to panel, both from the top left:
    "rows" or "columns", and with "-snake" every other one runs backwards. `grid_rotation` 180 turns the whole
    picture, for a chain that starts at the bottom right. Panels that do not tile the grid raise ValueError.
    """
    if (panel_width, wiring, rotation, order, grid_rotation) == (WIDTH, "rows", 0, "rows", 0):
        return bytes(range(CELLS))  # the kit's own panels: the long way takes 60 ms on the board
    turned = rotation in (90, 270)
    width = panel_height if turned else panel_width
    height = panel_width if turned else panel_height
    if WIDTH % width or HEIGHT % height:
        raise ValueError("panels of %d by %d do not tile the grid" % (width, height))
    across = WIDTH // width
    down = HEIGHT // height
    size = width * height
    cells = bytearray(CELLS)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            panel = _step(x // width, y // height, across, down, order)
            inner_x, inner_y = _unturn(x % width, y % height, width, height, rotation)
            at = WIDTH * y + x
            if grid_rotation == 180:
                at = CELLS - 1 - at
            cells[at] = panel * size + _step(inner_x, inner_y, panel_width, panel_height, wiring)
    return bytes(cells)


def _step(x, y, width, height, way):
    # How many steps along the way it is to (x, y).
    if way[:4] == "rows":
        if way != "rows" and y & 1:
            x = width - 1 - x
        return width * y + x
    if way != "columns" and x & 1:
        y = height - 1 - y
    return height * x + y


def _unturn(x, y, width, height, rotation):
    # From a place on the panel as it hangs to the place on the panel as it is made.
    if rotation == 90:
        return y, width - 1 - x
    if rotation == 180:
        return width - 1 - x, height - 1 - y
    if rotation == 270:
        return height - 1 - y, x
    return x, y
