# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""How much of a FAT volume a set of files takes: whole clusters, and folders take some too."""

from collections.abc import Mapping
from pathlib import PurePosixPath

CLUSTER = 512
ENTRY = 32
# The Pico's drive: 1 MiB in sectors of 512 bytes, less the boot sector, the FAT (12 bits for each
# cluster) and a root folder of 512 entries.
_SECTORS = 2048
_FAT_SECTORS = 6
_ROOT_SECTORS = 512 * ENTRY // 512
DRIVE_CLUSTERS = _SECTORS - 1 - _FAT_SECTORS - _ROOT_SECTORS
_LONG_NAME_PART = 13


def clusters(size: int, cluster: int = CLUSTER) -> int:
    """Clusters that a file of this many bytes takes."""
    return -(-size // cluster)


def clusters_of(files: Mapping[str, int], cluster: int = CLUSTER) -> int:
    """Clusters that files (path with slashes -> bytes) take, with the folders they need."""
    entries: dict[PurePosixPath, set[str]] = {}
    for path in files:
        child = PurePosixPath(path)
        for folder in child.parents:
            entries.setdefault(folder, set()).add(child.name)
            child = folder
    entries.pop(PurePosixPath("."), None)  # the root's own entries have their fixed place
    folders = sum(clusters(_folder_bytes(names), cluster) for names in entries.values())
    return folders + sum(clusters(size, cluster) for size in files.values())


def _folder_bytes(names: set[str]) -> int:
    """A folder's own two entries, and for each name one short entry and the long name's parts."""
    return ENTRY * (2 + sum(1 + clusters(len(name), _LONG_NAME_PART) for name in names))
