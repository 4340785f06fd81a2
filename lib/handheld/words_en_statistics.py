# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English for the statistics of solo games."""

LABELS = """
GAMES=GAMES
BEST=BEST ROW
RUN=RUN
LONGEST=LONGEST RUN
HINTED=WITH HINTS
CLEAR=CLEAR ALL
REALLY=REALLY?
"""

BLANKS_TOO = ", with blank"
REPEATS = "repeats allowed"
NO_REPEATS = "no colour twice"
RULES = "%s, %s%s"
FIGURES = "%s: games %s, won %s, best row %s, run %s, longest run %s. Won and lost with hints: %s."
BARS = "%s: games won by row, from row 1: %s. Not won: %d."
NONE = "No solo game is over yet."
CLEARED = "The statistics are cleared."
