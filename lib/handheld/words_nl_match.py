# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch for matches and the scorekeeper."""

LABELS = """
START=START
PLAYERS=SPELERS
EDITION=DOOS
ROUNDS=RONDES
ROWS=RIJEN
COUNT=TELLEN
COUNT0=PUNTEN
COUNT1=MINSTE
KEYS=PINNEN
KEYS0=APPARAAT
KEYS1=ZELF
FIRST=EERSTE
LOT=LOTEN
CODE=CODE
GUESS=RADEN
RECORD=OUDE RIJEN
RECOUNT=NOG EENS TELLEN
CLAIM=KLOPT NIET
SEEN=CODE GEZIEN
TWICE=GEEN KLEUR DUBBEL
NEVER=KAN NIET
WRONG=FOUTE PINNEN
RIGHT=HET KLOPT
UNBROKEN=NIET GERADEN
VOID=ONGELDIG
ROW=RIJ
"""
TASKS = {"CODE": "bedenk de code", "GUESS": "raad", "KEYS": "geef de pinnen"}
KINDS = ("geraden in rij %d", "niet geraden", "foute pinnen", "ongeldig")
VERDICTS = ("goed", "fout")

MATCH = "Partij voor %d spelers, %d rondes. Speler %d bedenkt de eerste code."
GOES_ON = "De partij gaat verder. Ronde %d van %d."
TURN = "Speler %d: %s. Druk op A als je het apparaat hebt."
CONFIRM = "A neemt deze code, B verandert hem."
CODE_SET = "Speler %d heeft de code bedacht."
GUESSED = "Speler %d raadt %s."
ROW = "Rij %d, speler %d: %s. %d goed, %d op de verkeerde plaats."
CORRECTED = "Rij %d had eerst %d goed, %d op de verkeerde plaats."
ASKED = "Rij %d moet nog eens geteld worden."
CLAIMED = "De pinnen van rij %d zijn %s."
SHOULD = "Rij %d had %d goed, %d op de verkeerde plaats moeten hebben."
ENDS = "De ronde is voorbij: %s."
ROWS = "Speler %d: %d rijen, samen %d."
