# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The table of sizes, and whether it all fits the board's drive."""

from driving.building import Built
from driving.fat import CLUSTER, DRIVE_CLUSTERS, clusters_of


def size_table(files: dict[str, Built]) -> str:
    """Files and bytes of each package, the total, and what it takes of the drive."""
    rows: dict[str, list[int]] = {}
    for built in files.values():
        row = rows.setdefault(built.package, [0, 0])
        row[0] += 1
        row[1] += len(built.data)
    lines = [f"{'package':<20}{'files':>6}{'bytes':>9}"]
    lines += [f"{name:<20}{count:>6}{size:>9}" for name, (count, size) in rows.items()]
    total = sum(size for _, size in rows.values())
    lines.append(f"{'total':<20}{len(files):>6}{total:>9}")
    used = _clusters(files)
    lines.append(f"{used * CLUSTER // 1024} of {DRIVE_CLUSTERS * CLUSTER // 1024} KiB of the drive")
    return "\n".join(lines)


def fits(files: dict[str, Built]) -> bool:
    """Whether an empty drive of a Pico has room for all of it."""
    return _clusters(files) <= DRIVE_CLUSTERS


def _clusters(files: dict[str, Built]) -> int:
    return clusters_of({path: len(built.data) for path, built in files.items()})
