# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What the handheld draws, and how long three AA cells last: numbers with their sources, and the tables made of them.

Currents in mA, capacities in mAh, times in hours. The firmware's own numbers, budget and screens, are read from it.
"""

import ast
import json
import math
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

LEDS = 128
REST_MA = 1.0  # of a dark WS2812B: just under 1 mA measured for two kinds (pjrc.com), 0.7 to 1.0 listed elsewhere
STEPS_PER_MA = 16  # a channel's level of 16 draws 1 mA: measured as I = 1 + R/16 + G/16 + B/16 (disk91.com)
FULL_WHITE_MA = (33.5, 52.5, 60.0)  # of one light: two kinds measured (pjrc.com), and the rule of thumb (Adafruit)
PICO_MA = 30.0  # assumed: a Pico that runs CircuitPython, its own light off; not measured here

CELLS = 3
# Between the cells and VSYS, at which the firmware measures: a Schottky diode (D202, at the Pico's current: an estimate
# from its curve), and fuse, Q1 and Q2, which hardware/made/board/power.json has at the budget.
DIODE_V = 0.2
_LOST_IN = ("F1", "Q1", "Q2")
# Capacity of one alkaline AA at two constant currents (powerstream.com/AA-tests.htm, Duracell Coppertop 2020), down to
# 0.1 V. Of that, what comes above 1.1 and above 1.2 V a cell: an estimate from makers' curves, not a measurement.
ALKALINE_MAH = {100.0: 2200.0, 500.0: 1300.0}
ALKALINE_ABOVE = {1.1: 0.6, 1.2: 0.4}
# NiMH of 2000 mAh gave 2058 and 2106 mAh new (rechargebatteryguide.com). Its voltage stays near 1.2 V until the end, so
# with the default of BATTERY_LOW it would be called low from the start: the guide says 3000.
NIMH_MAH = 2000.0
NIMH_ABOVE = {1.1: 0.9, 1.2: 0.5}
NIMH_BATTERY_LOW = 3000


def setting(name: str) -> int:
    """A default of the firmware's settings, such as CURRENT_LIMIT."""
    given = {}
    for node in ast.parse((ROOT / "lib/handheld/settings.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            given[node.targets[0].id] = node.value
    try:
        names = ast.literal_eval(given["NAMES"].func.value).split()  # type: ignore[attr-defined]
        value = given["_ALLOWED"].elts[names.index(name)].elts[0].value  # type: ignore[attr-defined]
    except (KeyError, AttributeError, ValueError):
        value = None
    if isinstance(value, int):
        return value
    raise ValueError(f"the firmware's settings have no number {name}")


def screens_ma() -> list[float]:
    """What the lights draw on each of the firmware's pictured screens but the self-test's, smallest first."""
    frames = json.loads((ROOT / "docs/screens.json").read_text("utf-8"))["screens"]
    shown = [bytes.fromhex(frame) for name, frame in frames.items() if not name.startswith("test ")]
    return sorted(LEDS * REST_MA + sum(frame) / STEPS_PER_MA for frame in shown)


def alkaline_mah(current: float) -> float:
    """Capacity of an alkaline AA at a current, on the straight line through both measures over its logarithm."""
    (low, much), (high, less) = sorted(ALKALINE_MAH.items())
    return much + (less - much) * math.log(current / low) / math.log(high / low)


def ohms() -> float:
    """What fuse and switches between the cells and the lights resist, from the board's own calculation."""
    board = json.loads((ROOT / "hardware/made/board/power.json").read_text("utf-8"))
    return sum(board["battery"][part] for part in _LOST_IN) / board["budget_A"]


def cell_volts(current: float, battery_low: int) -> float:
    """Volts of each cell when VSYS falls to `battery_low` millivolts and the firmware warns."""
    return (battery_low / 1000 + DIODE_V + ohms() * current / 1000) / CELLS


def share(table: dict[float, float], volts: float) -> float:
    """Which part of a cell's capacity comes above so many volts; on the straight line through both points."""
    (low, much), (high, less) = sorted(table.items())
    return much + (less - much) * (volts - low) / (high - low)


def hours(lights_ma: float) -> tuple[float, float]:
    """How long three alkaline, and three NiMH cells last until the warning, with the lights at so many mA."""
    current = lights_ma + PICO_MA
    alkaline = alkaline_mah(current) * share(ALKALINE_ABOVE, cell_volts(current, setting("BATTERY_LOW")))
    return alkaline / current, NIMH_MAH * share(NIMH_ABOVE, cell_volts(current, NIMH_BATTERY_LOW)) / current


def cases() -> list[tuple[str, str, float]]:
    """(what in English, in Dutch, mA of the lights) from dark to the most that the firmware allows."""
    shown = screens_ma()
    mean = sum(shown) / len(shown)
    # In tens: one screen more or less is no other truth.
    return [
        ("all dark, supply on", "alles donker, voeding aan", LEDS * REST_MA),
        ("a usual screen (mean of all)", "een gewoon scherm (gemiddelde van alle)", round(mean, -1)),
        ("the brightest screen of a game", "het felste scherm van een spel", round(shown[-1], -1)),
        ("the firmware's limit", "de grens van het programma", float(setting("CURRENT_LIMIT"))),
    ]


def table(language: str) -> list[str]:
    """The table of the guide, as lines of Markdown."""
    dutch = language == "nl"
    lines = [
        "| wat | lichtjes | 3 AA alkaline | 3 AA NiMH |" if dutch else "| what | lights | 3 AA alkaline | 3 AA NiMH |",
        "|---|---:|---:|---:|",
    ]
    for english, nederlands, lights in cases():
        alkaline, nimh = hours(lights)
        row = f"| {nederlands if dutch else english} | {lights:.0f} mA | {alkaline:.1f} h | {nimh:.1f} h |"
        lines.append(row.replace(" h ", " uur ").replace(".", ",") if dutch else row)
    least, _, most = (LEDS * one / 1000 for one in FULL_WHITE_MA)
    white = f"{least:.1f} to {most:.1f} A"
    if dutch:
        white = white.replace(".", ",").replace("to", "tot")
        return [*lines, f"| alles wit op volle sterkte: doet het programma nooit | {white} | | |"]
    return [*lines, f"| all white at full strength: the firmware never does | {white} | | |"]


if __name__ == "__main__":
    print("\n".join(table("en") + table("nl")))
