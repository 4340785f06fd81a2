# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The current limiter by itself: its estimate is the issue's formula, and no frame is ever above the budget."""

import random

import pytest

from device import Frame, current_of
from handheld import palette
from handheld.light import Light
from handheld.option_bytes import PALETTES

BUDGETS = (200, 201, 250, 399, 400, 401, 1000, 2999, 3000)


@pytest.fixture(params=PALETTES, autouse=True)
def in_force(request):
    """Each palette in turn."""
    palette.use(request.param)
    yield request.param
    palette.use("normal")


class Chain(list):
    """Stands for the pixels: keeps each frame that is sent."""

    def __init__(self):
        super().__init__([0] * 128)
        self.sent = []

    def show(self):
        self.sent.append(Frame(0, [(c >> 16, c >> 8 & 255, c & 255) for c in self]))


def lit(brightness, limit):
    chain = Chain()
    return chain, Light(chain, bytes(range(128)), brightness, limit)


def fill_worst(light, peg, rows=12):
    """Light all rows in one colour, keys exact, secret, rule marks and palette line."""
    for y in (0, *range(13 - rows, 13)):
        for x in range(4):
            light.put(x, y, peg)
            light.put(4 + x, y, palette.EXACT)
    for x in range(8):
        light.put(x, 0, peg if x < 4 else palette.MARK)
        light.put(x, 14, palette.DIM + x + 1)
    light.put(peg - 1, 14, peg)


def fill_sign(light):
    for y in (13, 14, 15):
        for x in range(8):
            light.put(x, y, palette.WON)


def test_the_estimate_is_the_issues_formula():
    dice = random.Random(1)
    for _ in range(50):
        chain, light = lit(dice.randint(30, 500), 3000)
        for _ in range(dice.randint(1, 128)):
            light.put(dice.randrange(8), dice.randrange(16), dice.randrange(palette.INKS))
        light.show()
        by_hand = sum(1 + r / 16 + g / 16 + b / 16 for r, g, b in chain.sent[-1].pixels)
        assert light.current == pytest.approx(by_hand)
        assert current_of(chain.sent[-1]) == pytest.approx(by_hand)


@pytest.mark.parametrize("peg", range(1, 9))
def test_the_worst_legal_board_needs_no_scaling_at_default(peg, in_force):
    chain, light = lit(100, 400)
    fill_worst(light, peg)
    light.reserve(((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4), (palette.WON, 24)))
    fill_sign(light)
    light.show()
    assert light.level == 100
    assert current_of(chain.sent[-1]) <= 400
    white = chain.sent[-1].pixels[8]
    assert peg != 5 or white == ((18, 18, 18) if in_force == "normal" else (16, 16, 16))


@pytest.mark.parametrize("peg", range(1, 9))
def test_no_board_passes_any_budget_at_any_brightness(peg):
    for brightness in (*range(30, 500, 7), 99, 101, 499, 500):
        # Besides the fixed budgets those around which this brightness just fits.
        loads = [palette.load_of(colour) for colour in palette.colours_at(brightness)]
        fits = 128 + sum(loads[ink] * count for ink, count in palette.BRIGHTEST) // 16
        near = [budget for budget in (fits - 20, fits - 1, fits, fits + 1) if 200 <= budget <= 3000]
        for budget in (*BUDGETS, *near):
            chain, light = lit(brightness, budget)
            fill_worst(light, peg)
            light.show()
            fill_sign(light)
            light.show()
            currents = [current_of(frame) for frame in chain.sent]
            assert max(currents) <= budget, (brightness, budget, currents)


def test_blinking_within_what_was_reserved_changes_no_other_cell():
    reserved = ((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4), (palette.WON, 24))  # as the solo screen does
    pegs = (*range(1, 9), *range(palette.AT_CURSOR + 1, palette.AT_CURSOR + 9))
    for brightness in (100, 173, 300, 500):
        for budget in BUDGETS:
            chain, light = lit(brightness, budget)
            fill_worst(light, 5, rows=11)
            light.reserve(reserved)
            level = light.level
            light.show()
            for ink in (*pegs, palette.HOLE, palette.HOLE_LIT, palette.GAP, palette.DARK):
                for x in range(4):
                    light.put(x, 1, ink)
                light.show()
            assert light.level == level
            for frame in chain.sent[1:]:
                assert frame.pixels[12:] == chain.sent[0].pixels[12:], (brightness, budget)


@pytest.mark.parametrize("brightness", [60, 100, 150, 300])
def test_the_level_is_lowered_when_the_row_begins_and_not_when_the_sign_comes(brightness):
    # Budgets that the whole board just fits, or just does not.
    _, full = lit(brightness, 3000)
    fill_worst(full, 5)
    fill_sign(full)
    for spare in range(-60, 20, 4):
        chain, light = lit(brightness, max(200, int(full.current) + spare))
        fill_worst(light, 5)
        light.reserve(((palette.WON, 24),))
        light.show()
        fill_sign(light)
        light.show()
        first, last = chain.sent[0].pixels, chain.sent[-1].pixels
        assert first[: 8 * 13] == last[: 8 * 13], spare


def test_a_budget_that_suffices_leaves_the_brightness_alone():
    _, light = lit(500, 3000)
    light.put(0, 0, 5)
    light.reserve(())
    assert light.level == 500


def test_the_scale_wastes_little_of_the_budget():
    chain, light = lit(500, 400)
    fill_worst(light, 5)
    light.show()
    assert light.level < 500
    assert current_of(chain.sent[-1]) > 0.9 * 400


def test_clearing_and_a_new_screen_give_the_full_brightness_back():
    _, light = lit(500, 200)
    fill_worst(light, 5)
    light.show()
    light.clear()
    light.full_level()
    assert (light.level, light.current) == (500, 128)
