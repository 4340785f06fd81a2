# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What goes on the drive, and from where."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# Files that CircuitPython itself looks for, in the order in which it does. They stay source.
ROOT_FILES = ("settings.toml", "safemode.py", "boot.py", "code.py")

# Our packages, at the same place in the repository and on the drive.
PACKAGES = ("rescue", "mastermind", "lib/handheld")

_SUFFIXES = (".py", ".dat")  # of what they hold: modules, and data that stays as it is

# Third-party modules, in lib/. adafruit_pixelbuf is not among them: the board has it built in,
# and a copy on the drive would only cost heap.
LIBRARIES = ("neopixel", "adafruit_debouncer", "adafruit_ticks")

LICENCES = "LICENSES.txt"


class Item(NamedTuple):
    """One file of the drive."""

    source: Path
    target: str  # path on the drive, with slashes; for a compiled file the name ends in .py still
    package: str  # the row of the size table it counts for
    ours: bool  # our own source, which stays source on a drive to tinker with


def items(root: Path, libraries: Path) -> Iterator[Item]:
    """Every file of the drive but the licences. Raises FileNotFoundError for a missing one."""
    for name in ROOT_FILES:
        yield Item(_present(root / name), name, "the drive's root", True)
    for package in PACKAGES:
        _present(root / package / "__init__.py")
        for source in sorted((root / package).rglob("*")):
            if source.suffix in _SUFFIXES and not _is_leftover(source.relative_to(root)):
                target = source.relative_to(root).as_posix()
                yield Item(source, target, package.rpartition("/")[2], True)
    for module in LIBRARIES:
        yield Item(_present(libraries / f"{module}.py"), f"lib/{module}.py", module, False)


def module_name(target: str) -> str:
    """The name by which a module on the drive is imported.

    A traceback shows it too: it is in the board's memory anyway, where a path would come on top.
    """
    return target.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _present(path: Path) -> Path:
    if not path.is_file():
        raise FileNotFoundError(f"{path} is missing")
    return path


def _is_leftover(path: Path) -> bool:
    """Editors and systems leave hidden files, such as .#app.py and ._app.py, beside the real."""
    return any(part.startswith((".", "#", "__pycache__")) for part in path.parts)
