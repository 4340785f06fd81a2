# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Idle, sleep, waking and the battery on the emulated board, where the pins of the supply and the data can be seen."""

import pytest

from board import EmulatedPico
from game_drive import changed
from lights import DARK
from player import Player
from solo_script import puzzle_secret

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(300)]

DATA, SUPPLY = 0, 17
MINUTE = 60
SIGN = 8 * 15 + 1  # of the battery, in the chain
BLINK_MS = 800  # of the cursor


def brightest(pico, ms=BLINK_MS):
    """Return the frame with the most light of those that are sent in so long."""
    known = len(pico.frames)
    pico.run(ms)
    return max(pico.frames[known - 1 :], key=lambda frame: sum(map(sum, frame.pixels))).pixels


def lit(pixels):
    return [pixel for pixel in pixels if pixel != DARK]


@pytest.fixture
def game(tmp_path):
    """Give a function: lines of settings -> (board in a game of puzzle 9 with two pegs, player)."""
    boards = []

    def start(settings):
        pico = EmulatedPico(changed(tmp_path, settings=f"PUZZLE = 9\nIDLE = 1\n{settings}"), power=False)
        boards.append(pico)
        pico.watch_pin(SUPPLY)
        pico.power_on()
        pico.wait_console("SOLO")
        pico.run(300)
        player = Player(pico)
        player.press("A")
        player.begin()
        player.press("UP", "RIGHT", "UP")
        pico.run(2500)
        return pico, player

    yield start
    for board in boards:
        board.close()


def test_one_faint_pixel_and_a_press_that_only_wakes(game):
    pico, player = game("")
    before = brightest(pico)
    pico.idle(MINUTE + 4)
    dimmed = brightest(pico)
    assert [pixel != DARK for pixel in dimmed] == [pixel != DARK for pixel in before]
    assert max(map(max, dimmed)) <= max(map(max, before)) // 4 + 1
    player.press("RIGHT", "UP")  # act and brighten
    assert brightest(pico)[:8] == before[:8]
    pico.idle(2 * MINUTE + 8)
    assert [max(pixel) for pixel in lit(pico.last.pixels)] == [2]
    known = len(pico.frames)
    pico.run(3000)
    assert len(pico.frames) == known  # nothing moves
    pico.level("A", False)
    pico.run(1000)
    pico.level("A", True)
    woken = brightest(pico)
    assert woken[: 8 * 12] == before[: 8 * 12]
    assert player.grid.pegs(1)[1] == 1
    player.press("RIGHT", "UP")
    player.press("A")
    pico.run(1000)
    secret = puzzle_secret(9)
    assert sum(player.grid.keys(1)) <= sum(peg == 1 for peg in secret)
    assert pico.edges[1:] == [(pytest.approx(1223, abs=60), SUPPLY, True)]  # and never low: there is no switch


def test_the_supply_is_switched_off_and_on(game):
    pico, player = game("LED_SUPPLY = 1\n")
    on = [ms for ms, _, high in pico.edges if high]
    assert len(on) == 1
    assert on[0] < pico.frames[0].ms - 3.8  # before the first bit of the first frame
    pico.edges.clear()
    before = brightest(pico)
    pico.idle(2 * MINUTE + 8)
    asleep = pico.last
    assert lit(asleep.pixels) == []
    (off,) = pico.edges
    assert off[1:] == (SUPPLY, False)
    assert off[0] > asleep.ms
    pico.watch_pin(DATA)
    assert pico.edges[-1][1:] == (DATA, False)  # driven low
    known = len(pico.frames)
    pico.edges.clear()
    pico.run(3000)
    assert not pico.edges
    pico.press("RIGHT", held=30)
    pico.run(300)
    again = [ms for ms, pin, high in pico.edges if pin == SUPPLY and high]
    first_bit = next(ms for ms, pin, high in pico.edges if pin == DATA and high)
    assert first_bit - again[0] >= 19
    assert pico.frames[known].ms - again[0] < 40
    assert brightest(pico)[: 8 * 12] == before[: 8 * 12]
    player.press("UP")
    assert player.grid.pegs(1)[1] == 2  # RIGHT has not moved the cursor


def test_a_low_battery_blinks_and_spares_until_it_is_charged(game):
    pico, player = game("BATTERY_LOW = 3600\n")
    before = brightest(pico, 2500)
    assert before[SIGN] == DARK
    pico.voltage(3650)
    pico.idle(40)
    player.press("LEFT", "RIGHT")
    assert brightest(pico, 2500) == before
    pico.voltage(3400)
    pico.idle(25)
    assert pico.console.count("battery") == 1
    player.press("LEFT", "RIGHT")
    known = len(pico.frames)
    spared = brightest(pico, 5000)
    assert max(map(max, spared)) <= max(map(max, before)) // 2 + 1
    signs = [frame.pixels[SIGN] for frame in pico.frames[known:]]
    assert {pixel != DARK for pixel in signs} == {True, False}
    assert all(pixel[1] == pixel[2] == 0 for pixel in signs)
    pico.voltage(3700)  # 100 mV above: that is what sparing alone may bring
    pico.idle(40)
    player.press("LEFT", "RIGHT")
    assert max(map(max, brightest(pico))) <= max(map(max, before)) // 2 + 1
    player.hold("B")  # the menu has the sign too
    known = len(pico.frames)
    pico.run(3000)
    assert {frame.pixels[SIGN][0] for frame in pico.frames[known:]} >= {16}
    player.press("B")
    pico.voltage(4700)
    pico.idle(40)
    player.press("LEFT", "RIGHT")
    assert brightest(pico, 2500) == before
    assert pico.console.count("battery") == 1


def test_what_cannot_be_measured_is_no_low_battery(tmp_path):
    with EmulatedPico(changed(tmp_path, settings="IDLE = 0\n"), power=False) as pico:
        pico.voltage(900)
        pico.power_on()
        pico.wait_console("SOLO")
        pico.idle(40)
        assert "battery" not in pico.console
