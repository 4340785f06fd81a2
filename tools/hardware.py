# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Make every file of the hardware anew, and check it: `make hardware`, or `python3 tools/hardware.py [LANE ...]`.

The steps are in making/steps.py. Ends with one table of what ran, what it found, and what did not run and why.
Returns 1 if a step failed; a step that could not run for want of a tool is shouted about but is no failure.
"""

import subprocess
import sys
import time

from making.lanes import FAILED, SKIPPED, Outcome, run_all
from making.steps import LANES, MADE
from making.workshops import Workshops
from provision.places import BUILD, ROOT
from provision.running import one_at_a_time


def main(arguments: list[str]) -> int:
    """Run the lanes that are named, by default all."""
    unknown = [lane for lane in arguments if lane not in LANES]
    if unknown:
        print(f"usage: hardware.py [LANE ...]   lanes: {' '.join(LANES)}", file=sys.stderr)
        return 2
    with one_at_a_time(BUILD / "hardware.lock"):
        workshops = Workshops()
        _bring(workshops, arguments or list(LANES))
        begin = time.monotonic()
        outcomes = run_all(workshops, arguments or LANES)
        print("\n".join(table(outcomes)))
        print(f"\nall in {time.monotonic() - begin:.0f} s. {_changes()}")
    return 1 if any(outcome.verdict == FAILED for outcome in outcomes) else 0


def _bring(workshops: Workshops, lanes: list[str]) -> None:
    """What has to be installed, before the clock runs and before two lanes want it at once."""
    for name in dict.fromkeys(step.runs_in for lane in lanes for step in LANES[lane]):
        workshops.has(name)


def table(outcomes: list[Outcome]) -> list[str]:
    """One line a step: verdict, seconds, name, what it said."""
    width = max(len(outcome.step.name) for outcome in outcomes)
    lines = ["", f"{'':8}{'s':>6}  {'step':{width}}  what it found"]
    for step, verdict, seconds, said in outcomes:
        lines.append(f"{verdict:8}{seconds:6.1f}  {step.name:{width}}  {said.splitlines()[0] if said else ''}")
    skipped = [outcome for outcome in outcomes if outcome.verdict == SKIPPED]
    if skipped:
        lines += ["", f"! {len(skipped)} of {len(outcomes)} STEPS DID NOT RUN: what they make is as old as it was"]
        lines += [f"!   {said}" for said in dict.fromkeys(outcome.said for outcome in skipped) if "needs" in said]
    return lines


def _changes() -> str:
    """Whether the committed files have changed, where git can say so."""
    command = ["git", "-C", str(ROOT), "status", "--porcelain", "--", str(MADE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return ""
    changed = [line[3:] for line in done.stdout.splitlines()]
    return f"Changed: {', '.join(changed)}" if changed else "hardware/made is as committed."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
