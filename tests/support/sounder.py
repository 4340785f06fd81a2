# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A handheld on this machine with a sounder: what it plays stands on the console, "~1560" a tone and "~0" its end."""

import re

from kept_match import probe_root

PWMIO = """
from simulated import device


class PWMOut:
    def __init__(self, pin, duty_cycle=0, frequency=500, variable_frequency=False):
        if pin.number in device.used_pins:
            raise ValueError("in use")
        device.used_pins.add(pin.number)
        self._pin = pin
        self.frequency = frequency
        self._duty = duty_cycle

    @property
    def duty_cycle(self):
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, duty):
        self._duty = duty
        device.print_console("~%d\\n" % (self.frequency if duty else 0))

    def deinit(self):
        device.used_pins.discard(self._pin.number)
"""


def sounding_root(folder):
    """Make a folder with the firmware and such a sounder's driver, for HostHandheld's `root`; return it."""
    root = probe_root(folder)
    (root / "lib" / "pwmio.py").write_text(PWMIO)
    return root


def played(text):
    """Return the pitches in Hz of all tones that this text of the console has, in order; 0 is the end of one."""
    return [int(pitch) for pitch in re.findall(r"~(\d+)", text)]
