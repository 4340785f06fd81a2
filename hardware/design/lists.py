# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Writes the lists of parts of both builds, with what may be substituted, what will not work and what it costs:
`python3 hardware/design/lists.py`. Any Python from 3.11 on will do.
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent)]

import parts  # noqa: E402
from part import Part  # noqa: E402

MADE = Path(__file__).resolve().parents[1] / "made/parts"
_HEAD = """<!--
SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
SPDX-License-Identifier: CERN-OHL-P-2.0
Made by hardware/design/lists.py from hardware/design/parts.py: change that, not this.
-->
"""
_TITLES = {"A": "panels and breadboards", "B": "the circuit board"}
_LONG = 6  # so many references are named one by one


def count(part: Part, build: str) -> int:
    """How many of a part a build needs."""
    return part.count_a if build == "A" else part.count_b


def parts_list(build: str) -> str:
    """The list of one build as Markdown; what costs nothing, such as a place to measure at, is not on it."""
    chosen = [part for part in (parts.build_a() if build == "A" else parts.build_b()) if part.euros]
    lines = [
        f"{_HEAD}# Build {build}: {_TITLES[build]}",
        "",
        "Prices are estimates for one class set, without postage; fill in what you find. Any shop will do.",
        "",
        "| number | part | for | costs together |",
        "|---:|---|---|---:|",
    ]
    for part in chosen:
        euros = count(part, build) * part.euros
        lines.append(f"| {count(part, build)} | {_named(part, build)} | {part.job} | {_price(euros)} |")
    lines += [
        f"| | **together** | | **{_price(parts.cost(build))}** |",
        "",
        "## What to ask for, and what else will do",
        "",
    ]
    for part in chosen:
        lines += [f"**{part.value}**: {part.maker_part}.", ""]
        lines += [f"- Also fits: {part.substitutes}."] if part.substitutes else []
        lines += [f"- Will not work: {part.not_these}."] if part.not_these else []
        lines += [""] if part.substitutes or part.not_these else []
    return "\n".join(lines)


def _named(part: Part, build: str) -> str:
    if build == "A" or not part.references:
        return part.value
    names = part.references
    shown = ", ".join(names) if len(names) <= _LONG else f"{names[0]} ... {names[-1]}"
    return f"{part.value} ({shown})"


def _price(euros: float) -> str:
    return f"€ {euros:.2f}"


def files() -> dict[str, str]:
    """{file's name: its text}."""
    return {f"build-{build.lower()}.md": parts_list(build) for build in _TITLES}


def main() -> int:
    """Write both lists."""
    MADE.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (MADE / name).write_text(text, "utf-8")
    print(f"parts: build A € {parts.cost('A'):.2f}, build B € {parts.cost('B'):.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
