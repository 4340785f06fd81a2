# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The parts of build A as they look from above: outlines (`bodies`) and how they are drawn."""

import benchtop
import pins
import wires
from canvas import Box, Canvas

P = benchtop.PITCH
INK = "#222"
FACES = {"PIN_LEFT": 180, "PIN_UP": 270, "PIN_DOWN": 90, "PIN_RIGHT": 0}  # where an arrow points, degrees clockwise
CAPS = {
    "blue": "#2f6fdb",
    "purple": "#8e3fb5",
    "orange": "#f08a1d",
    "brown": "#8a5a2b",
    "yellow": "#f2c811",
    "grey": "#8c8c8c",
}
GOLD = "#d8b040"
BOARD = "#f7f4ec"


def bodies() -> dict[str, Box]:
    """Outlines of all parts, by name: no wire may run under or over them."""
    found = {"Pico": _around("1 c1", "1 h20", 0.635, 0.54), "chip": _around("1 e24", "1 f30", -0.25, 0.7)}
    left, top = benchtop.spot(f"1 b{wires.PULLING}")
    found["resistor"] = Box(left - 1.25, top + 0.95 * P, left + 1.25, top + 3.05 * P, "resistor")
    for name, reach in (("1000uF", 1.45), ("100nF", 0.62)):
        legs = next(part for part in wires.parts() if part.name == name).legs
        (ax, ay), (bx, _) = (benchtop.spot(place) for place in legs.values())
        x = (ax + bx) / 2
        found[name] = Box(
            x - reach * P,
            ay - (reach if reach > 1 else 0.4) * P,
            x + reach * P,
            ay + (reach if reach > 1 else 0.4) * P,
            name,
        )
    for job, column in wires.BUTTONS.items():
        found[job] = _around(f"2 f{column}", f"2 e{column + wires.LEG}", 0.2, -0.3)
    pico = found["Pico"]
    middle = (pico.left + pico.right) / 2
    found["plug"] = Box(middle - 2.0 * P, pico.top - 17.5, middle + 2.0 * P, pico.top - 2.0, "plug")
    for number in benchtop.PANELS:
        found[f"panel {number}"] = benchtop.panel(number)
    return {name: box._replace(what=name) for name, box in found.items()}


def _around(first: str, last: str, across: float, along: float) -> Box:
    (ax, ay), (bx, by) = benchtop.spot(first), benchtop.spot(last)
    return Box(min(ax, bx) - across * P, min(ay, by) - along * P, max(ax, bx) + across * P, max(ay, by) + along * P, "")


def draw_pico(paper: Canvas, used: dict[int, str]) -> None:
    """The Pico with its socket; only the pins in `used` ({number: name}) are named."""
    body = bodies()["Pico"]
    paper.box(body, "#3d8b57", "#1f5a35", 0.4, 1.2)
    middle = (body.left + body.right) / 2
    paper.box(Box(middle - 1.6 * P, body.top - 2.0, middle + 1.6 * P, body.top + 0.5, ""), "#c9ccd0", "#666", 0.3, 0.6)
    chip = benchtop.spot("1 e11")[1]
    paper.box(Box(middle - 1.3 * P, chip - 1.3 * P, middle + 1.3 * P, chip + 1.3 * P, ""), "#222", corner=0.6)
    paper.text((middle, benchtop.spot("1 e6")[1] + 0.2), "Raspberry Pi", 3.0, colour="#fff", bold=True)
    paper.text((middle, benchtop.spot("1 e7")[1] + 0.4), "Pico", 3.0, colour="#fff", bold=True)
    for number in range(1, 41):
        x, y = benchtop.spot(wires.pico_hole(number))
        paper.disc((x, y), 1.15, GOLD if number in used else "#8fb59c", "#1f5a35", 0.2)
        if number in used:
            side = 1 if number <= 20 else -1
            anchor = "start" if number <= 20 else "end"
            name = paper.text((x + side * 2.0, y + 1.0), used[number], 2.9, anchor, "#fff", bold=True)
            edge = name.right + 1.0 if number <= 20 else name.left - 1.0
            paper.text((edge, y + 1.0), str(number), 2.3, anchor, "#cfe6d6")


def draw_plug(paper: Canvas, text: str) -> None:
    """The USB plug above the Pico, with its cable cut off."""
    plug = bodies()["plug"]
    middle = (plug.left + plug.right) / 2
    paper.path([(middle, plug.top - 9.0), (middle, plug.top)], "#555", 3.0)
    paper.box(plug, "#4a4a4a", INK, 0.3, 1.5)
    paper.text((middle, plug.top + 8.0), "USB", 4.0, colour="#fff", bold=True)
    paper.text((middle + 4.0, plug.top - 5.0), text, 3.0, "start")


def draw_chip(paper: Canvas) -> None:
    """The 74AHCT125: notch up, numbers on it, names beside its legs."""
    body = bodies()["chip"]
    middle = (body.left + body.right) / 2
    for number, name in enumerate(wires.CHIP, 1):
        x, y = benchtop.spot(wires.chip_hole(name))
        side = -1 if number <= 7 else 1
        paper.path([(x, y), (x - side * 1.2, y)], "#b9b9b9", 1.1)
        anchor = "end" if number <= 7 else "start"
        shown = {"1A": "1A in", "1Y": "1Y out"}.get(name, name)
        used = name in (*wires.CHIP_GROUND, "1A", "1Y", "VCC")
        at = (x + side * (1.6 if side > 0 else 1.5), y + 0.85)
        paper.text(at, shown, 2.2, anchor, INK if used else "#999", bold=used, plate=BOARD)
    paper.box(body, "#2b2b2b", "#111", 0.3, 0.8)
    paper.path(
        [
            (middle - 1.4, body.top),
            (middle - 1.0, body.top + 1.2),
            (middle + 1.0, body.top + 1.2),
            (middle + 1.4, body.top),
        ],
        "#777",
        0.4,
        "#555",
    )
    for number, name in enumerate(wires.CHIP, 1):
        x, y = benchtop.spot(wires.chip_hole(name))
        side = 1 if number <= 7 else -1
        paper.text((x + side * 2.9, y + 0.8), str(number), 2.1, "middle", "#fff")
    paper.shape(
        "g",
        '<text x="0" y="0" font-size="2.5" text-anchor="middle" fill="#fff">74AHCT125</text>',
        transform=f"translate({middle + 0.9:.2f},{(body.top + body.bottom) / 2:.2f}) rotate(-90)",
    )


def draw_resistor(paper: Canvas) -> None:
    """470 ohm between the chip's output and the row of the panels' data."""
    body = bodies()["resistor"]
    x = (body.left + body.right) / 2
    paper.path([benchtop.spot(f"1 b{wires.PULLING}"), benchtop.spot(wires.chip_hole("1Y", "b"))], "#9a9a9a", 0.7)
    paper.box(body, "#e3c08c", "#7a5a2a", 0.3, 1.0)
    for place, colour in enumerate(("#f2c811", "#7b3fa0", "#8a5a2b", GOLD)):  # yellow violet brown: 47 and one nought
        y = body.top + 1.3 + place * 1.75
        paper.path([(x - 1.25, y), (x + 1.25, y)], colour, 0.8)


def draw_capacitors(paper: Canvas) -> None:
    """The can with its stripe on the minus side, and the small one."""
    can = bodies()["1000uF"]
    centre = ((can.left + can.right) / 2, (can.top + can.bottom) / 2)
    radius = (can.right - can.left) / 2
    paper.disc(centre, radius, "#2d4f8f", "#172b52", 0.4)
    x, high = centre[0] - 0.25 * radius, 0.968 * radius  # the stripe's inner edge
    stripe = f"M{x:.2f},{centre[1] - high:.2f}A{radius:.2f},{radius:.2f} 0 0 0 {x:.2f},{centre[1] + high:.2f}Z"
    paper.shape("path", d=stripe, fill="#d7e0f2")
    paper.text((centre[0] - 0.55 * radius, centre[1] + 1.3), "−", 3.8, colour="#172b52", bold=True)
    paper.text((centre[0] + 0.45 * radius, centre[1] + 1.3), "+", 3.8, colour="#fff", bold=True)
    small = bodies()["100nF"]
    paper.box(small, "#e08a3c", "#8a4a12", 0.3, 1.4)


def draw_buttons(paper: Canvas, table: list[wires.Wire], used: dict[str, str]) -> None:
    """Six buttons over the trench of board 2, each named below."""
    colours = {wire.carries: wire.colour for wire in table if wire.step == "buttons"}
    for job, column in wires.BUTTONS.items():
        body = bodies()[job]
        name = job.removeprefix("PIN_")
        for hole in (f"2 f{column}", f"2 e{column}", f"2 f{column + 2}", f"2 e{column + 2}"):
            x, y = benchtop.spot(hole)
            centre = (body.top + body.bottom) / 2
            paper.path([(x, y), (x, y + (2.0 if y < centre else -2.0))], "#b9b9b9", 1.1)
        paper.box(body, "#3a3a3a", "#111", 0.3, 0.8)
        middle = ((body.left + body.right) / 2, (body.top + body.bottom) / 2)
        paper.disc(middle, 3.5, CAPS[colours[name]], "#111", 0.3)
        if job in FACES:
            paper.shape(
                "polygon",
                points="-1.3,-1.9 2.2,0 -1.3,1.9",
                fill="#fff",
                transform=f"translate({middle[0]:.2f},{middle[1]:.2f}) rotate({FACES[job]})",
            )
        else:
            paper.text(
                (middle[0], middle[1] + 1.4),
                name,
                4.0,
                colour="#111" if colours[name] == "yellow" else "#fff",
                bold=True,
            )
        paper.text((middle[0], benchtop.spot("2 c1")[1] + 1.0), used[job], 3.0, bold=True, plate=BOARD)


def used_pins(table: list[wires.Wire]) -> dict[int, str]:
    """{pin of the Pico: name} for those at which a wire ends."""
    ends = {benchtop.metal(place) for wire in table for place in (wire.start, wire.end)}
    return {n: pins.EDGE[n - 1] for n in range(1, 41) if benchtop.metal(wires.pico_hole(n)) in ends}
