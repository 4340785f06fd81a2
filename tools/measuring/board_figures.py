# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Figures from CircuitPython on the emulated board; all times are simulated, so the same on every machine."""

import re
import shutil
import statistics
from pathlib import Path

import latency
from board import EmulatedPico
from game_drive import ROOT, built, changed
from person import Person

DATA = ROOT / "tests" / "data"
PRESSES = 200
_LIBRARIES = ("neopixel", "adafruit_debouncer", "adafruit_ticks")
_MENU_LIGHTS = 20  # pixels: a first sign of life has fewer


def first_lights(work: Path) -> list[tuple[str, str]]:
    """First light and menu, beside the least program, all on the second start of their drives."""
    sources = _first_light(_least_drive(work, sources=True))
    least = _first_light(_least_drive(work))
    rows = [
        ("first light, least program, libraries as .py", f"{sources:.0f} ms"),
        ("first light, least program, libraries as .mpy", f"{least:.0f} ms"),
    ]
    for kind, source in (("", False), (", SOURCE=1", True)):
        with EmulatedPico(built(source)) as pico:
            life = pico.until_frame().ms
            while sum(pixel != (0, 0, 0) for pixel in pico.last.pixels) < _MENU_LIGHTS:
                pico.until_frame()
            menu = pico.last.ms
        rows.append((f"first light{kind}", f"{life:.0f} ms ({life - least:+.0f})"))
        rows.append((f"menu shown and listening{kind}", f"{menu:.0f} ms ({menu - least:+.0f})"))
    return rows


def press_to_light(work: Path) -> list[tuple[str, str]]:
    """From the contact to the end of the frame that shows it: 200 presses at spread phases of the loop."""
    rows = []
    with EmulatedPico(_least_drive(work)) as pico:
        pico.until_frame()
        rows.append(latency_row(pico, "press to light, least program", ["A"]))
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        rows.append(latency_row(pico, "press to light, menu items", ["DOWN"]))
        pico.press("B")
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.press("A")
        rows.append(latency_row(pico, "press to light, entering a row", ["UP", "RIGHT", "UP", "DOWN"]))
    return rows


def inside(work: Path, source: bool = False) -> list[tuple[str, str]]:
    """Heap and step costs, asked of the running firmware by the probe's code.py."""
    kind = ", SOURCE=1" if source else ""
    with EmulatedPico(changed(work / f"probe{kind[:3]}", code=DATA / "probe" / "code.py", source=source)) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        rows = [(f"free heap, menu{kind}", kilobytes(ask(pico, "h")))]
        pico.press("A")
        pico.run(100)
        ask(pico, "t")
        pico.press("UP")
        drawing = ask(pico, "t")[1]
        for row in range(9):
            for _ in range(4):  # 1111 and the last colour in turn: no secret is found so before row 10, but by chance
                pico.press("UP" if row % 2 else "DOWN", held=30, after=30)
                pico.press("A", held=30, after=30)
            pico.run(1000)
        pico.press("UP")
        rows.append((f"free heap, row 10{kind}", kilobytes(ask(pico, "h"))))
        if not source:
            idle = ask(pico, "t")[0]
            rows.append(("one step(), nothing to do", f"{idle / 1000:.2f} ms"))
            rows.append(("one step() that takes a press and sends its frame", f"{drawing / 1000:.1f} ms"))
    return rows


def match(work: Path) -> list[tuple[str, str]]:
    """A match for two: heap in row 10, and presses in its set-up and in a row."""
    with EmulatedPico(changed(work / "match", code=DATA / "probe" / "code.py")) as pico:
        pico.wait_console("SOLO")
        Person(pico).choose("PLAY")
        pico.run(300)
        rows = [latency_row(pico, "press to light, set-up of a match", ["DOWN"])]
        # Round all items, back to START: over the neutral screen the code 1234, confirmed, and to the first row.
        code = [["UP"] * colour + ["A"] for colour in (1, 2, 3, 4)]
        for names in (["A"], ["A"], *code, ["A"], ["A"]):
            for name in names:
                pico.press(name, held=30, after=40)
            pico.run(200)
        rows.append(latency_row(pico, "press to light, a row of a match", ["UP", "RIGHT", "UP", "DOWN"]))
        pico.press("B", held=30, after=40)
        for row in range(1, 10):
            for _ in range(4):
                pico.press("DOWN", held=30, after=30)
                pico.press("RIGHT", held=30, after=30)
            pico.press("A", held=30, after=30)
            pico.run(1000)
            assert f"Row {row}, player" in pico.console
        pico.press("UP")
        rows.append(("free heap, row 10 of a match", kilobytes(ask(pico, "h"))))
    return rows


def ask(pico, letter):
    pico.type(letter)
    answer = pico.wait_console("\n" if letter == "h" else "step")
    if letter == "t":
        pico.run(20)
        answer = pico.console[pico.console.rindex("step") :]
    return [int(number) for number in re.findall(r"\d+", answer)]


def kilobytes(numbers):
    return f"{numbers[-1] / 1000:.1f} kB"


def latency_row(pico, name, buttons, ready=lambda: None, presses=PRESSES):
    """The row of the table for presses of `buttons`; see press_to_light of tests/support/latency.py."""
    times = latency.press_to_light(pico, buttons, presses, ready)
    return name, f"median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms of {presses}"


def _least_drive(work: Path, sources: bool = False) -> Path:
    drive = work / ("least-source" if sources else "least")
    if not drive.exists():
        (drive / "lib").mkdir(parents=True)
        shutil.copy(DATA / "least" / "code.py", drive)
        for name in _LIBRARIES:
            if sources:
                shutil.copy(ROOT / "build" / "libraries" / f"{name}.py", drive / "lib")
            else:
                shutil.copy(built() / "lib" / f"{name}.mpy", drive / "lib")
    return drive


def _first_light(drive: Path) -> float:
    with EmulatedPico(drive) as pico:
        return pico.until_frame().ms
