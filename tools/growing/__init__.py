# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Works out the decision trees of the codebreaker and writes mastermind/trees.dat."""
