# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Sets up a fresh machine: the environment, the packages, the libraries. Standard library only."""
