# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Lays the board beside what was made from it, packs the maker's files, lists all: `deliver.py BOARD FOLDER`.

gerbers.zip is what most makers want to be given. The list has every file's SHA-256: it tells a file that was changed
by hand, or that comes from another run than the others.
"""

import hashlib
import shutil
import sys
import zipfile
from pathlib import Path

LIST = "sha256.txt"


def sums(folder: Path) -> str:
    """`sha256  name` of every file below a folder but the list, by name."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != LIST)
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n" for path in files
    )


def pack(folder: Path, target: Path) -> None:
    """All files of a folder in a zip file, without dates."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(folder.iterdir()):
            packed.writestr(zipfile.ZipInfo(path.name), path.read_bytes(), zipfile.ZIP_DEFLATED)


def main(arguments: list[str]) -> int:
    """Copy and list."""
    board, folder = Path(arguments[0]), Path(arguments[1])
    for path in (board, board.with_suffix(".kicad_pro")):
        shutil.copyfile(path, folder / path.name)
    pack(folder / "gerbers", folder / "gerbers.zip")
    text = sums(folder)
    (folder / LIST).write_text(text, encoding="utf-8")
    print(f"{text.count(chr(10))} files in {folder.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
