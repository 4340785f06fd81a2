# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Draws the wiring of build A, writes its checklists, and checks both: `python3 hardware/wiring/wiring.py`.

Any Python from 3.11 on will do. Pictures as PNG need rsvg-convert (librsvg2-bin); without it they are left as they are,
and it says so. Ends with 1 if a connection is wrong or something on the sheet covers something else.
"""

import sys
from pathlib import Path

HARDWARE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HARDWARE / folder) for folder in ("design", "drawing", "wiring")]

import checklist  # noqa: E402
import circuit_a  # noqa: E402
import sheet  # noqa: E402
import tidiness  # noqa: E402
import wires  # noqa: E402
from converting import convert  # noqa: E402
from words import WORDS  # noqa: E402

MADE = HARDWARE / "made/wiring"
PRINT_DPI = 200


def files(source: str | None = None) -> dict[str, str]:
    """{name of a file in hardware/made/wiring: its text}; pins from the firmware's text, by default its own."""
    table = wires.table(source)
    made = {}
    for language in WORDS:
        made[f"wiring-{language}.svg"] = sheet.draw(table, language).svg()
        made[f"wiring-{language}.md"] = checklist.checklist(table, language)
        for place, step in enumerate(wires.STEPS, 1):
            made[f"step-{place}-{language}.svg"] = sheet.draw(table, language, step).svg()
    return made


def problems(source: str | None = None) -> list[str]:
    """All that is wrong with the circuit or with any of the sheets."""
    table = wires.table(source)
    found = circuit_a.problems(table, source)
    for language in WORDS:
        for step in ("", *wires.STEPS):
            drawn = tidiness.problems(sheet.laid(table, step), sheet.draw(table, language, step))
            found += [f"{language} {step}: {problem}" for problem in drawn]
    return found


def main() -> int:
    """Write everything; returns 1 if something is wrong."""
    MADE.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (MADE / name).write_text(text, "utf-8")
    for language in WORDS:
        convert(MADE / f"wiring-{language}.svg", ("png",), PRINT_DPI)
    wrong = problems()
    print("\n".join(wrong) if wrong else f"wiring: {len(wires.table())} wires, nothing wrong", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
