# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The drawn secret: every code that the rules allow, each equally likely."""

import random
from collections import Counter

import pytest

from mastermind import EDITIONS, Edition, draw_secret
from rules_by_hand import codes_by_hand

VARIANTS = [
    edition.with_rules(repeats=repeats, blanks=blanks)
    for edition in EDITIONS.values()
    for repeats in (True, False)
    for blanks in (True, False)
]
TINY = Edition("tiny", rows=1, positions=3, colours=3, repeats=False, blanks=True)


class DrawAgain(Exception):
    """The first bytes were not used."""


class FixedBytes:
    """A source that has only these bytes to give."""

    def __init__(self, given):
        self.given = given

    def __call__(self, count):
        if not self.given:
            raise DrawAgain
        assert count == len(self.given)
        given, self.given = self.given, b""
        return given


def tally(edition, size):
    """Draw once from every string of `size` bytes; count each code, and None for draw again."""
    counted = Counter()
    for number in range(256**size):
        try:
            counted[draw_secret(edition, FixedBytes(number.to_bytes(size, "big")))] += 1
        except DrawAgain:
            counted[None] += 1
    return counted


@pytest.mark.parametrize("edition", VARIANTS, ids=repr)
def test_over_all_byte_strings_every_code_comes_equally_often(edition):
    """Each string of two bytes is equally likely, so equal tallies are equal chances."""
    codes = codes_by_hand(edition.positions, edition.colours, edition.repeats, edition.blanks)
    counted = tally(edition, 2)
    unused = counted.pop(None, 0)
    assert set(counted) == set(codes)
    assert set(counted.values()) == {65536 // len(codes)}
    assert unused == 65536 % len(codes)


def test_one_byte_is_enough_for_few_codes():
    codes = codes_by_hand(3, 3, False, True)
    counted = tally(TINY, 1)
    assert counted.pop(None) == 256 % len(codes)
    assert counted == dict.fromkeys(codes, 256 // len(codes))


def test_no_byte_is_wasted_when_the_codes_fill_it():
    edition = Edition("four", rows=1, positions=4, colours=4, repeats=True, blanks=False)
    assert tally(edition, 1) == dict.fromkeys(codes_by_hand(4, 4, True, False), 1)


def test_a_draw_that_would_favour_low_codes_is_made_again():
    """1296 codes fit 50 times into 65536 numbers; number 64800 is the first too many."""
    chunks = [(65535).to_bytes(2, "big"), (64800).to_bytes(2, "big"), (64799).to_bytes(2, "big")]
    assert draw_secret(EDITIONS["classic"], lambda count: chunks.pop(0)) == (6, 6, 6, 6)
    assert chunks == []


def test_large_rules_are_uniform_too():
    """Three bytes a draw: the first peg and the last, by chi-square over a fixed source."""
    edition = EDITIONS["deluxe"].with_rules(positions=6, blanks=True)
    source = random.Random(20).randbytes
    secrets = [draw_secret(edition, source) for _ in range(9000)]
    assert all(edition.allows_secret(secret) for secret in secrets)
    total = edition.code_count()
    holes = sum(code[0] == 0 for code in codes_by_hand(6, 8, False, True))
    for place in (0, 5):
        counted = Counter(secret[place] for secret in secrets)
        expected = {peg: 9000 * (total - holes) / total / 8 for peg in range(1, 9)}
        expected[0] = 9000 * holes / total
        square = sum((counted[peg] - mean) ** 2 / mean for peg, mean in expected.items())
        assert square < 26.1  # 8 degrees of freedom: one honest run in a thousand is above


@pytest.mark.parametrize("edition", VARIANTS, ids=repr)
def test_the_source_of_the_board_gives_legal_secrets(edition):
    source = random.Random(3).randbytes
    assert all(edition.allows_secret(draw_secret(edition, source)) for _ in range(300))


@pytest.mark.parametrize("given", [b"", b"\0", b"\0\0\0"], ids=repr)
def test_a_source_that_gives_the_wrong_number_of_bytes_is_named(given):
    with pytest.raises(RuntimeError) as error:
        draw_secret(EDITIONS["classic"], lambda count: given)
    assert repr(given) in str(error.value)


def test_a_source_that_is_stuck_ends_in_an_error_and_not_in_a_hang():
    calls = []

    def stuck(count):
        calls.append(count)
        return b"\xff" * count

    with pytest.raises(RuntimeError, match="no usable random number"):
        draw_secret(EDITIONS["classic"], stuck)
    assert calls == [2] * 128
