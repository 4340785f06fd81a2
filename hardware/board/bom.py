# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The list of parts to order for build B: `bom.py FILE`. The suppliers' columns are for whoever orders to fill."""

import csv
import io
import sys
from pathlib import Path

import parts

COLUMNS = (
    "Count",
    "Value",
    "References",
    "What for",
    "A part that fits",
    "Fits as well",
    "Will not work",
    "Footprint",
    "Side",
    "Euros each (estimate)",
    "Supplier 1",
    "Order number 1",
    "Supplier 2",
    "Order number 2",
)


def text() -> str:
    """The list as CSV: what is soldered first, then what is bought beside it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for part in sorted(parts.build_b(), key=lambda part: not part.references):
        if part.maker_part.startswith("none"):
            continue  # test points: holes
        row = (part.count_b, part.value, " ".join(part.references), part.job, part.maker_part, part.substitutes)
        writer.writerow((*row, part.not_these, part.footprint, part.side, f"{part.euros:.2f}", "", "", "", ""))
    return out.getvalue()


def main(arguments: list[str]) -> int:
    """Write the list."""
    Path(arguments[0]).write_text(text(), encoding="utf-8")
    print(f"{text().count(chr(10)) - 1} lines, {parts.cost('B'):.2f} euros")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
