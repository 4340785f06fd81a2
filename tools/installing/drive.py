# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the installer needs of a drive: folder_drive has the real one, tests have others."""

from typing import Protocol


class Drive(Protocol):
    """Paths are relative to the drive, with slashes. Every operation may raise OSError."""

    def is_file(self, path: str) -> bool:
        """Whether there is a file of that name."""

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder of that name."""

    def names_in(self, folder: str) -> list[str]:
        """Names of all that is in a folder."""

    def read(self, path: str) -> bytes:
        """A file's content, from the drive itself."""

    def write(self, path: str, data: bytes) -> None:
        """Write a file and wait until the drive has it."""

    def move(self, path: str, target: str) -> None:
        """Rename a file, over another one if there is one."""

    def remove(self, path: str) -> None:
        """Delete a file."""

    def make_folder(self, path: str) -> None:
        """Make a folder, and those that hold it, where they are missing."""

    def remove_folder(self, path: str) -> None:
        """Delete an empty folder."""

    def flush(self) -> None:
        """Wait until all renames and deletions are on the drive too."""

    def free(self) -> int:
        """Bytes that are free."""

    def cluster(self) -> int:
        """Bytes in the smallest piece that a file takes."""

    def takes_writes(self) -> bool:
        """Whether the volume can be written, by this user."""
