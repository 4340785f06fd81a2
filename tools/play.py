# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Play in the browser. The same on Linux, macOS and Windows, with or without make:

    python3 tools/play.py [--port N] [--no-browser] [--build]

Any Python from 3.11 will do: the set-up comes first, then the environment's own takes over.
"""

import subprocess
import sys
from pathlib import Path

from setup import main as set_up  # an old Python is told so here


def main():
    """Set up, hand over to .venv, play. Returns the exit code."""
    from provision.places import ENVIRONMENT, python_of  # noqa: PLC0415

    if Path(sys.prefix).resolve() == ENVIRONMENT.resolve():
        from playing.command import main as play  # noqa: PLC0415  (needs .venv)

        return play(sys.argv[1:])
    mine = [str(python_of(ENVIRONMENT)), __file__]
    try:
        return set_up(["play"]) or subprocess.call(mine + sys.argv[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
