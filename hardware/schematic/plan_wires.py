# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The lines of the schematic, and where names of nets stand. Which nets they are is worked out from the drawing itself.

A line that begins or ends on another one is joined to it; lines that only cross are not. Names (x, y, net, kind): a
"left" or "right" flag at the end of a line, "up" for a supply, "down" for ground, "above" or "below" a line.
"""

Line = tuple[tuple[float, float], ...]
Name = tuple[float, float, str, str]

LINES: tuple[Line, ...] = (
    # battery and USB
    ((12, 14), (17, 14)),
    ((12, 16), (12, 17)),
    ((21, 14), (28, 14)),
    ((32, 14), (52, 14)),
    ((30, 17), (30, 20), (16, 20), (16, 24)),
    ((10, 24), (19, 24)),
    ((23, 24), (29, 24)),
    ((33, 24), (35, 24), (35, 14)),
    ((11, 28), (11, 28.5)),
    # main switch
    ((42, 18), (54, 18)),
    ((54, 17), (54, 18)),
    ((54, 22), (54, 25), (56, 25)),
    ((56, 27), (50, 27)),
    ((62, 26), (63, 26), (63, 27)),
    ((56, 14), (106, 14)),
    ((62, 18), (62, 18.5)),
    ((72, 14), (72, 20), (74, 20)),
    ((78, 20), (83, 20)),
    ((81, 24), (81, 24.5)),
    # the lights' switch
    ((96, 16), (96, 17)),
    ((95, 21), (105, 21)),
    ((100, 18), (108, 18)),
    ((108, 17), (108, 19)),
    ((108, 23), (108, 23.5)),
    ((110, 14), (130, 14)),
    ((115, 18), (115, 18.5)),
    ((122, 18), (122, 18.5)),
    # battery measurement
    ((148, 10), (151, 10), (151, 12)),
    ((146, 14), (148, 14)),
    ((151, 16), (151, 17)),
    ((151, 21), (151, 23)),
    ((151, 22), (155, 22), (155, 23)),
    ((155, 22), (156, 22)),
    ((151, 27), (151, 27.5)),
    ((155, 27), (155, 27.5)),
    # buttons
    ((11, 41), (8, 41), (8, 73)),
    *(((11, float(y)), (8, float(y))) for y in (47, 53, 59, 65, 71)),
    *(((17, float(y)), (21, float(y))) for y in (41, 47, 53, 59, 65, 71)),
    # level shifter
    ((97, 49), (99, 49)),
    ((98, 49), (98, 57), (115, 57), (115, 53), (117, 53)),
    ((104, 44), (104, 40)),
    ((104, 41), (112, 41)),
    ((112, 45), (112, 45.5)),
    ((102.5, 54), (102.5, 54.5)),
    ((105.5, 54), (105.5, 54.5)),
    ((109, 49), (117, 49)),
    ((121, 51), (130, 51)),
    ((134, 51), (137, 51), (137, 55), (135, 55)),
    # sound, and what is measured at
    ((96, 69), (99, 69)),
    ((103, 69), (109, 69)),
    ((109, 71), (109, 72)),
    ((123, 69), (123, 70), (126, 70)),
    ((130, 69), (130, 70)),
)

NAMES: tuple[Name, ...] = (
    (15.2, 14, "BATTERY", "below"),
    (24.5, 14, "BATTERY_FUSED", "above"),
    (12, 17, "GND", "down"),
    (10, 24, "VBUS", "left"),
    (26, 24, "VBUS_FUSED", "above"),
    (11, 28.5, "GND", "down"),
    (49, 14, "SUPPLY", "above"),
    (49.5, 18, "ON_GATE", "below"),
    (54, 24.6, "SWITCH_ON", "left of"),
    (50, 27, "3V3_EN", "left"),
    (63, 27, "GND", "down"),
    (62, 18.5, "GND", "down"),
    (76, 14, "5V", "above"),
    (83, 20, "VSYS", "right"),
    (81, 24.5, "GND", "down"),
    (96, 16, "3V3", "up"),
    (95, 21, "LEDS_ON", "left"),
    (104, 18, "LEDS_GATE", "below"),
    (108, 23.5, "GND", "down"),
    (115, 18.5, "GND", "down"),
    (122, 18.5, "GND", "down"),
    (130, 14, "5V_LEDS", "right"),
    (148, 10, "BATTERY_FUSED", "left"),
    (146, 14, "ON_GATE", "left"),
    (151, 16.5, "MEASURE", "beside"),
    (156, 22, "BATTERY_HALF", "right"),
    (151, 27.5, "GND", "down"),
    (155, 27.5, "GND", "down"),
    (8, 73, "GND", "down"),
    (97, 49, "DATA_3V3", "left"),
    (104, 40, "5V_LEDS", "up"),
    (112, 45.5, "GND", "down"),
    (102.5, 54.5, "GND", "down"),
    (105.5, 54.5, "GND", "down"),
    (113, 49, "DATA_5V", "above"),
    (125.5, 51, "DATA_CHOSEN", "above"),
    (135, 55, "DATA_1", "left"),
    (96, 69, "SOUND", "left"),
    (106.5, 69, "SOUND_PIEZO", "below"),
    (109, 72, "GND", "down"),
    (126, 70, "3V3", "right"),
    (130, 70, "GND", "down"),
)


def chain(last: int) -> tuple[tuple[Line, ...], tuple[Name, ...]]:
    """Lines and names of the lights: the first, the second, the last."""
    lines: list[Line] = [((12, 88), (119, 88))]
    names: list[Name] = [(12, 88, "5V_LEDS", "left")]
    for x in (24.0, 48.0, 112.0):
        lines += [((x, 88), (x, 92)), ((x, 102), (x, 102.5)), ((x + 7, 88), (x + 7, 89)), ((x + 7, 93), (x + 7, 93.5))]
        names += [(x, 102.5, "GND", "down"), (x + 7, 93.5, "GND", "down")]
    lines += [((15, 97), (19, 97)), ((29, 97), (43, 97)), ((53, 97), (60, 97)), ((105, 97), (107, 97))]
    lines += [((117, 97), (127, 97))]
    names += [(15, 97, "DATA_1", "left"), (36, 97, "DATA_2", "below"), (60, 97, "DATA_3", "right")]
    names += [(105, 97, f"DATA_{last}", "left"), (127, 97, "DATA_OUT", "right")]
    return tuple(lines), tuple(names)
