# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The virtual environment .venv, its packages, and the project's own editable install."""

import sys
from pathlib import Path

from provision.places import ENVIRONMENT, REQUIREMENTS, ROOT, python_of
from provision.running import SetupError, run, say
from provision.stamps import is_fresh, leave

_STAMPS = ENVIRONMENT / "stamps"
_SIZES = {"drive": "under 1 MB", "node": "about 60 MB", "test": "about 150 MB", "trees": "about 250 MB"}


def need_environment() -> None:
    """Make .venv with the running Python, unless there is a whole one."""
    stamp = _STAMPS / "environment"
    inputs: list[Path | str] = [str(ENVIRONMENT)]  # a moved environment no longer runs
    if python_of(ENVIRONMENT).exists() and is_fresh(stamp, inputs):
        return
    if Path(sys.prefix).resolve() == ENVIRONMENT.resolve():
        raise SetupError(
            f"{ENVIRONMENT} is not complete, and cannot be made anew by its own Python.\n"
            "Run this with the system's Python: python3 tools/setup.py"
        )
    say(f"Making .venv with Python {sys.version.split()[0]} ...")
    run(
        [sys.executable, "-P", "-m", "venv", "--clear", ENVIRONMENT],
        advice=(
            "Python could not make a virtual environment. On Debian and Ubuntu it is a package\n"
            "of its own: sudo apt install python3-venv"
        ),
    )
    leave(stamp, inputs)


def need_packages(group: str) -> None:
    """Install requirements/GROUP.txt into .venv."""
    listed = REQUIREMENTS / f"{group}.txt"
    stamp = _STAMPS / f"packages-{group}"
    if is_fresh(stamp, [listed]):
        return
    say(f"Installing the packages of requirements/{group}.txt ({_SIZES[group]}, once) ...")
    pip("install", "--requirement", listed, advice=advice_for(listed))
    leave(stamp, [listed])


def need_own_packages() -> None:
    """Install mastermind, handheld and rescue, editable: tests import them by name."""
    stamp = _STAMPS / "own-packages"
    inputs: list[Path | str] = [ROOT / "pyproject.toml", str(ROOT)]
    if is_fresh(stamp, inputs):
        return
    say("Installing the project's own packages, editable ...")
    pip(
        "install", "--no-deps", "--no-build-isolation", "--editable", ROOT,
        advice="The folders mastermind/, rescue/ and lib/handheld/ have to be there.",
    )  # fmt: skip
    leave(stamp, inputs)


def pip(*arguments: str | Path, advice: str) -> None:
    """Run pip in .venv. -P, because the root's code.py must not pass for the library's `code`."""
    command: list[str | Path] = [python_of(ENVIRONMENT), "-P", "-m", "pip"]
    run([*command, "--disable-pip-version-check", *arguments], advice=advice)


def advice_for(listed: Path) -> str:
    """What to do when packages cannot be fetched."""
    name = listed.relative_to(ROOT).as_posix()
    return (
        f"Missing: the packages listed in {name}. They come from the Python package index.\n"
        "Without a network, on a machine of the same kind that has one:\n"
        f"    python3 -m pip download --dest wheels --requirement {name}\n"
        "then bring the folder wheels/ here, set PIP_NO_INDEX=1 and PIP_FIND_LINKS to its full\n"
        "path, and run the same command again."
    )
