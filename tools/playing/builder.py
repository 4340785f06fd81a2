# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Builds the simulator page: build/page/ (a static site) and build/simulator.html (the same in one file)."""

import base64
import json
import shutil
from pathlib import Path

from provision.places import BUILD, LIBRARIES, NODE_MODULES, ROOT

SIMULATOR = ROOT / "simulator"
INTERPRETER = NODE_MODULES / "@micropython" / "micropython-webassembly-pyscript"
PAGE = BUILD / "page"
SINGLE = BUILD / "simulator.html"
LIBRARY_NAMES = ("neopixel", "adafruit_pixelbuf", "adafruit_debouncer", "adafruit_ticks")
# Where MicroPython looks, in this order: our own time and os stand in for its own.
PYTHON_PATH = (
    "/host/shims_micropython", "/host/shims", "/host", "/drive", "/drive/lib", ".frozen"
)  # fmt: skip


class PageError(Exception):
    """The page cannot be built; the message says what to do."""


def build_page(target: Path = PAGE) -> None:
    """Write the static site; a file that is there already is replaced, one that is new is added."""
    files = {path.name: _read(path) for path in _page_files()}
    files["firmware.json"] = firmware().encode()
    target.mkdir(parents=True, exist_ok=True)
    for path in target.iterdir():
        if path.name not in files:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name, content in files.items():
        (target / name).write_bytes(content)


def build_single(target: Path = SINGLE) -> None:
    """Write the page as one file, which works by a double click: no server, no other file."""
    parts = {
        "modules": {path.name: _read(path).decode() for path in _modules()},
        "interpreter": base64.b64encode(_read(INTERPRETER / "micropython.mjs")).decode(),
        "wasm": base64.b64encode(_read(INTERPRETER / "micropython.wasm")).decode(),
        "firmware": firmware(),
    }
    # "</" would end the script element early; JSON may write it as "<\/".
    data = json.dumps(parts).replace("</", "<\\/")
    loader = _read(SIMULATOR / "single" / "loader.js").decode()
    page = _read(SIMULATOR / "index.html").decode()
    for path in _styles():
        link = f'<link rel="stylesheet" href="{path.name}">'
        page = _replace(page, link, f"<style>\n{_read(path).decode()}</style>")
    page = _replace(
        page,
        '<script type="module" src="main.js"></script>',
        f'<script type="application/json" id="parts">{data}</script>\n<script>\n{loader}</script>',
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(page.encode())


def firmware() -> str:
    """Return firmware.json: files and data (in base64) for MicroPython, its path, and the drive's settings.toml."""
    files, data = {}, {}
    for where, path in firmware_files().items():
        if path.suffix == ".py":
            files[where] = _read(path).decode()
        else:
            data[where] = base64.b64encode(_read(path)).decode()
    settings = _read(ROOT / "settings.toml").decode()
    return json.dumps({"path": PYTHON_PATH, "settings": settings, "files": files, "data": data})


def firmware_files() -> dict[str, Path]:
    """Return path in the simulated file system -> file, of all that runs in MicroPython."""
    files = {"drive/code.py": ROOT / "code.py", "host/page_host.py": SIMULATOR / "page_host.py"}
    for package in ("rescue", "mastermind", "lib/handheld"):
        for path in sorted([*(ROOT / package).rglob("*.py"), *(ROOT / package).rglob("*.dat")]):
            files[f"drive/{path.relative_to(ROOT).as_posix()}"] = path
    for name in LIBRARY_NAMES:
        files[f"drive/lib/{name}.py"] = LIBRARIES / f"{name}.py"
    for folder in ("shims", "shims_micropython"):
        for path in sorted((SIMULATOR / folder).glob("*.py")):
            files[f"host/{folder}/{path.name}"] = path
    return files


def sources() -> list[Path]:
    """Return every file that the page is built from."""
    return [*_page_files(), *firmware_files().values(), ROOT / "settings.toml"]


def _page_files() -> list[Path]:
    own = [SIMULATOR / "index.html", *_styles(), *_modules()]
    return [*own, INTERPRETER / "micropython.mjs", INTERPRETER / "micropython.wasm"]


def _modules() -> list[Path]:
    return sorted(SIMULATOR.glob("*.js"))


def _styles() -> list[Path]:
    return sorted(SIMULATOR.glob("*.css"))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise PageError(
            f"{path}\ncannot be read ({error.strerror}). Run `make play` or `python3 tools/play.py`: "
            "it brings all that is missing."
        ) from None


def _replace(page: str, old: str, new: str) -> str:
    if page.count(old) != 1:
        raise PageError(f"simulator/index.html must hold exactly once:\n{old}")
    return page.replace(old, new)
