# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Panels that are wired in another way: what the self-test's picture looks like then, and the setting that mends it.

`chain` lists, in the order of the data, the cell (8 * y + x) in which each pixel hangs.
"""

import pytest

from device import Frame
from self_tester import LOWER, PICTURE, UPPER, WHITE, go_to, look, switch_on_with_a

KIT = [*range(128)]
INKS = {"W": WHITE, "u": UPPER, "l": LOWER}


def block(picture):
    """Return the lines of a picture."""
    return picture.strip().split("\n")


def turned(lines):
    """Return lines turned clockwise by a quarter."""
    return ["".join(line[x] for line in reversed(lines)) for x in range(len(lines[0]))]


def halves(change):
    """Return the picture with each half changed by itself."""
    lines = block(PICTURE)
    return change(lines[:8]) + change(lines[8:])


def per_panel(place):
    """Return the chain of two panels in which the nth pixel hangs at `place(n)`, counted within its panel."""
    return [64 * panel + place(n) for panel in (0, 1) for n in range(64)]


SWAPPED = KIT[64:] + KIT[:64]
UPSIDE_DOWN = KIT[::-1]
EACH_TURNED = per_panel(lambda n: 63 - n)
TO_THE_RIGHT = per_panel(lambda n: 8 * (n % 8) + 7 - n // 8)
TO_THE_LEFT = per_panel(lambda n: 8 * (7 - n % 8) + n // 8)
SNAKE = [8 * (n // 8) + (7 - n % 8 if n // 8 % 2 else n % 8) for n in KIT]
COLUMNS = per_panel(lambda n: 8 * (n % 8) + n // 8)

WIRED: dict[str, tuple[list[int], list[str], dict]] = {
    "2 above 1, all upright": (
        SWAPPED, block(PICTURE)[8:] + block(PICTURE)[:8], {"PANEL_ROTATION": 180, "GRID_ROTATION": 180},
    ),
    "2 above 1, all upside down": (
        UPSIDE_DOWN, turned(turned(block(PICTURE))), {"GRID_ROTATION": 180},
    ),
    "1 above 2, all upside down": (
        EACH_TURNED, halves(lambda half: turned(turned(half))), {"PANEL_ROTATION": 180},
    ),
    "arrows to the right": (TO_THE_RIGHT, halves(turned), {"PANEL_ROTATION": 90}),
    "arrows to the left": (
        TO_THE_LEFT, halves(lambda half: turned(turned(turned(half)))), {"PANEL_ROTATION": 270},
    ),
    "every second line runs backwards": (
        SNAKE,
        [line[::-1] if y % 2 else line for y, line in enumerate(block(PICTURE))],
        {"PANEL_WIRING": "rows-snake"},
    ),
    "lines and columns exchanged": (
        COLUMNS, halves(lambda half: turned(half[::-1])), {"PANEL_WIRING": "columns"},
    ),
}  # fmt: skip


def seen(frame, chain):
    """Return what one sees whose pixels hang so."""
    pixels: list = [None] * 128
    for number, cell in enumerate(chain):
        pixels[cell] = frame.pixels[number]
    return look(Frame(frame.ms, pixels), INKS)


def picture_of(switch_on, settings):
    device = switch_on("cpython", settings)
    switch_on_with_a(device)
    go_to(device, "picture")
    return device


@pytest.mark.parametrize("name", WIRED)
def test_what_a_child_sees_and_what_mends_it(switch_on, name):
    chain, picture, setting = WIRED[name]
    assert sorted(chain) == KIT
    wrong = picture_of(switch_on, None)
    assert block(seen(wrong.last, chain)) == picture != block(PICTURE)
    # The console tells the setting; with it the picture is right.
    advice = ", ".join(
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in setting.items()
    )
    assert f"  {name}: {advice}" in wrong.console
    assert seen(picture_of(switch_on, setting).last, chain) == PICTURE


def test_no_two_kinds_of_wiring_look_alike():
    pictures = ["\n".join(picture) for _, picture, _ in WIRED.values()]
    assert len({*pictures, PICTURE.strip()}) == len(WIRED) + 1


def test_the_console_names_no_wiring_that_is_not_tested(switch_on):
    device = picture_of(switch_on, None)
    told = [line.strip().split(": ")[0] for line in device.console.splitlines() if line.startswith("  ")]
    assert told == list(WIRED)
