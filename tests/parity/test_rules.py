# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The rules give the same answers in the page's interpreter and on the board as on CPython.

MicroPython on this machine is asked in tests/rules/test_micropython.py.
"""

from pathlib import Path

import pytest

import breaker_sample
import rules_sample
from board import EmulatedPico
from game_drive import changed

END = "end of the sample"
BOARD_MS = 90_000
SAMPLES = pytest.mark.parametrize("sample", [rules_sample, breaker_sample], ids=["rules", "codebreakers"])


def program(sample):
    """The sample as a program that says when it has come to its end."""
    return Path(sample.__file__).read_text("utf-8") + f"    print({END!r})\n"


def lines_of(console, expected):
    """The lines that the program printed."""
    lines = [line.strip() for line in console.splitlines()]
    start = expected[0].partition(" ")[0]
    first = next(at for at, line in enumerate(lines) if start in line)
    # Before its first line the board may write a terminal's title, on the same line.
    return [start + lines[first].partition(start)[2], *lines[first + 1 : lines.index(END)]]


@pytest.mark.page
@SAMPLES
def test_the_pages_interpreter(chromium, sample):
    expected = list(sample.lines())
    with chromium.open(program=program(sample)) as device:
        device.run(100)
        assert device.stopped == "", device.console[-2000:]
        assert lines_of(device.console, expected) == expected


@pytest.mark.board
@pytest.mark.slow
@pytest.mark.timeout(400)
@SAMPLES
def test_the_board(board_is_possible, tmp_path, sample):
    """On the drive to tinker with: in the other one, names that are not for everybody are spelled otherwise."""
    expected = list(sample.lines())
    code = tmp_path / "program.py"
    code.write_text(program(sample), "utf-8")
    with EmulatedPico(changed(tmp_path, code=code, source=True)) as device:
        device.wait_console(END, ms=BOARD_MS)
        device.run(100)
        assert lines_of(device.console, expected) == expected
