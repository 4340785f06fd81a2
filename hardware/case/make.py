# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Makes the case and checks it: a step of `make hardware`, in an environment with requirements/hardware-case.txt.

Writes STEP, STL, 3MF, pictures and every figure that was checked to hardware/made/case, and ends with 1 if one of them
is not well. The same sources give the same files.
"""

import sys
from pathlib import Path

HARDWARE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HARDWARE / folder) for folder in ("case", "design")]

import trimesh  # noqa: E402
from build123d import export_step  # noqa: E402

import checks  # noqa: E402
import faults  # noqa: E402
import pictures  # noqa: E402
import stamp  # noqa: E402
import ways  # noqa: E402
from case_figures import Figures, Line  # noqa: E402
from case_sizes import Sizes  # noqa: E402
from meshes import write_3mf, write_stl  # noqa: E402
from pieces import Piece, assembled, pieces  # noqa: E402
from solids import solid  # noqa: E402

MADE = HARDWARE / "made/case"
LARGEST = 5_000_000  # bytes of a committed file
_NO_TIME = "1980-01-01T00:00:00"


def main() -> int:
    """Make everything; returns 1 if a check failed."""
    sizes = Sizes()
    figures = Figures(stamp.numbers(sizes))
    figures.table("Numbers: the case against the board", checks.clearances(sizes))
    made = pieces(sizes)
    case = assembled(made)
    figures.table("Solids", [line for piece in made for line in checks.solids(piece)])
    figures.table("Printing", [line for piece in made for line in checks.prints(piece, sizes)])
    figures.table("Light", checks.light(solid(case["front"]), sizes))
    figures.table("Collisions", checks.collisions(case, sizes))
    figures.table("Putting it together", ways.lines({name: solid(mesh) for name, mesh in case.items()}, sizes))
    figures.table("Deliberate faults", faults.lines({piece.name: piece for piece in made}, case, sizes))
    MADE.mkdir(parents=True, exist_ok=True)
    for piece in made:
        _write(piece)
    figures.table("Read back from the files", [line for piece in made for line in _read_back(piece)])
    pictures.draw(MADE, case, sizes)
    figures.save(MADE / "figures.md")
    figures.table("Files", [_file(path) for path in sorted(MADE.iterdir())], keep=False)
    verdict = "all well" if figures.well else "NOT WELL, see the lines with !!"
    print(f"{len(made)} parts to print, {figures.count} figures: {verdict}")
    return 0 if figures.well else 1


def _write(piece: Piece) -> None:
    """STL and 3MF lie as they are printed; STEP, for changing, where the part is in the case."""
    write_stl(MADE / f"{piece.name}.stl", piece.printed)
    write_3mf(MADE / f"{piece.name}.3mf", piece.printed, f"Mastermind handheld, {piece.name}, print {piece.needed}")
    shape = piece.shape
    shape.label = piece.name
    export_step(shape, MADE / f"{piece.name}.step", write_pcurves=False, timestamp=_NO_TIME)


def _read_back(piece: Piece) -> list[Line]:
    """What another program finds in the files that were written."""
    lines = []
    for kind in ("stl", "3mf"):
        mesh = trimesh.load(MADE / f"{piece.name}.{kind}", force="mesh")
        off = abs(mesh.volume / piece.shape.volume - 1)
        well = bool(mesh.is_watertight) and off < 0.005
        lines.append(Line(f"{piece.name}.{kind}: watertight", f"{mesh.volume:.0f} mm3", well))
    return lines


def _file(path: Path) -> Line:
    size = path.stat().st_size
    return Line(path.name, f"{size / 1000:.0f} kB", 0 < size <= LARGEST)


if __name__ == "__main__":
    sys.exit(main())
