# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The grid's size; x counts from the left, y from the top."""

WIDTH = 8
HEIGHT = 16
CELLS = WIDTH * HEIGHT
