# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch for the self-test: the labels of its checks, and its sentences for the console."""

LABELS = """
BUTTONS=KNOPPEN
MEMORY=GEHEUGEN
HEAP=RUIMTE
VERSION=VERSIE
SUPPLY=STROOM
"""

BEGIN = "Zelftest. Hij gaat vanzelf verder, met een knop eerder. Houd B vast om te stoppen."
LIGHTS = "Alle lampjes zijn rood, dan groen, dan blauw, dan wit."
WALK = "Een lampje loopt regel voor regel vanaf linksboven. Boven oranje, onder turquoise."
PICTURE = "Plaatje: boven een oranje 1, onder een turquoise 2, beide pijlen omhoog, elke witte hoek linksboven."
# What the picture looks like when panels are wired in another way, and the lines of settings.toml that mend it.
MENDING = (
    "  2 boven 1, alles rechtop: PANEL_ROTATION = 180, GRID_ROTATION = 180",
    "  2 boven 1, alles ondersteboven: GRID_ROTATION = 180",
    "  1 boven 2, alles ondersteboven: PANEL_ROTATION = 180",
    "  pijlen naar rechts: PANEL_ROTATION = 90",
    "  pijlen naar links: PANEL_ROTATION = 270",
    '  elke tweede regel loopt achterstevoren: PANEL_WIRING = "rows-snake"',
    '  regels en kolommen verwisseld: PANEL_WIRING = "columns"',
)
PRESS = "Druk op elke knop: zijn teken is wit zolang hij ingedrukt is, en daarna groen."
DOWN = "Ingedrukt: %s."
STUCK = "%s is al ingedrukt sinds het aanzetten: vastgehouden, vastgelopen, of zijn draad raakt massa."
ALL_SEEN = "alle zes ingedrukt"
ARE_STUCK = "steeds ingedrukt: %s"
ARE_UNSEEN = "niet gedrukt: %s"
KEEPS = "geschreven en teruggelezen, %d van %d bytes in gebruik"
FORGETS = "wat op byte %d is geschreven, wordt anders teruggelezen"
FULL = "niets geschreven, %d van %d bytes in gebruik"
LOST = "geschreven en teruggelezen, maar bewaarde spellen waren beschadigd bij deze start"
NO_MEMORY = "dit bord heeft er geen"
FREE = "%d kB vrij, %d is genoeg"
NOT_MEASURED = "hier niet gemeten"
VOLTS = "%.2f V"
NONE_WRONG = "geen enkele is fout"
RESULT = "%-10s %-9s %s."
STATES = ("goed", "onzeker", "FOUT", "-")
PASSED = "Zelftest: alles is goed."
DOUBTFUL = "Zelftest: niet alles kon worden getest."
FAILED = "Zelftest: er is iets fout."
