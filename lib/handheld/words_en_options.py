# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English for the device's own options: labels for the grid and words for the console."""

LABELS = """
LANGUAGE=LANGUAGE
LIGHT=LIGHT
PALETTE=PALETTE
SOUND=SOUND
IDLE=IDLE
EDITION=EDITION
TEST=TEST
RESET=RESET
WIPE=WIPE
REALLY=REALLY?
en=ENGLISH
nl=NEDERLANDS
normal=NORMAL
contrast=CONTRAST
ON=ON
OFF=OFF
NOT EVER=NEVER
"""

PERCENT = "%d percent"
MINUTES = "%d min"
REPEATS = "repeats allowed"
NO_REPEATS = "no colour twice"
BLANKS_TOO = ", and blank"
PROBLEM = "%s: there is nothing here to play them with."
AS_SET = "The options are as settings.toml says."
WIPED = "All that was saved is gone. The handheld starts anew."
