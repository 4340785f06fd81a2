# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The Python outside .venv, as on a machine where nothing is set up yet."""

import sys

OUTSIDE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
