# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The signs of the schematic: for each kind of part where its pins end and which strokes make it.

Lengths are in steps of 2.5 mm from the sign's middle, x to the right, y down. A pin's end is where a wire may begin.
"""

from typing import NamedTuple

Spot = tuple[float, float]


class Sign(NamedTuple):
    """Pins {number: end}, open lines, closed filled shapes, circles (x, y, radius, filled), texts (x, y, text)."""

    pins: dict[str, Spot]
    lines: tuple[tuple[Spot, ...], ...] = ()
    shapes: tuple[tuple[Spot, ...], ...] = ()
    rings: tuple[tuple[float, float, float, bool], ...] = ()
    texts: tuple[tuple[float, float, str], ...] = ()


def _frame(left: float, top: float, right: float, bottom: float) -> tuple[Spot, ...]:
    return ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))


_UP_DOWN = {"1": (0.0, -2.0), "2": (0.0, 2.0)}
_FET_LINES = (
    ((-2.0, 0.0), (-0.6, 0.0)),
    ((-0.6, -0.9), (-0.6, 0.9)),
    ((-0.2, -1.1), (-0.2, -0.5)),
    ((-0.2, -0.3), (-0.2, 0.3)),
    ((-0.2, 0.5), (-0.2, 1.1)),
    ((1.0, -2.0), (1.0, -0.8), (-0.2, -0.8)),
    ((1.0, 2.0), (1.0, 0.8), (-0.2, 0.8)),
)

SIGNS: dict[str, Sign] = {
    "resistor": Sign(_UP_DOWN, (((0.0, -2.0), (0.0, -1.1)), ((0.0, 1.1), (0.0, 2.0)), _frame(-0.45, -1.1, 0.45, 1.1))),
    "fuse": Sign(
        _UP_DOWN, (((0.0, -2.0), (0.0, 2.0)), _frame(-0.45, -1.2, 0.45, 1.2), ((-1.0, 1.0), (1.0, -1.0), (1.0, -1.5)))
    ),
    "capacitor": Sign(
        _UP_DOWN,
        (((0.0, -2.0), (0.0, -0.3)), ((0.0, 0.3), (0.0, 2.0)), ((-1.0, -0.3), (1.0, -0.3)), ((-1.0, 0.3), (1.0, 0.3))),
    ),
    "electrolytic": Sign(
        _UP_DOWN,
        (
            ((0.0, -2.0), (0.0, -0.6)),
            ((0.0, 0.4), (0.0, 2.0)),
            _frame(-1.0, -0.6, 1.0, -0.2),
            ((-0.9, -1.2), (-0.3, -1.2)),
            ((-0.6, -1.5), (-0.6, -0.9)),
        ),
        (_frame(-1.0, 0.1, 1.0, 0.4),),
    ),
    "schottky": Sign(  # cathode 1 to the right
        {"1": (2.0, 0.0), "2": (-2.0, 0.0)},
        (
            ((-2.0, 0.0), (-0.7, 0.0)),
            ((0.7, 0.0), (2.0, 0.0)),
            ((0.4, 0.6), (0.4, 0.9), (0.7, 0.9), (0.7, -0.9), (1.0, -0.9), (1.0, -0.6)),
        ),
        (((-0.7, -0.8), (0.7, 0.0), (-0.7, 0.8), (-0.7, -0.8)),),
    ),
    "p-fet": Sign(  # gate 1 at the left, source 2 above, drain 3 below; its body diode from drain to source
        {"1": (-2.0, 0.0), "2": (1.0, -2.0), "3": (1.0, 2.0)},
        (*_FET_LINES, ((-0.2, 0.0), (1.0, 0.0), (1.0, -0.8))),
        (((0.9, 0.0), (0.3, 0.3), (0.3, -0.3), (0.9, 0.0)),),
    ),
    "n-fet": Sign(  # gate 1 at the left, drain 3 above, source 2 below
        {"1": (-2.0, 0.0), "2": (1.0, 2.0), "3": (1.0, -2.0)},
        (*_FET_LINES, ((-0.2, 0.0), (1.0, 0.0), (1.0, 0.8))),
        (((-0.1, 0.0), (0.5, 0.3), (0.5, -0.3), (-0.1, 0.0)),),
    ),
    "plug": Sign(
        {"1": (3.0, -1.0), "2": (3.0, 1.0)},
        (_frame(-1.0, -2.0, 1.0, 2.0), ((1.0, -1.0), (3.0, -1.0)), ((1.0, 1.0), (3.0, 1.0))),
        (),
        (),
        ((0.0, -0.7, "+"), (0.0, 1.3, "−")),
    ),
    "push": Sign(
        {"1": (3.0, 0.0), "2": (-3.0, 0.0)},
        (((-3.0, 0.0), (-1.2, 0.0)), ((1.2, 0.0), (3.0, 0.0)), ((-1.4, -0.8), (1.4, -0.8)), ((0.0, -0.8), (0.0, -1.5))),
        (),
        ((-1.0, 0.0, 0.2, False), (1.0, 0.0, 0.2, False)),
    ),
    "changeover": Sign(  # common 2 at the left
        {"1": (3.0, -1.0), "2": (-3.0, 0.0), "3": (3.0, 1.0)},
        (
            ((-3.0, 0.0), (-1.4, 0.0)),
            ((-1.2, -0.1), (1.2, -0.9)),
            ((1.4, -1.0), (3.0, -1.0)),
            ((1.4, 1.0), (3.0, 1.0)),
        ),
        (),
        ((-1.2, 0.0, 0.2, False), (1.2, -1.0, 0.2, False), (1.2, 1.0, 0.2, False)),
    ),
    "jumper": Sign(  # bridged from 1 to 2, as it is delivered
        {"1": (-2.0, -2.0), "2": (2.0, 0.0), "3": (-2.0, 2.0)},
        (
            _frame(-0.8, -2.8, 0.8, 2.8),
            ((-2.0, -2.0), (-0.4, -2.0)),
            ((-2.0, 2.0), (-0.4, 2.0)),
            ((0.4, 0.0), (2.0, 0.0)),
            ((0.0, -1.7), (0.0, -0.3)),
        ),
        (),
        ((0.0, -2.0, 0.35, True), (0.0, 0.0, 0.35, True), (0.0, 2.0, 0.35, False)),
    ),
    "shifter": Sign(
        {"1": (-1.5, 5.0), "2": (-5.0, 0.0), "3": (1.5, 5.0), "4": (5.0, 0.0), "5": (0.0, -5.0)},
        (
            _frame(-3.0, -3.0, 3.0, 3.0),
            ((-1.5, 3.0), (-1.5, 5.0)),
            ((1.5, 3.0), (1.5, 5.0)),
            ((-5.0, 0.0), (-3.0, 0.0)),
            ((3.0, 0.0), (5.0, 0.0)),
            ((0.0, -5.0), (0.0, -3.0)),
            ((-1.0, -1.2), (1.0, 0.0), (-1.0, 1.2), (-1.0, -1.2)),
        ),
        (),
        (),
        ((-2.3, -0.3, "A"), (2.3, -0.3, "Y"), (0.0, -2.0, "VCC"), (-1.5, 2.7, "–"), (1.5, 2.7, "GND")),
    ),
    "piezo": Sign(
        {"2": (-2.0, -1.0), "1": (-2.0, 1.0)},
        (((-2.0, -1.0), (0.0, -1.0)), ((-2.0, 1.0), (0.0, 1.0)), _frame(0.0, -1.5, 0.6, 1.5)),
        (),
        ((1.4, 0.0, 0.8, False),),
    ),
    "point": Sign({"1": (0.0, 0.0)}, (((0.0, 0.0), (0.0, -0.9)),), (), ((0.0, -1.3, 0.4, False),)),
    "light": Sign(
        {"1": (0.0, -5.0), "2": (5.0, 0.0), "3": (0.0, 5.0), "4": (-5.0, 0.0)},
        (
            _frame(-3.0, -3.0, 3.0, 3.0),
            ((0.0, -5.0), (0.0, -3.0)),
            ((0.0, 3.0), (0.0, 5.0)),
            ((-5.0, 0.0), (-3.0, 0.0)),
            ((3.0, 0.0), (5.0, 0.0)),
        ),
        (),
        (),
        ((-1.9, 0.3, "DIN"), (1.6, 0.3, "DOUT"), (0.0, -2.0, "VDD"), (0.0, 2.7, "GND")),
    ),
}


def pico(names: tuple[str, ...]) -> Sign:
    """The Pico as on its own picture: USB up, pin 1 left above; `names` of its pins 1 to 40."""
    pins = {str(n): (-12.0, 2.0 * n - 21.0) for n in range(1, 21)} | {
        str(n): (12.0, 2.0 * (41 - n) - 21.0) for n in range(21, 41)
    }
    lines: list[tuple[Spot, ...]] = [_frame(-9.0, -20.5, 9.0, 20.5), _frame(-2.5, -21.5, 2.5, -19.0)]
    texts = [(0.0, -19.6, "USB")]
    for number, (x, y) in pins.items():
        side = -1 if x < 0 else 1
        lines.append(((x, y), (9.0 * side, y)))
        name = names[int(number) - 1]
        texts.append((side * (8.6 - 0.31 * len(name)), y + 0.35, name))
    return Sign(pins, tuple(lines), (), (), tuple(texts))
