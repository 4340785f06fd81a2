# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch: labels for the grid and sentences for the console."""

LABELS = {
    "SOLO": "SOLO",
    "RESUME": "VERDER",
    "REPEATS": "DUBBEL",
    "BLANKS": "LEEG",
    "WON": "WINST",
    "PLAY": "SAMEN",
    "SCORE": "STAND",
    "HELP": "HULP",
    "CHECK": "NAKIJKEN",
    "LEFT": "CODES OVER",
    "HINT": "TIP",
    "CRACK": "KRAKEN",
    "DUEL": "DUEL",
    "PROBLEM": "INSTELLING",
    "GIVE UP": "STOPPEN",
    "RESTART": "OPNIEUW",
    "LEAVE": "MENU",
    "SURE": "ZEKER?",
    "YES": "JA",
    "NO": "NEE",
    "classic": "KLASSIEK",
    "original": "ORIGINEEL",
    "deluxe": "DELUXE",
}
COLOURS = ("leeg", "rood", "geel", "groen", "blauw", "wit", "paars", "oranje", "turquoise")
EDITIONS = {"classic": "Klassiek", "original": "Origineel", "deluxe": "Deluxe"}

HELLO = "Mastermind-handheld %s. %s."
MENU = "Menu. A begint een solospel."
CHOICE = "%s: %s."
ITEM = "%s."
PROBLEM = "settings.toml: %s klopt niet en geldt niet."
START = "Solospel %d. %s: %d plaatsen, %d kleuren%s, %d rijen, %s."
PUZZLE = "Puzzel %d, code %d."
BLANKS_TOO = " en leeg"
REPEATS = "kleuren mogen dubbel"
NO_REPEATS = "geen kleur dubbel"
ROW = "Rij %d: %s. %d goed, %d op de verkeerde plaats."
WON = "Geraden in rij %d van %d."
LOST = "Niet geraden."
GIVEN_UP = "Opgegeven. Gebruikte rijen: %d."
SECRET = "De code was %s."
SCORE = "Gewonnen: %d. Verloren: %d."
PAUSED = "Pauze."
RESUMED = "Verder. Rijen tot nu toe: %d."
HINTED = "Met tips gespeeld."
CONTRADICTS = "Dit klopt niet met rij %d. A: hij telt. B: terug."
LEFT = "Codes over: %d."
COACH = "Rij %d, %s: eerst %d codes, daarna %d. Zo'n rij laat er gemiddeld %.1f over,"
COACH_BEST = "de beste, %s, %.1f. Sterren: %d van 4."
