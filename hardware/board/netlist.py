# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Reads what the circuit script wrote: parts with value and footprint, and the net of each pin."""

from pathlib import Path
from typing import NamedTuple

import sexpression
from sexpression import children, value


class Netlist(NamedTuple):
    """parts: {reference: (value, footprint)}; pins: {(reference, pin): net}."""

    parts: dict[str, tuple[str, str]]
    pins: dict[tuple[str, str], str]


def read(path: Path) -> Netlist:
    """Read a netlist in KiCad's format."""
    root = sexpression.parse(path.read_text(encoding="utf-8"))
    (components,) = children(root, "components")
    (nets,) = children(root, "nets")
    parts = {
        value(part, "ref"): (value(part, "value"), value(part, "footprint")) for part in children(components, "comp")
    }
    pins = {}
    for net in children(nets, "net"):
        for node in children(net, "node"):
            pins[value(node, "ref"), value(node, "pin")] = value(net, "name")
    return Netlist(parts, pins)
