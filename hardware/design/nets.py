# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The connections of build B, as one table: NETS gives for each net the pins on it, as (reference, pin number).

The circuit (with its electrical check), the board and the schematic are made from it or checked against it. Pins of the
Pico that the firmware chooses come from its own source, through `pins`.

How power goes: J1 -> F1 -> Q1 and USB -> F2 -> D201 meet in SUPPLY; Q1's gate is at USB's 5 V, so with USB plugged in
the battery rests, and D201 keeps the battery out of USB. Q2 is the main switch, worked by the small slide switch SW7;
in the position OFF the same switch holds the Pico's 3V3_EN down, so that the Pico is off on USB, too. D202 feeds the
Pico and keeps its own USB diode from feeding the lights. Q3 switches the lights, worked by GP17 through Q5; with
nobody driving GP17, R4 keeps them on. Q4 lets the battery be measured only while the handheld is on, so that nothing
drains it when off.
"""

import parts_flat
import pins
from parts_legs import BUTTON_REFERENCES

Pin = tuple[str, str]

LAST_LED = len(parts_flat.LEDS)
BATTERY_PIN = "GP28"  # half of the battery's voltage; the firmware can use VOLTAGE_MONITOR as well

# Pins of the symbols, by what they do: WS2812B, FETs (gate, source, drain), Schottky diodes (cathode, anode), SW7
VDD, DOUT, VSS, DIN = "1", "2", "3", "4"
GATE, SOURCE, DRAIN = "1", "2", "3"
CATHODE, ANODE = "1", "2"

# Nets that carry the lights' current: the router leaves them to wide tracks and planes
POWER_NETS = ("GND", "BATTERY", "BATTERY_FUSED", "VBUS", "VBUS_FUSED", "SUPPLY", "5V", "5V_LEDS")


def table(chosen: dict[str, str] | None = None) -> dict[str, list[Pin]]:
    """{net: [(reference, pin)]}; `chosen` is {job: pin name}, by default the firmware's own."""
    chosen = pins.defaults() if chosen is None else chosen

    def pico(name: str) -> Pin:
        return ("U1", str(pins.number(name)))

    nets: dict[str, list[Pin]] = {
        "GND": [("U1", str(place)) for place in pins.GROUNDS]
        + [("J1", "2"), ("SW7", "2"), ("C201", "2"), ("C207", "2"), ("C206", "2"), ("R7", "2"), ("R8", "2")]
        + [("Q5", SOURCE), ("U2", "1"), ("U2", "3"), ("C202", "2"), ("C203", "2"), ("C204", "2")]
        + [("BZ1", "1"), ("TP2", "1")],
        "BATTERY": [("J1", "1"), ("F1", "1"), ("TP6", "1")],
        "BATTERY_FUSED": [("F1", "2"), ("Q1", DRAIN), ("Q4", SOURCE)],
        "VBUS": [pico("VBUS"), ("F2", "1"), ("Q1", GATE), ("R8", "1"), ("TP8", "1")],
        "VBUS_FUSED": [("F2", "2"), ("D201", ANODE)],
        "SUPPLY": [("D201", CATHODE), ("Q1", SOURCE), ("Q2", SOURCE), ("R2", "1"), ("C205", "1")],
        "ON_GATE": [("Q2", GATE), ("Q4", GATE), ("R2", "2"), ("C205", "2"), ("R3", "1")],
        "SWITCH_ON": [("R3", "2"), ("SW7", "1")],
        "3V3_EN": [pico("3V3_EN"), ("SW7", "3")],
        "5V": [("Q2", DRAIN), ("C201", "1"), ("D202", ANODE), ("Q3", SOURCE), ("R5", "1"), ("TP7", "1")],
        "VSYS": [("D202", CATHODE), ("C207", "1"), pico("VSYS")],
        "3V3": [pico("3V3"), ("R4", "1"), ("TP3", "1")],
        "LEDS_ON": [pico(chosen[pins.LED_SUPPLY]), ("R4", "2"), ("Q5", GATE)],
        "LEDS_GATE": [("Q5", DRAIN), ("Q3", GATE), ("R5", "2")],
        "5V_LEDS": [("Q3", DRAIN), ("C203", "1"), ("C204", "1"), ("U2", "5"), ("C202", "1"), ("TP1", "1")],
        "MEASURE": [("Q4", DRAIN), ("R6", "1")],
        "BATTERY_HALF": [("R6", "2"), ("R7", "1"), ("C206", "1"), pico(BATTERY_PIN)],
        "DATA_3V3": [pico(chosen[pins.PIXELS]), ("U2", "2"), ("JP1", "3")],
        "DATA_5V": [("U2", "4"), ("JP1", "1")],
        "DATA_CHOSEN": [("JP1", "2"), ("R1", "1")],
        "DATA_1": [("R1", "2"), ("TP4", "1"), ("D1", DIN)],
        "DATA_OUT": [(f"D{LAST_LED}", DOUT), ("TP5", "1")],
        "SOUND": [pico(chosen[pins.SOUNDER]), ("R9", "1")],
        "SOUND_PIEZO": [("R9", "2"), ("BZ1", "2")],
    }
    for number in range(1, LAST_LED + 1):
        nets["5V_LEDS"] += [(f"D{number}", VDD), (f"C{number}", "1")]
        nets["GND"] += [(f"D{number}", VSS), (f"C{number}", "2")]
        if number < LAST_LED:
            nets[f"DATA_{number + 1}"] = [(f"D{number}", DOUT), (f"D{number + 1}", DIN)]
    for button, reference in BUTTON_REFERENCES.items():
        nets[f"BUTTON_{button}"] = [pico(chosen[f"PIN_{button}"]), (reference, "1")]
        nets["GND"].append((reference, "2"))
    return nets


def not_connected(chosen: dict[str, str] | None = None) -> list[Pin]:
    """The Pico's pins that are free on purpose."""
    used = {pin for members in table(chosen).values() for reference, pin in members if reference == "U1"}
    return [("U1", str(place)) for place in range(1, len(pins.EDGE) + 1) if str(place) not in used]


def by_pin(nets: dict[str, list[Pin]] | None = None) -> dict[Pin, str]:
    """{(reference, pin): net}; raises ValueError for a pin on two nets or twice on one."""
    found: dict[Pin, str] = {}
    for net, members in (table() if nets is None else nets).items():
        for pin in members:
            if pin in found:
                raise ValueError(f"{pin[0]} pin {pin[1]} is on {found[pin]} and on {net}")
            found[pin] = net
    return found
