# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What was recorded, as it is kept in docs/screens.json: each screen's frame, and the film as a hash."""

import hashlib
import json
from pathlib import Path
from typing import NamedTuple


class Shot(NamedTuple):
    """What the film shows from `ms` on: a frame ("rrggbb" for each pixel) and the button that is down, or ""."""

    ms: int
    frame: str
    button: str


class Recording(NamedTuple):
    """Everything the pictures are made of. Frames are as the chain has them: pixel 8 * y + x."""

    screens: dict[str, str]  # on the sheets, by name
    pictures: dict[str, str]  # in the guides, by the name of the file
    film: list[Shot]


def as_text(recording: Recording) -> str:
    """The recording as JSON: screens and pictures in full, the film as a hash, for its length."""
    return (
        json.dumps(
            {
                "about": "The frames in the pictures of docs/ and docs/pictures/; made by tools/screens.py",
                "screens": recording.screens,
                "pictures": recording.pictures,
                "film": _digest_of_film(recording.film),
            },
            indent=1,
        )
        + "\n"
    )


def digest(text: str) -> str:
    """What the pictures carry, to tell which recording they were made from."""
    return hashlib.sha256(text.encode()).hexdigest()


def differences(old: str, new: str) -> list[str]:
    """Names of what two recordings (as text) show differently."""
    before, after = json.loads(old), json.loads(new)
    changed = []
    for kind in ("screens", "pictures"):
        names = {**before.get(kind, {}), **after[kind]}
        changed += [name for name in names if before.get(kind, {}).get(name) != after[kind].get(name)]
    return changed + (["film"] if before["film"] != after["film"] else [])


def keep(path: Path, text: str) -> None:
    """Write the recording."""
    path.write_text(text, encoding="utf-8", newline="\n")


def _digest_of_film(film: list[Shot]) -> str:
    # The order of what is seen and pressed; moments shift by a millisecond with every change of the firmware.
    return digest("\n".join(f"{shot.button} {shot.frame}" for shot in film))
