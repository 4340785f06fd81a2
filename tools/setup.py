# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Bring everything that a command of this project needs: `python3 tools/setup.py GOAL ...`.

Goals: play, test, drive, install, bench, soak, lint, trees, hardware. A second call finds its stamps and is done
at once. This file alone is written so that an old Python can read it and say that it is too old.
"""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.exit(
        "This project needs Python {}.{} or newer; this one is {}.{} ({}).\n"
        "With make, name another: make play PYTHON=python3.12".format(
            *(OLDEST + sys.version_info[:2] + (sys.executable,))
        )
    )

from provision.goals import main  # noqa: E402  (an old Python cannot read what it imports)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
