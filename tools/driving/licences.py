# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The licence texts that travel with the drive: MIT asks for the notice in every copy."""

from pathlib import Path

from driving.contents import LIBRARIES


def licence_texts(root: Path, libraries: Path) -> bytes:
    """Our licence and each library's, one after the other."""
    parts = [_titled("Mastermind handheld", (root / "LICENSE").read_text(encoding="utf-8"))]
    for module in LIBRARIES:
        folder = _distribution_of(module, libraries)
        name, version = folder.name.removesuffix(".dist-info").rsplit("-", 1)
        text = (folder / "licenses" / "LICENSE").read_text(encoding="utf-8")
        parts.append(_titled(f"{name} {version} (lib/{module})", text))
    return "\n\n".join(parts).encode()


def _titled(title: str, text: str) -> str:
    return f"{title}\n{'=' * len(title)}\n\n{text.strip()}\n"


def _distribution_of(module: str, libraries: Path) -> Path:
    for record in sorted(libraries.glob("*.dist-info/RECORD")):
        first_fields = (line.split(",")[0] for line in record.read_text("utf-8").splitlines())
        if f"{module}.py" in first_fields:
            return record.parent
    raise FileNotFoundError(f"no package in {libraries} says that it holds {module}.py")
