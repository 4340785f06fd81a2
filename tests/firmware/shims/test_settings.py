# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""os.getenv gives what CircuitPython 10.0.0 gives for the same settings.toml, right or wrong."""

import ast

import pytest

# A line of settings.toml, and what os.getenv("KEY", "default") gives for it.
GOOD_LINES = [
    ("", "default"), ("KEY = 12", 12), ("KEY=-5", -5), ("KEY = +10", 10), ("KEY = 0x10", 16), ("KEY = 0", 0),
    ("KEY = 1_000", 1000), ("KEY = 5000000000", 5000000000), ("KEY = 7 # comment", 7), ("KEY = 7\r", 7),
    ('KEY = "12"', "12"), ('KEY = ""', ""), ('KEY = "nl" # c', "nl"), (r'KEY = "a\tb\"c\\"', 'a\tb"c\\'),
    (r'KEY = "\u00e9"', "é"), ('KEY = "é"', "é"), (r'KEY = "\q"', "q"), ("  KEY = 3", 3), ("KEY = 1\nKEY = 2", 1),
    ('KEY = "a"\nKEY = 2', "a"), ("[table]\nKEY = 1", "default"), ("key = 1", "default"), ("KEY = 1\n[table]", 1),
    ('"KEY" = 5', "default"), ("KEY B = 1", "default"), ("KEY.B = 1", "default"), ("KEYS = 1", "default"),
    ("\ufeffKEY = 1", "default"), ("\ufeff\nKEY = 1", 1), ("KEY\nKEY = 4", 4), ("= 3\nKEY = 4", 4),
    ('OTHER = "abc\nKEY = 4', 4), ("OTHER = [\n1,\n]\nKEY = 4", 4), ("some prose\nKEY = 4", 4),
    ("# KEY = 3\nKEY = 4", 4),
]  # fmt: skip
BAD_LINES = [
    "KEY = 0.5", "KEY = true", "KEY = 'abc'", "KEY = [1,2]", "KEY = yes", "KEY = 1e3", "KEY = 1 2",
    "KEY = 2026-01-01", "KEY =", "KEY = 010", 'KEY = "abc', 'KEY = "nl" junk', r'KEY = "\u00zz"', 'KEY = "', "KEY = -",
]  # fmt: skip
ASK = "import os\nprint([attempt(os.getenv, 'KEY', 'default')])\n"


@pytest.mark.parametrize(("line", "expected"), GOOD_LINES, ids=[repr(line) for line, _ in GOOD_LINES])
def test_getenv_reads_what_the_board_reads(run_program, line, expected):
    _, console = run_program(ASK, line)
    assert ast.literal_eval(console[0]) == [expected]


@pytest.mark.parametrize("line", BAD_LINES)
def test_getenv_refuses_what_the_board_refuses(run_program, line):
    _, console = run_program(ASK, line)
    assert console[0].startswith("['ValueError: invalid syntax") or "ValueError: Invalid byte" in console[0]


def test_getenv_of_bytes_that_are_no_text(run_program):
    _, console = run_program(ASK, b'KEY = "\xff"\nOTHER = 1')
    assert "Unicode" in console[0]


def test_getenv_without_a_file(run_program):
    _, console = run_program("import os\nprint(os.getenv('KEY'), os.getenv('KEY', 3))")
    assert console == ["None 3"]
