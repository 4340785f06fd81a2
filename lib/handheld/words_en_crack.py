# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English for codes that the device breaks, and duels with it."""

LABELS = """
THINK=THINK OF A CODE
"""

THINK = "Think of a code by these rules. A: the device begins to guess."
I_GUESS = "My guess %d: %s. Codes that fit so far: %d."
CRACKED = "Your code is broken in row %d."
NOT_CRACKED = "Your code was not broken."
DOUBT = "No code gives all these keys. Look at row %s again."
