# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Makes the hardware's files: which steps there are, what they run in, and the table at the end."""
