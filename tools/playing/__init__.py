# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Builds the simulator page and serves it to a browser on this machine. Standard library only."""
