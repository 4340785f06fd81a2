# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Every way to wire panels: the map follows the data from pixel to pixel, as a hand with a marker would."""

import itertools

import pytest

from handheld.panels import pixel_map

WIDTH, HEIGHT = 8, 16
WAYS = ("rows", "columns", "rows-snake", "columns-snake")
SIZES = (1, 2, 4, 8, 16)


def path(width, height, way):
    """Return the places (x, y) in the order in which the data comes by."""
    if way.startswith("rows"):
        lines = [[(x, y) for x in range(width)] for y in range(height)]
    else:
        lines = [[(x, y) for y in range(height)] for x in range(width)]
    if way.endswith("snake"):
        lines[1::2] = [line[::-1] for line in lines[1::2]]
    return [place for line in lines for place in line]


def walked(width, height, wiring, rotation, order, grid_rotation):
    """Return the grid as 128 pixel numbers, by numbering panels as they are made, turning and hanging them."""
    picture = [[None] * WIDTH for _ in range(HEIGHT)]
    hung_width, hung_height = (height, width) if rotation in (90, 270) else (width, height)
    count = 0
    for panel_x, panel_y in path(WIDTH // hung_width, HEIGHT // hung_height, order):
        panel = [[None] * width for _ in range(height)]
        for x, y in path(width, height, wiring):
            panel[y][x] = count
            count += 1
        for _ in range(rotation // 90):
            panel = [list(line) for line in zip(*panel[::-1], strict=True)]  # a quarter turn clockwise
        for y, line in enumerate(panel):
            for x, number in enumerate(line):
                picture[panel_y * hung_height + y][panel_x * hung_width + x] = number
    if grid_rotation == 180:
        picture = [line[::-1] for line in picture[::-1]]
    return [number for line in picture for number in line]


def tiles(width, height, rotation):
    if rotation in (90, 270):
        width, height = height, width
    return WIDTH % width == 0 and HEIGHT % height == 0


@pytest.mark.parametrize(("width", "height"), list(itertools.product(SIZES, SIZES)))
def test_every_wiring_is_walked_in_the_chains_order(width, height):
    for wiring, rotation, order, grid_rotation in itertools.product(WAYS, (0, 90, 180, 270), WAYS, (0, 180)):
        setting = (width, height, wiring, rotation, order, grid_rotation)
        if not tiles(width, height, rotation):
            with pytest.raises(ValueError, match="tile"):
                pixel_map(*setting)
            continue
        cells = pixel_map(*setting)
        assert sorted(cells) == list(range(128)), setting
        assert list(cells) == walked(*setting), setting


def cell(cells, x, y):
    return cells[8 * y + x]


def test_the_kit_two_progressive_panels():
    cells = pixel_map()
    assert list(cells) == list(range(128))
    assert cell(cells, 7, 1) == 15
    assert cell(cells, 0, 8) == 64  # the second panel begins


def test_two_serpentine_panels():
    cells = pixel_map(wiring="rows-snake")
    assert [cell(cells, x, 0) for x in range(8)] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert [cell(cells, x, 1) for x in range(8)] == [15, 14, 13, 12, 11, 10, 9, 8]
    assert [cell(cells, x, 8) for x in range(8)] == [64, 65, 66, 67, 68, 69, 70, 71]
    assert cell(cells, 0, 15) == 127


def test_one_wide_panel_turned_by_90_degrees_clockwise():
    # Made 16 wide and 8 high, wired row by row. Clockwise: its top left comes to the top right.
    cells = pixel_map(16, 8, "rows", 90)
    assert cell(cells, 7, 0) == 0
    assert [cell(cells, 7, y) for y in range(16)] == list(range(16))  # its first line runs down the right edge
    assert [cell(cells, 6, y) for y in (0, 15)] == [16, 31]
    assert cell(cells, 0, 15) == 127


def test_one_wide_panel_turned_by_270_degrees():
    cells = pixel_map(16, 8, "rows", 270)
    assert [cell(cells, 0, y) for y in (15, 14, 0)] == [0, 1, 15]  # its first line runs up the left edge
    assert cell(cells, 7, 0) == 127


def test_one_tall_panel_in_serpentine_columns():
    cells = pixel_map(8, 16, "columns-snake")
    assert [cell(cells, 0, y) for y in (0, 15)] == [0, 15]
    assert [cell(cells, 1, y) for y in (0, 15)] == [31, 16]


def test_small_panels_wired_in_a_snake():
    # Eight of 4 by 4: left, right, then the right one below, the left one, and so on.
    cells = pixel_map(4, 4, "rows", 0, "rows-snake")
    corners = [cell(cells, x, y) for x, y in ((0, 0), (4, 0), (4, 4), (0, 4), (0, 8), (4, 8), (4, 12), (0, 12))]
    assert corners == [0, 16, 32, 48, 64, 80, 96, 112]
    assert [cell(cells, x, 1) for x in range(4)] == [4, 5, 6, 7]


def test_turned_panels_keep_their_order():
    # Two of 8 by 8, each hung upside down: the upper one is still the first.
    cells = pixel_map(8, 8, "rows", 180)
    assert cell(cells, 7, 7) == 0
    assert cell(cells, 0, 0) == 63
    assert cell(cells, 7, 15) == 64


def test_whole_grid_turned_begins_at_the_bottom_right():
    cells = pixel_map(grid_rotation=180)
    assert cell(cells, 7, 15) == 0
    assert cell(cells, 0, 15) == 7
    assert cell(cells, 0, 0) == 127
