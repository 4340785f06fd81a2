# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What one sees: lights on the canvas, the console, small screens."""

import colorsys

import pytest

from lights import Grid

pytestmark = pytest.mark.page

LIGHTS = """
import time
import board, digitalio, neopixel_write

COLOURS = {colours}
output = digitalio.DigitalInOut(board.GP0)
output.switch_to_output()

class Show:
    def __init__(self):
        frame = bytearray(384)
        for at, (red, green, blue) in COLOURS.items():
            frame[3 * at : 3 * at + 3] = bytes((green, red, blue))
        neopixel_write.neopixel_write(output, frame)
    def step(self):
        pass

handheld = Show()
while True:
    handheld.step()
    time.sleep(0.001)
"""
# The eight peg colours as the firmware sends them, at the places 8 * y + x.
EIGHT = {
    0: (44, 0, 0), 1: (28, 23, 0), 2: (0, 30, 0), 3: (0, 0, 48), 4: (18, 18, 18), 5: (26, 0, 26),
    6: (40, 11, 0), 7: (0, 23, 25),
}  # fmt: skip
HUES = {0: (345, 15), 1: (40, 65), 2: (100, 140), 3: (225, 255), 5: (285, 315), 6: (15, 40), 7: (165, 195)}


def lights(open_page, colours, **options):
    device = open_page(program=LIGHTS.format(colours=colours), **options)
    device.run(50)
    return device


def hue(colour):
    """The hue in degrees."""
    return 360 * colorsys.rgb_to_hsv(*(channel / 255 for channel in colour))[0]


@pytest.mark.parametrize("diffuser", [False, True])
def test_the_canvas_shows_each_colour_in_its_cell(open_page, diffuser):
    device = lights(open_page, EIGHT)
    device.page.set_checked("#diffuser", diffuser)
    device.page.wait_for_timeout(100)
    assert device.pixels[:8] == [EIGHT[at] for at in range(8)]
    for at, (low, high) in HUES.items():
        seen = device.on_canvas(at, 0)
        degrees = hue(seen)
        assert low <= degrees <= high or (low > high and not high < degrees < low), (at, seen)
        assert max(seen) > 150, f"{at}: {seen} is too dark for a screen"
    white = device.on_canvas(4, 0)
    assert min(white) > 195
    assert max(device.on_canvas(3, 8)) < 60  # a dark one


def test_dim_light_is_seen_and_a_brighter_one_is_brighter(open_page):
    device = lights(open_page, {0: (1, 0, 0), 3: (13, 0, 0), 6: (44, 0, 0)})
    levels = [device.on_canvas(x, 0)[0] for x in (0, 3, 6)]
    assert levels[0] > 25
    assert levels[0] + 30 < levels[1] < levels[2] - 50


def test_full_brightness_keeps_the_hues_apart(open_page):
    bright = {at: tuple(min(255, 5 * channel) for channel in colour) for at, colour in EIGHT.items()}
    device = lights(open_page, bright)
    orange, yellow = device.on_canvas(6, 0), device.on_canvas(1, 0)
    assert hue(orange) < 40 < hue(yellow)


def test_the_console_is_a_live_region_that_keeps_its_text(open_counter):
    device = open_counter(manual=True)
    console = device.page.get_by_role("log", name="Console")
    assert console.get_attribute("aria-live") == "polite"
    device.press("UP")
    device.press("DOWN")
    lines = console.inner_text().splitlines()
    assert lines[-2:] == ["UP pressed", "DOWN pressed"]
    assert "counting" in lines[0]


@pytest.mark.parametrize(
    ("settings", "language", "word"),
    [({}, "en", "Solo game"), ({"LANGUAGE": "nl"}, "nl", "Solospel"), ({"LANGUAGE": "fr"}, "en", "Solo game")],
)
def test_the_console_names_its_language(open_page, settings, language, word):
    device = open_page(settings)
    device.run(500)
    device.press("A")
    console = device.page.get_by_role("log", name="Console")
    assert console.get_attribute("lang") == language
    assert word in console.inner_text()


@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (360, 640), (320, 568), (740, 360), (768, 1024), (1280, 720), (1920, 1080)]
)
def test_fits_the_screen(open_page, width, height):
    device = open_page(viewport={"width": width, "height": height})
    assert device.page.evaluate("document.documentElement.scrollWidth") <= width
    for name in ("UP", "DOWN", "LEFT", "RIGHT", "A", "B"):
        box = device.button(name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height, f"{name} is below the fold"
        assert min(box["width"], box["height"]) >= 36, f"{name} is too small for a thumb"


def test_no_movement_for_those_who_want_none(open_page):
    device = open_page(reduced_motion="reduce")
    durations = device.page.evaluate(
        "[...document.querySelectorAll('*')].map((e) => getComputedStyle(e).transitionDuration)"
    )
    assert set(durations) == {"0s"}


def test_a_picture_can_be_saved(open_page, tmp_path):
    device = open_page()
    device.run(300)
    with device.page.expect_download() as download:
        device.page.click("#picture")
    path = tmp_path / "picture.png"
    download.value.save_as(path)
    assert download.value.suggested_filename == "mastermind-handheld.png"
    assert path.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert path.stat().st_size > 2000


def test_a_real_frame_reads_the_same_from_the_canvas(open_page):
    device = open_page({"PUZZLE": 12})
    device.run(1000)
    device.press("A")
    device.run(500)
    lit = Grid(device.last)
    assert lit.palette() == [1, 2, 3, 4, 5, 6]
    for x in range(6):
        assert max(device.on_canvas(x, 14)) > 70
    assert max(device.on_canvas(7, 14)) < 60
