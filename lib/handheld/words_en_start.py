# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""English: what the console says at the start, and never again."""

HELLO = "Mastermind handheld %s. %s."
MENU = "Menu. A starts a solo game."
PROBLEM = "settings.toml: %s is wrong and is not used."
