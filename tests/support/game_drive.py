# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The project's own drive, built once a run, and copies of it with something changed."""

import functools
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = "settings.toml"


@functools.cache
def built(source: bool = False) -> Path:
    """Build and return the drive's folder: compiled, or with `source` the one to tinker with."""
    arguments = ["--source"] if source else []
    subprocess.run([sys.executable, ROOT / "tools" / "drive.py", *arguments], check=True, stdout=subprocess.DEVNULL)
    return ROOT / "build" / ("CIRCUITPY-source" if source else "CIRCUITPY")


def changed(folder: Path, *, settings=None, without=(), code=None, source=False) -> Path:
    """Copy the drive to `folder` with changes, and return `folder`.

    settings: the lines of settings.toml; without: paths to leave out; code: another code.py.
    """
    drive = folder / "CIRCUITPY"
    shutil.copytree(built(source), drive)
    if settings is not None:
        (drive / SETTINGS).write_text(settings)
    for name in without:
        path = drive / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    if code is not None:
        shutil.copy(code, drive / "code.py")
    return drive
