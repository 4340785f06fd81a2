# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Wrong lines in settings.toml, read by CircuitPython's own reader: the game starts and names each."""

import pytest

from board import EmulatedPico
from game_drive import changed
from lights import Grid, colour_of

pytestmark = [pytest.mark.board, pytest.mark.timeout(180)]

ORANGE = 7
# Files that one start each can tell apart: text, and the names that must be on the console.
FILES = {
    "wrong type": ('BRIGHTNESS = "bright"\nLANGUAGE = 3\nPIN_A = 14\n', ["BRIGHTNESS", "LANGUAGE", "PIN_A"]),
    "out of range": ("CURRENT_LIMIT = 100\nBRIGHTNESS = 9000\nBLANKS = 2\n", ["CURRENT_LIMIT", "BRIGHTNESS", "BLANKS"]),
    "unknown or double pin": ('PIN_UP = "GP99"\nPIN_LEFT = "GP13"\nPIN_B = "GP25"\n', ["PIN_UP", "PIN_LEFT", "PIN_B"]),
    "empty": ("LANGUAGE =\nEDITION =\nPUZZLE =\n", ["LANGUAGE", "EDITION", "PUZZLE"]),
    "not TOML": (
        "BRIGHTNESS: 50\nrepeats off please\nPUZZLE = 0.5\nBLANKS = true\nLANGUAGE = 'nl'\nEDITION = \"clas\n",
        ["BRIGHTNESS", "repeats", "PUZZLE", "BLANKS", "LANGUAGE", "EDITION"],
    ),
    "panels": ("PANEL_WIDTH = 5\nGRID_ROTATION = 90\n", ["PANEL_WIDTH", "GRID_ROTATION"]),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_wrong_line_is_named_and_its_default_is_used(tmp_path, kind):
    text, names = FILES[kind]
    with EmulatedPico(changed(tmp_path, settings=text)) as pico:
        pico.wait_console("SOLO: CLASSIC.")
        for name in names:
            assert f"settings.toml: {name} is wrong" in pico.console
        assert pico.console.count("is wrong") == len(names)
        pico.run(50)
        assert colour_of(Grid(pico.last).at(0, 0)) == ORANGE
        pico.press("UP")  # the menu's last item names them
        assert f"SETTINGS: {sorted_as_said(pico.console)[0]}" in pico.console
        pico.press("DOWN")
        pico.press("A")
        pico.press("UP")
        assert Grid(pico.last).pegs(1) == (1, 0, 0, 0)
        assert Grid(pico.last).palette() == [1, 2, 3, 4, 5, 6]


def sorted_as_said(console):
    """Return the names in the order in which the console gave them, as the grid writes them."""
    lines = [line for line in console.splitlines() if "is wrong" in line]
    return [line.split(":")[1].split(" is ")[0].strip().replace("_", " ") for line in lines]


def test_good_lines_hold_beside_wrong_ones(tmp_path):
    text = 'LANGUAGE = "nl"\nnonsense\nPIN_UP = "GP11"\nPIN_DOWN = "GP10"\nEDITION = "deluxe"\nREPEATS = 1\n'
    with EmulatedPico(changed(tmp_path, settings=text)) as pico:
        pico.wait_console("SOLO: DELUXE.")
        assert "settings.toml: nonsense klopt niet" in pico.console
        pico.press("A")
        assert "kleuren mogen dubbel" in pico.console
        pico.press("DOWN")  # wired as UP here
        assert Grid(pico.last).pegs(1) == (1, 0, 0, 0)
        assert len(Grid(pico.last).palette()) == 8
