# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""KiCad's design check of a board: `/usr/bin/python3 drc.py BOARD`. Any finding, a warning too, is a failure.

The board's rules lie beside it in its .kicad_pro; `rules` makes every kind of finding an error.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

import pcbnew


class Findings(NamedTuple):
    """What the check found, and the lines of its report that say so."""

    violations: int
    unconnected: int
    footprint_errors: int
    kinds: dict[str, int]
    report: str

    def total(self) -> int:
        """All of them."""
        return self.violations + self.unconnected + self.footprint_errors


def check(path: Path) -> Findings:
    """Run the check. KiCad's own answer is true whatever it finds, so its report is read."""
    if not path.with_suffix(".kicad_pro").exists():
        raise FileNotFoundError(f"{path.with_suffix('.kicad_pro')}: without it the check has no rules")
    board = pcbnew.LoadBoard(str(path))
    report = path.with_suffix(".drc.txt")
    pcbnew.WriteDRCReport(board, str(report), pcbnew.EDA_UNITS_MILLIMETRES, True)
    text = report.read_text(encoding="utf-8")
    violations, unconnected, errors = (
        _count(text, words) for words in ("DRC violations", "unconnected pads", "Footprint errors")
    )
    kinds: dict[str, int] = {}
    for kind in re.findall(r"^\[(\w+)\]", text, re.MULTILINE):
        kinds[kind] = kinds.get(kind, 0) + 1
    return Findings(violations, unconnected, errors, kinds, text)


def _count(text: str, words: str) -> int:
    found = re.search(rf"\*\* Found (\d+) {words} \*\*", text)
    if not found:
        raise ValueError(f"the report does not say how many {words} it found")
    return int(found[1])


def main(arguments: list[str]) -> int:
    """Print the figures; returns 1 if there was anything."""
    found = check(Path(arguments[0]).resolve())
    figures = (
        f"{found.violations} violations, {found.unconnected} unconnected, {found.footprint_errors} footprint errors"
    )
    print(f"DRC: {figures}")
    for kind, count in sorted(found.kinds.items()):
        print(f"  {count} x {kind}")
    return 1 if found.total() or found.kinds else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
