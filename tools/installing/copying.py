# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Carries out a plan in two parts, so that a stop at any moment leaves a drive that works.

First everything new is written to a folder of its own and read back: until then the drive works
as before. Then each file is renamed into its place, code.py last: that needs no room and little
time. A drive that went away in between is put right by the same command.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import PurePosixPath

from driving.contents import ROOT_FILES
from driving.manifest import MANIFEST, merged, render, sha256
from installing.drive import Drive
from installing.planning import SET_ASIDE, STAGING, Plan

_LIST = f"{STAGING}/list"


class ReadBackDiffers(Exception):
    """The drive gave back other bytes than it was given."""


def clear_staging(drive: Drive) -> None:
    """Take away what an install that was stopped has left."""
    if drive.is_folder(STAGING):
        for name in drive.names_in(STAGING):
            drive.remove(f"{STAGING}/{name}")
        drive.remove_folder(STAGING)


def stage(drive: Drive, plan: Plan, progress: Callable[[int], None]) -> dict[str, str]:
    """Write all that is new beside the old, and read it back. Returns path -> staged file."""
    drive.make_folder(STAGING)
    staged = {}
    for number, (path, data) in enumerate(plan.copy.items()):
        staged[path] = f"{STAGING}/{number}"
        drive.write(staged[path], data)
        _compare(drive, staged[path], data)
        progress(number + 1)
    return staged


def put_in_force(drive: Drive, plan: Plan, staged: Mapping[str, str]) -> list[tuple[str, str]]:
    """Rename everything into place. Returns the owner's files that moved: (from, to)."""
    _write_list(drive, render(merged(plan.before, plan.after)))
    moved = [(path, _free_name(drive, path)) for path in plan.set_aside]
    in_the_way = dict(moved)
    modules = [path for path in staged if path not in ROOT_FILES]
    for path in modules:
        _put(drive, path, staged, in_the_way)
    for path in plan.remove:
        drive.remove(path)
    _remove_empty(drive, plan.remove)
    for path in [path for path in plan.set_aside if path not in staged]:
        _move(drive, path, in_the_way[path])
    for path in [path for path in staged if path not in modules]:
        _put(drive, path, staged, in_the_way)
    _write_list(drive, render(plan.after))
    clear_staging(drive)
    drive.flush()
    return moved


def verify(drive: Drive, wanted: Mapping[str, bytes], plan: Plan) -> None:
    """Read every file of ours back from the drive. Raises ReadBackDiffers."""
    for path, data in wanted.items():
        if plan.after.get(path) == {sha256(data)}:
            _compare(drive, path, data)


def _compare(drive: Drive, path: str, data: bytes) -> None:
    if sha256(drive.read(path)) != sha256(data):
        raise ReadBackDiffers(path)


def _write_list(drive: Drive, data: bytes) -> None:
    drive.write(_LIST, data)
    drive.move(_LIST, MANIFEST)


def _put(drive: Drive, path: str, staged: Mapping[str, str], in_the_way: dict[str, str]) -> None:
    if path in in_the_way:
        _move(drive, path, in_the_way[path])
    _move(drive, staged[path], path)


def _move(drive: Drive, path: str, target: str) -> None:
    folder = str(PurePosixPath(target).parent)
    if folder != ".":
        drive.make_folder(folder)
    drive.move(path, target)


def _free_name(drive: Drive, path: str) -> str:
    """A name for a file of the owner's that is not taken yet: replaced/code.py, code-2.py ..."""
    name = PurePosixPath(SET_ASIDE, path)
    number = 1
    target = name
    while drive.is_file(str(target)):
        number += 1
        target = name.with_stem(f"{name.stem}-{number}")
    return str(target)


def _remove_empty(drive: Drive, removed: Iterable[str]) -> None:
    """Folders that held nothing but our old files go with them."""
    folders = {str(folder) for path in removed for folder in PurePosixPath(path).parents} - {"."}
    for folder in sorted(folders, key=len, reverse=True):
        if drive.is_folder(folder) and not drive.names_in(folder):
            drive.remove_folder(folder)
