# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What a board maker wants: `/usr/bin/python3 plot.py BOARD FOLDER` writes Gerber and drill files and the positions.

FOLDER/gerbers/ has the layers and the drill files, FOLDER/positions.csv where the assembler's machine puts the flat
parts. Dates and marks that differ from run to run are taken out, so that the same board gives the same bytes.
"""

import re
import sys
from pathlib import Path

import pcbnew

LAYERS = (
    (pcbnew.F_Cu, "F_Cu"),
    (pcbnew.B_Cu, "B_Cu"),
    (pcbnew.F_Mask, "F_Mask"),
    (pcbnew.B_Mask, "B_Mask"),
    (pcbnew.F_SilkS, "F_Silkscreen"),
    (pcbnew.B_SilkS, "B_Silkscreen"),
    (pcbnew.F_Paste, "F_Paste"),
    (pcbnew.Edge_Cuts, "Edge_Cuts"),
)
_DATED = re.compile(
    r"^(%TF\.CreationDate|G04 Created by KiCad|; DRILL file|; #@! TF\.CreationDate|%TF\.ProjectId).*\n", re.M
)


def main(arguments: list[str]) -> int:
    """Write everything anew."""
    source, folder = Path(arguments[0]).resolve(), Path(arguments[1]).resolve()
    gerbers = folder / "gerbers"
    gerbers.mkdir(parents=True, exist_ok=True)
    for old in gerbers.iterdir():
        old.unlink()
    board = pcbnew.LoadBoard(str(source))
    _layers(board, gerbers)
    _drill(board, gerbers)
    for file in gerbers.iterdir():
        file.write_text(_DATED.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")
    (folder / "positions.csv").write_text(positions(board), encoding="utf-8")
    print(f"{len(list(gerbers.iterdir()))} files in {gerbers.name}/, positions.csv")
    return 0


def positions(board: pcbnew.BOARD) -> str:
    """Reference, value, footprint, x, y (mm, y up, as machines count), rotation and side of all flat parts."""
    exporter = pcbnew.PLACE_FILE_EXPORTER(board, True, True, True, True, True, True, False)
    rows = exporter.GenPositionData().splitlines()
    return "\n".join([rows[0], *sorted(rows[1:], key=_by_reference)]) + "\n"


def _by_reference(row: str) -> tuple[str, int]:
    found = re.match(r'"?([A-Z]+)(\d+)', row)
    if not found:
        raise ValueError(f"no reference in {row}")
    return found[1], int(found[2])


def _layers(board: pcbnew.BOARD, folder: Path) -> None:
    controller = pcbnew.PLOT_CONTROLLER(board)
    options = controller.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetPlotValue(False)
    options.SetSubtractMaskFromSilk(True)
    options.SetUseGerberX2format(True)
    options.SetIncludeGerberNetlistInfo(True)
    for layer, name in LAYERS:
        controller.SetLayer(layer)
        controller.OpenPlotfile(name, pcbnew.PLOT_FORMAT_GERBER, name)
        controller.PlotLayer()
    controller.ClosePlot()


def _drill(board: pcbnew.BOARD, folder: Path) -> None:
    writer = pcbnew.EXCELLON_WRITER(board)
    writer.SetFormat(True)
    writer.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)  # no mirror, short header off, plated and not apart
    writer.CreateDrillandMapFilesSet(str(folder), True, False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
