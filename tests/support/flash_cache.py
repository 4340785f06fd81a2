# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Keeps flash images of drives that have started once, in build/emulator/: a first start takes its time."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import firmware_files

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / "build" / "emulator"
EMULATOR = ROOT / "emulator"
IMAGES_KEPT = 60  # 2 MiB each


def get(drive: Path, make: Callable[[], bytes]) -> Path:
    """Returns the image for this drive as it is now; `make` gives its content when there is none yet."""
    path = CACHE / f"started-{_digest(drive)}.flash"
    if path.is_file():
        return path
    content = make()
    CACHE.mkdir(parents=True, exist_ok=True)
    # Written under another name first: tests may run side by side.
    descriptor, unfinished = tempfile.mkstemp(dir=CACHE)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    os.replace(unfinished, path)
    _forget_oldest()
    return path


def _forget_oldest() -> None:
    """Every change of a drive or the emulator makes another image; only the newest ones are of use."""
    try:
        images = sorted(CACHE.glob("started-*.flash"), key=lambda image: image.stat().st_mtime)
        for image in images[:-IMAGES_KEPT]:
            image.unlink(missing_ok=True)
    except FileNotFoundError:
        pass  # a run beside this one was faster


def _digest(drive: Path) -> str:
    """Of all that an image depends on: the drive's names and content, CircuitPython, and the emulator."""
    digest = hashlib.sha256(firmware_files.CIRCUITPYTHON.sha256.encode())
    sources = [(path, path.name) for path in sorted(EMULATOR.glob("*.*"))]
    content = [(path, path.relative_to(drive).as_posix()) for path in sorted(drive.rglob("*"))]
    for path, name in sources + content:
        digest.update(f"{name}\0{path.is_file()}\0".encode())
        if path.is_file():
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:24]
