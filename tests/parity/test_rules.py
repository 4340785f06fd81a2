# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The rules give the same answers in the page's interpreter and on the board as on CPython.

MicroPython on this machine is asked in tests/rules/test_micropython.py.
"""

from pathlib import Path

import pytest

import rules_sample
from board import EmulatedPico

END = "end of the sample"
PROGRAM = Path(rules_sample.__file__).read_text("utf-8") + f"    print({END!r})\n"
BOARD_MS = 60_000


@pytest.fixture(scope="module")
def expected():
    """CPython's answers."""
    return list(rules_sample.lines())


def lines_of(console):
    """The lines that the program printed."""
    lines = [line.strip() for line in console.splitlines()]
    first = next(at for at, line in enumerate(lines) if "keys " in line)
    # Before its first line the board may write a terminal's title, on the same line.
    return ["keys " + lines[first].partition("keys ")[2], *lines[first + 1 : lines.index(END)]]


@pytest.mark.page
def test_the_pages_interpreter(chromium, expected):
    with chromium.open(program=PROGRAM) as device:
        device.run(100)
        assert device.stopped == "", device.console[-2000:]
        assert lines_of(device.console) == expected


@pytest.mark.board
@pytest.mark.slow
@pytest.mark.timeout(400)
def test_the_board(drive, tmp_path, expected):
    code = tmp_path / "code.py"
    code.write_text(PROGRAM, "utf-8")
    with EmulatedPico(drive(code=code)) as device:
        device.wait_console(END, ms=BOARD_MS)
        device.run(100)
        assert lines_of(device.console) == expected
