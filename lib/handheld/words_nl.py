# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch: labels for the grid and sentences for the console."""

LABELS = """
SOLO=SOLO
RESUME=VERDER
REPEATS=DUBBEL
BLANKS=LEEG
WON=WINST
PLAY=SAMEN
SCORE=STAND
OPTIONS=OPTIES
HELP=HULP
COACH=TRAINER
CRACK=KRAKEN
DUEL=TEGEN MIJ
PROBLEM=INSTELLING
GIVE UP=GEEF OP
POINTS=PUNTEN
STOP=STOPPEN
DRAW=GELIJK
WINS=WINT
UNDO=TERUG
LEAVE=MENU
SURE=ZEKER?
YES=JA
NO=NEE
classic=KLASSIEK
original=ORIGINEEL
deluxe=DELUXE
"""
COLOURS = ("leeg", "rood", "geel", "groen", "blauw", "wit", "paars", "oranje", "turquoise")

CHOICE = "%s: %s."
ITEM = "%s."
PUZZLE = "Puzzel %d, code %d."
ROW = "Rij %d: %s. %d goed, %d op de verkeerde plaats."
SECRET = "De code was %s."
SCORE = "Gewonnen: %d. Verloren: %d."
POINTS = "Speler %d: +%d, samen %d."
TOTAL = "Speler %d heeft %d."
WINNER = "Speler %d wint de partij."
DRAWN = "De partij is gelijk tussen de spelers %s."
TURN_SCORE = "Ronde %d van %d. Speler %d is codemaker."
FORGOTTEN = "De bewaarde spellen en de statistiek waren beschadigd en zijn weg."
BATTERY = "De batterij is bijna leeg: %.1f V."
