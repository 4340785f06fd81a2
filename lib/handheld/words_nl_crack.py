# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch for codes that the device breaks, and duels with it."""

LABELS = """
THINK=BEDENK EEN CODE
"""

THINK = "Bedenk een code volgens deze regels. A: het apparaat begint te raden."
I_GUESS = "Mijn rij %d: %s. Codes die nog kunnen: %d."
CRACKED = "Je code is gekraakt in rij %d."
NOT_CRACKED = "Je code is niet gekraakt."
DOUBT = "Geen code geeft al deze pinnen. Kijk rij %s nog eens na."
