# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs the lanes side by side, and keeps what each step said."""

import os
import subprocess
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from making.steps import HARDWARE, LANES, WORK, Step
from making.workshops import Missing, Workshops
from provision.running import say

WELL, FAILED, SKIPPED = "well", "FAILED", "NOT RUN"
# Where the scripts find each other's modules: the folder of the script itself comes before these
_SHARED = ("design", "drawing")
_SLOWEST_S = 600


class Outcome(NamedTuple):
    """What became of a step."""

    step: Step
    verdict: str
    seconds: float
    said: str  # its last line, or why it did not run


def run_all(workshops: Workshops, lanes: Iterable[str] = LANES) -> list[Outcome]:
    """All steps of the lanes, in the lanes' order."""
    WORK.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        return [outcome for lane in pool.map(lambda name: _lane(workshops, LANES[name]), lanes) for outcome in lane]


def _lane(workshops: Workshops, steps: tuple[Step, ...]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    broken = ""
    for step in steps:
        if broken:
            outcomes.append(Outcome(step, SKIPPED, 0.0, f"because of: {broken}"))
            continue
        outcome = _step(workshops, step)
        outcomes.append(outcome)
        if outcome.verdict != WELL and not step.alone:
            broken = step.name
    return outcomes


def _step(workshops: Workshops, step: Step) -> Outcome:
    begin = time.monotonic()
    try:
        python = workshops.python(step.runs_in)
    except Missing as missing:
        return Outcome(step, SKIPPED, 0.0, f"needs {missing}")
    done = _run(python, step)
    seconds = time.monotonic() - begin
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    well = (done.returncode != 0) == step.must_fail
    say(f"== {step.name}: {WELL if well else FAILED} ({seconds:.1f} s)")
    for line in lines if well else [*lines, *done.stderr.splitlines()[-30:]]:
        say(f"   {line}")
    return Outcome(step, WELL if well else FAILED, seconds, lines[-1].strip() if lines else "")


def _run(python: Path, step: Step) -> subprocess.CompletedProcess[str]:
    environment = dict(os.environ)
    environment["PYTHONPATH"] = os.pathsep.join(str(HARDWARE / name) for name in _SHARED)
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # /usr/bin/python3 would leave files that another user cannot delete
    words = [str(word) for word in (python, step.script, *step.arguments)]
    try:
        return subprocess.run(
            words, cwd=WORK, env=environment, capture_output=True, text=True, errors="replace", check=False,
            timeout=_SLOWEST_S,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(words, 124, "", f"not done within {_SLOWEST_S} s")
