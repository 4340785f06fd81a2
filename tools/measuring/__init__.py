# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What `make bench` measures, one file a place: the emulated board, this machine, and the table."""
