# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The self-test's lights: every pixel in four colours within the budget, a walk in reading order, a picture."""

import itertools

import pytest

from lights import DARK, Grid
from self_tester import FULL, LOWER, PICTURE, UPPER, WALK_MS, WHITE, WHOLE_MS, all_alike, go_to, look, switch_on_with_a

BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")


def full_colours(device):
    """Return the colours that filled the whole grid, in their order, each with the ms for which it did."""
    found = []
    for frame, after in itertools.pairwise(device.frames):
        colour = all_alike(frame)
        if colour:
            found.append((colour, after.ms - frame.ms))
    return found


def test_every_pixel_is_red_green_blue_and_white_at_the_budget(switch_on, interpreter):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    device.run(13_000)
    colours = full_colours(device)
    assert [colour for colour, _ in colours] == list(FULL.values())
    assert min(ms for _, ms in colours) > 2500
    assert max(frame.milliamps for frame in device.frames) == 400  # all of it, and no more


@pytest.mark.parametrize(("brightness", "limit"), [(30, 200), (100, 200), (102, 400), (500, 400), (500, 3000)])
def test_no_frame_passes_any_budget_and_colours_stay_pure(switch_on, brightness, limit):
    device = switch_on("cpython", {"BRIGHTNESS": brightness, "CURRENT_LIMIT": limit})
    switch_on_with_a(device)
    device.run(WHOLE_MS)
    assert max(frame.milliamps for frame in device.frames) <= limit
    red, green, blue, white = (colour for colour, _ in full_colours(device))
    assert [[channel > 0 for channel in colour] for colour in (red, green, blue)] == [
        [at == place for at in range(3)] for place in range(3)
    ]
    assert len(set(white)) == 1


def test_the_walk_goes_through_all_cells_in_reading_order_and_fills_each_half(switch_on, interpreter):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    go_to(device, "walk")
    device.run(WALK_MS)
    walked = []
    for frame in device.frames:
        if WHITE in frame.pixels and frame.pixels.count(WHITE) == 1:
            at = frame.pixels.index(WHITE)
            walked.append(at)
            assert frame.pixels[:at] == [UPPER if place < 64 else LOWER for place in range(at)]
            assert frame.pixels[at + 1 :] == [DARK] * (127 - at)
    assert walked == list(range(128))


def test_the_picture(switch_on, interpreter):
    device = switch_on(interpreter)
    switch_on_with_a(device)
    go_to(device, "picture")
    assert look(device.last, {"W": WHITE, "u": UPPER, "l": LOWER}) == PICTURE
    device.run(14_000)
    assert look(device.last, {"W": WHITE, "u": UPPER, "l": LOWER}) == PICTURE
    for line in ("2 above 1, all upright: PANEL_ROTATION = 180, GRID_ROTATION = 180", 'PANEL_WIRING = "rows-snake"'):
        assert line in device.console


@pytest.mark.parametrize("button", BUTTONS)
def test_any_one_button_that_works_is_enough_to_go_on(switch_on, button):
    device = switch_on("cpython")
    switch_on_with_a(device)
    start = device.ms
    for colour in FULL.values():
        assert all_alike(device.last) == colour
        device.press(button)
    device.run(200)
    assert device.last.pixels.count(WHITE) == 1  # it walks
    device.press(button)
    assert look(device.last, {"W": WHITE, "u": UPPER, "l": LOWER}) == PICTURE
    device.press(button)
    device.run(300)
    assert "Press each button" in device.console
    assert device.ms - start < 2500


def test_the_first_light_comes_as_always(switch_on):
    device = switch_on("cpython")
    plain = device.frames[0]
    switch_on_with_a(device)
    assert device.frames[0].pixels == plain.pixels
    assert device.frames[0].ms == plain.ms
    assert Grid(device.frames[1]).at(0, 15) != DARK  # a dot, while the self-test is loaded
