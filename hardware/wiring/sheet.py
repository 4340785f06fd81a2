# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""The sheet of build A: boards, parts, panels, wires, words. `draw` gives a Canvas."""

import benchtop
import routes
import things
from canvas import Box, Canvas, Point
from wires import STEPS, Wire, parts
from words import WORDS

INKS = {
    "black": "#222222", "red": "#e02020", "green": "#159a3c", "blue": "#2f6fdb", "purple": "#8e3fb5",
    "orange": "#f08a1d", "brown": "#8a5a2b", "yellow": "#f2c811", "grey": "#8c8c8c",
}  # fmt: skip
THICK = 1.5
HALO = 2.3
BADGE = 1.75  # radius
P = benchtop.PITCH


def draw(table: list[Wire], language: str = "en", step: str = "") -> Canvas:
    """The sheet with all wires, or the sheet of one step: its wires in colour, those of the steps before it pale."""
    words = WORDS[language]
    title = words["title"] if not step else words["step title"].format(STEPS.index(step) + 1, words["step " + step])
    paper = Canvas(*benchtop.SHEET, title)
    paper.box(Box(0.0, 0.0, *benchtop.SHEET, ""), "#fff")
    paper.text((9.0, 15.0), title, 6.4, "start", bold=True)
    paper.text((9.0, 21.5), words["subtitle"], 3.2, "start", "#444")
    seen = laid(table, step)
    now = [wire for wire in seen if not step or wire.step == step]
    _boards(paper, table, seen)
    things.draw_plug(paper, words["usb"])
    things.draw_pico(paper, things.used_pins(table))
    things.draw_chip(paper)
    things.draw_resistor(paper)
    things.draw_capacitors(paper)
    things.draw_buttons(paper, table, {job: job.removeprefix("PIN_") for job in things.wires.BUTTONS})
    _panels(paper, words)
    _part_names(paper, words)
    _legend(paper, words)
    ways = routes.routes(table)
    for wire in [wire for wire in seen if wire not in now]:
        _wire(paper, ways[wire.number], "#c9c9c9")
    for wire in now:
        _wire(paper, ways[wire.number], INKS[wire.colour])
    for wire in now:
        for at in routes.badges(wire, ways[wire.number]):
            _badge(paper, at, str(wire.number), INKS[wire.colour])
    return paper


def laid(table: list[Wire], step: str) -> list[Wire]:
    """The wires that are in when a step is done; all for ""."""
    return [wire for wire in table if not step or STEPS.index(wire.step) <= STEPS.index(step)]


def _wire(paper: Canvas, points: list[Point], colour: str) -> None:
    paper.path(points, "#fff", HALO)
    paper.path(points, colour, THICK)
    for end in (points[0], points[-1]):
        paper.disc(end, 0.95, colour, "#fff", 0.3)


def _badge(paper: Canvas, at: Point, number: str, colour: str) -> None:
    paper.disc(at, BADGE, "#fff", colour, 0.5)
    paper.text((at[0], at[1] + 0.86), number, 2.3, bold=True)


def _boards(paper: Canvas, table: list[Wire], seen: list[Wire]) -> None:
    busy = {end for wire in seen for end in (wire.start, wire.end)} | {
        leg for part in parts() for leg in part.legs.values()
    }
    for name in ("1", "2"):
        paper.box(benchtop.board(name), things.BOARD, "#b9b3a3", 0.4, 2.0)
        _trench(paper, name)
        _rail_lines(paper, name)
        rails = [f"{rail} {row}" for rail in _rails(name) for row in benchtop.RAIL_ROWS]
        holes = []
        for rest in [f"{letter}{row}" for letter in benchtop.COLUMNS for row in range(1, 31)] + rails:
            if f"{name} {rest}" not in busy:
                holes.append(benchtop.spot(f"{name} {rest}"))
        paper.dots(holes, 1.1, "#c9c4b6")
        _letters(paper, name)
        _numbers(paper, name, table)


def _rails(name: str) -> tuple[str, ...]:
    return ("left+", "left-", "right-", "right+") if name == "1" else ("bottom+", "bottom-", "top-", "top+")


def _trench(paper: Canvas, name: str) -> None:
    (ax, ay), (bx, by) = benchtop.spot(f"{name} e1"), benchtop.spot(f"{name} f30")
    inner = Box(ax + P, ay - P, bx - P, by + P, "") if name == "1" else Box(ax - P, by + P, bx + P, ay - P, "")
    paper.box(inner, "#e6e1d3")


def _rail_lines(paper: Canvas, name: str) -> None:
    for rail in _rails(name):
        first, last = benchtop.spot(f"{name} {rail} 1"), benchtop.spot(f"{name} {rail} 29")
        out = 0.55 * P * (1 if rail in ("left-", "right+", "bottom+", "top-") else -1)
        colour = "#e77" if rail.endswith("+") else "#79c"
        sign = "+" if rail.endswith("+") else "−"
        if name == "1":
            paper.path([(first[0] + out, first[1]), (last[0] + out, last[1])], colour, 0.4)
            paper.text((last[0], last[1] + 1.95 * P), sign, 2.8, colour=colour, bold=True)
        else:
            paper.path([(first[0], first[1] + out), (last[0], last[1] + out)], colour, 0.4)
            paper.text((first[0] - 0.9 * P, first[1] + 1.2), sign, 3.4, colour=colour, bold=True)


def _letters(paper: Canvas, name: str) -> None:
    for letter in benchtop.COLUMNS:
        x, y = benchtop.spot(f"{name} {letter}30")
        at = (x, y + 0.9 * P) if name == "1" else (benchtop.spot(f"2 {letter}1")[0] - 0.8 * P, y + 0.8)
        paper.text(at, letter, 2.4, colour="#777")


def _numbers(paper: Canvas, name: str, table: list[Wire]) -> None:
    """The board's own numbers, every fifth, left out where a wire leaves."""
    ends = {place for wire in table for place in (wire.start, wire.end)}
    for row in (1, *range(5, 31, 5)):
        for letter, away in (("a", -1), ("j", 1)):
            if f"{name} {letter}{row}" in ends:
                continue
            x, y = benchtop.spot(f"{name} {letter}{row}")
            at = (x + away * 0.9 * P, y + 0.8) if name == "1" else (x, y - away * 0.9 * P + 0.8)
            paper.text(at, str(row), 2.2, colour="#777")


def _panels(paper: Canvas, words: dict[str, str]) -> None:
    for number in benchtop.PANELS:
        body = benchtop.panel(number)
        for name in benchtop.pads(number):
            _pad(paper, number, name, body)
        paper.box(body, "#1d1d1d", "#000", 0.4, 1.5)
        for place in range(64):
            x, y = body.left + 6.0 + place % 8 * 6.0, body.top + 6.0 + place // 8 * 6.0
            paper.box(Box(x - 2.1, y - 2.1, x + 2.1, y + 2.1, ""), "#f4f4f4", "#999", 0.2, 0.5)
            paper.disc((x, y), 1.6, "#ffe9b0" if place else "#7fd08f")
        paper.text((body.left + 6.0, body.top + 6.8), "1", 2.4, bold=True)
        where = body.top - 2.0 if number == "1" else body.bottom + 4.6
        paper.text(((body.left + body.right) / 2, where), words["panel " + number], 3.6, bold=True)


def _pad(paper: Canvas, number: str, name: str, body: Box) -> None:
    x, y = benchtop.pad_end(number, name)
    if name == "DOUT":
        box = Box(x - 5.0, body.bottom - 1.0, x + 5.0, y, "")
    else:
        box = Box(x, y - 2.2, body.left + 1.0, y + 2.2, "")
    paper.box(box, "#fdf3d3", "#8a6d1f", 0.3, 0.6)
    at = (x, y - 2.2) if name == "DOUT" else ((x + body.left) / 2 + 0.8, y + 1.1)
    paper.text(at, name, 2.9, bold=True)


def _part_names(paper: Canvas, words: dict[str, str]) -> None:
    boxes = things.bodies()
    can, small = boxes["1000uF"], boxes["100nF"]
    middle = (can.left + can.right) / 2
    paper.text((middle, can.top - 1.2), "1000 µF", 2.7, bold=True, plate=things.BOARD)
    paper.text((middle, small.top - 1.0), "100 nF", 2.5, bold=True, plate=things.BOARD)
    x, y = benchtop.spot("1 c23")
    paper.text((x - 1.4, y - 0.2), "470 Ω", 2.4, "start", bold=True, plate=things.BOARD)
    for name in ("1", "2"):
        board = benchtop.board(name)
        at = (board.left, board.top - 1.6) if name == "1" else (board.left, board.bottom + 4.6)
        paper.text(at, words["board " + name], 3.6, "start", bold=True)


def _legend(paper: Canvas, words: dict[str, str]) -> None:
    x, y = 168.0, 204.0
    for place, (colours, text) in enumerate(
        (
            (("black",), "GND"),
            (("red",), "5 V"),
            (("green",), words["data"]),
            (("blue", "purple", "orange", "brown", "yellow", "grey"), ""),
        )
    ):
        for shade, colour in enumerate(colours):
            _wire(paper, [(x, y + place * 7.0 + shade * 3.4), (x + 9.0, y + place * 7.0 + shade * 3.4)], INKS[colour])
        if text:
            paper.text((x + 12.0, y + place * 7.0 + 1.1), text, 3.2, "start")
    paper.text((x + 12.0, y + 29.8), words["to buttons"], 3.2, "start")
    paper.text((x + 12.0, y + 34.4), words["to buttons 2"], 3.2, "start")
    for line, text in enumerate(words["notes"].split("|")):
        paper.text((x - 5.0, y + 47.0 + line * 4.3), text, 2.9, "start", "#333")
