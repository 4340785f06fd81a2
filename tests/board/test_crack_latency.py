# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Buttons in CRACK, DUEL, hints and the coach: shown as soon as in a solo game, and each counts once."""

import random
import statistics

import pytest

from board import EmulatedPico
from bouncing import press_shortly
from cracker import CRACK_PAUSE, Cracker, after
from game_drive import built, changed
from grid_words import stands
from hinted import Hinted
from latency import MEDIAN_MS, WORST_MS, press_to_light
from lights import DARK
from solo_script import puzzle_secret

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(500)]

PUZZLE = 5
LARGE = f'EDITION = "deluxe"\nREPEATS = 1\nPUZZLE = {PUZZLE}\n'  # 4096 codes: the longest counts


def check(times, median_ms=MEDIAN_MS):
    print(f"press to light: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms of {len(times)}")
    assert statistics.median(times) <= median_ms
    assert max(times) <= WORST_MS


@pytest.fixture
def pico():
    with EmulatedPico(built()) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        yield pico
        assert pico.out_of_spec == 0


@pytest.fixture
def large(tmp_path):
    with EmulatedPico(changed(tmp_path, settings=LARGE)) as pico:
        pico.wait_console("SOLO")
        pico.run(300)
        yield pico
        assert pico.out_of_spec == 0


def test_keys_are_set_soon(pico):
    cracker = Cracker(pico)
    cracker.begin()
    cracker.guess_of_device()
    check(press_to_light(pico, ["UP", "RIGHT", "DOWN", "LEFT"], 60))
    check(press_to_light(pico, ["A"], 6, ready=lambda: next_guess(cracker)))


def next_guess(cracker):
    """Wait for a guess, with keys set that fit; when there are some rows, take them back."""
    cracker.wait()
    if cracker.in_doubt or len(cracker.rows) > 2:
        cracker.press("B")
        for _ in cracker.rows[1:]:
            cracker.undo()
        cracker.press("B")
    cracker.guess_of_device()
    cracker.press("RIGHT")
    cracker.rows.append((cracker.grid.pegs(cracker.row), (0, 1)))


def test_every_shortest_press_of_a_key_counts_once(pico):
    source = random.Random(11)
    cracker = Cracker(pico)
    cracker.begin()
    cracker.guess_of_device()
    keys = (0, 0)
    for press in range(150):
        name = source.choice(("UP", "UP", "DOWN", "RIGHT", "RIGHT", "LEFT"))
        pico.run(5 + source.random() * 20)
        press_shortly(pico, source, name)
        keys = after(keys, name)
        assert cracker.shown_keys() == keys, f"press {press + 1}: {name}"


def test_the_search_for_rows_in_doubt_is_left_soon(large):
    cracker = Cracker(large, {"EDITION": "deluxe", "REPEATS": 1})
    cracker.begin()
    cracker.wait()
    times = []
    while len(times) < 9:
        while not cracker.searching:
            if cracker.asked:
                cracker.give_keys((0, 1) if cracker.row < 4 else (0, 0))
            large.run(5)
        times += press_to_light(large, ["B"], 1)
        large.run(100)
        assert cracker.doubtful()[0] == tuple(range(1, len(cracker.rows) + 1))
        cracker.press("B")
        cracker.rows.pop()
        cracker.wait()
    check(times)


def test_the_pause_opens_while_it_thinks(large):
    """The longest thoughts are those without a tree: with a hole, and no colour twice."""
    cracker = Cracker(large, {"EDITION": "deluxe", "REPEATS": 1})
    cracker.begin()
    cracker.give_keys((0, 1))
    cracker.hold("B")
    large.run(100)
    assert cracker.item(CRACK_PAUSE) == "RESUME"


def counted_soon(hinted, wait):
    """Hand in a row and press DOWN `wait` ms later, while its keys come or its codes are counted; return the time."""
    hinted.enter((1 + len(hinted.rows) % 8,) * 4)
    hinted.press("A")
    hinted.device.run(wait)
    known, closed = len(hinted.device.frames), hinted.device.ms
    row = len(hinted.rows) + 2
    hinted.device.press("DOWN", held=30, after=200)
    shown = [
        frame.ms - closed
        for frame in hinted.device.frames[known:]
        if frame.pixels[8 * (13 - row)] != DARK and frame.pixels[8 * 14 + 7] != DARK and frame.ms - closed > 10
    ]
    hinted.rows.append(((1 + len(hinted.rows) % 8,) * 4, hinted.grid.keys(row - 1)))
    assert hinted.grid.pegs(row) == (8, 0, 0, 0), hinted.grid
    hinted.press("B")
    return shown[0]


def test_a_press_while_codes_are_counted(large):
    hinted = Hinted(large)
    hinted.set_hints(LEFT=True)
    hinted.start()
    source = random.Random(3)
    check([counted_soon(hinted, 480 + source.random() * 120) for _ in range(10)])


def test_the_coach_answers_while_it_judges(large):
    """Each press of an arrow shows the next row, and each of the shortest counts once."""
    hinted = Hinted(large)
    hinted.start()
    for guess in ((1, 1, 2, 3), (4, 4, 5, 5), (6, 7, 8, 8), (2, 5, 7, 1)):
        hinted.hand_in(guess)
    hinted.hand_in(puzzle_secret(PUZZLE, 0, "deluxe", repeats=True))
    large.run(3000)
    hinted.press("B")
    large.run(300)
    hinted.choose("COACH")
    large.run(200)

    def judging():
        assert DARK not in hinted.grid.line(15)

    times = press_to_light(large, ["UP", "RIGHT", "DOWN", "LEFT"], 12, ready=judging)
    check(times)
    source = random.Random(12)
    row = 1
    for press in range(20):
        large.run(source.random() * 20)
        name = source.choice(("UP", "DOWN"))
        press_shortly(large, source, name)
        row = (row - 1 + (1 if name == "UP" else -1)) % 5 + 1
        assert stands(hinted.grid, 0, str(row)), f"press {press + 1}"
    judging()


def test_a_duels_round_ends_soon(pico):
    cracker = Cracker(pico)
    cracker.go_to("DUEL")
    cracker.press("RIGHT")
    cracker.open("DUEL")
    times = []
    for _ in range(2):
        pico.run(200)
        cracker.guess((1, 1, 2, 2))
        cracker.crack_pause("GIVE UP")
        times += press_to_light(pico, ["A"], 1)
        pico.run(3000)
        times += press_to_light(pico, ["A"], 1)
        pico.run(300)
        times += press_to_light(pico, ["A"], 1)
        pico.run(300)
        times += press_to_light(pico, ["A"], 1)
        cracker.rows = []
        code = cracker.guess_of_device()
        cracker.press(*["UP"] * 4)
        assert code
        times += press_to_light(pico, ["A"], 1)
        pico.run(3000)
        cracker.press("A")
        pico.run(300)
        cracker.press("A")
    check(times)
