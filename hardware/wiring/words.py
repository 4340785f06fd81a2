# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The sheet and the checklist of build A speak both languages of the handheld."""

from dutch import DUTCH
from english import ENGLISH

WORDS = {"en": ENGLISH, "nl": DUTCH}
