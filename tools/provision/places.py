# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Where things are kept, and where each platform puts the Python of an environment."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements"
BUILD = ROOT / "build"
LIBRARIES = BUILD / "libraries"
NODE_MODULES = ROOT / "node_modules"


def python_of(environment: Path, *, windows: bool = os.name == "nt") -> Path:
    """The interpreter inside a virtual environment."""
    return environment / ("Scripts/python.exe" if windows else "bin/python")
