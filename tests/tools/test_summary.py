# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The table that closes every run: nothing that did not run goes unseen."""

import shutil
import subprocess
import sys

import pytest

from provision.places import ROOT
from suite_table import SuiteTable


def test_the_table_counts_and_gives_reasons():
    table = SuiteTable(("rules", "board"), ("board",))
    for _ in range(3):
        table.ran("rules")
    for _ in range(2):
        table.skipped("board", "no firmware")
    assert table.idle() == []
    lines = table.lines()
    assert "rules" in lines[0] and "3" in lines[0] and lines[0].startswith(" ")
    assert lines[1].startswith("!") and "board" in lines[1]
    assert lines[2] == "!     not run, 2x: no firmware"


def test_a_suite_that_ran_nothing_is_named():
    table = SuiteTable(("rules", "firmware", "board"), ("board",))
    table.skipped("firmware", "any reason")
    assert table.idle() == ["rules", "firmware", "board"]
    assert "! board: NO TEST RAN, and that fails this run" in table.lines()


RUNS = "def test_it(): pass\n"
SKIPS = "import pytest\ndef test_it(): pytest.skip('the board is at home')\n"
SKIPS_WHOLE = "import pytest\npytest.skip('no browser here', allow_module_level=True)\n"
FAILS = "def test_it(): assert False\n"
ALL_RUN = dict.fromkeys(("rules", "firmware", "tools", "hardware", "parity", "page", "board"), RUNS)


@pytest.fixture
def run(tmp_path):
    """Run pytest, with our conftest, over suites given as name -> text of a test file."""

    def in_suites(suites, *options):
        (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\ntestpaths = "tests"\n')
        for suite, text in suites.items():
            (tmp_path / "tests" / suite).mkdir(parents=True)
            (tmp_path / "tests" / suite / f"test_{suite}.py").write_text(text)
        shutil.copy(ROOT / "tests/conftest.py", tmp_path / "tests")
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "--import-mode=importlib", *options,
             f"--override-ini=pythonpath={ROOT / 'tests/support'}"],
            cwd=tmp_path, capture_output=True, text=True, timeout=100, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout

    return in_suites


@pytest.mark.parametrize("workers", [(), ("--numprocesses=2", "--dist=loadfile")])
def test_all_well(run, workers):
    code, said = run(ALL_RUN, "--every-suite", *workers)
    assert code == 0
    assert said.count("ran     1   skipped    0") == len(ALL_RUN)
    assert said.splitlines()[-1].startswith("====") and "7 passed" in said.splitlines()[-1]


@pytest.mark.parametrize("workers", [(), ("--numprocesses=2", "--dist=loadfile")])
@pytest.mark.parametrize("text", [SKIPS, SKIPS_WHOLE])
def test_page_and_board_may_be_skipped_but_loudly(run, text, workers):
    code, said = run({**ALL_RUN, "board": text}, "--every-suite", *workers)
    assert code == 0
    assert "! board" in said
    assert "not run, 1x: the board is at home" in said or "not run, 1x: no browser here" in said


@pytest.mark.parametrize("workers", [(), ("--numprocesses=2", "--dist=loadfile")])
def test_no_other_suite_may_be_skipped(run, workers):
    code, said = run({**ALL_RUN, "parity": SKIPS}, "--every-suite", *workers)
    assert code == 1
    assert "! parity: NO TEST RAN, and that fails this run" in said


@pytest.mark.parametrize("suite", ALL_RUN)
def test_a_missing_suite_fails_the_run(run, suite):
    code, said = run({name: RUNS for name in ALL_RUN if name != suite}, "--every-suite")
    assert code == 1
    assert f"! {suite}: NO TEST RAN" in said


def test_a_failure_counts_as_run_and_fails(run):
    code, said = run({**ALL_RUN, "rules": FAILS}, "--every-suite")
    assert code == 1
    assert "NO TEST RAN" not in said


def test_a_partial_run_asks_nothing_of_the_other_suites(run):
    code, said = run({"rules": RUNS})
    assert code == 0
    assert "NO TEST RAN" not in said and "rules" in said
