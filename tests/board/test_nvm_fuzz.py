# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Whatever stands in the memory, the emulated board starts, and a solo game that is kept is a few presses away."""

import random

import pytest

from board import EmulatedPico
from game_drive import built
from lights import DARK, Grid
from playable import ROW, start_anew
from spoilt_memory import image

pytestmark = [pytest.mark.board, pytest.mark.slow, pytest.mark.timeout(900)]

IMAGES, MANY = 20, 200
LIT_MS = 3000  # from power-on until more is lit than the first light
LIT = 8  # lights
LOADING_MS = 700
KEYS_MS = 700


def lit(frame):
    """Return how many lights are on."""
    return sum(pixel != DARK for pixel in frame.pixels)


def start(pico, nvm):
    """Start, with this memory if there is one; wait for the first whole screen."""
    pico.frames.clear()
    pico.console = ""
    pico.power_on(nvm)
    while not pico.frames or lit(pico.last) < LIT:
        pico.until_frame(LIT_MS)
        assert pico.ms < LIT_MS, pico.console
    pico.run(300)


def check(pico, nvm, again):
    """Start and play a row, which with `again` is there after the next start; return whether the memory was lost."""
    start(pico, nvm)
    damaged = "damaged" in pico.console
    player = start_anew(pico, LOADING_MS)
    player.press("UP", "RIGHT", "UP", "RIGHT", "UP", "RIGHT", "UP", "A")
    pico.run(KEYS_MS)
    assert player.grid.pegs(1) == ROW, player.grid
    over = player.grid.keys(1) == (4, 0)  # 1111 it was
    assert "Traceback" not in pico.console
    pico.power_off()
    if again:
        start(pico, None)
        assert over or Grid(pico.last).pegs(1) == ROW, Grid(pico.last)
        assert "Traceback" not in pico.console
        pico.power_off()
    return damaged


def fuzz(seed, images):
    """Check so many memories, and print the figures."""
    dice = random.Random(seed)
    damaged = 0
    with EmulatedPico(built(), power=False) as pico:
        for number in range(images):
            nvm = image(dice)
            try:
                damaged += check(pico, nvm, again=number % 5 == 0)
            except AssertionError as error:
                raise AssertionError(f"image {number} of seed {seed}: {nvm.hex()}") from error
        assert pico.out_of_spec == 0
    print(f"{images} memories started and played, {damaged} of them could not be read")
    assert 0 < damaged < images


def test_twenty_memories():
    fuzz(40, IMAGES)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", [41, 42])
def test_two_hundred_memories(seed):
    fuzz(seed, MANY // 2)
