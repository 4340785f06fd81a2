# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Measures the handheld on the emulated board and the rules on this machine; keeps the table in docs/bench.md."""

import platform
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT / "tests" / "support"))

from firmware_files import FirmwareMissing  # noqa: E402  (found through the path above)
from measuring import board_figures, breaker_figures, crack_figures, host_figures, peers  # noqa: E402

TABLE = ROOT / "docs" / "bench.md"
_HEAD = """<!--
SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
SPDX-License-Identifier: CC-BY-SA-4.0
-->
# Measured

Made by `make bench` at commit {commit}, Python {python}. The board is the emulated Pico at 125 MHz with CircuitPython
10.0.0; its times are simulated and the same on every machine.

| what | figure |
|---|---|
"""


def main() -> int:
    """Measure, print as it comes, write the table."""
    rows = []
    with tempfile.TemporaryDirectory(prefix="mastermind-bench-") as folder:
        work = Path(folder)
        measures = [
            lambda: board_figures.first_lights(work),
            lambda: board_figures.press_to_light(work),
            lambda: board_figures.inside(work),
            lambda: board_figures.inside(work, source=True),
            lambda: board_figures.match(work),
            lambda: breaker_figures.codebreaker(work),
            lambda: crack_figures.played(work),
            host_figures.all_pairs,
            peers.codebreakers,
        ]
        for measure in measures:
            try:
                new = measure()
            except FirmwareMissing as missing:
                print(f"NOT MEASURED: {missing}")
                return 1
            for what, figure in new:
                print(f"{what:50} {figure}", flush=True)
            rows += new
    head = _HEAD.format(commit=_commit(), python=platform.python_version())
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(head + "".join(f"| {what} | {figure} |\n" for what, figure in rows))
    print(f"kept in {TABLE.relative_to(ROOT)}")
    return 0


def _commit() -> str:
    name = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return name.stdout.strip() or "unknown"


if __name__ == "__main__":
    sys.exit(main())
