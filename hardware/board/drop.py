# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""How many volts are lost on the way to the lights, worked out from the finished board's own copper.

`drop.py BOARD RESULT.json`. The lights together draw the firmware's budget of 400 mA: 1 mA each at rest, and the rest
of it once spread evenly and once all in the last row, the worst that the budget allows. Counted are the way out
(5V_LEDS) and the way back (GND). What diode, fuses and switches lose beside the copper is listed from their data
sheets.
"""

import json
import sys
from pathlib import Path
from typing import Any

import nets
import parts_flat
import places
import power_ways
import resistance
import rules
from copper_map import CopperMap, load

REST_A = 0.001
PICO_A = 0.040  # the Pico itself, which shares fuses and main switch
STEP_MM = 0.5

# Ohm, at most, at 25 degrees; the diode in volts at half an ampere. AO3401A at -2.5 V: 0.085; 1812L110: 0.21 after a
# trip
FET_OHM, FUSE_OHM, DIODE_V = 0.085, 0.21, 0.40


def lights(board: list, spread: str, step: float) -> dict[str, Any]:
    """Volts lost to the worst light: {"light", "5V", "GND", "sum"}; the current goes "evenly" or to the "last row"."""
    bright = parts_flat.LEDS if spread == "evenly" else parts_flat.LEDS[-places.COLUMNS :]
    each = (rules.BUDGET_A - REST_A * len(parts_flat.LEDS)) / len(bright)
    amperes = {light: REST_A + (each if light in bright else 0.0) for light in parts_flat.LEDS}
    feed = CopperMap(board, "5V_LEDS", step)
    out = resistance.drops(feed, ("Q3", nets.DRAIN), {(light, nets.VDD): amperes[light] for light in amperes})
    ground = CopperMap(board, "GND", step)
    wanted = {(light, nets.VSS): amperes[light] for light in amperes}
    # The way back ends at the battery's plug, or at the one of the Pico's ground pins beside VBUS
    backs = [resistance.drops(ground, end, wanted) for end in (("J1", "2"), ("U1", "38"))]
    sums = {light: out[light, nets.VDD] + max(back[light, nets.VSS] for back in backs) for light in amperes}
    worst = max(sums, key=lambda light: sums[light])
    return {"light": worst, "5V": out[worst, nets.VDD], "GND": sums[worst] - out[worst, nets.VDD], "sum": sums[worst]}


def main(arguments: list[str]) -> int:
    """Print and write the figures; returns 1 if the lights lose more than they may or a track is too narrow."""
    board = load(Path(arguments[0]))
    total = rules.BUDGET_A + PICO_A
    figures: dict = {"step_mm": STEP_MM, "budget_A": rules.BUDGET_A}
    for spread in ("evenly", "last row"):
        figures[spread] = lights(board, spread, STEP_MM)
        print(f"lights, {spread}: " + ", ".join(f"{k} {_volts(v)}" for k, v in figures[spread].items()))
    lost_in = {}
    for net, start, end in power_ways.ALL:
        lost = resistance.drops(CopperMap(board, net, 0.25), start, {end: total})[end]
        lost_in[net, start] = lost
        print(f"copper {net} from {start[0]}: {lost * 1000:.1f} mV at {total * 1000:.0f} mA")
    for name, way, parts in (
        (
            "battery",
            power_ways.BATTERY + power_ways.BOTH,
            {"F1": FUSE_OHM * total, "Q1": FET_OHM * total, "Q2": FET_OHM * total},
        ),
        ("usb", power_ways.USB + power_ways.BOTH, {"F2": FUSE_OHM * total, "D201": DIODE_V, "Q2": FET_OHM * total}),
    ):
        losses = {"copper": sum(lost_in[net, start] for net, start, _ in way), **parts, "Q3": FET_OHM * rules.BUDGET_A}
        figures[name] = {**losses, "sum": sum(losses.values())}
        print(f"{name} to the lights' switch: " + ", ".join(f"{k} {_volts(v)}" for k, v in figures[name].items()))
    figures["trip_current_A"] = rules.TRIP_CURRENT_A
    figures["track_needed_mm"] = round(rules.width_for(rules.TRIP_CURRENT_A), 2)
    figures["track_mm"] = rules.POWER_TRACK
    print(
        f"tracks: {rules.POWER_TRACK} mm; {figures['track_needed_mm']} mm carry {rules.TRIP_CURRENT_A} A, 10 K warmer"
    )
    Path(arguments[1]).parent.mkdir(parents=True, exist_ok=True)
    Path(arguments[1]).write_text(json.dumps(_rounded(figures), indent=1) + "\n", encoding="utf-8")
    worst = max(figures[spread]["sum"] for spread in ("evenly", "last row"))
    print(f"the lights lose {_volts(worst)} at {rules.BUDGET_A * 1000:.0f} mA, {_volts(rules.DROP_LIMIT_V)} allowed")
    too_much = [spread for spread in ("evenly", "last row") if figures[spread]["sum"] > rules.DROP_LIMIT_V]
    return 1 if too_much or rules.POWER_TRACK < figures["track_needed_mm"] else 0


def _volts(lost: float | str) -> str:
    return lost if isinstance(lost, str) else f"{lost * 1000:.1f} mV"


def _rounded(figures):
    if isinstance(figures, dict):
        return {key: _rounded(inner) for key, inner in figures.items()}
    return round(figures, 4) if isinstance(figures, float) else figures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
