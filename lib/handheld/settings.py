# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The owner's settings, from settings.toml; a wrong one gets its default and is remembered as a problem."""

from handheld.light import HEIGHT, WIDTH
from mastermind import EDITIONS
from rescue import wiring
from rescue.settings_file import BYTE_ORDER_MARK, LINES, setting

# The names are one text: each by itself, being short, would stay in the interpreter's books for good. The first eight
# are the options that `handheld.option_bytes` numbers.
NAMES = (
    "LANGUAGE BRIGHTNESS PALETTE SOUND IDLE EDITION REPEATS BLANKS PUZZLE CURRENT_LIMIT LED_SUPPLY "
    "BATTERY_LOW PANEL_WIDTH PANEL_HEIGHT PANEL_WIRING PANEL_ROTATION PANEL_ORDER GRID_ROTATION "
    "CLASSROOM_LOCK WATCHDOG"
).split(" ")
(
    PUZZLE,
    CURRENT_LIMIT,
    LED_SUPPLY,
    BATTERY_LOW,
    PANEL_WIDTH,
    PANEL_HEIGHT,
    PANEL_WIRING,
    PANEL_ROTATION,
    PANEL_ORDER,
    GRID_ROTATION,
    CLASSROOM_LOCK,
    WATCHDOG,
) = range(8, 20)
# The default of each, and either the allowed texts (a tuple) or the lowest and highest int (a list).
_ALLOWED = (
    ("en", ("en", "nl")),  # LANGUAGE
    (100, [30, 500]),  # BRIGHTNESS: percent of the palette's own level
    ("normal", ("normal", "contrast")),  # PALETTE
    (0, [0, 1]),  # SOUND
    (5, [0, 60]),  # IDLE: minutes without a press before the light dims; 0: never
    ("classic", tuple(EDITIONS)),  # EDITION
    (None, [0, 1]),  # REPEATS: None: as the edition's box says
    (0, [0, 1]),  # BLANKS
    (0, [0, 99999]),  # PUZZLE
    (400, [200, 3000]),  # CURRENT_LIMIT: milliamperes, for all pixels together
    (0, [0, 1]),  # LED_SUPPLY: whether PIN_LED_SUPPLY switches the pixels' supply
    (3300, [2500, 5000]),  # BATTERY_LOW: millivolts
    (8, [1, 16]),  # PANEL_WIDTH
    (8, [1, 16]),  # PANEL_HEIGHT
    ("rows", ("rows", "columns", "rows-snake", "columns-snake")),  # PANEL_WIRING
    (0, [0, 270]),  # PANEL_ROTATION
    ("rows", ("rows", "columns", "rows-snake", "columns-snake")),  # PANEL_ORDER
    (0, [0, 180]),  # GRID_ROTATION
    (0, [0, 1]),  # CLASSROOM_LOCK: boot.py reads it itself
    (0, [0, 1]),  # WATCHDOG
)
_LONGEST = 20  # letters of a line that is named
_PANEL = (PANEL_WIDTH, PANEL_HEIGHT, PANEL_ROTATION)


def read():
    """Return (values, board pins, problems).

    `values` are the values in force in the order of NAMES, board pins map each job of `rescue.wiring` to its pin, and
    problems are the names of the settings that are wrong.
    """
    problems = []
    board_pins = wiring.read(problems)
    values = []
    for name, (default, allowed) in zip(NAMES, _ALLOWED):
        value = setting(name)
        if value is None:
            value = default
        elif not _fits(value, allowed):
            problems.append(name)
            value = default
        values.append(value)
    for place in _bad_panel(values):
        values[place] = _ALLOWED[place][0]
        _add(problems, NAMES[place])
    for name in _bad_lines():
        _add(problems, name)
    return values, board_pins, problems


def _bad_panel(values):
    # The places of the panel settings that can't be: panels must tile the grid of 8 by 16.
    bad = []
    if values[GRID_ROTATION] not in (0, 180):
        bad.append(GRID_ROTATION)
    rotation = values[PANEL_ROTATION]
    if rotation not in (0, 90, 180, 270):
        bad.append(PANEL_ROTATION)
        rotation = 0
    width, height = values[PANEL_WIDTH], values[PANEL_HEIGHT]
    if rotation in (90, 270):
        width, height = height, width
    if WIDTH % width or HEIGHT % height:
        # Which of them is wrong only the owner knows: all that were set go back.
        bad.extend([place for place in _PANEL if setting(NAMES[place]) is not None])
    return bad


def _bad_lines():
    """Return what stands in settings.toml in a way that the board reads over: names, or a line's beginning."""
    if LINES is None:
        return ["settings.toml"]
    known = NAMES + [name for name, _ in wiring.DEFAULTS]
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
