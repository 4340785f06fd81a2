# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The contrast palette keeps all eight colours and the keys apart for colour-blind eyes, as far as a model can say."""

import itertools

import pytest

from colour_vision import EYES, apart
from handheld import palette

PAIRS = list(itertools.combinations(range(1, 9), 2))
BLIND = [eye for eye in EYES if eye != "normal"]
LEAST = 33  # between any two colours, for any eye; measured: 33.3
LEAST_KEYS = 58
LEVELS = (50, 70, 100, 150, 200, 300)


@pytest.fixture
def inks():
    """Give a function: palette, level -> the (r, g, b) of all inks, as if the level were 100."""

    def read(name, level=100):
        palette.use(name)
        colours = [(colour >> 16, colour >> 8 & 255, colour & 255) for colour in palette.colours_at(level)]
        return [tuple(channel * 100 / level for channel in colour) for colour in colours]

    yield read
    palette.use("normal")


def nearest(colours, eye, first=0):
    """Return the least distance between two of eight colours, and which two."""
    return min((apart(colours[first + a], colours[first + b], eye), a, b) for a, b in PAIRS)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("first", [0, palette.AT_CURSOR], ids=["pegs", "at the cursor"])
def test_no_two_colours_are_near_to_each_other(inks, eye, first):
    least = nearest(inks("contrast"), eye, first)
    print(eye, "contrast", least, "normal", nearest(inks("normal"), eye, first))
    assert least[0] >= LEAST


@pytest.mark.parametrize("eye", BLIND)
def test_every_two_that_are_near_in_the_normal_palette_are_further_apart(inks, eye):
    normal, contrast = inks("normal"), inks("contrast")
    near = [(a, b) for a, b in PAIRS if apart(normal[a], normal[b], eye) < LEAST]
    assert near
    for a, b in near:
        assert apart(contrast[a], contrast[b], eye) > apart(normal[a], normal[b], eye), (a, b)
    assert nearest(contrast, eye)[0] > 2 * nearest(normal, eye)[0]


def test_the_worst_pair_of_all_is_five_times_further_apart(inks):
    worst = {name: min(nearest(inks(name), eye)[0] for eye in BLIND) for name in ("normal", "contrast")}
    assert worst["normal"] == pytest.approx(5.6, abs=0.1)
    assert worst["contrast"] > 5 * worst["normal"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("eye", BLIND)
def test_it_holds_at_other_brightnesses(inks, eye, level):
    assert nearest(inks("contrast", level), eye)[0] > 1.7 * nearest(inks("normal", level), eye)[0]
    assert nearest(inks("contrast", level), eye)[0] > LEAST - 6


@pytest.mark.parametrize("eye", BLIND)
def test_exact_and_misplaced_keys_are_further_apart(inks, eye):
    normal, contrast = (inks(name) for name in ("normal", "contrast"))
    distance = apart(contrast[palette.EXACT], contrast[palette.MISPLACED], eye)
    print(eye, distance)
    assert distance > apart(normal[palette.EXACT], normal[palette.MISPLACED], eye) + 4
    assert distance > LEAST_KEYS


def test_who_sees_all_colours_loses_little(inks):
    assert nearest(inks("contrast"), "normal")[0] > 0.9 * nearest(inks("normal"), "normal")[0]


def test_a_model_that_sees_everything_alike_would_fail(inks):
    grey = [(sum(colour) / 3,) * 3 for colour in inks("contrast")]
    assert nearest(grey, "normal")[0] < LEAST
