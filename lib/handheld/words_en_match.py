# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English for matches and the scorekeeper."""

LABELS = """
START=START
PLAYERS=PLAYERS
EDITION=EDITION
ROUNDS=ROUNDS
ROWS=MAX ROWS
COUNT=COUNT
COUNT0=POINTS
COUNT1=FEWEST
KEYS=KEYS
KEYS0=DEVICE
KEYS1=BY HAND
FIRST=FIRST
LOT=LOT
CODE=CODE
GUESS=GUESS
RECORD=OLD ROWS
RECOUNT=COUNT AGAIN
CLAIM=IT IS WRONG
SEEN=SEEN
TWICE=NO COLOUR TWICE
NEVER=IMPOSSIBLE KEYS
WRONG=WRONG KEYS
RIGHT=RIGHT KEYS
UNBROKEN=NOT BROKEN
VOID=VOID
ROW=ROW
"""
TASKS = {"CODE": "set the code", "GUESS": "guess", "KEYS": "give the keys"}
KINDS = ("broken in row %d", "not broken", "wrong keys", "void")
VERDICTS = ("right", "wrong")

MATCH = "Match for %d players, %d rounds. Player %d sets the first code."
GOES_ON = "The match goes on. Round %d of %d."
TURN = "Player %d: %s. Press A when you hold the device."
CONFIRM = "A takes this code, B changes it."
CODE_SET = "Player %d has set the code."
GUESSED = "Player %d guesses %s."
ROW = "Row %d, player %d: %s. %d exact, %d misplaced."
CORRECTED = "Row %d had %d exact, %d misplaced before."
ASKED = "Row %d shall be counted again."
CLAIMED = "The keys of row %d are %s."
SHOULD = "Row %d should have had %d exact, %d misplaced."
ENDS = "The round is over: %s."
ROWS = "Player %d: %d rows, %d in all."
