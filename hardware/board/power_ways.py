# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The ways of power: (net, from, to), pads of parts that carry the whole current, from the sources to the lights."""

import nets

Way = tuple[str, nets.Pin, nets.Pin]

BATTERY: tuple[Way, ...] = (
    ("BATTERY", ("J1", "1"), ("F1", "1")),
    ("BATTERY_FUSED", ("F1", "2"), ("Q1", nets.DRAIN)),
    ("SUPPLY", ("Q1", nets.SOURCE), ("Q2", nets.SOURCE)),
)
USB: tuple[Way, ...] = (
    ("VBUS", ("U1", "40"), ("F2", "1")),
    ("VBUS_FUSED", ("F2", "2"), ("D201", nets.ANODE)),
    ("SUPPLY", ("D201", nets.CATHODE), ("Q2", nets.SOURCE)),
)
BOTH: tuple[Way, ...] = (("5V", ("Q2", nets.DRAIN), ("Q3", nets.SOURCE)),)
ALL = BATTERY + USB + BOTH
