# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English for solo games: their sentences for the console, and the labels of their pause menu."""

LABELS = """
RESTART=AGAIN
HINT=HINT
CHECK=CHECK
LEFT=CODES LEFT
"""

START = "Solo game %d. %s: %d positions, %d colours%s, %d rows, %s."
BLANKS_TOO = ", and blank"
REPEATS = "repeats allowed"
NO_REPEATS = "no colour twice"
WON = "Solved in row %d of %d."
LOST = "Not solved."
GIVEN_UP = "Given up. Rows used: %d."
PAUSED = "Paused."
RESUMED = "Resumed. Rows so far: %d."
HINTED = "It had hints."
CONTRADICTS = "This guess contradicts row %d. A: it counts. B: back."
LEFT = "Codes left: %d."
COACH = "Row %d, %s: %d codes before, %d after. Guesses like it leave %.1f on average,"
COACH_BEST = "the best, %s, %.1f. Stars: %d of 4."
HELLO = "Mastermind handheld %s. %s."
MENU = "Menu. A starts a solo game."
PROBLEM = "settings.toml: %s is wrong and is not used."
