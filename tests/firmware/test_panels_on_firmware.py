# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The same game on other panels is the same picture, once their pixels are put where they hang."""

import pytest

from person import PAUSE_ITEMS

PANELS: dict[str, dict] = {
    "serpentine": {"PANEL_WIRING": "rows-snake"},
    "one wide, turned": {"PANEL_WIDTH": 16, "PANEL_HEIGHT": 8, "PANEL_ROTATION": 90, "PANEL_WIRING": "columns-snake"},
    "small, in a snake": {"PANEL_WIDTH": 4, "PANEL_HEIGHT": 4, "PANEL_ORDER": "columns-snake"},
    "upside down": {"GRID_ROTATION": 180},
    "strips": {"PANEL_WIDTH": 1, "PANEL_HEIGHT": 16, "PANEL_ORDER": "columns", "PANEL_ROTATION": 180},
}


def hang(setting):
    """Return {pixel number: place in the default chain}, by cutting the picture up as the panels are hung."""
    turned = setting.get("PANEL_ROTATION", 0)
    width, height = setting.get("PANEL_WIDTH", 8), setting.get("PANEL_HEIGHT", 8)
    if turned in (90, 270):
        width, height = height, width
    columns, lines = range(0, 8, width), range(0, 16, height)
    if setting.get("PANEL_ORDER", "rows").startswith("rows"):
        corners = [(x, y) for y in lines for x in columns]
    else:
        corners = []
        for nth, x in enumerate(columns):
            back = nth % 2 and setting["PANEL_ORDER"].endswith("snake")
            corners += [(x, y) for y in (reversed(lines) if back else lines)]
    chain = []
    for left, top in corners:
        # The panel as it hangs, turned back by quarter turns until it is as it was made.
        panel = [[8 * (top + y) + left + x for x in range(width)] for y in range(height)]
        for _ in range(turned // 90):
            panel = [list(line) for line in zip(*panel, strict=True)][::-1]  # counterclockwise
        wiring = setting.get("PANEL_WIRING", "rows")
        if wiring.startswith("columns"):
            panel = [list(line) for line in zip(*panel, strict=True)]
        for nth, line in enumerate(panel):
            chain += line[::-1] if nth % 2 and wiring.endswith("snake") else line
    if setting.get("GRID_ROTATION") == 180:
        chain = [127 - place for place in chain]
    return dict(enumerate(chain))


def played(device):
    """Play a bit of everything: two rows, pause, give up."""
    for name in ("RIGHT", "A", "UP", "A", "DOWN", "A", "UP", "A", "UP", "A"):
        device.press(name)
    device.run(1000)
    device.press("A", held=760)
    for name in ("UP", "A"):
        device.press(name)
    device.run(600)
    device.press("B", held=760)
    for name in (*["DOWN"] * PAUSE_ITEMS.index("GIVE UP"), "A", "A"):  # who looks would have to know the panels
        device.press(name)
    device.run(2500)
    return device.frames


@pytest.mark.parametrize("name", PANELS)
def test_the_same_picture(switch_on, name):
    common = {"PUZZLE": 5, "BLANKS": 1}
    kit = played(switch_on("cpython", common))
    other = played(switch_on("cpython", common | PANELS[name]))
    place_of = hang(PANELS[name])
    assert sorted(place_of.values()) == list(range(128))
    pictures = []
    for frame in other[1:]:  # the first one is the sign of life, sent before any setting is read
        picture = [None] * 128
        for number, pixel in enumerate(frame.pixels):
            picture[place_of[number]] = pixel
        pictures.append(picture)
    assert [frame.pixels for frame in kit[1:]] == pictures
    assert len(kit) > 20
    assert kit[-1].pixels != other[-1].pixels  # else the setting did nothing
