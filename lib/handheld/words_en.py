# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English: labels for the grid (capitals, as short as a child can still read) and sentences for the console."""

LABELS = """
SOLO=SOLO
RESUME=RESUME
REPEATS=DOUBLE
BLANKS=BLANK
WON=WON
PLAY=PLAY
SCORE=SCORE
OPTIONS=OPTIONS
HELP=HELP
COACH=COACH
CRACK=CRACK
DUEL=DUEL
PROBLEM=SETTINGS
GIVE UP=GIVE UP
POINTS=POINTS
STOP=STOP
DRAW=DRAW
WINS=WINS
UNDO=UNDO
LEAVE=LEAVE
SURE=SURE?
YES=YES
NO=NO
classic=CLASSIC
original=ORIGINAL
deluxe=DELUXE
"""
COLOURS = ("blank", "red", "yellow", "green", "blue", "white", "purple", "orange", "cyan")

CHOICE = "%s: %s."
ITEM = "%s."
PUZZLE = "Puzzle %d, code %d."
ROW = "Row %d: %s. %d exact, %d misplaced."
SECRET = "The secret was %s."
SCORE = "Games won: %d. Games lost: %d."
POINTS = "Player %d: +%d, %d in all."
TOTAL = "Player %d has %d."
WINNER = "Player %d wins the match."
DRAWN = "The match is a draw between players %s."
TURN_SCORE = "Round %d of %d. Player %d is codemaker."
FORGOTTEN = "The saved games and statistics were damaged and are gone."
BATTERY = "The battery is low: %.1f V."
