# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Make the board of build B up to where the router begins: `/usr/bin/python3 build_board.py NETLIST FOLDER`.

Writes FOLDER/placed.kicad_pcb and its rules.
"""

import sys
from pathlib import Path

import copper
import netlist
import pico_footprint
import placing
import silkscreen
from kicad_board import Layout


def main(arguments: list[str]) -> int:
    """Place, draw, print, save."""
    source, folder = Path(arguments[0]), Path(arguments[1])
    folder.mkdir(parents=True, exist_ok=True)
    layout = Layout((folder / "placed.kicad_pcb").resolve(), pico_footprint.write(folder))
    read = netlist.read(source)
    placing.place(layout, read)
    copper.draw(layout)
    silkscreen.draw(layout)
    layout.save()
    print(f"{len(read.parts)} parts placed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
