# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the tests of the hardware share: the firmware's wiring as text, and with a pin moved."""

import re

import pytest

import pins


@pytest.fixture
def firmware():
    """The text of rescue/wiring.py."""
    return pins.FIRMWARE.read_text("utf-8")


@pytest.fixture
def moved(firmware):
    """moved("PIN_UP", "GP9"): the same text with another pin for a job."""

    def move(job, pin):
        name = rf'(?:"{job}"|{job.removeprefix("PIN_")})'  # as a text, or by the name of a constant
        text, count = re.subn(rf'\(({name}), "GP\d+"\)', rf'(\1, "{pin}")', firmware)
        assert count == 1
        return text

    return move
