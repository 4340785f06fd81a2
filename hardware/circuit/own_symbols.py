# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The two symbols that KiCad 6 does not have, as the text of a symbol library: the Pico and the level shifter.

A symbol's pin has a number, a name and an electrical type, from which the electrical check draws its conclusions.
"""

import pins

_EFFECTS = "(effects (font (size 1.27 1.27)))"
_HIDDEN = "(effects (font (size 1.27 1.27)) hide)"

# SN74LV1T34 in SOT-23-5. Pin 1 has no function there; on a 74LV1T125, which fits as well, it must be low to let data
# through. So it is an input here, and the check wants it driven.
SHIFTER: tuple[tuple[str, str, str], ...] = (
    ("1", "OE", "input"),
    ("2", "A", "input"),
    ("3", "GND", "power_in"),
    ("4", "Y", "output"),
)
SHIFTER += (("5", "VCC", "power_in"),)


def pico() -> list[tuple[str, str, str]]:
    """(number, name, type) of the Pico's 40 pins."""
    return [(str(place), name, _type(name)) for place, name in enumerate(pins.EDGE, 1)]


def _type(name: str) -> str:
    if name in ("GND", "AGND", "VSYS"):
        return "power_in"
    if name in ("3V3", "VBUS"):  # VBUS comes from the Pico's own USB socket
        return "power_out"
    if name in ("RUN", "3V3_EN", "ADC_VREF"):  # pulled up on the Pico
        return "passive"
    return "bidirectional"


def library() -> str:
    """The whole library, in the format of KiCad 6."""
    symbols = _symbol("RPi_Pico", "U", pico()) + _symbol("74LV1T34", "U", list(SHIFTER))
    return f"(kicad_symbol_lib (version 20211014) (generator handheld)\n{symbols})\n"


def _symbol(name: str, letter: str, described: list[tuple[str, str, str]]) -> str:
    half = (len(described) + 1) // 2
    height = half * 1.27 + 1.27
    lines = []
    for index, (number, pin_name, kind) in enumerate(described):
        left = index < half
        row = index if left else len(described) - 1 - index
        x, y, angle = (-17.78 if left else 17.78), height - 1.27 - 2.54 * row, 0 if left else 180
        lines.append(
            f'(pin {kind} line (at {x} {y:.2f} {angle}) (length 5.08) (name "{pin_name}" {_EFFECTS})'
            f' (number "{number}" {_EFFECTS}))'
        )
    body = "\n".join(lines)
    return f"""(symbol "{name}" (in_bom yes) (on_board yes)
(property "Reference" "{letter}" (id 0) (at 0 {height + 1.27:.2f} 0) {_EFFECTS})
(property "Value" "{name}" (id 1) (at 0 {-height - 1.27:.2f} 0) {_EFFECTS})
(property "Footprint" "" (id 2) (at 0 0 0) {_HIDDEN})
(property "Datasheet" "" (id 3) (at 0 0 0) {_HIDDEN})
(symbol "{name}_0_1" (rectangle (start -12.7 {height:.2f}) (end 12.7 {-height:.2f})
(stroke (width 0.254)) (fill (type background))))
(symbol "{name}_1_1"
{body}))
"""
