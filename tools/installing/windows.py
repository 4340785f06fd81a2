# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What Windows tells about its drives. `kernel32` is the system's own; tests pass another."""

import ctypes
import string
from pathlib import Path
from typing import Any

_LABEL = "CIRCUITPY"
_REMOVABLE = 2
_READ_ONLY_VOLUME = 0x00080000
_MAX_PATH = 260


def _system() -> Any:
    return ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]


def drive_letters(kernel32: Any = None) -> list[Path]:
    """The roots (E:\\) of removable drives, and of any drive that is labelled CIRCUITPY."""
    kernel32 = kernel32 or _system()
    present = kernel32.GetLogicalDrives()
    roots = [f"{letter}:\\" for at, letter in enumerate(string.ascii_uppercase) if present >> at & 1]
    return [
        Path(root)
        for root in roots
        if kernel32.GetDriveTypeW(root) == _REMOVABLE or _volume(root, kernel32)[0] == _LABEL
    ]


def is_write_protected(root: str, kernel32: Any = None) -> bool:
    """Whether the volume at a root (E:\\) takes no writes."""
    kernel32 = kernel32 or _system()
    return bool(_volume(root, kernel32)[1] & _READ_ONLY_VOLUME)


def _volume(root: str, kernel32: Any) -> tuple[str, int]:
    """Label and flags of a volume; ("", 0) for a drive with nothing in it."""
    label = ctypes.create_unicode_buffer(_MAX_PATH + 1)
    flags = ctypes.c_ulong(0)
    answered = kernel32.GetVolumeInformationW(root, label, len(label), None, None, ctypes.byref(flags), None, 0)
    return (label.value, flags.value) if answered else ("", 0)
