# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch for the device's own options: labels for the grid and words for the console."""

LABELS = """
LANGUAGE=TAAL
LIGHT=LICHT
PALETTE=PALET
SOUND=GELUID
IDLE=SLAAP
EDITION=DOOS
TEST=TEST
RESET=HERSTEL
WIPE=WISSEN
REALLY=ECHT WAAR?
en=ENGLISH
nl=NEDERLANDS
normal=NORMAAL
contrast=CONTRAST
ON=AAN
OFF=UIT
NOT EVER=NOOIT
"""

PERCENT = "%d procent"
MINUTES = "%d min"
REPEATS = "kleuren mogen dubbel"
NO_REPEATS = "geen kleur dubbel"
BLANKS_TOO = ", en leeg"
PROBLEM = "%s: hier is niets om ze mee te spelen."
AS_SET = "De opties zijn zoals settings.toml zegt."
WIPED = "Alles wat bewaard was is weg. Het apparaat begint opnieuw."
