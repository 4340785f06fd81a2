# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Sends bytes to WS2812 pixels."""

import digitalio
from simulated import device


def neopixel_write(digitalinout, buf):
    """Send `buf` (in the order of the wire) out of an open pin."""
    if not isinstance(digitalinout, digitalio.DigitalInOut):
        raise TypeError("digitalinout must be of type DigitalInOut")
    digitalinout.direction  # noqa: B018  raises when the pin was given back
    device.light(buf)
