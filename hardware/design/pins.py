# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Which pin of the Pico does what. The firmware's own defaults are read from its source; there is no second copy.

`defaults()` gives {job: pin name}, such as {"PIN_UP": "GP10"}, `number(name)` the pin's place on the Pico's edge, 1 to
40. Whatever is drawn, routed or listed from here changes when a pin moves in the firmware, and the checks of the
committed files fail until they are made anew.
"""

import ast
from pathlib import Path

FIRMWARE = Path(__file__).resolve().parents[2] / "rescue/wiring.py"

# The edge of a Raspberry Pi Pico, seen from above with the USB socket up: pins 1 to 20 go down the left side, 21 to 40
# come up the right side.
EDGE = (
    "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7",
    "GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15",
    "GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN",
    "GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS",
)  # fmt: skip
GROUNDS = tuple(place for place, name in enumerate(EDGE, 1) if name.endswith("GND"))
PIXELS = "PIN_PIXELS"
BUTTONS = ("PIN_UP", "PIN_DOWN", "PIN_LEFT", "PIN_RIGHT", "PIN_A", "PIN_B")
SOUNDER = "PIN_SOUNDER"
LED_SUPPLY = "PIN_LED_SUPPLY"


class PinError(ValueError):
    """The firmware's table cannot be read, or names what a Pico does not have; the message says what."""


def defaults(source: str | None = None) -> dict[str, str]:
    """Return {job: pin name} as the firmware has it; `source` is the text of rescue/wiring.py, by default the file's.

    Raises PinError if a job is missing, a pin is not on the edge of a Pico, or two jobs share one.
    """
    tree = ast.parse(FIRMWARE.read_text("utf-8") if source is None else source)
    texts: dict[str, str] = {}
    table: dict[str, str] | None = None
    for node in tree.body:
        if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)):
            continue
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            texts[node.targets[0].id] = node.value.value
        elif node.targets[0].id == "DEFAULTS":
            table = dict(_row(row, texts) for row in ast.iter_child_nodes(node.value) if isinstance(row, ast.Tuple))
    if table is None:
        raise PinError("the firmware's wiring has no table DEFAULTS")
    _check(table)
    return table


def number(name: str) -> int:
    """The place of a GPIO or power pin on the Pico's edge, 1 to 40. GND has several: see GROUNDS."""
    if EDGE.count(name) != 1:
        raise PinError(f"{name} is not one pin of a Pico's edge")
    return EDGE.index(name) + 1


def _row(row: ast.Tuple, texts: dict[str, str]) -> tuple[str, str]:
    job, pin = (texts.get(e.id) if isinstance(e, ast.Name) else getattr(e, "value", None) for e in row.elts)
    if not isinstance(job, str) or not isinstance(pin, str):
        raise PinError(f"line {row.lineno} of the firmware's wiring is no pair of texts")
    return job, pin


def _check(table: dict[str, str]) -> None:
    missing = {PIXELS, *BUTTONS, SOUNDER, LED_SUPPLY} - set(table)
    if missing:
        raise PinError(f"the firmware's wiring has no {', '.join(sorted(missing))}")
    for job, pin in table.items():
        if not pin.startswith("GP") or pin not in EDGE:
            raise PinError(f"{job} = {pin}: no such pin on a Pico's edge")
        if list(table.values()).count(pin) > 1:
            raise PinError(f"{pin} has two jobs")


if __name__ == "__main__":
    for a_job, a_pin in defaults().items():
        print(f"{a_job:16} {a_pin:5} pin {number(a_pin)}")
