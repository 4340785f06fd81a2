# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English: labels for the grid (capitals, as short as a child can still read) and sentences for the console."""

LABELS = {
    "SOLO": "SOLO",
    "RESUME": "RESUME",
    "REPEATS": "DOUBLE",
    "BLANKS": "BLANK",
    "WON": "WON",
    "PLAY": "PLAY",
    "SCORE": "SCORE",
    "HELP": "HELP",
    "CHECK": "CHECK",
    "LEFT": "CODES LEFT",
    "HINT": "HINT",
    "CRACK": "CRACK",
    "DUEL": "DUEL",
    "PROBLEM": "SETTINGS",
    "GIVE UP": "GIVE UP",
    "RESTART": "AGAIN",
    "LEAVE": "LEAVE",
    "SURE": "SURE?",
    "YES": "YES",
    "NO": "NO",
    "classic": "CLASSIC",
    "original": "ORIGINAL",
    "deluxe": "DELUXE",
}
COLOURS = ("blank", "red", "yellow", "green", "blue", "white", "purple", "orange", "cyan")
EDITIONS = {"classic": "Classic", "original": "Original", "deluxe": "Deluxe"}

HELLO = "Mastermind handheld %s. %s."
MENU = "Menu. A starts a solo game."
CHOICE = "%s: %s."
ITEM = "%s."
PROBLEM = "settings.toml: %s is wrong and is not used."
START = "Solo game %d. %s: %d positions, %d colours%s, %d rows, %s."
PUZZLE = "Puzzle %d, code %d."
BLANKS_TOO = " and blank"
REPEATS = "repeats allowed"
NO_REPEATS = "no colour twice"
ROW = "Row %d: %s. %d exact, %d misplaced."
WON = "Solved in row %d of %d."
LOST = "Not solved."
GIVEN_UP = "Given up. Rows used: %d."
SECRET = "The secret was %s."
SCORE = "Games won: %d. Games lost: %d."
PAUSED = "Paused."
RESUMED = "Resumed. Rows so far: %d."
HINTED = "It had hints."
CONTRADICTS = "This guess contradicts row %d. A: it counts. B: back."
LEFT = "Codes left: %d."
COACH = "Row %d, %s: %d codes before, %d after. Guesses like it leave %.1f on average,"
COACH_BEST = "the best, %s, %.1f. Stars: %d of 4."
