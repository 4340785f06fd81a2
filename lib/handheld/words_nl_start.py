# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Dutch: what the console says at the start, and never again."""

HELLO = "Mastermind-handheld %s. %s."
MENU = "Menu. A begint een solospel."
PROBLEM = "settings.toml: %s klopt niet en geldt niet."
