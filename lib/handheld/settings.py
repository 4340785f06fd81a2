# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The owner's settings, from settings.toml; a wrong one gets its default and is remembered as a problem."""

from mastermind import EDITIONS
from rescue import pins

# Name, default, and either the allowed texts (a tuple) or the lowest and highest int (a list).
_KNOWN = (
    ("LANGUAGE", "en", ("en", "nl")),
    ("EDITION", "classic", tuple(EDITIONS)),
    ("REPEATS", None, [0, 1]),  # None: as the edition's box says
    ("BLANKS", 0, [0, 1]),
    ("PUZZLE", 0, [0, 99999]),
    ("BRIGHTNESS", 100, [30, 500]),  # percent of the palette's own level
    ("CURRENT_LIMIT", 400, [200, 3000]),  # milliamperes, for all pixels together
    ("PANEL_WIDTH", 8, [1, 16]),
    ("PANEL_HEIGHT", 8, [1, 16]),
    ("PANEL_WIRING", "rows", ("rows", "columns", "rows-snake", "columns-snake")),
    ("PANEL_ROTATION", 0, [0, 270]),
    ("PANEL_ORDER", "rows", ("rows", "columns", "rows-snake", "columns-snake")),
    ("GRID_ROTATION", 0, [0, 180]),
)
_PANEL = ("PANEL_WIDTH", "PANEL_HEIGHT", "PANEL_ROTATION")


class Settings:
    """All settings by their names, and `problems`: the names of the wrong ones.

    `settings["BRIGHTNESS"]` is the value in force; `settings.pins` maps each job to its board pin.
    """

    def __init__(self):
        self.problems = []
        self.pins = pins.read(self.problems)
        self._values = {}
        for name, default, allowed in _KNOWN:
            value = pins.setting(name)
            if value is None:
                value = default
            elif not _fits(value, allowed):
                self.problems.append(name)
                value = default
            self._values[name] = value
        self._check_panel()
        if self._values["GRID_ROTATION"] not in (0, 180):
            self._reset("GRID_ROTATION")

    def __getitem__(self, name):
        return self._values[name]

    def edition(self):
        """Return the `Edition` that the settings ask for, house rules included."""
        edition = EDITIONS[self["EDITION"]]
        repeats = edition.repeats if self["REPEATS"] is None else bool(self["REPEATS"])
        return edition.with_rules(repeats=repeats, blanks=bool(self["BLANKS"]))

    def _check_panel(self):
        # Panels must tile the grid of 8 by 16; if they don't, the one to blame is the first that was set.
        rotation = self["PANEL_ROTATION"]
        if rotation not in (0, 90, 180, 270):
            self._reset("PANEL_ROTATION")
            rotation = 0
        width, height = self["PANEL_WIDTH"], self["PANEL_HEIGHT"]
        if rotation in (90, 270):
            width, height = height, width
        if 8 % width or 16 % height:
            for name in _PANEL:
                if pins.setting(name) is not None:
                    self._reset(name)

    def _reset(self, name):
        for known, default, _ in _KNOWN:
            if known == name:
                self._values[name] = default
        if name not in self.problems:
            self.problems.append(name)


def _fits(value, allowed):
    if isinstance(allowed, tuple):
        return value in allowed
    return isinstance(value, int) and allowed[0] <= value <= allowed[1]
