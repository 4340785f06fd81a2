# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Breaks the finished board on purpose, and sees that each fault is caught: `/usr/bin/python3 faults.py BOARD FOLDER`.

A check that never fails proves nothing. Each fault names the check that has to find it.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pcbnew

import drc
import parity
import pins
import places
import rules
from kicad_board import at

Fault = Callable[[pcbnew.BOARD], None]
_DATA = "DATA_4"  # between the third and the fourth light


def short(board: pcbnew.BOARD) -> None:
    """A track of the lights' supply straight across a data track."""
    x, y = places.led_centre(2, 0)
    track = pcbnew.PCB_TRACK(board)
    track.SetStart(at((x + 3.2, y - 1.65)))
    track.SetEnd(at((x + 4.8, y + 1.0)))
    track.SetWidth(pcbnew.FromMM(rules.TRACK))
    track.SetLayer(pcbnew.F_Cu)
    track.SetNet(board.FindNet("5V_LEDS"))
    board.Add(track)


def cut(board: pcbnew.BOARD) -> None:
    """A data track is missing."""
    board.Remove(next(track for track in board.GetTracks() if track.GetNetname() == _DATA))


def swapped_pad(board: pcbnew.BOARD) -> None:
    """A light's data input lies on ground."""
    _pad(board, "D3", "4").SetNet(board.FindNet("GND"))


def swapped_buttons(board: pcbnew.BOARD) -> None:
    """Two buttons are exchanged, and the copper with them: nothing that the design check could mind."""
    up, down = board.FindNet("BUTTON_UP"), board.FindNet("BUTTON_DOWN")
    for item in (*board.GetPads(), *board.GetTracks()):
        if item.GetNetCode() in (up.GetNetCode(), down.GetNetCode()):
            item.SetNet(down if item.GetNetCode() == up.GetNetCode() else up)


def moved_part(board: pcbnew.BOARD) -> None:
    """A test point sits a millimetre from where the case expects it; its track still reaches it."""
    footprint = board.FindFootprintByReference("TP5")
    footprint.SetPosition(footprint.GetPosition() + pcbnew.wxPoint(pcbnew.FromMM(0.5), 0))


# (what is broken, whether the design check must find it, whether the comparison with the tables must)
FAULTS: tuple[tuple[Fault, bool, bool], ...] = ((short, True, False), (cut, True, False), (swapped_pad, True, True))
FAULTS += ((swapped_buttons, False, True), (moved_part, False, True))


def _pad(board: pcbnew.BOARD, reference: str, number: str) -> pcbnew.PAD:
    pads = board.FindFootprintByReference(reference).Pads()
    return next(pad for pad in pads if pad.GetNumber() == number)


def caught(source: Path, folder: Path, fault: Fault) -> tuple[int, int]:
    """Break a copy of the board; how many findings the design check has, and how many differences there are."""
    target = folder / f"fault-{fault.__name__}.kicad_pcb"
    board = pcbnew.LoadBoard(str(source))
    fault(board)
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(str(target), board)
    target.with_suffix(".kicad_pro").write_text(rules.project(target.stem), encoding="utf-8")
    return drc.check(target).total(), len(parity.differences(parity.read(target)))


def pin_moved(source: Path) -> int:
    """A pin moves in the firmware, the board does not: how many pads are wrong then."""
    text = pins.FIRMWARE.read_text(encoding="utf-8")
    line = f'("PIN_UP", "{pins.defaults()["PIN_UP"]}")'
    if line not in text:
        raise ValueError(f"{pins.FIRMWARE} has no line {line}")
    moved = pins.defaults(text.replace(line, '("PIN_UP", "GP18")'))
    return len(parity.differences(parity.read(source), moved))


def main(arguments: list[str]) -> int:
    """Try every fault; returns 1 if one gets by."""
    source, folder = Path(arguments[0]).resolve(), Path(arguments[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    missed = []
    for fault, by_check, by_tables in FAULTS:
        findings, different = caught(source, folder, fault)
        print(f"{fault.__name__.replace('_', ' ')}: {findings} findings of the DRC, {different} differences")
        if (by_check and not findings) or (by_tables and not different):
            missed.append(fault.__name__)
    different = pin_moved(source)
    print(f"pin moved in the firmware: {different} differences")
    if not different:
        missed.append("pin moved")
    print(f"not caught: {', '.join(missed) or 'none'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
