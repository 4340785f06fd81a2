# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Counts what each suite of tests ran and skipped, and puts it in words."""

from collections import Counter


class SuiteTable:
    """`required` suites have to run a test; those in `may_be_skipped` may skip all of theirs."""

    def __init__(self, required, may_be_skipped):
        self.required = tuple(required)
        self.may_be_skipped = tuple(may_be_skipped)
        self.counts: Counter[str] = Counter()
        self.reasons: dict[str, Counter[str]] = {}

    def ran(self, suite):
        """One test of the suite ran, whether it passed or failed."""
        self.counts[suite] += 1

    def skipped(self, suite, reason):
        """One test of the suite, or one file of them, did not run."""
        self.reasons.setdefault(suite, Counter())[reason] += 1

    def idle(self):
        """The required suites that ran nothing and had no right to."""
        return [
            suite
            for suite in self.required
            if not self.counts[suite] and not (suite in self.may_be_skipped and suite in self.reasons)
        ]

    def lines(self):
        """The table. A line that nobody may overlook starts with an exclamation mark."""
        seen = {*self.counts, *self.reasons}
        suites = [*self.required, *sorted(seen - set(self.required))]
        lines = []
        for suite in suites:
            reasons = self.reasons.get(suite, Counter())
            mark = " " if self.counts[suite] else "!"
            lines.append(f"{mark} {suite:<10} ran {self.counts[suite]:>5}   skipped {reasons.total():>4}")
            lines += [f"!     not run, {count}x: {why}" for why, count in sorted(reasons.items())]
        lines += [f"! {suite}: NO TEST RAN, and that fails this run" for suite in self.idle()]
        return lines
