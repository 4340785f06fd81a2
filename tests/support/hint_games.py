# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Games for the tests of hints: rules with all their codes, and a player by them; the code is a puzzle's."""

from brute_force import all_codes
from hinted import Hinted
from solo_script import puzzle_secret

PUZZLE = 31
SECRET = puzzle_secret(PUZZLE)
RULES = {
    "classic": ({}, all_codes()),
    "deluxe": ({"EDITION": "deluxe"}, all_codes(8, repeats=False)),
    "hole": ({"BLANKS": 1, "EDITION": "deluxe", "REPEATS": 1}, all_codes(8, blanks=True)),
}


def player(switch_on, interpreter, settings=(), **options):
    settings = {"PUZZLE": PUZZLE, **dict(settings)}
    return Hinted(switch_on(interpreter, settings, **options), blanks="BLANKS" in settings)


def puzzle(settings):
    """Return the first secret by these settings."""
    rules = {name.lower(): bool(settings[name]) for name in ("REPEATS", "BLANKS") if name in settings}
    return puzzle_secret(PUZZLE, 0, settings.get("EDITION", "classic"), **rules)
