# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The tables of all figures: printed as they come, and kept as a page beside the files that they are about."""

import time
from pathlib import Path
from typing import NamedTuple

_HEAD = """<!--
SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
SPDX-License-Identifier: CERN-OHL-P-2.0
Made by hardware/case/make.py: change the case, not this.
-->
# The case: every figure that was checked

Lengths in mm. What a line with !! says is not well. Made from the numbers {stamp}.
"""


class Line(NamedTuple):
    """One checked figure."""

    what: str
    figure: str
    well: bool

    def markdown(self) -> str:
        return f"| {self.what} | {self.figure}{'' if self.well else ' !!'} |"


class Figures:
    """Collects tables; `well` is false from the first bad line on, `count` is of all lines."""

    def __init__(self, stamp: str) -> None:
        self.well = True
        self.count = 0
        self._page = _HEAD.format(stamp=stamp)
        self._begin = time.monotonic()

    def table(self, title: str, lines: list[Line], keep: bool = True) -> None:
        """Print a table, count a table without lines as a failure, and keep it for the page unless told otherwise."""
        print(f"\n{title}")
        for line in lines:
            print(f"  {'  ' if line.well else '!!'} {line.what:<62} {line.figure}")
        print(f"  -- {time.monotonic() - self._begin:.1f} s", flush=True)
        self.well = self.well and bool(lines) and all(line.well for line in lines)
        self.count += len(lines)
        if keep:
            rows = "\n".join(line.markdown() for line in lines)
            self._page += f"\n## {title}\n\n| what | figure |\n|---|---|\n{rows}\n"

    def save(self, path: Path) -> None:
        """Write the page. It has no times in it: the same case gives the same page."""
        path.write_text(self._page, "utf-8")
