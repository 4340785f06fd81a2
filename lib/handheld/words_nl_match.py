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
POINTS=PUNTEN
RECORD=VERSLAG
RECOUNT=NOG EENS TELLEN
CLAIM=KLOPT NIET
SEEN=CODE GEZIEN
STOP=STOPPEN
TWICE=GEEN KLEUR DUBBEL
NEVER=GEEN CODE GEEFT DIT
WRONG=PINNEN WAREN FOUT
RIGHT=PINNEN KLOPPEN
DRAW=GELIJK
WINS=WINT
UNBROKEN=NIET GERADEN
VOID=ONGELDIG
UNDO=TERUG
ROW=RIJ
THINK=BEDENK EEN CODE
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
ENDS = "De ronde is voorbij: %s."
POINTS = "Speler %d: +%d, samen %d."
WINNER = "Speler %d wint de partij."
DRAWN = "De partij is gelijk tussen de spelers %s."
TURN_SCORE = "Ronde %d van %d. Speler %d is codemaker."
THINK = "Bedenk een code volgens deze regels. A: het apparaat begint te raden."
I_GUESS = "Mijn rij %d: %s. Codes die nog kunnen: %d."
CRACKED = "Je code is gekraakt in rij %d."
NOT_CRACKED = "Je code is niet gekraakt."
DOUBT = "Geen code geeft al deze pinnen. Kijk rij %s nog eens na."
