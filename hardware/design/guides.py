# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Puts the calculated tables, power and costs, into the building guides: `python3 hardware/design/guides.py`.

Each stands there between two comments, the first of which names it. Any Python from 3.11 on will do.
"""

import re
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent)]

import currents  # noqa: E402
import parts  # noqa: E402

GUIDES = {"en": "docs/building.md", "nl": "docs/bouwen.md"}
_WORDS = {
    "en": ("build", "lights", "everything else", "together"),
    "nl": ("bouw", "lichtjes", "al het andere", "samen"),
}


def costs(language: str) -> list[str]:
    """The table of costs: lights, Pico, the rest, the sum, for both builds."""
    build, lights, rest, together = _WORDS[language]
    sums = (parts.cost("A"), parts.cost("B"))
    light = (parts.BY_KEY["panel"].euros * parts.BY_KEY["panel"].count_a, parts.BY_KEY["led"].euros * currents.LEDS)
    pico = (parts.BY_KEY["pico"].euros,) * 2
    other = tuple(s - a - b for s, a, b in zip(sums, light, pico, strict=True))
    lines = [f"| | {build} A | {build} B |", "|---|---:|---:|"]
    for name, pair in ((lights, light), ("Pico", pico), (rest, other), (together, sums)):
        lines.append(f"| {name} | € {pair[0]:.2f} | € {pair[1]:.2f} |")
    return [line.replace(".", ",") for line in lines] if language == "nl" else lines


def renewed(language: str) -> str:
    """The guide's text with both tables as they are calculated now."""
    text = (currents.ROOT / GUIDES[language]).read_text("utf-8")
    for name, table in (("power", currents.table(language)), ("costs", costs(language))):
        places = list(re.finditer(rf"<!-- {name}: [^>]*-->\n\n(.*?)\n\n<!-- end -->", text, re.S))
        if len(places) != 1:
            raise ValueError(f"{GUIDES[language]} has {len(places)} places for the table of {name}")
        text = text[: places[0].start(1)] + "\n".join(table) + text[places[0].end(1) :]
    return text


def main() -> int:
    """Write both guides."""
    for language, name in GUIDES.items():
        (currents.ROOT / name).write_text(renewed(language), "utf-8")
    print("guides: tables of power and costs are as calculated", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
