# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The Pico's footprint, which KiCad 6 does not have: 2 x 20 round holes for sockets, from the numbers in `places`.

Seen from above with the USB socket up: pins 1 to 20 down the left side, 21 to 40 up the right side.
"""

import itertools
from pathlib import Path

import places

LIBRARY = "Handheld"
NAME = "RPi_Pico_sockets"
_PAD, _DRILL = 1.7, 1.02  # square legs of 0.64 mm have a diagonal of 0.9 mm


def write(folder: Path) -> Path:
    """Write the library folder/Handheld.pretty with its one footprint; returns the library."""
    library = folder / f"{LIBRARY}.pretty"
    library.mkdir(parents=True, exist_ok=True)
    (library / f"{NAME}.kicad_mod").write_text(text(), encoding="utf-8")
    return library


def pin_place(pin: int) -> tuple[float, float]:
    """Where pin 1..40 is, from the middle of the Pico, USB up, y down."""
    along = (19 - 2 * ((pin - 1) % 20)) / 2 * places.PICO_PIN_PITCH
    return (-places.PICO_ROW_SPACING / 2, -along) if pin <= 20 else (places.PICO_ROW_SPACING / 2, along)


def text() -> str:
    """The footprint as KiCad 6 reads it."""
    effects = "(effects (font (size 1 1) (thickness 0.15)))"
    half_width, half_length = places.PICO_WIDTH / 2, places.PICO_LENGTH / 2
    lines = [
        f'(footprint "{NAME}" (version 20211014) (generator handheld) (layer "F.Cu") (attr through_hole)',
        f'(fp_text reference "REF**" (at 0 0) (layer "F.SilkS") {effects})',
        f'(fp_text value "{NAME}" (at 0 4) (layer "F.Fab") {effects})',
    ]
    for layer, width, margin in (("F.SilkS", 0.15, 0.0), ("F.CrtYd", 0.05, 0.25), ("F.Fab", 0.1, 0.0)):
        x, y = half_width + margin, half_length + margin
        lines += _rectangle(-x, -y, x, y, layer, width)
    lines += _rectangle(-4, -half_length - 1.3, 4, -half_length + 4.3, "F.Fab", 0.1)  # the USB socket
    for pin in range(1, 41):
        x, y = pin_place(pin)
        shape = "rect" if pin == 1 else "circle"
        lines.append(
            f'(pad "{pin}" thru_hole {shape} (at {x:.2f} {y:.2f}) (size {_PAD} {_PAD}) (drill {_DRILL})'
            ' (layers "*.Cu" "*.Mask"))'
        )
    return "\n".join(lines) + "\n)\n"


def _rectangle(x0: float, y0: float, x1: float, y1: float, layer: str, width: float) -> list[str]:
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0))
    return [
        f'(fp_line (start {a[0]} {a[1]}) (end {b[0]} {b[1]}) (layer "{layer}") (width {width}))'
        for a, b in itertools.pairwise(corners)
    ]
