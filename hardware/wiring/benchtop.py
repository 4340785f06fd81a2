# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Where everything lies on the sheet of build A, in mm from its top left corner, and which holes are one metal."""

from canvas import Box, Point

SHEET = (210.0, 297.0)  # A4, upright
PITCH = 3.8  # from hole to hole, drawn half as large again as it is
ROWS = 30
COLUMNS = dict(zip("abcdefghij", (3, 4, 5, 6, 7, 10, 11, 12, 13, 14), strict=True))  # across, in pitches
RAILS = {"left+": 0, "left-": 1, "right-": 16, "right+": 17, "bottom+": 0, "bottom-": 1, "top-": 16, "top+": 17}
RAIL_ROWS = tuple(row for row in range(1, ROWS) if row % 6)  # five holes, a gap, five holes ...
MARGIN = 1.2 * PITCH  # from the outer holes to the board's edge

FIRST = {"1": (39.0, 53.0), "2": (39.2, 0.0)}  # of board 1: outer left rail, row 1; of board 2: column 1
SECOND_TOP = 207.0  # the upper rail of board 2

PANEL = 54.0  # its side
PANELS = {"1": (146.0, 44.0), "2": (146.0, 112.0)}  # top left corners
PAD_LENGTH = 11.0
# How far down the panel's left edge each pad is; DOUT is at the right end of the lower edge.
PADS = {"1": {"DIN": 5.0, "GND": 27.0, "5V": 35.0}, "2": {"DIN": 5.0, "GND": 39.8, "5V": 47.4}}


def spot(place: str) -> Point:
    """Where a place of the table of wires is on the sheet; for a panel: the outer end of its pad."""
    first, _, rest = place.partition(" ")
    if first == "panel":
        number, name = rest.split()
        return pad_end(number, name)
    across, along = _across_along(rest)
    x, y = FIRST[first]
    if first == "1":
        return (x + PITCH * across, y + PITCH * (along - 1))
    return (x + PITCH * (along - 1), SECOND_TOP + PITCH * (RAILS["top+"] - across))


def metal(place: str) -> str:
    """What a place is connected to inside its board: the same name for all holes of one strip or rail."""
    board, _, rest = place.partition(" ")
    if board == "panel":
        return place
    if " " in rest:
        return f"{board} {rest.partition(' ')[0]}"
    return f"{board} {'a-e' if rest[0] < 'f' else 'f-j'} {rest[1:]}"


def exists(place: str) -> bool:
    """Whether there is such a hole or pad."""
    board, _, rest = place.partition(" ")
    if board == "panel":
        return rest in {f"{number} {name}" for number in PANELS for name in pads(number)}
    if " " in rest:
        name, _, row = rest.partition(" ")
        return name in RAILS and int(row) in RAIL_ROWS
    return rest[0] in COLUMNS and 1 <= int(rest[1:]) <= ROWS


def pads(number: str) -> tuple[str, ...]:
    """The names of a panel's pads that are used."""
    return (*PADS[number], "DOUT") if number == "1" else tuple(PADS[number])


def pad_end(number: str, name: str) -> Point:
    """The outer end of a panel's pad."""
    x, y = PANELS[number]
    if name == "DOUT":
        return (x + PANEL - 7.0, y + PANEL + 6.2)
    return (x - PAD_LENGTH, y + PADS[number][name])


def board(name: str) -> Box:
    """The outline of board 1 or 2."""
    x, y = FIRST[name]
    across, along = RAILS["right+"] * PITCH, (ROWS - 1) * PITCH
    if name == "1":
        return Box(x, y, x + across, y + along, "board 1").grown(MARGIN)
    return Box(x, SECOND_TOP, x + along, SECOND_TOP + across, "board 2").grown(MARGIN)


def panel(number: str) -> Box:
    """The outline of panel 1 or 2."""
    x, y = PANELS[number]
    return Box(x, y, x + PANEL, y + PANEL, f"panel {number}")


def _across_along(rest: str) -> tuple[int, int]:
    if " " in rest:
        rail, _, row = rest.partition(" ")
        return RAILS[rail], int(row)
    return COLUMNS[rest[0]], int(rest[1:])
