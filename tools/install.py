# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Put the game on the connected boards. The same on Linux, macOS and Windows, with or without make:

    python3 tools/install.py [--source] [--drive PATH ...]

Any Python from 3.11 will do: the set-up comes first, then the environment's own takes over.
"""

import subprocess
import sys
from pathlib import Path

from setup import main as set_up  # an old Python is told so here


def main():
    """Set up, hand over to .venv, install. Returns the exit code."""
    from provision.places import ENVIRONMENT, python_of  # noqa: PLC0415

    if Path(sys.prefix).resolve() == ENVIRONMENT.resolve():
        from installing.command import main as install  # noqa: PLC0415  (needs .venv)

        return install(sys.argv[1:])
    mine = [str(python_of(ENVIRONMENT)), __file__]
    return set_up(["install"]) or subprocess.call(mine + sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
