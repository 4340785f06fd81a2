# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The parts with legs of the board of build B, for the soldering iron."""

from part import Part, on_board

_TEST_POINTS = (
    ("TP1", "5V LEDS"),
    ("TP2", "GND"),
    ("TP3", "3V3"),
    ("TP4", "DATA IN"),
    ("TP5", "DATA OUT"),
    ("TP6", "BATTERY"),
    ("TP7", "5V"),
    ("TP8", "USB 5V"),
)
BUTTON_REFERENCES = {"UP": "SW1", "DOWN": "SW2", "LEFT": "SW3", "RIGHT": "SW4", "A": "SW5", "B": "SW6"}

_SOLDERED = (
    Part(
        "pico",
        "Raspberry Pi Pico",
        "the computer; on the board of build B it hangs in two sockets on the back",
        "SC0915 (Pico), SC0917 (Pico H, header strips soldered on)",
        "Pico W, Pico H, Pico WH: same pins, the firmware is built for the plain Pico",
        "Pico 2 without its own CircuitPython file; boards with another outline (Zero, XIAO)",
        4.50,
        count_a=1,
        references=("U1",),
        symbol="Handheld:RPi_Pico",
        footprint="Handheld:RPi_Pico_sockets",
        side="back",
    ),
    Part(
        "button",
        "12 mm button",
        "the six buttons",
        "B3F-4055 (Omron)",
        "any 12 x 12 mm tactile switch with legs, 7.3 mm high with a square plunger for caps (TL1100 and many kits)",
        "plunger of another height: the cap would not reach through the front, or always press",
        0.30,
        references=tuple(BUTTON_REFERENCES.values()),
        symbol="Switch:SW_Push",
        footprint="Button_Switch_THT:SW_PUSH-12mm",
        side="front",
    ),
    Part(
        "power switch",
        "ON/OFF",
        "on and off; carries microamperes only, the current runs through Q2",
        "OS102011MA1QN1 (C&K)",
        "any slide switch with the same five legs (2.0 mm apart, lugs 8.2 mm), lever 4 mm",
        "straight (vertical) ones: the lever would point to the back",
        0.60,
        references=("SW7",),
        symbol="Switch:SW_SPDT",
        footprint="Button_Switch_THT:SW_CuK_OS102011MA1QN1_SPDT_Angled",
        side="back",
    ),
    Part(
        "battery socket",
        "3 x AA",
        "the battery holder's plug; a plug with plus and minus swapped does no harm, it only does nothing",
        "B2B-PH-K-S (JST)",
        "any upright 2-pin socket of the PH series, 2.0 mm",
        "XH (2.5 mm) or ZH (1.5 mm): other spacing",
        0.15,
        references=("J1",),
        symbol="Connector_Generic:Conn_01x02",
        footprint="Connector_JST:JST_PH_B2B-PH-K_1x02_P2.00mm_Vertical",
        side="back",
    ),
    Part(
        "data jumper",
        "DATA",
        "1-2: through the level shifter (the rule); 2-3: past it, should the chip be missing",
        "pin strip 1 x 3, 2.54 mm, with a jumper cap",
        "a drop of solder or a wire between the two pins",
        "",
        0.10,
        references=("JP1",),
        symbol="Jumper:Jumper_3_Open",
        footprint="Connector_PinHeader_2.54mm:PinHeader_1x03_P2.54mm_Vertical",
        side="back",
    ),
    Part(
        "sounder",
        "PIEZO",
        "sound; may be left out",
        "PS1240P02BT (TDK)",
        "any passive piezo, 12 mm, legs 5 mm apart, at most 7 mm high",
        "active buzzers (with an oscillator inside: one tone only); magnetic ones of 16 or 42 ohm: too much for a pin",
        0.50,
        references=("BZ1",),
        symbol="Device:Buzzer",
        footprint="Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm",
        side="back",
    ),
    *(
        Part(
            "test point " + name,
            name,
            "a place to measure at: " + name,
            "none: a hole in the board",
            "a loop of wire",
            "",
            0.0,
            references=(reference,),
            symbol="Connector:TestPoint",
            footprint="TestPoint:TestPoint_THTPad_D2.0mm_Drill1.0mm",
            side="front",
        )
        for reference, name in _TEST_POINTS
    ),
)

PARTS: tuple[Part, ...] = tuple(on_board(part) for part in _SOLDERED)
