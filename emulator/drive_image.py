# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The CIRCUITPY drive as an image: a FAT12 file system of 1 MiB, as CircuitPython keeps it on a Pico.

    python emulator/drive_image.py build/CIRCUITPY drive.img
    python emulator/drive_image.py --list drive.img
"""

import argparse
import tempfile
import warnings
from contextlib import contextmanager
from pathlib import Path

with warnings.catch_warnings():
    # pyfatfs stands on fs, which still looks for its plug-ins the old way.
    warnings.simplefilter("ignore")
    from pyfatfs import PyFATException
    from pyfatfs.PyFat import PyFat
    from pyfatfs.PyFatFS import PyFatFS

DRIVE_SIZE = 1 << 20
SECTOR_SIZE = 512  # one to a cluster: pyfatfs chooses that for FAT12 of up to 2 MB
LABEL = "CIRCUITPY"
LOWER_CASE_BASE = 0x08  # in a directory entry's DIR_NTRes
LOWER_CASE_EXTENSION = 0x10


class DriveFull(ValueError):
    """The files do not fit on the drive."""


def drive_image(folder: Path) -> bytes:
    """Returns the image of a drive that holds what the folder holds; its files are dated now.

    Raises FileNotFoundError without the folder, and DriveFull when its files do not fit.
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise FileNotFoundError(f"no folder {str(folder)!r} to make a drive of")
    with _scratch_file(b"") as path:
        fat = PyFat()
        fat.mkfs(
            str(path),
            PyFat.FAT_TYPE_FAT12,
            size=DRIVE_SIZE,
            sector_size=SECTOR_SIZE,
            label=LABEL,
        )
        fat.close()
        try:
            _fill(PyFatFS(str(path), encoding="utf-8"), folder)
        except PyFATException as error:
            raise DriveFull(f"{folder} does not fit on a drive of {DRIVE_SIZE} bytes") from error
        image = path.read_bytes()
    if len(image) > DRIVE_SIZE:  # pyfatfs goes on beyond the end while its table has room
        raise DriveFull(f"{folder} does not fit on a drive of {DRIVE_SIZE} bytes")
    return image


def _fill(drive: PyFatFS, folder: Path) -> None:
    try:
        for entry in sorted(folder.rglob("*")):
            name = entry.relative_to(folder).as_posix()
            if entry.is_dir():
                drive.makedir(name)
            else:
                drive.writebytes(name, entry.read_bytes())
    finally:
        drive.close()


def read_image(image: bytes) -> dict[str, bytes]:
    """Returns the files of an image: path with slashes (no leading one) to content."""
    files = {}
    with _scratch_file(image) as path:
        fat = PyFat(encoding="utf-8")
        fat.open(str(path), read_only=True)
        for folder, _, entries in fat.root_dir.walk():
            for entry in entries:
                name = "/".join(part for part in (folder.strip("/"), _name(entry)) if part)
                files[name] = _content(fat, entry)
        fat.close()
    return files


def _name(entry) -> str:
    """The name of a file. CircuitPython marks short names that are lower case, which pyfatfs overlooks."""
    if entry.lfn_entry is not None:
        return entry.get_long_name()
    base, dot, extension = entry.get_short_name().partition(".")
    if entry.ntres & LOWER_CASE_BASE:
        base = base.lower()
    if entry.ntres & LOWER_CASE_EXTENSION:
        extension = extension.lower()
    return base + dot + extension


def _content(fat, entry) -> bytes:
    if entry.filesize == 0:
        return b""
    chain = fat.get_cluster_chain(entry.get_cluster())
    return b"".join(fat.read_cluster_contents(cluster) for cluster in chain)[: entry.filesize]


@contextmanager
def _scratch_file(content: bytes):
    """pyfatfs works on files that exist."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "drive.img"
        path.write_bytes(content)
        yield path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", action="store_true", help="list the files of an image instead")
    parser.add_argument("source", type=Path, help="the folder, or with --list the image")
    parser.add_argument("image", type=Path, nargs="?", help="the image to write")
    arguments = parser.parse_args()
    if arguments.list:
        for name, content in read_image(arguments.source.read_bytes()).items():
            print(f"{len(content):8d}  {name}")
    elif arguments.image is None:
        parser.error("name the image to write")
    else:
        arguments.image.write_bytes(drive_image(arguments.source))


if __name__ == "__main__":
    main()
