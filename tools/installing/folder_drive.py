# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A mounted drive: the few operations that the installer builds on, each one complete.

Paths are relative to the drive, with slashes. All may raise OSError.
"""

import os
import shutil
import sys
from pathlib import Path

from installing import windows

if sys.platform != "win32":
    import fcntl


class FolderDrive:
    """A drive that the system shows as a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def is_file(self, path: str) -> bool:
        """Whether there is a file of that name."""
        return (self.root / path).is_file()

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder of that name."""
        return (self.root / path).is_dir()

    def names_in(self, folder: str) -> list[str]:
        """Names of all that is in a folder."""
        return sorted(os.listdir(self.root / folder))

    def read(self, path: str) -> bytes:
        """A file's content: from the drive itself, where the system can be made to forget."""
        with (self.root / path).open("rb") as file:
            _forget_cached(file.fileno())
            return file.read()

    def write(self, path: str, data: bytes) -> None:
        """Write a file and wait until the drive has it."""
        with (self.root / path).open("wb") as file:
            file.write(data)
            file.flush()
            _to_the_drive(file.fileno())

    def move(self, path: str, target: str) -> None:
        """Rename a file, over another one if there is one."""
        os.replace(self.root / path, self.root / target)

    def remove(self, path: str) -> None:
        """Delete a file."""
        (self.root / path).unlink()

    def make_folder(self, path: str) -> None:
        """Make a folder, and those that hold it, where they are missing."""
        (self.root / path).mkdir(parents=True, exist_ok=True)

    def remove_folder(self, path: str) -> None:
        """Delete an empty folder."""
        (self.root / path).rmdir()

    def flush(self) -> None:
        """Wait until all renames and deletions are on the drive too."""
        if hasattr(os, "sync"):
            os.sync()

    def free(self) -> int:
        """Bytes that are free."""
        return shutil.disk_usage(self.root).free

    def cluster(self) -> int:
        """Bytes in the smallest piece that a file takes; 512 where the system does not tell."""
        return os.statvfs(self.root).f_frsize if hasattr(os, "statvfs") else 512

    def takes_writes(self) -> bool:
        """Whether the volume can be written, by this user."""
        if sys.platform == "win32":
            return not windows.is_write_protected(self.root.resolve().anchor)
        mounted_read_only = os.statvfs(self.root).f_flag & os.ST_RDONLY
        return not mounted_read_only and os.access(self.root, os.W_OK)


def _to_the_drive(handle: int) -> None:
    """fsync; on macOS that stops at the drive's own cache, F_FULLFSYNC does not."""
    os.fsync(handle)
    if sys.platform == "darwin":
        try:
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        except OSError:  # not every file system knows it; the fsync above stands
            pass


def _forget_cached(handle: int) -> None:
    """Drop what the system remembers of a file, so that reading back tests the drive."""
    if sys.platform == "darwin":
        fcntl.fcntl(handle, fcntl.F_NOCACHE, 1)
    elif hasattr(os, "posix_fadvise"):
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
