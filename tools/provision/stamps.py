# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Stamps: a step that ended well leaves the hash of its inputs, and is skipped while they last.

The stamp lies inside what the step made, so deleting that makes the step run again.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(inputs: Iterable[Path | str]) -> str:
    """SHA-256 over files (their content) and texts, in order."""
    total = hashlib.sha256()
    for item in inputs:
        data = item.read_bytes() if isinstance(item, Path) else item.encode()
        total.update(hashlib.sha256(data).digest())
    return total.hexdigest()


def is_fresh(stamp: Path, inputs: Iterable[Path | str]) -> bool:
    """Whether the step that left this stamp had these inputs."""
    try:
        return stamp.read_text(encoding="ascii").strip() == digest(inputs)
    except FileNotFoundError:
        return False


def leave(stamp: Path, inputs: Iterable[Path | str]) -> None:
    """Write the stamp: the last act of a step."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest(inputs) + "\n", encoding="ascii")
