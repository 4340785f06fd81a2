# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Finds the drives that boards show, on Linux, macOS and Windows."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from installing import windows
from installing.identity import BOOT_OUT

_LABEL = "CIRCUITPY"
_BOOTLOADER_MARK = "INFO_UF2.TXT"
_FAT_KINDS = {"vfat", "msdos", "exfat", "fuseblk"}


def volumes() -> list[Path]:
    """The mounted volumes that could be a board's."""
    if sys.platform == "win32":
        return windows.drive_letters()
    if sys.platform == "darwin":
        return folders_in(Path("/Volumes"))
    mounts = Path("/proc/mounts")
    if not mounts.exists():
        return []  # another system: --drive says where
    return mounted_fat(mounts.read_text(encoding="utf-8", errors="surrogateescape"))


def mounted_fat(mounts: str) -> list[Path]:
    """Mount points of FAT volumes in the text of /proc/mounts, where \\040 stands for a space."""
    fields = (line.split() for line in mounts.splitlines())
    return [Path(_plain(words[1])) for words in fields if words[2:] and words[2] in _FAT_KINDS]


def folders_in(parent: Path) -> list[Path]:
    """The folders in a folder: how macOS shows its volumes."""
    return sorted(path for path in parent.iterdir() if path.is_dir()) if parent.is_dir() else []


def circuitpython_drives(candidates: Iterable[Path]) -> list[Path]:
    """Those that are a CircuitPython drive: by the file that it writes, or by the name."""
    return [path for path in candidates if _holds(path, BOOT_OUT) or _is_named(path)]


def bootloader_drives(candidates: Iterable[Path]) -> list[Path]:
    """Those where a board waits for its firmware: CircuitPython is not on it (yet)."""
    return [path for path in candidates if _holds(path, _BOOTLOADER_MARK)]


def _is_named(path: Path) -> bool:
    """Systems add a number to the second drive of one name: CIRCUITPY1, or "CIRCUITPY 1"."""
    return re.fullmatch(_LABEL + r"[ _-]?\d*", path.name) is not None


def _holds(folder: Path, name: str) -> bool:
    try:
        return (folder / name).is_file()
    except OSError:  # a volume that fails to answer is not one to install on
        return False


def _plain(escaped: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), escaped)
