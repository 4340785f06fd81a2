# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the steps run in: this Python, the one that has KiCad, and environments with packages in build/hardware/.

`Workshops.python(name)` gives the interpreter, or raises `Missing` with what to do about it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from making.steps import WORK
from provision.places import REQUIREMENTS, python_of
from provision.running import SetupError, run, say
from provision.stamps import is_fresh, leave

SYSTEM_PYTHON = Path("/usr/bin/python3")  # KiCad's Python module is there and nowhere else
APT = ("kicad", "kicad-symbols", "kicad-footprints", "librsvg2-bin")
_BY_HAND = f"sudo apt-get install --no-install-recommends {' '.join(APT)}"
_CHECK = "import pcbnew; assert pcbnew.Version().startswith('6.0.'), pcbnew.Version()"


class Environment(NamedTuple):
    """Packages in a folder of their own below build/hardware/."""

    folder: str
    listed: str  # requirements/LISTED.txt
    size: str
    in_kicad: bool = False  # made by KiCad's Python, and sees its module
    needs_kicad: bool = False  # reads its libraries, or calls rsvg-convert, which comes along with it


ENVIRONMENTS = {
    "circuit": Environment("env-circuit", "hardware-circuit", "about 500 MB", needs_kicad=True),
    "page": Environment("env-page", "hardware-page", "about 30 MB", in_kicad=True, needs_kicad=True),
    "case": Environment("env-case", "hardware-case", "about 1.7 GB"),
}


class Missing(Exception):
    """Something that a step needs is not here; the message says how to get it."""


class Workshops:
    """Brings each thing once, and remembers what could not be brought."""

    def __init__(self) -> None:
        self._found: dict[str, Path | Missing] = {}

    def python(self, name: str) -> Path:
        """The interpreter of this name."""
        if name not in self._found:
            try:
                self._found[name] = self._bring(name)
            except Missing as missing:
                self._found[name] = missing
        found = self._found[name]
        if isinstance(found, Missing):
            raise found
        return found

    def has(self, name: str) -> bool:
        """Whether it is here, after bringing it if need be."""
        try:
            self.python(name)
        except Missing:
            return False
        return True

    def _bring(self, name: str) -> Path:
        if name == "plain":
            return Path(sys.executable)
        environment = ENVIRONMENTS.get(name)
        if environment is None or environment.needs_kicad:
            _need_kicad()
        return SYSTEM_PYTHON if environment is None else _packages(environment)


def _need_kicad() -> None:
    if _has_kicad():
        return
    if not shutil.which("apt-get"):
        raise Missing(f"KiCad 6 with its Python module, libraries and rsvg-convert; on Debian 12: {_BY_HAND}")
    if os.geteuid() != 0:
        raise Missing(f"KiCad 6. Only root may install it: {_BY_HAND}")
    say("Installing KiCad 6 (about 750 MB, once) ...")
    try:
        run(["apt-get", "-qq", "update"], advice="The packages' lists could not be fetched.")
        run(["apt-get", "-qq", "-y", "install", "--no-install-recommends", *APT], advice=_BY_HAND)
    except SetupError as error:
        raise Missing(f"KiCad 6, and its installation failed: {error}") from error
    if not _has_kicad():
        raise Missing("KiCad 6.0; what this system installs is another version")


def _has_kicad() -> bool:
    libraries = all(Path(f"/usr/share/kicad/{name}").is_dir() for name in ("symbols", "footprints"))
    if not SYSTEM_PYTHON.exists() or not libraries or not shutil.which("rsvg-convert"):
        return False
    done = subprocess.run([SYSTEM_PYTHON, "-c", _CHECK], capture_output=True, check=False)
    return done.returncode == 0


def _packages(environment: Environment) -> Path:
    folder, listed = WORK / environment.folder, REQUIREMENTS / f"{environment.listed}.txt"
    python, stamp = python_of(folder), folder / "made-from"
    inputs: list[Path | str] = [listed, str(folder)]
    if python.exists() and is_fresh(stamp, inputs):
        return python
    say(f"Installing the packages of requirements/{listed.name} ({environment.size}, once) ...")
    maker: list[str | Path] = [sys.executable, "-P", "-m", "venv", "--clear"]
    if environment.in_kicad:
        maker = [SYSTEM_PYTHON, "-m", "venv", "--clear", "--system-site-packages"]
    pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    try:
        run([*maker, folder], advice="On Debian and Ubuntu: sudo apt install python3-venv")
        run([*pip, "--requirement", listed], advice="Is this machine on the internet?")
    except SetupError as error:
        raise Missing(f"the packages of requirements/{listed.name}, and their installation failed: {error}") from error
    leave(stamp, inputs)
    return python
