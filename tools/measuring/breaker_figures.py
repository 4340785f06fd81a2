# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the codebreaker costs on the emulated board: time and heap, from its probe program."""

import re
from pathlib import Path

from board import EmulatedPico
from game_drive import ROOT, changed

_DATA = ROOT / "tests" / "data"
_END = "end of figures"
_PATIENCE_MS = 60_000


def ask(work: Path, probe: str) -> dict[str, float]:
    """All figures of the probe in tests/data by name; of those that come several times the largest.

    The coach's methods have other names in the compiled drive, so its probe runs on the one to tinker with.
    """
    drive = changed(work / probe, code=_DATA / probe / "code.py", source=probe == "coach_probe")
    with EmulatedPico(drive) as pico:
        said = pico.wait_console(_END, ms=_PATIENCE_MS)
    figures: dict[str, float] = {}
    for name, number in re.findall(r"^([\w ]+) (-?[\d.]+)\r?$", said, re.M):
        figures[name] = max(float(number), figures.get(name, 0))
    return figures


def codebreaker(work: Path) -> list[tuple[str, str]]:
    """The figures that matter, for the bench table."""
    figures = ask(work, "breaker_probe")
    rows = [
        ("heap of a codebreaker that counts, with its code", f"{figures['codebreaker heap'] / 1000:.1f} kB"),
        ("heap of a codebreaker that uses a tree", f"{figures['codebreaker with tree heap'] / 1000:.1f} kB"),
        ("a move from a tree", f"at most {figures['tree move ms']:.1f} ms"),
    ]
    for codes in (1296, 1680, 4096):
        for what, name in (
            ("what one row leaves", "take"),
            ("what 7 rows leave", "count 7 rows"),
            ("naming the rows that contradict", "contradiction"),
        ):
            told = f"{figures[f'{codes} codes {name} ms']:.0f} ms"
            if name != "take":
                told += f", slices of at most {figures[f'{codes} codes {name} longest ms']:.1f} ms"
                told += f", {figures[f'{codes} codes {name} heap'] / 1000:.1f} kB of heap meanwhile"
            rows.append((f"{what}, {codes} codes", told))
    figures = ask(work, "coach_probe")
    for game in ("usual", "longest"):
        told = f"{figures[f'{game} ms'] / 1000:.1f} s, slices of at most {figures[f'{game} longest ms']:.1f} ms"
        rows.append((f"the coach on the {game} game, 1296 codes", told))
    return rows
