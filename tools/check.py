# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Run the checks: `.venv/bin/python tools/check.py lint|test|soak`.

test is everything but the long runs: style, types, then all tests on two workers. It goes on
after a failure, and ends with one table of what ran and what did not (from tests/conftest.py).
"""

import subprocess
import sys
import time
from pathlib import Path

import browser
from provision.places import ENVIRONMENT, ROOT

_PROGRAMS = ENVIRONMENT / ("Scripts" if sys.platform == "win32" else "bin")

# Workers take whole files: tests of one file often share one booted board or one browser.
# They come in the order of tests/conftest.py, and not those with many tests first.
_TWO_WORKERS = ("--numprocesses=2", "--dist=loadfile", "--no-loadscope-reorder")

CHECKS = {
    "style (ruff)": ("ruff", "check", "--quiet", "."),
    "types (mypy)": ("mypy", "--no-error-summary"),
    "tests": ("pytest", "--every-suite", *_TWO_WORKERS),
    "long runs": ("pytest", "-m=soak", "--timeout=7200", *_TWO_WORKERS),
}
GOALS = {
    "lint": ("style (ruff)", "types (mypy)"),
    "test": ("style (ruff)", "types (mypy)", "tests"),
    "soak": ("long runs",),
}


def main(arguments: list[str]) -> int:
    """Run the checks of one goal; returns 0 if none failed."""
    if len(arguments) != 1 or arguments[0] not in GOALS:
        print(f"usage: check.py {'|'.join(GOALS)}", file=sys.stderr)
        return 2
    if "tests" in GOALS[arguments[0]]:
        _bring_browser()
    failed = [name for name in GOALS[arguments[0]] if not _passes(name)]
    if failed:
        print(f"\nNOT WELL: {', '.join(failed)}. See above.", file=sys.stderr, flush=True)
    return 1 if failed else 0


def _bring_browser() -> None:
    # Here, where nothing waits for it: an installation takes longer than a test may.
    try:
        browser.need()
    except browser.BrowserMissing as missing:
        print(missing, flush=True)


def _passes(name: str) -> bool:
    program, *options = CHECKS[name]
    print(f"== {name} ...", flush=True)
    begin = time.monotonic()
    # pytest is called by its own name: `python -m pytest` would put the root, and with it the
    # board's code.py, in front of the standard library.
    done = subprocess.run([str(_program(program)), *options], cwd=ROOT, check=False)
    if program != "pytest":  # whose closing line is its own verdict, and the last one
        verdict = "FAILED" if done.returncode else "well"
        print(f"== {name}: {verdict} ({time.monotonic() - begin:.1f} s)", flush=True)
    return done.returncode == 0


def _program(name: str) -> Path:
    return _PROGRAMS / (f"{name}.exe" if sys.platform == "win32" else name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
