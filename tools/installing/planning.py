# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Decides, by reading only, what an install has to do to a drive."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from driving.contents import ROOT_FILES
from driving.fat import clusters, clusters_of
from driving.manifest import MANIFEST, Manifest, merged, parse, render, sha256
from installing.drive import Drive
from installing.identity import Unfit

STAGING = ".handheld-new"
SET_ASIDE = "replaced"
SETTINGS = "settings.toml"
# What CircuitPython itself writes on a new drive; nobody will miss it.
_FRESH = (b"", b'print("Hello World!")')


@dataclass
class Plan:
    """What to do. Paths are the drive's."""

    copy: dict[str, bytes] = field(default_factory=dict)  # in the order of their coming into force
    set_aside: list[str] = field(default_factory=list)  # the owner's, in the way of ours
    remove: list[str] = field(default_factory=list)  # ours, from before
    before: Manifest = field(default_factory=dict)
    after: Manifest = field(default_factory=dict)
    keeps_settings: bool = False

    @property
    def nothing_to_do(self) -> bool:
        """Whether the drive is already as it should be."""
        return not (self.copy or self.set_aside or self.remove or self.before != self.after)

    def room(self, cluster: int) -> int:
        """Bytes that the drive must have free: all that is new lies there beside all the old."""
        listed = len(render(merged(self.before, self.after)))
        files = {f"{STAGING}/{n}": len(data) for n, data in enumerate(self.copy.values())}
        files[f"{STAGING}/list"] = listed
        folders = {str(PurePosixPath(path).parent) for path in self.copy} - {"."}
        if self.set_aside:
            folders |= {str(PurePosixPath(SET_ASIDE, path).parent) for path in self.set_aside}
        return cluster * (clusters_of(files, cluster) + 2 * len(folders) + clusters(listed, cluster))


def make_plan(drive: Drive, wanted: Mapping[str, bytes]) -> Plan:
    """Compare the drive with what it should hold. Raises Unfit when something is in the way."""
    listed = parse(drive.read(MANIFEST).decode(errors="replace")) if drive.is_file(MANIFEST) else {}
    plan = Plan(before=listed)
    for path in sorted(wanted, key=_turn):
        _plan_file(drive, path, wanted[path], plan)
    for path in sorted(set(listed) - set(wanted)):
        if drive.is_file(path):
            _plan_old_file(drive, path, plan)
    for path in wanted:
        for shadow in _shadows(path):
            if drive.is_file(shadow) and shadow not in (*plan.remove, *wanted):
                plan.set_aside.append(shadow)
    return plan


def check_room(drive: Drive, plan: Plan) -> None:
    """Raise Unfit unless all that is new has room on the drive beside the old."""
    needed, free = plan.room(drive.cluster()), drive.free()
    if needed > free:
        raise Unfit(
            f"it is too full: the install needs {needed / 1024:.0f} KiB, {free / 1024:.0f} KiB are"
            "\nfree. Delete files that you no longer need from it, and repeat.\n"
            f"Those in {SET_ASIDE}/ are never used."
        )


def _plan_file(drive: Drive, path: str, data: bytes, plan: Plan) -> None:
    for folder in PurePosixPath(path).parents:
        if drive.is_file(str(folder)):
            raise Unfit(f"a file named {folder} is where a folder has to be. Rename it, and repeat.")
    if drive.is_folder(path):
        raise Unfit(f"a folder named {path} stands where a file has to be. Rename it.")
    present = drive.read(path) if drive.is_file(path) else None
    ours = present is None or sha256(present) in plan.before.get(path, set())
    if present == data:
        plan.after[path] = {sha256(data)}
    elif not ours and path == SETTINGS and not _is_fresh(present):
        plan.keeps_settings = True
        if path in plan.before:
            plan.after[path] = plan.before[path]
    else:
        plan.copy[path] = data
        plan.after[path] = {sha256(data)}
        if not ours and not _is_fresh(present):
            plan.set_aside.append(path)


def _plan_old_file(drive: Drive, path: str, plan: Plan) -> None:
    """A file of an earlier install goes; one that was changed since is its owner's now."""
    if sha256(drive.read(path)) in plan.before[path]:
        plan.remove.append(path)


def _turn(path: str) -> tuple[int, str]:
    """Files come into force one by one: the modules first, then what CircuitPython starts with."""
    return (ROOT_FILES.index(path) + 1 if path in ROOT_FILES else 0, path)


def _shadows(path: str) -> Iterator[str]:
    """Files that CircuitPython would take in place of this one."""
    if path.endswith(".mpy"):
        yield path.removesuffix(".mpy") + ".py"
    if path == "code.py":
        yield "code.txt"


def _is_fresh(data: bytes | None) -> bool:
    return data is not None and data.strip() in _FRESH
