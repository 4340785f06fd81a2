# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The project as a whole: imports that are not shadowed, a licence in every file."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from provision.places import ROOT


def test_the_boards_code_py_does_not_shadow_the_standard_library():
    """The firmware's code.py loops for ever: whoever imports it by mistake hangs."""
    import code  # noqa: PLC0415
    import pdb  # noqa: PLC0415

    assert Path(code.__file__).parent == Path(pdb.__file__).parent
    assert hasattr(code, "InteractiveConsole")
    assert ROOT not in [Path(entry).resolve() for entry in sys.path if entry]
    assert "" not in sys.path


@pytest.mark.parametrize(
    ("package", "folder"),
    [("mastermind", "mastermind"), ("handheld", "lib/handheld"), ("rescue", "rescue")],
)
def test_our_packages_are_found_where_the_drive_has_them(package, folder):
    specification = importlib.util.find_spec(package)
    assert specification is not None
    assert specification.origin == str(ROOT / folder / "__init__.py")


def files_of_the_project():
    """All files that are tracked, or would be with the next commit."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if listed.returncode:
        pytest.skip("this is no git repository")
    paths = {Path(name) for name in listed.stdout.split("\0") if name}
    return sorted(path for path in paths if (ROOT / path).is_file())


def annotations():
    """REUSE.toml's (pattern, licence), for files that cannot carry the lines themselves."""
    told = tomllib.loads((ROOT / "REUSE.toml").read_text())["annotations"]
    return [(path, part["SPDX-License-Identifier"]) for part in told for path in part["path"]]


def licence_of(path):
    """The licence that a file names, in itself, in its side-car, or in REUSE.toml; or None."""
    side_car = ROOT / f"{path}.license"
    text = (side_car if side_car.is_file() else ROOT / path).read_bytes()[:1000]
    named = re.search(rb"SPDX-License-Identifier: ([\w.-]+)", text)
    holder = re.search(rb"SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors", text)
    if named and holder:
        return named[1].decode()
    for pattern, licence in annotations():
        if fnmatchcase(str(path), pattern.replace("**/", "*")):
            return licence
    return None


def expected_licence(path):
    return {"docs": "CC-BY-SA-4.0", "hardware": "CERN-OHL-P-2.0"}.get(path.parts[0], "MIT")


def test_every_file_names_the_licence_of_its_folder():
    wrong = {}
    for path in files_of_the_project():
        if path.parts[0] != "LICENSES" and licence_of(path) != expected_licence(path):
            wrong[str(path)] = licence_of(path)
    assert wrong == {}


@pytest.mark.parametrize("licence", ["MIT", "CC-BY-SA-4.0", "CERN-OHL-P-2.0"])
def test_the_text_of_every_licence_is_there(licence):
    assert len((ROOT / f"LICENSES/{licence}.txt").read_text()) > 1000


def test_nothing_that_is_fetched_or_built_is_committed():
    for path in files_of_the_project():
        assert path.parts[0] not in {"build", "node_modules", ".venv"}
        assert path.suffix not in {".uf2", ".mpy", ".bin", ".whl", ".pyc"}
