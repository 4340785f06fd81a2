# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English for the self-test: the labels of its checks, and its sentences for the console."""

LABELS = """
BUTTONS=BUTTONS
MEMORY=MEMORY
HEAP=ROOM
VERSION=VERSION
SUPPLY=POWER
"""

BEGIN = "Self-test. It goes on by itself, sooner with any button. Hold B to leave."
LIGHTS = "All lights are red, then green, then blue, then white."
WALK = "One light walks line by line from the top left. Orange above, cyan below."
PICTURE = "Picture: an orange 1 above, a cyan 2 below, both arrows up, each white corner at the top left."
# What the picture looks like when panels are wired in another way, and the lines of settings.toml that mend it.
MENDING = (
    "  2 above 1, all upright: PANEL_ROTATION = 180, GRID_ROTATION = 180",
    "  2 above 1, all upside down: GRID_ROTATION = 180",
    "  1 above 2, all upside down: PANEL_ROTATION = 180",
    "  arrows to the right: PANEL_ROTATION = 90",
    "  arrows to the left: PANEL_ROTATION = 270",
    '  every second line runs backwards: PANEL_WIRING = "rows-snake"',
    '  lines and columns exchanged: PANEL_WIRING = "columns"',
)
PRESS = "Press each button: its sign is white while it is down, and green after."
DOWN = "Down: %s."
STUCK = "%s has been down since switch-on: held, stuck, or its wire touches ground."
ALL_SEEN = "all six were pressed"
ARE_STUCK = "down all the time: %s"
ARE_UNSEEN = "not pressed: %s"
KEEPS = "written and read back, %d of %d bytes are in use"
FORGETS = "what was written at byte %d reads back as something else"
FULL = "nothing written, %d of %d bytes are in use"
LOST = "written and read back, but saved games were damaged at this start"
NO_MEMORY = "this board has none"
FREE = "%d kB free, %d are enough"
NOT_MEASURED = "not measured here"
VOLTS = "%.2f V"
NONE_WRONG = "none is wrong"
RESULT = "%-9s %-9s %s."
STATES = ("good", "not sure", "WRONG", "-")
PASSED = "Self-test: all is well."
DOUBTFUL = "Self-test: not all could be tested."
FAILED = "Self-test: something is wrong."
