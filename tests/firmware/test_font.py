# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The letters: three columns each, all different, and some drawn by hand here to see that none stands on its head."""

import itertools
import string

from handheld.screens import font

DRAWN = {
    "L": ("#..", "#..", "#..", "#..", "###"),
    "P": ("##.", "#.#", "##.", "#..", "#.."),
    "J": ("..#", "..#", "..#", "#.#", ".#."),
}


def picture(sign):
    columns = font.columns(sign)
    return tuple(
        "".join("#" if columns[x] >> y & 1 else "." for x in range(font.WIDTH)) for y in range(font.HEIGHT)
    )


def test_letters_are_as_drawn():
    for sign, lines in DRAWN.items():
        assert picture(sign) == lines, sign


def test_all_letters_and_digits_are_there_and_differ():
    signs = string.ascii_uppercase + string.digits + "-?!"
    assert all(any(font.columns(sign)) for sign in signs)
    pictures = {sign: picture(sign) for sign in signs}
    for one, other in itertools.combinations(signs, 2):
        assert pictures[one] != pictures[other], (one, other)


def test_every_sign_fits_and_has_three_columns():
    assert len(font._COLUMNS) == font.WIDTH * len(font._SIGNS)
    assert max(font._COLUMNS) < 1 << font.HEIGHT


def test_a_word_has_a_dark_column_between_signs():
    columns = font.columns("AB")
    assert len(columns) == 7
    assert columns[3] == 0
    assert columns[:3] == font.columns("A")
    assert columns[4:] == font.columns("B")


def test_an_unknown_sign_is_a_blank():
    assert font.columns("~") == font.columns(" ") == bytes(3)
