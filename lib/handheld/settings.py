# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The owner's settings, from settings.toml; a wrong one gets its default and is remembered as a problem."""

from handheld.light import HEIGHT, WIDTH
from mastermind import EDITIONS
from rescue import wiring
from rescue.settings_file import BYTE_ORDER_MARK, LINES, setting

# Name, default, and either the allowed texts (a tuple) or the lowest and highest int (a list).
_KNOWN = (
    ("LANGUAGE", "en", ("en", "nl")),
    ("EDITION", "classic", tuple(EDITIONS)),
    ("REPEATS", None, [0, 1]),  # None: as the edition's box says
    ("BLANKS", 0, [0, 1]),
    ("PUZZLE", 0, [0, 99999]),
    ("BRIGHTNESS", 100, [30, 500]),  # percent of the palette's own level
    ("PALETTE", "normal", ("normal", "contrast")),
    ("CURRENT_LIMIT", 400, [200, 3000]),  # milliamperes, for all pixels together
    ("IDLE", 5, [0, 60]),  # minutes without a press before the light dims; 0: never
    ("LED_SUPPLY", 0, [0, 1]),  # whether PIN_LED_SUPPLY switches the pixels' supply
    ("BATTERY_LOW", 3300, [2500, 5000]),  # millivolts
    ("SOUND", 0, [0, 1]),
    ("PANEL_WIDTH", 8, [1, 16]),
    ("PANEL_HEIGHT", 8, [1, 16]),
    ("PANEL_WIRING", "rows", ("rows", "columns", "rows-snake", "columns-snake")),
    ("PANEL_ROTATION", 0, [0, 270]),
    ("PANEL_ORDER", "rows", ("rows", "columns", "rows-snake", "columns-snake")),
    ("GRID_ROTATION", 0, [0, 180]),
    ("CLASSROOM_LOCK", 0, [0, 1]),  # boot.py reads it itself
    ("WATCHDOG", 0, [0, 1]),
)
_LONGEST = 20  # letters of a line that is named
_PANEL = ("PANEL_WIDTH", "PANEL_HEIGHT", "PANEL_ROTATION")


def read():
    """Return (values, board pins, problems).

    `values` maps each setting's name to the value in force, board pins map each job of `rescue.wiring` to its pin, and
    problems are the names of the settings that are wrong.
    """
    problems = []
    board_pins = wiring.read(problems)
    values = {}
    for name, default, allowed in _KNOWN:
        value = setting(name)
        if value is None:
            value = default
        elif not _fits(value, allowed):
            problems.append(name)
            value = default
        values[name] = value
    for name in _bad_panel(values):
        values[name] = next(known[1] for known in _KNOWN if known[0] == name)
        _add(problems, name)
    for name in _bad_lines():
        _add(problems, name)
    return values, board_pins, problems


def _bad_panel(values):
    # The names of the panel settings that can't be: panels must tile the grid of 8 by 16.
    bad = []
    if values["GRID_ROTATION"] not in (0, 180):
        bad.append("GRID_ROTATION")
    rotation = values["PANEL_ROTATION"]
    if rotation not in (0, 90, 180, 270):
        bad.append("PANEL_ROTATION")
        rotation = 0
    width, height = values["PANEL_WIDTH"], values["PANEL_HEIGHT"]
    if rotation in (90, 270):
        width, height = height, width
    if WIDTH % width or HEIGHT % height:
        # Which of them is wrong only the owner knows: all that were set go back.
        bad.extend([name for name in _PANEL if setting(name) is not None])
    return bad


def _bad_lines():
    """Return what stands in settings.toml in a way that the board reads over: names, or a line's beginning."""
    if LINES is None:
        return ["settings.toml"]
    known = [name for name, _, _ in _KNOWN] + [name for name, _ in wiring.DEFAULTS]
    bad = []
    for line in LINES:
        name = line.split("=")[0].strip()
        if name[:1] == BYTE_ORDER_MARK:
            bad.append((name[1:] or line[1:].strip())[:_LONGEST])
            continue
        if line[0] == "[":
            bad.append(name[:_LONGEST])
            break  # nothing after a table's name is read
        if name in known and "=" in line:
            known.remove(name)  # of two lines with one name only the first is read
        elif name[:10] != "CIRCUITPY_":
            bad.append((name.split(" ")[0].split(":")[0] or line)[:_LONGEST])
    return bad


def _add(problems, name):
    if name not in problems:
        problems.append(name)


def _fits(value, allowed):
    if isinstance(allowed, tuple):
        return value in allowed
    # The type itself: for Python, WRONG (False) is an int too.
    return type(value) is int and allowed[0] <= value <= allowed[1]
