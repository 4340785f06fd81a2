# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Puts the game on connected boards, and leaves a drive whole whatever goes wrong."""
