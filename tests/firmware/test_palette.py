# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The eight colours keep to the design's ranges at every level that the owner or the limiter can choose."""

import pytest

from handheld import palette
from handheld.light import Light
from handheld.option_bytes import PALETTES
from lights import colour_of

BRIGHTEST, LOWEST_BRIGHTNESS, LEAST_BUDGET = 500, 30, 200
PEGS = range(1, 9)


@pytest.fixture(params=PALETTES, autouse=True)
def in_force(request):
    """Each palette in turn."""
    palette.use(request.param)
    yield request.param
    palette.use("normal")


class Chain(list):
    """Stands for the pixels: remembers what was sent."""

    def show(self):
        pass


def rgb(colour):
    return colour >> 16, colour >> 8 & 255, colour & 255


def lowest_level():
    """Return the level to which the limiter goes for a board brighter than any game has."""
    light = Light(Chain(), bytes(range(128)), LOWEST_BRIGHTNESS, LEAST_BUDGET)
    for y in range(13):
        for x in range(8):
            light.put(x, y, 5 if x < 4 else palette.EXACT)
    for x in range(8):
        light.put(x, 14, 5)
    light.reserve(((palette.AT_CURSOR + 5, 4), (palette.EXACT, 4), (palette.WON, 24)))
    return light.level


def levels():
    return range(lowest_level(), BRIGHTEST + 1)


def test_the_limiter_stays_where_colours_can_be_told_apart():
    assert 15 <= lowest_level() < LOWEST_BRIGHTNESS


@pytest.mark.parametrize("first", [0, palette.AT_CURSOR, palette.DIM], ids=["pegs", "at the cursor", "palette line"])
def test_each_colour_is_in_its_own_range_at_every_level(first):
    for level in levels():
        inks = [rgb(colour) for colour in palette.colours_at(level)]
        assert [colour_of(inks[first + peg]) for peg in PEGS] == list(PEGS), f"level {level}"


def test_keys_are_red_and_white_at_every_level():
    for level in levels():
        inks = [rgb(colour) for colour in palette.colours_at(level)]
        assert (colour_of(inks[palette.EXACT]), colour_of(inks[palette.MISPLACED])) == (1, 5), f"level {level}"


def test_no_two_pegs_look_alike_at_any_level():
    for level in levels():
        inks = [rgb(colour) for colour in palette.colours_at(level)]
        for peg in PEGS:
            for other in range(1, peg):
                apart = sum(abs(a - b) for a, b in zip(inks[peg], inks[other], strict=True))
                assert apart * 4 >= max(inks[peg] + inks[other]), f"{peg} and {other} at {level}"


def test_keys_and_the_palette_line_are_dimmer_than_pegs():
    for level in levels():
        loads = [palette.load_of(colour) for colour in palette.colours_at(level)]
        assert loads[palette.EXACT] < loads[1], level
        assert loads[palette.MISPLACED] < loads[5], level
        for peg in PEGS:
            assert loads[palette.DIM + peg] < loads[peg], (peg, level)


def test_blank_is_a_faint_peg_and_a_gap_is_something_else():
    for level in levels():
        inks = [rgb(colour) for colour in palette.colours_at(level)]
        pegs = [inks[peg] for peg in PEGS]
        assert 0 < sum(inks[palette.HOLE]) * 2 < min(sum(peg) for peg in pegs), level
        assert inks[palette.GAP] not in [*pegs, inks[palette.HOLE], (0, 0, 0)], level
        assert inks[palette.HOLE] != inks[palette.HOLE_LIT], level


@pytest.mark.parametrize("ink", [palette.HOLE, palette.HOLE_LIT, palette.GAP])
def test_blank_and_gap_are_no_pegs_colour_at_the_default_level(ink):
    assert colour_of(rgb(palette.colours_at(100)[ink])) is None


def test_what_is_lit_stays_lit_and_dark_stays_dark():
    for level in levels():
        for ink, colour in enumerate(palette.colours_at(level)):
            full = palette.colours_at(100)[ink]
            lit = [channel > 0 for channel in rgb(colour)]
            assert lit == [channel > 0 for channel in rgb(full)], (ink, level)


def test_nothing_draws_more_than_what_the_budget_is_planned_with():
    """At the level of the design; at others, rounding adds a step or two, which the limiter looks after."""
    for level, rounding in ((100, 0), *((level, 2) for level in levels() if level < 100)):
        loads = [palette.load_of(colour) for colour in palette.colours_at(level)]
        assert max(loads[1:9]) <= loads[5] + rounding, level
        assert max(loads[palette.AT_CURSOR + 1 :]) <= loads[palette.AT_CURSOR + 5] + rounding, level
        assert loads[palette.MISPLACED] <= loads[palette.EXACT] + rounding, level
    loads = [palette.load_of(colour) for colour in palette.colours_at(100)]
    assert sum(loads[ink] * count for ink, count in palette.BRIGHTEST) <= (400 - 128) * 16
