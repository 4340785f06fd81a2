# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The flat parts of the board of build B, all on its front, so that a maker assembles one side only."""

from part import Part, numbered, on_board

_RESISTOR = "Resistor_SMD:R_0805_2012Metric"
_CAPACITOR = "Capacitor_SMD:C_0805_2012Metric"
_ANY_RESISTOR = "any 0805 resistor of this value, 5 % or better, 1/8 W"
LEDS = numbered("D", *range(1, 129))


def _resistor(references: tuple[str, ...], value: str, job: str, not_these: str = "") -> Part:
    key = "resistor " + value
    return Part(
        key,
        value,
        job,
        "RC0805FR-07" + value + "L",
        _ANY_RESISTOR,
        not_these,
        0.01,
        references=references,
        symbol="Device:R",
        footprint=_RESISTOR,
        side="front",
    )


_SOLDERED = (
    Part(
        "led",
        "WS2812B",
        "the lights: 128 addressable RGB LEDs",
        "WS2812B-V5 (Worldsemi) or WS2812B-B/W",
        "SK6812 5050 RGB, XL-5050RGBC-WS2812B: the cut corner is ground (pin 3), whatever the maker numbers it",
        "SK6812 RGBW (four bytes a light); WS2811, WS2813, WS2815, WS2812 (other pins); APA102 (clocked)",
        0.07,
        references=LEDS,
        symbol="LED:WS2812B",
        footprint="LED_SMD:LED_WS2812B_PLCC4_5.0x5.0mm_P3.2mm",
        side="front",
    ),
    Part(
        "capacitor 100nF",
        "100nF",
        "one beside every light (C1 to C128) and where a chip or a gate needs calm",
        "CC0805KRX7R9BB104",
        "any 0805 ceramic X7R or X5R from 16 V on",
        "Y5V or Z5U ceramic: loses most of its value",
        0.01,
        references=numbered("C", *range(1, 129)) + numbered("C", 202, 206),
        symbol="Device:C",
        footprint=_CAPACITOR,
        side="front",
    ),
    Part(
        "capacitor 1uF",
        "1uF 16V",
        "slows the main switch down while it turns on",
        "CC0805KKX7R7BB105",
        "any 0805 ceramic X5R or X7R, 1 uF, from 10 V on",
        "",
        0.03,
        references=("C205",),
        symbol="Device:C",
        footprint=_CAPACITOR,
        side="front",
    ),
    Part(
        "capacitor 22uF",
        "22uF 10V",
        "the first and the last of the grid's power, and the Pico's own",
        "GRM21BR61A226ME44L",
        "any 0805 ceramic X5R or X7R, 10 uF to 47 uF, from 10 V on",
        "tantalum without looking at its mark: it burns when turned round",
        0.08,
        references=numbered("C", 203, 204, 207),
        symbol="Device:C",
        footprint=_CAPACITOR,
        side="front",
    ),
    Part(
        "bulk capacitor",
        "1000uF 10V",
        "evens out what the lights draw; the long leg is plus",
        "EEU-FR1A102B",
        "any radial electrolytic 1000 uF from 6.3 V on, diameter 10 mm or less, legs 5 mm apart, at most 13 mm high",
        "turned round it bursts; in build B higher than 13 mm: the back would not close",
        0.25,
        count_a=1,
        references=("C201",),
        symbol="Device:C_Polarized",
        footprint="Capacitor_THT:CP_Radial_D10.0mm_P5.00mm",
        side="back",
    ),
    Part(
        "level shifter",
        "74LV1T34",
        "lifts the Pico's 3.3 V data to the lights' own voltage, from 5 V USB down to empty batteries",
        "SN74LV1T34DBVR",
        "SN74LV1T125DBVR (pin 1 is grounded here); on USB only also 74AHCT1G125 or 74HCT1G125 in SOT-23-5",
        "74AHCT1G125 on batteries (made for 4.5 to 5.5 V only); 74AHC1G/74LVC1G (want 3.5 V in at 5 V); parts in SC-70",
        0.30,
        references=("U2",),
        symbol="Handheld:74LV1T34",
        footprint="Package_TO_SOT_SMD:SOT-23-5",
        side="front",
    ),
    Part(
        "p-fet",
        "AO3401A",
        "switches: battery in (Q1), main (Q2), lights (Q3), battery measuring (Q4)",
        "AO3401A",
        "DMG2305UX, Si2301CDS, IRLML6402: SOT-23, gate 1, source 2, drain 3, given at -2.5 V",
        "IRLML9301 and others that are only given at -4.5 V or -10 V: not fully on with three AA; BSS84: too weak",
        0.06,
        references=numbered("Q", 1, 2, 3, 4),
        symbol="Device:Q_PMOS_GSD",
        footprint="Package_TO_SOT_SMD:SOT-23",
        side="front",
    ),
    Part(
        "n-fet",
        "AO3400A",
        "turns the Pico's GP17 into the lights' switch",
        "AO3400A",
        "DMG2302UK, IRLML6244, BSS138: SOT-23, gate 1, source 2, drain 3, threshold at most 1.5 V",
        "2N7002: may need more than the 3 V it gets",
        0.05,
        references=("Q5",),
        symbol="Device:Q_NMOS_GSD",
        footprint="Package_TO_SOT_SMD:SOT-23",
        side="front",
    ),
    Part(
        "schottky",
        "SS34",
        "one-way for current: from USB to the lights (D201), to the Pico (D202); the line on it is the cathode",
        "SS34 (SMA case, DO-214AC)",
        "SS24, SS14, B340A, in the same case",
        "1N4001/M7 and other silicon diodes: lose 0.8 V; the SMB and SMC cases of SS34: too large",
        0.05,
        references=numbered("D", 201, 202),
        symbol="Device:D_Schottky",
        footprint="Diode_SMD:D_SMA",
        side="front",
    ),
    Part(
        "fuse",
        "1.1A",
        "resettable fuses: battery (F1) and USB (F2); carry 1.1 A, trip at about 2 A",
        "1812L110/16MR",
        "any 1812 PPTC with 1.1 A hold, at most 2.2 A trip, 6 V or more, at most 0.21 ohm",
        "1812 PPTC of 0.5 A and less: half an ohm and more, the lights would flicker",
        0.20,
        references=numbered("F", 1, 2),
        symbol="Device:Polyfuse",
        footprint="Fuse:Fuse_1812_4532Metric",
        side="front",
    ),
    _resistor(("R1",), "330R", "in the data line, against ringing"),
    _resistor(("R2",), "470k", "keeps the main switch off"),
    _resistor(("R3",), "47k", "turns the main switch on slowly, so that 1000 uF fill without a jolt"),
    _resistor(
        ("R4",), "4k7", "keeps the lights on while nobody drives GP17", "10k and more: the Pico pulls down itself"
    ),
    _resistor(("R5", "R8"), "10k", "keeps the lights' switch off (R5); tells that USB is gone (R8)"),
    _resistor(("R6", "R7"), "100k", "halve the battery's voltage for GP28"),
    _resistor(("R9",), "220R", "between GP16 and the sounder"),
)

PARTS: tuple[Part, ...] = tuple(on_board(part) for part in _SOLDERED)
