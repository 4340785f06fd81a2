# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Pictures of both sides, from the very files that a board maker gets: `pictures.py GERBERS FOLDER`."""

import re
import subprocess
import sys
import warnings
from pathlib import Path

_WIDTH_PIXELS = 1000


def main(arguments: list[str]) -> int:
    """Write FOLDER/board-front.svg and .png, board-back.svg and .png."""
    from gerbonara import LayerStack  # noqa: PLC0415  (2 s: only where it is needed)

    gerbers, folder = map(Path, arguments)
    folder.mkdir(parents=True, exist_ok=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about KiCad's way to write headers
        stack = LayerStack.open(gerbers)
        for side, name in (("top", "board-front"), ("bottom", "board-back")):
            svg = folder / f"{name}.svg"
            svg.write_text(_steady(str(stack.to_pretty_svg(side=side))), encoding="utf-8")
            png = svg.with_suffix(".png")
            subprocess.run(["rsvg-convert", "-w", str(_WIDTH_PIXELS), svg, "-o", png], check=True)
            print(f"{svg.name} {svg.stat().st_size // 1024} kB, {png.name} {png.stat().st_size // 1024} kB")
    return 0


def _steady(svg: str) -> str:
    """The same picture with marks that do not differ from run to run: those that are made up count up instead."""
    names: dict[str, str] = {}
    for found in re.findall(r'id="([^"]*[0-9a-f]{8,}[^"]*)"', svg):
        names.setdefault(found, f"i{len(names)}")
    for name, short in names.items():
        svg = svg.replace(name, short)
    return re.sub(r"(\.\d\d)\d+", r"\1", svg)  # a hundredth of a millimetre is enough to look at


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
