# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The player's guides, English and Dutch: their labels are the grid's, their tables and examples are the rules'."""

import re
from importlib import import_module

import pytest

import mastermind
from labels import table
from picturing.match_stories import BROKEN_IN_FOUR, BROKEN_IN_SIX, GREEN_RED_BLUE_RED, PURPLE_WHITE_WHITE_YELLOW
from provision.places import ROOT

GUIDES = {"en": "playing.md", "nl": "spelen.md"}
KINDS = ("", "_solo", "_match", "_crack", "_statistics", "_options", "_test")
LANGUAGES = list(GUIDES)
NEITHER_LABEL = {"!", "+"}


def guide(language):
    """The guide's text."""
    return (ROOT / "docs" / GUIDES[language]).read_text("utf-8")


def words(language):
    """The modules of a language's words."""
    return [import_module(f"handheld.words_{language}{more}") for more in KINDS]


def labels(language):
    """Every label of a language by its name in the code; where two have one name, both."""
    return [(name, text) for module in words(language) for name, text in table(module).items()]


def bold_capitals(text):
    """What stands in bold and in capitals only: words of the grid."""
    joined = re.sub(r"\s+", " ", text)
    return {word for word in re.findall(r"\*\*([^*]+)\*\*", joined) if word == word.upper()}


def cells_of(language, first_cell, times=1):
    """The cells of the rows that begin with a cell matching `first_cell`; there must be `times` such rows."""
    lines = [line for line in guide(language).splitlines() if re.match(rf"\| {first_cell} \|", line)]
    assert len(lines) == times, lines
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]


def code_of(language, text):
    """A code from its colours' names."""
    return tuple(words(language)[0].COLOURS.index(name) for name in text.split(", "))


def numbers(cells):
    """Those cells as numbers."""
    return [int(cell) for cell in cells]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bold_capital_word_is_one_that_the_grid_shows(language):
    told = bold_capitals(guide(language)) - {"BOLD CAPITALS", "VETTE HOOFDLETTERS"} - NEITHER_LABEL
    assert told - {text for _, text in labels(language)} == set()
    assert len(told) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_grid_is_in_the_list_of_words_with_its_first_letters(language):
    rows = re.findall(r"^\| (\S\S) \| \*\*([^*]+)\*\* \|", guide(language), re.M)
    assert {word for _, word in rows} == {text for _, text in labels(language)}
    for first, word in rows:
        assert word.startswith(first)
    assert rows == sorted(rows), "in the order of the alphabet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_are_right(language):
    colour = "(?:" + "|".join(words(language)[0].COLOURS[1:]) + ")"
    code = rf"({colour}(?:, {colour}){{3}})"
    examples = re.findall(rf"^\| {code} \| {code} \| (\d) \| (\d) \|", guide(language), re.M)
    assert len(examples) == 3
    for secret, guess, exact, misplaced in examples:
        right = mastermind.feedback(code_of(language, secret), code_of(language, guess))
        assert right == (int(exact), int(misplaced)), (secret, guess)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_match_that_is_walked_through_is_the_one_in_the_pictures(language):
    colour = "(?:" + "|".join(words(language)[0].COLOURS[1:]) + ")"
    rows = re.findall(rf"^\| (\d) \| ({colour}(?:, {colour}){{3}}) \| (\d) \| (\d) \|", guide(language), re.M)
    assert [code_of(language, guess) for _, guess, *_ in rows] == list(BROKEN_IN_FOUR)
    for number, (row, guess, exact, misplaced) in enumerate(rows, 1):
        keys = mastermind.feedback(GREEN_RED_BLUE_RED, code_of(language, guess))
        assert (int(row), (int(exact), int(misplaced))) == (number, keys)
    for secret in (GREEN_RED_BLUE_RED, PURPLE_WHITE_WHITE_YELLOW):
        names = ", ".join(words(language)[0].COLOURS[peg] for peg in secret)
        assert names in re.sub(r"\s+", " ", guide(language))


def test_what_the_codebreaker_thinks_in_the_walk_through_is_true():
    rows = [(code, mastermind.feedback(GREEN_RED_BLUE_RED, code)) for code in BROKEN_IN_FOUR[:3]]
    left = [code for code in mastermind.EDITIONS["classic"].codes() if mastermind.consistent(code, rows)]
    assert len(left) == 2 and GREEN_RED_BLUE_RED in left
    assert BROKEN_IN_SIX[-1] == PURPLE_WHITE_WHITE_YELLOW
    assert len(BROKEN_IN_SIX) == 6


def test_each_guess_of_the_walk_through_could_still_be_right():
    for secret, codes in ((GREEN_RED_BLUE_RED, BROKEN_IN_FOUR), (PURPLE_WHITE_WHITE_YELLOW, BROKEN_IN_SIX)):
        rows = [(code, mastermind.feedback(secret, code)) for code in codes]
        for row, code in enumerate(codes):
            assert mastermind.consistent(code, rows[:row]), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_table_is_the_rules(language):
    names = {name: text.capitalize() for name, text in labels(language) if name in mastermind.EDITIONS}
    for name, edition in mastermind.EDITIONS.items():
        (cells,) = cells_of(language, names[name])
        assert numbers(cells[2:4]) == [edition.rows, edition.colours]
        assert cells[4].startswith({"en": ("no", "yes"), "nl": ("nee", "ja")}[language][edition.repeats])
        assert cells[1][-1] == ("5" if name == "deluxe" else "2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_classic_are_the_rules(language):
    classic = mastermind.EDITIONS["classic"]
    (cells,) = cells_of(language, {"en": "points", "nl": "punten"}[language] + r" \| 1")
    rows = [*range(1, classic.rows + 1), None]
    for name in ("classic", "original"):
        edition = mastermind.EDITIONS[name]
        assert numbers(cells[1:]) == [mastermind.codemaker_points(edition, 2, row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_groups_are_the_rules(language):
    deluxe = mastermind.EDITIONS["deluxe"]
    rows = [*range(1, deluxe.rows + 1), None]
    for players in (3, 4, 5):
        (cells,) = cells_of(language, f"{players} {'players' if language == 'en' else 'spelers'}")
        assert numbers(cells[1:]) == [mastermind.codemaker_points(deluxe, players, row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_of_a_guess_are_the_rules(language):
    (heads,) = cells_of(language, {"en": "exact, misplaced", "nl": "goed, verkeerde plaats"}[language])
    (cells,) = cells_of(language, {"en": "points for the guess", "nl": "punten voor de poging"}[language])
    keys = [tuple(numbers(head.split(", "))) for head in heads[1:]]
    assert (4, 0) in keys and (0, 0) in keys
    assert numbers(cells[1:]) == [mastermind.guess_points(mastermind.EDITIONS["deluxe"], pair) for pair in keys]


def test_both_guides_have_the_same_chapters():
    levels = [re.findall(r"^(#+) ", guide(language), re.M) for language in LANGUAGES]
    assert levels[0] == levels[1]
    assert len(levels[0]) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_to_chapters_lead_to_chapters(language):
    text = guide(language)
    chapters = {
        re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.*)$", text, re.M)
    }
    links = re.findall(r"\]\(#([^)]+)\)", text)
    assert len(links) > 6
    assert set(links) - chapters == set()
