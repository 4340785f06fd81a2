# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The install command: finds the drives, builds what they get, installs on each."""

import argparse
import sys
from pathlib import Path

from driving.building import build_files, write_folder
from driving.compiling import CompileError
from driving.manifest import MANIFEST
from installing import finding
from installing.folder_drive import FolderDrive
from installing.one_drive import install_on
from installing.words import BOOTLOADER, NEXT, NO_DRIVE, Speaker
from provision.places import BUILD, LIBRARIES, ROOT
from provision.running import one_at_a_time


def main(arguments: list[str]) -> int:
    """Install on every drive found, or on those named. Returns 0 only if all went well."""
    options = argparse.ArgumentParser(prog="install.py", description="Put the game on the connected boards.")
    options.add_argument("--drive", action="append", type=Path, metavar="PATH", help="only here")
    options.add_argument("--source", action="store_true", help="leave the sources, to tinker with")
    chosen = options.parse_args(arguments)
    say = Speaker()
    drives = _named(chosen.drive, say) if chosen.drive else _found(say)
    if not drives:
        return 1
    try:
        wanted = _build(keep_sources=chosen.source)
    except (FileNotFoundError, CompileError) as error:
        print(f"There is nothing to install: the build failed.\n{error}", file=sys.stderr)
        return 1
    done = [path for path in drives if install_on(FolderDrive(path), str(path), wanted, say)]
    if done:
        say(NEXT.format(drives=" and ".join(str(path) for path in done)))
    if len(done) < len(drives):
        say(f"{len(drives) - len(done)} of {len(drives)} drives not installed: see above.")
    named = chosen.drive or drives
    return 0 if len(done) == len(named) else 1


def _build(*, keep_sources: bool) -> dict[str, bytes]:
    """What the drives get; build/ keeps a copy, to compare with."""
    files = build_files(ROOT, LIBRARIES, keep_sources=keep_sources)
    with one_at_a_time(BUILD / "drive.lock"):
        write_folder(files, BUILD / ("CIRCUITPY-source" if keep_sources else "CIRCUITPY"))
    return {path: built.data for path, built in files.items() if path != MANIFEST}


def _named(paths: list[Path], say: Speaker) -> list[Path]:
    for path in paths:
        if not path.is_dir():
            say(f"{path}: not installed: there is no such drive.")
    return [path for path in paths if path.is_dir()]


def _found(say: Speaker) -> list[Path]:
    volumes = finding.volumes()
    drives = finding.circuitpython_drives(volumes)
    waiting = finding.bootloader_drives(volumes)
    for path in waiting:
        say(BOOTLOADER.format(path))
    if not drives and not waiting:
        say(NO_DRIVE)
    return drives
