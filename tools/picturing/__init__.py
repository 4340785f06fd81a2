# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Makes the pictures in docs/ from frames of the firmware at work; see tools/screens.py."""
