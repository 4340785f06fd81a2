# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Build what the board's drive holds: build/CIRCUITPY, or with --source build/CIRCUITPY-source.

Usage: .venv/bin/python tools/drive.py [--source] [--quiet]     (make drive, make drive SOURCE=1)
"""

import argparse
import sys

from driving.building import build_files, write_folder
from driving.compiling import CompileError
from driving.report import fits, size_table
from provision.places import BUILD, LIBRARIES, ROOT
from provision.running import one_at_a_time

COMPILED, SOURCE = BUILD / "CIRCUITPY", BUILD / "CIRCUITPY-source"


def main() -> int:
    """Build one kind of drive; returns the exit code."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--source", action="store_true", help="leave our sources as .py")
    options.add_argument("--quiet", action="store_true", help="print nothing when all is well")
    chosen = options.parse_args()
    folder = SOURCE if chosen.source else COMPILED
    try:
        files = build_files(ROOT, LIBRARIES, keep_sources=chosen.source)
    except (FileNotFoundError, CompileError) as error:
        print(f"The drive was not built.\n{error}", file=sys.stderr)
        return 1
    if not fits(files):
        print(f"This does not fit the board's drive:\n{size_table(files)}", file=sys.stderr)
        return 1
    with one_at_a_time(BUILD / "drive.lock"):
        write_folder(files, folder)
    if not chosen.quiet:
        print(f"{folder.relative_to(ROOT).as_posix()}/\n{size_table(files)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
