# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Names that the libraries' annotations need on CPython, which evaluates them."""
