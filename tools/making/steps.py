# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The steps of `make hardware`: a new one is a line here.

Lanes run side by side, the steps of a lane one after the other; a step that fails or cannot run takes those after it in
its lane along. A step says what it found in its last line, which goes into the table at the end.
"""

from pathlib import Path
from typing import NamedTuple

from provision.places import BUILD, ROOT

HARDWARE = ROOT / "hardware"
MADE = HARDWARE / "made"
WORK = BUILD / "hardware"

BOARD = HARDWARE / "board"
_PLACED, _BOARD = WORK / "board/placed.kicad_pcb", WORK / "board/handheld.kicad_pcb"
_CIRCUIT, _NETLIST = HARDWARE / "circuit/circuit.py", WORK / "circuit/handheld.net"
_OUT = MADE / "board"


class Step(NamedTuple):
    """One script that is run."""

    name: str
    runs_in: str  # a name in `workshops`
    script: Path
    arguments: tuple[str | Path, ...] = ()
    must_fail: bool = False  # a deliberate fault: well if the script says that something is wrong
    alone: bool = False  # nothing after it in its lane depends on it


def _fault(name: str) -> Step:
    arguments = (WORK / "circuit-fault", "--fault", name)
    return Step(f"circuit with a fault: {name}", "circuit", _CIRCUIT, arguments, must_fail=True, alone=True)


LANES: dict[str, tuple[Step, ...]] = {
    "tables": (
        Step("build A: wiring", "plain", HARDWARE / "wiring/wiring.py", alone=True),
        Step("build B: schematic", "plain", HARDWARE / "schematic/schematic.py", alone=True),
        Step("parts", "plain", HARDWARE / "design/lists.py", alone=True),
        Step("parts to order", "plain", BOARD / "bom.py", (MADE / "parts/bom.csv",), alone=True),
        Step("guides", "plain", HARDWARE / "design/guides.py", alone=True),
    ),
    "board": (
        Step("circuit, ERC", "circuit", _CIRCUIT, (WORK / "circuit",)),
        Step("placed", "kicad", BOARD / "build_board.py", (_NETLIST, WORK / "board")),
        Step("fixed order", "plain", BOARD / "steady.py", (_PLACED,)),
        Step("routed and filled", "kicad", BOARD / "router.py", (_PLACED, _BOARD)),
        Step("fixed order again", "plain", BOARD / "steady.py", (_BOARD,)),
        Step("DRC", "kicad", BOARD / "drc.py", (_BOARD,)),
        Step("board = tables = netlist", "plain", BOARD / "parity.py", (_BOARD, _NETLIST)),
        Step("voltages against paper", "circuit", BOARD / "resistance_check.py"),
        Step("voltage drop", "circuit", BOARD / "drop.py", (_BOARD, _OUT / "power.json")),
        Step("widths", "circuit", BOARD / "widths.py", (_BOARD, _OUT / "widths.json")),
        Step("Gerber, drill, positions", "kicad", BOARD / "plot.py", (_BOARD, _OUT)),
        Step("pictures of the board", "circuit", BOARD / "board_pictures.py", (_OUT / "gerbers", _OUT)),
        Step("assembly page", "page", BOARD / "assembly_page.py", (_BOARD, _OUT)),
        Step("files laid down", "plain", BOARD / "deliver.py", (_BOARD, _OUT)),
        Step("deliberate faults", "kicad", BOARD / "board_faults.py", (_BOARD, WORK / "faults")),
        _fault("two outputs"),
        _fault("open input"),
        _fault("no supply"),
    ),
    "case": (Step("case", "case", HARDWARE / "case/make.py"),),
}
