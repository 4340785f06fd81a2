# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Which board a drive belongs to, as CircuitPython says in boot_out.txt, and whether it fits."""

import re
from typing import NamedTuple

BOOT_OUT = "boot_out.txt"
BOARD_ID = "raspberry_pi_pico"
MAJOR_VERSION = 10


class Unfit(Exception):
    """The game cannot go on this drive; the message says why and what helps."""


class Identity(NamedTuple):
    """What boot_out.txt says."""

    version: str  # "10.0.0"
    board: str  # "Raspberry Pi Pico with rp2040"
    board_id: str  # "raspberry_pi_pico"


def read_identity(boot_out: str) -> Identity:
    """Understand boot_out.txt. Raises Unfit when it is not CircuitPython's."""
    head = re.search(r"^Adafruit CircuitPython (\d\S*) on [^;]*; (.+)$", boot_out, re.MULTILINE)
    board_id = re.search(r"^Board ID: *(\S+)", boot_out, re.MULTILINE)
    if not head or not board_id:
        raise Unfit(
            f"its {BOOT_OUT} does not tell which board this is. Unplug the board, plug it in\n"
            "again, wait until the drive is back, and repeat."
        )
    return Identity(head[1], head[2].strip(), board_id[1])


def check_fit(identity: Identity) -> None:
    """Raise Unfit for another board, or another major version of CircuitPython."""
    if identity.board_id != BOARD_ID:
        raise Unfit(
            f"this is another board: {identity.board} ({identity.board_id}).\n"
            f"The handheld is made for the Raspberry Pi Pico with RP2040 ({BOARD_ID})."
        )
    if identity.version.split(".")[0] != str(MAJOR_VERSION):
        raise Unfit(
            f"it runs CircuitPython {identity.version}; the game needs version {MAJOR_VERSION}.\n"
            f"Put CircuitPython {MAJOR_VERSION} for the Raspberry Pi Pico on the board: hold\n"
            "BOOTSEL while plugging it in, copy the .uf2 to the drive RPI-RP2. Then repeat."
        )
