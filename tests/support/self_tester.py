# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Somebody who runs the self-test: starts it, goes from step to step, and knows what each one looks like.

On a host the self-test takes less than three minutes when nobody presses anything.
"""

from lights import DARK, Grid

FULL = {"red": (34, 0, 0), "green": (0, 34, 0), "blue": (0, 0, 34), "white": (11, 11, 11)}  # all pixels, at 400 mA
WALK_MS = 9700
LOADED_MS = 300
RESULTS_MS = 1500
WHOLE_MS = 200_000

UPPER, LOWER, WHITE = (13, 4, 0), (0, 8, 9), (12, 12, 12)
PICTURE = """
WW......
W.......
..u...u.
.uuu.uu.
..u...u.
..u...u.
..u..uuu
........
WW......
W.......
..l..ll.
.lll...l
..l...l.
..l..l..
..l..lll
........
"""
SIGNS = """
...UU...
..UUUU..
........
.L....R.
LL....RR
LL....RR
.L....R.
........
..DDDD..
...DD...
........
BB....A.
B.B..A.A
BB...AAA
B.B..A.A
BB...A.A
"""
UNSEEN, SEEN, HELD, STUCK = (2, 2, 2), (0, 16, 0), (31, 31, 31), (16, 0, 0)
BUTTONS = {"U": "UP", "D": "DOWN", "L": "LEFT", "R": "RIGHT", "A": "A", "B": "B"}
HUB = ((3, 4), (4, 4), (4, 5), (3, 5))  # go out one by one

LAMPS_Y, NAMES_Y = 3, 11
GOOD, UNSURE, WRONG, ABSENT = "good", "unsure", "wrong", "absent"
_LAMPS = {(0, 16, 0): (GOOD, 1), (24, 7, 0): (UNSURE, 2), (16, 0, 0): (WRONG, 3), (2, 2, 2): (ABSENT, 1)}
CHECKS = ("BUTTONS", "MEMORY", "HEAP", "PROBLEM", "VERSION", "SUPPLY")


def switch_on_with_a(device, held=("A",)):
    """Switch off, and on again with buttons held until the first step is lit."""
    device.power_off()
    device.frames.clear()
    device.console = ""
    device.power_on()
    device.script([("level", name, False) for name in held] + [("run", 600)])
    assert all_alike(device.last), f"no self-test\n{Grid(device.last)}"
    device.script([("level", "A", True), ("run", 60)])


def all_alike(frame):
    """Return the colour that all pixels have, or None."""
    return frame.pixels[0] if len(set(frame.pixels)) == 1 and frame.pixels[0] != DARK else None


def go_to(device, step, button="RIGHT"):
    """Press from the first step on to "walk", "picture", "buttons" or "results"."""
    for name, presses in (("walk", 4), ("picture", 1), ("buttons", 1)):
        for _ in range(presses):
            device.press(button)
        device.run(LOADED_MS)
        if name == step:
            return
    assert step == "results"
    to_results(device)


def to_results(device):
    """From the buttons on, by waiting."""
    for _ in range(200):
        if any(word in device.console for word in ("good ", "WRONG ", "goed ", "FOUT ")):
            break
        device.run(500)
    device.run(RESULTS_MS)


def look(frame, inks):
    """Return the grid as text, a letter a cell, by the colours of `inks`; "?" is any other."""
    letters = {colour: letter for letter, colour in inks.items()} | {DARK: "."}
    grid = Grid(frame)
    lines = ["".join(letters.get(pixel, "?") for pixel in grid.line(y)) for y in range(16)]
    return "\n" + "\n".join(lines) + "\n"


def signs(frame):
    """Return {button: colour of its sign}; each must be whole and of one colour, and nothing else lit."""
    grid = Grid(frame)
    found: dict = {}
    for y, line in enumerate(SIGNS.strip().split("\n")):
        for x, letter in enumerate(line):
            if letter in BUTTONS:
                found.setdefault(BUTTONS[letter], set()).add(grid.at(x, y))
            else:
                assert (x, y) in HUB or grid.at(x, y) == DARK, f"({x}, {y})\n{grid}"
    assert all(len(colours) == 1 for colours in found.values()), f"half a sign\n{grid}"
    return {name: colours.pop() for name, colours in found.items()}


def lamps(frame):
    """Return the lamps from the left: how each check went."""
    grid = Grid(frame)
    found = []
    for x in range(1, 8):
        colour = grid.at(x, LAMPS_Y)
        if colour == DARK:
            break
        kind, height = _LAMPS[colour]
        assert [grid.at(x, y) == colour for y in range(LAMPS_Y + 1)] == [y > LAMPS_Y - height for y in range(4)]
        found.append(kind)
    return found


def sign(frame):
    """Return the letters of the sign below the lamps: "v" for a tick, "x" for a cross, "?" for neither."""
    grid = Grid(frame)
    lit = ["".join("#" if grid.at(x, y) != DARK else "." for x in range(8)) for y in range(5, 10)]
    return {
        "......#. .....#.. #...#... .#.#.... ..#.....": "v",
        ".#...#.. ..#.#... ...#.... ..#.#... .#...#..": "x",
        "..##.... ....#... ...#.... ........ ...#....": "?",
    }.get(" ".join(lit), lit)
