# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Editions and house rules: what they are, what they refuse, and which codes they allow."""

import itertools

import pytest

from mastermind import EDITIONS, Edition, RuleError
from rules_by_hand import codes_by_hand

CLASSIC = EDITIONS["classic"]
DELUXE = EDITIONS["deluxe"]
SMALL = [
    rules
    for rules in itertools.product((1, 2, 3, 4), (1, 2, 3, 5), (True, False), (True, False))
    if rules[2] or rules[3] or rules[1] >= rules[0]
]


def small(positions, colours, repeats, blanks):
    return Edition(
        "small", rows=10, positions=positions, colours=colours, repeats=repeats, blanks=blanks
    )


def test_the_three_boxes():
    values = [
        (name, box.name, box.rows, box.positions, box.colours, box.repeats, box.blanks)
        for name, box in EDITIONS.items()
    ]
    assert values == [
        ("classic", "classic", 10, 4, 6, True, False),
        ("original", "original", 10, 4, 6, True, False),
        ("deluxe", "deluxe", 12, 4, 8, False, False),
    ]


@pytest.mark.parametrize(
    "change", [{"rows": 8}, {"positions": 5}, {"colours": 9}, {"repeats": True}, {"blanks": True}]
)
def test_a_house_rule_changes_a_copy_and_nothing_else(change):
    names = ("name", "rows", "positions", "colours", "repeats", "blanks")
    before = {name: getattr(DELUXE, name) for name in names}
    changed = DELUXE.with_rules(**change)
    assert {name: getattr(changed, name) for name in names} == {**before, **change}
    assert {name: getattr(DELUXE, name) for name in names} == before
    assert changed != DELUXE
    assert changed.with_rules(**{name: before[name] for name in change}) == DELUXE


def test_house_rules_combine():
    changed = CLASSIC.with_rules(rows=12, positions=5, colours=8, repeats=False, blanks=True)
    assert changed.code_count() == len(codes_by_hand(5, 8, False, True))
    assert changed.name == "classic"


def test_false_and_true_are_changes_too():
    assert CLASSIC.with_rules(repeats=False).repeats is False
    assert CLASSIC.with_rules(blanks=True).with_rules(blanks=False) == CLASSIC


def test_editions_are_values():
    assert CLASSIC.with_rules() == CLASSIC
    assert CLASSIC.with_rules() is not CLASSIC
    assert CLASSIC != EDITIONS["original"]  # another box counts points by its own rules
    assert CLASSIC != "classic"
    assert len({CLASSIC, CLASSIC.with_rules(), DELUXE}) == 2


@pytest.mark.parametrize("rule", ["rows", "positions", "colours"])
@pytest.mark.parametrize("bad", [0, -1, "10", 4.0, True, (4,)], ids=repr)
def test_numbers_are_whole_and_from_one(rule, bad):
    with pytest.raises(RuleError) as error:
        CLASSIC.with_rules(**{rule: bad})
    assert rule in str(error.value)
    assert repr(bad) in str(error.value)


@pytest.mark.parametrize("rule", ["repeats", "blanks"])
@pytest.mark.parametrize("bad", [0, 1, "no", ()], ids=repr)
def test_choices_are_true_or_false(rule, bad):
    with pytest.raises(RuleError) as error:
        CLASSIC.with_rules(**{rule: bad})
    assert rule in str(error.value)
    assert repr(bad) in str(error.value)


def test_no_repeats_needs_colours_enough_or_holes():
    with pytest.raises(RuleError, match="4 different colours out of 3"):
        CLASSIC.with_rules(colours=3, repeats=False)
    assert CLASSIC.with_rules(colours=4, repeats=False).code_count() == 24
    assert CLASSIC.with_rules(colours=3, repeats=False, blanks=True).code_count() > 0
    assert CLASSIC.with_rules(colours=1).code_count() == 1


@pytest.mark.parametrize("rules", SMALL, ids=repr)
def test_codes_are_those_found_by_trying_everything(rules):
    edition = small(*rules)
    expected = codes_by_hand(*rules)
    assert list(edition.codes()) == expected
    assert edition.code_count() == len(expected)
    assert [edition.code_at(index) for index in range(len(expected))] == expected


@pytest.mark.parametrize(
    ("edition", "count"),
    [
        (CLASSIC, 1296),
        (CLASSIC.with_rules(repeats=False), 360),
        (CLASSIC.with_rules(blanks=True), 2401),
        (DELUXE, 1680),
        (DELUXE.with_rules(repeats=True), 4096),
        (DELUXE.with_rules(positions=5, repeats=True), 32768),
    ],
    ids=repr,
)
def test_published_counts(edition, count):
    assert edition.code_count() == count
    assert len(set(edition.codes())) == count


def test_counting_needs_no_list():
    assert CLASSIC.with_rules(positions=40, colours=9).code_count() == 9**40
    ten = Edition("ten", rows=1, positions=10, colours=10, repeats=False, blanks=False)
    assert ten.code_count() == 3628800
    assert ten.code_at(3628799) == (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize("index", [-1, 1296, "7", 1.0, True], ids=repr)
def test_there_is_no_code_outside_the_count(index):
    with pytest.raises(RuleError) as error:
        CLASSIC.code_at(index)
    assert repr(index) in str(error.value)


@pytest.mark.parametrize("repeats", [True, False])
@pytest.mark.parametrize("blanks", [True, False])
def test_what_may_be_a_secret_and_what_a_guess(repeats, blanks):
    edition = small(3, 4, repeats, blanks)
    secrets = set(codes_by_hand(3, 4, repeats, blanks))
    guesses = set(codes_by_hand(3, 4, True, blanks))
    assert secrets <= guesses
    for code in itertools.product(range(-1, 6), repeat=3):
        assert edition.allows_secret(code) is (code in secrets)
        assert edition.allows_guess(code) is (code in guesses)


REFUSED_GUESSES = [
    ((1, 2, 3), "3 pegs, not 4"),
    ((1, 2, 3, 4, 5), "5 pegs, not 4"),
    ((), "0 pegs, not 4"),
    ((1, 2, 3, 7), "holds 7, not a colour from 1 to 6"),
    ((1, -2, 3, 4), "holds -2, not a colour"),
    ((1, 2, 3, 0), "an empty hole"),
    ((1, 2, 3, True), "holds True, not a colour"),
    ((1, 2, 3, 4.0), "holds 4.0, not a colour"),
    (("1", "2", "3", "4"), "holds '1', not a colour"),
]


@pytest.mark.parametrize(("code", "reason"), REFUSED_GUESSES, ids=repr)
def test_a_refused_code_is_quoted_with_the_reason(code, reason):
    for check in (CLASSIC.check_guess, CLASSIC.check_secret):
        with pytest.raises(RuleError) as error:
            check(code)
        assert repr(code) in str(error.value)
        assert reason in str(error.value)
    assert not CLASSIC.allows_guess(code)
    assert not CLASSIC.allows_secret(code)


def test_a_repeated_colour_is_refused_in_a_secret_only():
    with pytest.raises(RuleError) as error:
        DELUXE.check_secret((5, 1, 5, 2))
    assert "(5, 1, 5, 2)" in str(error.value)
    assert "colour 5 more than once" in str(error.value)
    assert DELUXE.check_guess((5, 1, 5, 2)) == (5, 1, 5, 2)


def test_several_holes_are_no_repeat():
    edition = DELUXE.with_rules(blanks=True)
    assert edition.check_secret((0, 0, 3, 0)) == (0, 0, 3, 0)
    assert edition.check_secret((0, 0, 0, 0)) == (0, 0, 0, 0)
    assert not edition.allows_secret((0, 3, 3, 0))


def test_checks_give_a_tuple():
    assert CLASSIC.check_guess([1, 1, 2, 2]) == (1, 1, 2, 2)
    assert CLASSIC.check_secret(bytes([1, 1, 2, 2])) == (1, 1, 2, 2)
