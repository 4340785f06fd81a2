# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch for the statistics of solo games."""

LABELS = """
GAMES=SPELLEN
BEST=BESTE RIJ
RUN=REEKS
LONGEST=LANGSTE
HINTED=MET TIPS
CLEAR=ALLES WISSEN
REALLY=ECHT WAAR?
"""

BLANKS_TOO = ", met leeg"
REPEATS = "kleuren mogen dubbel"
NO_REPEATS = "geen kleur dubbel"
RULES = "%s, %s%s"
FIGURES = "%s: spellen %s, gewonnen %s, beste rij %s, reeks %s, langste reeks %s. Winst en verlies met tips: %s."
BARS = "%s: gewonnen per rij, vanaf rij 1: %s. Niet gewonnen: %d."
NONE = "Er is nog geen solospel klaar."
CLEARED = "De statistiek is gewist."
