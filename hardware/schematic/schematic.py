# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Draws the schematic of build B as SVG and PDF, and reads it back: `python3 hardware/schematic/schematic.py`.

Any Python from 3.11 on will do. The PDF needs rsvg-convert (librsvg2-bin); without it the old one stays, and it says
so. Ends with 1 if the drawing is not the table of nets, or a text covers another or a line.
"""

import sys
from pathlib import Path

HARDWARE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HARDWARE / folder) for folder in ("design", "drawing", "schematic")]

import clean  # noqa: E402
import nets  # noqa: E402
import paint  # noqa: E402
import plan  # noqa: E402
import reading  # noqa: E402
from converting import convert  # noqa: E402

MADE = HARDWARE / "made/schematic"
REPEATED = {f"{letter}{number}" for letter in "DC" for number in range(plan.SECOND + 1, nets.LAST_LED)}


def svg(chosen: dict[str, str] | None = None) -> str:
    """The drawing; `chosen` is {job: pin name}, by default the firmware's own."""
    return paint.draw(nets.table(chosen)).svg()


def problems(chosen: dict[str, str] | None = None) -> list[str]:
    """All that is wrong with the drawing, as sentences."""
    table = nets.table(chosen)
    paper = paint.draw(table)
    drawn = paper.svg()
    return reading.problems(drawn, table, REPEATED) + clean.problems(paper)


def main() -> int:
    """Write both files; returns 1 if something is wrong."""
    MADE.mkdir(parents=True, exist_ok=True)
    picture = MADE / "schematic.svg"
    picture.write_text(svg(), "utf-8")
    convert(picture, ("pdf", "png"), 130)
    wrong = problems()
    print("\n".join(wrong) if wrong else f"schematic: {len(nets.table())} nets, nothing wrong", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
