# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The pins of a Raspberry Pi Pico, by CircuitPython's names."""

import microcontroller

_pin = microcontroller.pin

board_id = "raspberry_pi_pico"
for _number in range(29):
    globals()[f"GP{_number}"] = getattr(_pin, f"GPIO{_number}")
SMPS_MODE = _pin.GPIO23
VBUS_SENSE = _pin.GPIO24
LED = _pin.GPIO25
GP26_A0 = A0 = _pin.GPIO26
GP27_A1 = A1 = _pin.GPIO27
GP28_A2 = A2 = _pin.GPIO28
VOLTAGE_MONITOR = A3 = _pin.GPIO29
