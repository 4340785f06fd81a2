# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch for solo games."""

LABELS = """
RESTART=OPNIEUW
HINT=TIP
CHECK=NAKIJKEN
LEFT=CODES OVER
"""

START = "Solospel %d. %s: %d plaatsen, %d kleuren%s, %d rijen, %s."
BLANKS_TOO = ", en leeg"
REPEATS = "kleuren mogen dubbel"
NO_REPEATS = "geen kleur dubbel"
WON = "Geraden in rij %d van %d."
LOST = "Niet geraden."
GIVEN_UP = "Opgegeven. Gebruikte rijen: %d."
PAUSED = "Pauze."
RESUMED = "Verder. Rijen tot nu toe: %d."
HINTED = "Met tips gespeeld."
CONTRADICTS = "Dit klopt niet met rij %d. A: hij telt. B: terug."
LEFT = "Codes over: %d."
COACH = "Rij %d, %s: eerst %d codes, daarna %d. Zo'n rij laat er gemiddeld %.1f over,"
COACH_BEST = "de beste, %s, %.1f. Sterren: %d van 4."
HELLO = "Mastermind-handheld %s. %s."
MENU = "Menu. A begint een solospel."
PROBLEM = "settings.toml: %s klopt niet en geldt niet."
