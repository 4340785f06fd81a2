# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Builds the drive's files in memory, then lays them out in a folder."""

import shutil
from functools import partial
from pathlib import Path
from typing import NamedTuple

from driving.compiling import compile_module
from driving.contents import LICENCES, ROOT_FILES, items, module_name
from driving.licences import licence_texts
from driving.manifest import MANIFEST, render, sha256
from driving.respelling import Respelling
from driving.slimming import slim


class Built(NamedTuple):
    """One finished file of the drive."""

    data: bytes
    package: str


def build_files(root: Path, libraries: Path, *, keep_sources: bool) -> dict[str, Built]:
    """All files of the drive: path with slashes -> content. The same input, the same bytes.

    With `keep_sources` our own modules stay .py, to be changed on the board; the libraries are
    compiled all the same.
    """
    files = {}
    listed_items = list(items(root, libraries))
    respelling = Respelling(listed_items)
    for item in listed_items:
        if item.target in ROOT_FILES or item.source.suffix != ".py" or (item.ours and keep_sources):
            files[item.target] = Built(item.source.read_bytes(), item.package)
        else:
            # Beside sources to tinker with, libraries keep all their names.
            change = slim if keep_sources else partial(respelling, item=item)
            code = compile_module(item.source, module_name(item.target), change)
            files[item.target.removesuffix(".py") + ".mpy"] = Built(code, item.package)
    files[LICENCES] = Built(licence_texts(root, libraries), "licences")
    listed = {path: {sha256(built.data)} for path, built in files.items()}
    files[MANIFEST] = Built(render(listed), "list of files")
    return files


def write_folder(files: dict[str, Built], folder: Path) -> None:
    """Make the folder hold these files and nothing else.

    One that does already is left alone, and another is changed at one stroke: tests and emulated
    boards read it meanwhile.
    """
    if _holds(folder, files):
        return
    half = folder.with_name(folder.name + ".half")
    shutil.rmtree(half, ignore_errors=True)
    for path, built in files.items():
        target = half / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(built.data)
    old = folder.with_name(folder.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        folder.rename(old)
    half.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def _holds(folder: Path, files: dict[str, Built]) -> bool:
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return present == set(files) and all((folder / path).read_bytes() == built.data for path, built in files.items())
