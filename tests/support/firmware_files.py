# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Finds the two files that the emulated board needs and that the project never contains.

They are looked for in $PICO_EMULATOR_CACHE, or else in ~/.cache/pico-emulator/; `python tools/fetch_firmware.py`
puts them there.
"""

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class FirmwareFile:
    """One of them: its name in the cache, the SHA-256 it must have, and what it is in words."""

    name: str
    sha256: str
    meaning: str


CIRCUITPYTHON = FirmwareFile(
    "circuitpython-10.0.0.uf2",
    "f3eacd340f55a0e8eeeb536ee54860103449a5e0c9c533d5644c114ae8eab7d5",
    "CircuitPython 10.0.0 for the Raspberry Pi Pico, English (en_US)",
)
BOOT_ROM = FirmwareFile(
    "rp2040-bootrom-b1.bin",
    "90b31e108faedfa6bbcfcc33ba05dac61e645108cfbbdc385f8dafc71fde44ae",
    "the RP2040's boot ROM, version B1 (16 KiB)",
)
ALL = (CIRCUITPYTHON, BOOT_ROM)


class FirmwareMissing(RuntimeError):
    """A file is not in the cache, or is another one than it should be."""


def cache_folder() -> Path:
    """The folder that holds the files."""
    return Path(os.environ.get("PICO_EMULATOR_CACHE") or Path.home() / ".cache" / "pico-emulator")


def find(file: FirmwareFile) -> Path:
    """Returns the path of a file whose content has been checked. Raises FirmwareMissing."""
    path = cache_folder() / file.name
    if not path.is_file():
        raise FirmwareMissing(f"{path} is missing: {file.meaning}")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != file.sha256:
        raise FirmwareMissing(f"{path} is not {file.meaning}: its SHA-256 is {digest}")
    return path


def what_is_missing() -> str | None:
    """Says in one line what keeps the emulated board from running; None when nothing does."""
    problems = []
    for file in ALL:
        try:
            find(file)
        except FirmwareMissing as problem:
            problems.append(str(problem))
    return "; ".join(problems) or None
