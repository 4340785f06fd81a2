# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""CircuitPython's os: MicroPython's, with getenv from the settings and urandom wherever it is missing."""

import sys

_path = sys.path[:]
sys.path[:] = []
try:
    # With an empty path this is the built-in module, not this file.
    from os import *  # noqa: F403
finally:
    sys.path[:] = _path

from simulated_settings import getenv  # noqa: E402, F401

try:
    from os_of_page import urandom  # noqa: F401  MicroPython WASM has none: the browser gives it
except ImportError:
    pass
