# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""How the emulated board starts: how soon, and what it does when the drive is broken."""

import pytest

from board import EmulatedPico
from game_drive import built, changed
from lights import Grid, colour_of
from person import Person

pytestmark = [pytest.mark.board, pytest.mark.timeout(180)]

LEAST_PROGRAM_MS = 1406  # first light of the least program, second start (DESIGN's reference figure)
RED, GREEN = 1, 3


def menu_ms(pico, most):
    """Run to the first frame that shows the menu's text; return its time, having pressed A then."""
    while True:
        frame = pico.until_frame(most)
        if len(frame.pixels) == 128 and sum(pixel != (0, 0, 0) for pixel in frame.pixels) > 20:
            break
    shown = frame.ms
    pico.press("A")
    assert Grid(pico.last).palette() == [1, 2, 3, 4, 5, 6], "A at the menu's first light did not start a game"
    return shown


def test_the_menu_comes_soon_and_takes_a():
    with EmulatedPico(built()) as pico:
        assert menu_ms(pico, 2500) <= LEAST_PROGRAM_MS + 400


def test_the_source_drive_shows_life_at_once_and_the_menu_soon():
    with EmulatedPico(built(source=True)) as pico:
        assert pico.until_frame().ms <= LEAST_PROGRAM_MS + 300
        assert menu_ms(pico, 4000) <= LEAST_PROGRAM_MS + 2000


@pytest.mark.parametrize(
    "missing", ["lib/adafruit_debouncer.mpy", "lib/neopixel.mpy", "lib", "mastermind", "lib/handheld/screens/solo.mpy"]
)
def test_something_missing_is_a_red_cross_with_its_reason(tmp_path, missing):
    with EmulatedPico(changed(tmp_path, without=[missing])) as pico:
        pico.wait_console("Press any of its buttons")
        pico.run(100)
        lit = [(x, y) for y in range(16) for x in range(8) if Grid(pico.last).at(x, y) != (0, 0, 0)]
        assert {colour_of(Grid(pico.last).at(x, y)) for x, y in lit} == {RED}
        assert sorted(lit) == sorted({(x, 4 + x) for x in range(8)} | {(7 - x, 4 + x) for x in range(8)})
        assert "ImportError" in pico.console
        assert "Traceback" in pico.console
        # A press starts again: the same thing is still missing, so the same sign comes.
        pico.press("A", held=60, after=2500)
        assert pico.console.count("ImportError") == 2
        assert pico.console.count("Press any of its buttons") == 2


def test_a_crash_in_play_is_a_red_cross_and_a_press_starts_again(tmp_path):
    drive = changed(tmp_path, source=True)
    (drive / "code.py").write_text(
        (drive / "code.py")
        .read_text()
        .replace(
            "while True:",
            "from handheld.screens.statistics import Statistics\n\n\n"
            "def fail(self, now):\n    return 1 // 0\n\n\nStatistics.enter = fail\nwhile True:",
        )
    )
    with EmulatedPico(drive) as pico:
        pico.wait_console("SOLO")
        pico.run(50)
        Person(pico).go_to("WON")
        pico.level("A", False)
        pico.wait_console("Press any of its buttons")
        assert "ZeroDivisionError" in pico.console
        before = len(pico.frames)
        pico.run(500)  # A is still down from the press that broke it: that is no new press
        assert len(pico.frames) == before
        assert colour_of(Grid(pico.last).at(0, 4)) == RED
        pico.level("A", True)
        pico.run(100)
        pico.press("LEFT")
        pico.wait_console("SOLO")
        pico.press("A")
        assert "Solo game 1" in pico.console


@pytest.mark.parametrize("host", ["deaf", "closed", "absent"])
def test_a_press_starts_again_with_nobody_at_the_console(tmp_path, host):
    with EmulatedPico(changed(tmp_path, without=["lib/neopixel.mpy"]), host=host) as pico:
        for tries in range(1, 3):  # the second time after a start that was no power-on
            pico.run(3000)
            assert len(pico.frames) == 2 * tries  # first light, cross
            assert colour_of(Grid(pico.last).at(0, 4)) == RED
            pico.level("LEFT", False)
            pico.run(60)  # where the chip resets itself, that ends the run
            pico.level("LEFT", True)


@pytest.mark.parametrize("host", ["deaf", "closed", "absent"])
def test_nobody_reads_the_console_and_the_game_goes_on(host):
    with EmulatedPico(built(), host=host) as pico:
        pico.run(2000)
        pico.press("A")
        for _ in range(10):  # more lines than any buffer takes
            for _ in range(4):
                pico.press("UP", held=30, after=30)
                pico.press("RIGHT", held=30, after=30)
            pico.press("A", held=30, after=30)
        pico.run(3500)
        assert 0 not in Grid(pico.last).secret()
