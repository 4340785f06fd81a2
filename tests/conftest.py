# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Closes every run with one table: which suite ran, and which tests did not, and why.

With --every-suite, as `make test` has it, a suite that ran no test fails the run; only those that
need something the project may not bring can be skipped as a whole, and then the table shouts it.
"""

from pathlib import Path

import pytest

from suite_table import SuiteTable

SUITES = ("rules", "firmware", "tools", "hardware", "parity", "page", "board")
# page needs a browser, board two firmware files: neither is the project's to bring along.
MAY_BE_SKIPPED = ("page", "board")
_LONGEST_FIRST = {"board": 0, "page": 1, "parity": 2}


def pytest_addoption(parser):
    parser.addoption("--every-suite", action="store_true", help="fail if a suite ran no test")


def pytest_configure(config):
    if not hasattr(config, "workerinput"):  # the one process that hears of every test
        required = SUITES if config.getoption("--every-suite") else ()
        config.pluginmanager.register(Watcher(SuiteTable(required, MAY_BE_SKIPPED)), "suites")


def pytest_collection_modifyitems(items):
    """The suites with the longest files come first: the short ones then fill what two workers have left at the end."""
    items.sort(key=lambda item: _LONGEST_FIRST.get(_suite_of(item.nodeid), len(_LONGEST_FIRST)))


class Watcher:
    """Feeds the table, prints it, and fails the run for a suite that ran nothing."""

    def __init__(self, table):
        self.table = table

    def pytest_runtest_logreport(self, report):
        suite = _suite_of(report.nodeid)
        if report.skipped:
            self.table.skipped(suite, _reason(report))
        elif report.when == "call" or report.failed:
            self.table.ran(suite)

    def pytest_collectreport(self, report):
        if report.skipped:  # a whole file, by importorskip or pytest.skip at module level
            self.table.skipped(_suite_of(report.nodeid), _reason(report))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session):
        collecting_only = session.config.getoption("collectonly")
        if self.table.idle() and not collecting_only and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter):
        terminalreporter.section("what ran")
        for line in self.table.lines():
            terminalreporter.line(line, red=line.startswith("!"), bold=line.startswith("!"))


def _suite_of(nodeid):
    parts = Path(nodeid.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 and parts[0] == "tests" else "others"


def _reason(report):
    if isinstance(report.longrepr, tuple):  # (file, line, reason)
        return report.longrepr[2].removeprefix("Skipped: ")
    return "expected to fail"
