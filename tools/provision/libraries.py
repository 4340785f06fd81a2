# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The Adafruit libraries, unpacked to build/libraries: pinned, hashed, never committed."""

import shutil

from provision.environment import advice_for, pip
from provision.places import BUILD, LIBRARIES, REQUIREMENTS
from provision.running import say
from provision.stamps import is_fresh, leave

_LISTED = REQUIREMENTS / "board.txt"
_STAMP = ".stamp"


def need_libraries() -> None:
    """Unpack the libraries of requirements/board.txt. They appear all at once or not at all."""
    if is_fresh(LIBRARIES / _STAMP, [_LISTED]):
        return
    say("Unpacking the board's libraries to build/libraries ...")
    BUILD.mkdir(exist_ok=True)
    half = BUILD / "libraries.half"
    shutil.rmtree(half, ignore_errors=True)
    pip(
        "install", "--no-deps", "--no-compile", "--only-binary", ":all:", "--require-hashes",
        "--target", half, "--requirement", _LISTED,
        advice=advice_for(_LISTED) + "\n(Add --no-deps to that download.)",
    )  # fmt: skip
    leave(half / _STAMP, [_LISTED])
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    half.rename(LIBRARIES)
