# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The circuit of build B in SKiDL, from the tables of parts and nets, with its electrical check and its netlist.

`circuit.py FOLDER` writes FOLDER/handheld.net and FOLDER/erc.json (errors, warnings) and fails on any error, and on any
warning that ALLOWED does not explain. `--fault NAME` breaks the circuit on purpose (see FAULTS); then it must fail.

The symbols are KiCad's own wherever it has them: their pin names and types are not ours, so they check our table.
"""

import argparse
import builtins
import json
import os
import re
import sys
from pathlib import Path

os.environ.setdefault("KICAD6_SYMBOL_DIR", "/usr/share/kicad/symbols")

# SKiDL leaves its logs and caches where it is started, so it is started in the folder for results.
_PARSER = argparse.ArgumentParser(description=__doc__)
_PARSER.add_argument("folder", type=Path)
_PARSER.add_argument("--fault", default="")
OPTIONS = _PARSER.parse_args()
OPTIONS.folder.mkdir(parents=True, exist_ok=True)
os.chdir(OPTIONS.folder)

import skidl  # noqa: E402

import nets  # noqa: E402
import own_symbols  # noqa: E402
import parts  # noqa: E402

# What the check may warn of, and why that is right. Nothing so far.
ALLOWED: dict[str, str] = {}

# Nets that get their power through a part that the check takes for passive: a FET, a diode, a plug.
FED = ("GND", "5V_LEDS", "VSYS")

FAULTS = {
    "two outputs": "the level shifter's output tied to 3V3",
    "open input": "the level shifter's input left open",
    "no supply": "nothing feeds the Pico's VSYS",
}


def main() -> int:
    """Build, check, write; returns 1 if the circuit is not clean."""
    table = broken(nets.table(), OPTIONS.fault)
    build(table)
    findings = check()
    Path("erc.json").write_text(json.dumps(findings, indent=1) + "\n", encoding="utf-8")
    skidl.generate_netlist(file_="handheld.net", tool=skidl.KICAD6)
    unexplained = [line for line in findings["warnings"] if not any(re.search(known, line) for known in ALLOWED)]
    explained = len(findings["warnings"]) - len(unexplained)
    print(f"{len(vars(builtins)['default_circuit'].parts)} parts, {len(table)} nets")
    print(f"ERC: {len(findings['errors'])} errors, {len(unexplained)} warnings, {explained} explained")
    for line in [*findings["errors"], *unexplained][:20]:
        print("  " + line)
    return 1 if findings["errors"] or unexplained else 0


def build(table: dict[str, list[nets.Pin]]) -> None:
    """Make the parts from their symbols and connect their pins as the table says."""
    skidl.set_default_tool(skidl.KICAD6)
    Path("Handheld.kicad_sym").write_text(own_symbols.library(), encoding="utf-8")
    skidl.lib_search_paths[skidl.KICAD6] = [".", os.environ["KICAD6_SYMBOL_DIR"]]
    placed = {}
    for reference, part in sorted(parts.BY_REFERENCE.items()):
        library, symbol = part.symbol.split(":")
        # A fixed tag: SKiDL would otherwise make up another one at each run
        placed[reference] = skidl.Part(
            library, symbol, value=part.value, footprint=part.footprint, ref=reference, tag=reference
        )
    for name, members in table.items():
        net = skidl.Net(name)
        net.drive = skidl.POWER if name in FED else net.drive
        for reference, number in members:
            net += placed[reference][number]
    for reference, number in nets.not_connected():
        unused = vars(builtins)["NC"]  # SKiDL puts its one circuit and its NC there
        unused += placed[reference][number]


def check() -> dict[str, list[str]]:
    """Run the electrical check; every error and warning since the start, circuit and libraries alike."""
    found: dict[str, list[str]] = {"errors": [], "warnings": []}
    skidl.ERC()
    for line in Path("circuit.erc").read_text(encoding="utf-8").splitlines():
        for kind, lines in found.items():
            if line.startswith(kind[:-1].upper()):
                lines.append(line)
    counted = (skidl.logger.erc_logger.error.count, skidl.logger.erc_logger.warning.count)
    if counted != (len(found["errors"]), len(found["warnings"])):
        raise RuntimeError(f"the check counted {counted} errors and warnings, its report has other numbers: {found}")
    return found


def broken(table: dict[str, list[nets.Pin]], fault: str) -> dict[str, list[nets.Pin]]:
    """The table with one deliberate fault, or as it is."""
    if fault == "two outputs":
        table["3V3"] += table.pop("DATA_5V")
    elif fault == "open input":
        table["DATA_3V3"].remove(("U2", "2"))
    elif fault == "no supply":
        table["VSYS"] = [pin for pin in table["VSYS"] if pin[0] == "U1"]
    elif fault:
        raise ValueError(f"no fault called {fault}; there are {', '.join(FAULTS)}")
    return table


if __name__ == "__main__":
    sys.exit(main())
