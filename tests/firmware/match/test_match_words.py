# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The words of matches: both languages say the same things, in letters that the grid has."""

import re

import pytest

from handheld import words_en, words_en_match, words_nl, words_nl_match
from handheld.screens import font
from labels import table

LANGUAGES = {"en": words_en_match, "nl": words_nl_match}
PLAIN = {"en": words_en, "nl": words_nl}
LONGEST_S = 16  # until a child has read the longest warning once


def test_the_lists_are_as_long():
    assert set(words_en_match.TASKS) == set(words_nl_match.TASKS) == {"CODE", "GUESS", "KEYS"}
    assert len(words_en_match.KINDS) == len(words_nl_match.KINDS) == 4
    assert len(words_en_match.VERDICTS) == len(words_nl_match.VERDICTS) == 2


def test_the_ways_to_end_take_the_same_values():
    for english, dutch in zip(words_en_match.KINDS, words_nl_match.KINDS, strict=True):
        assert re.findall(r"%[a-z%]", english) == re.findall(r"%[a-z%]", dutch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_can_be_drawn_and_is_soon_read(language):
    for label in table(LANGUAGES[language]).values():
        assert label
        assert label == label.strip()
        assert all(letter in font._SIGNS for letter in label), label
        assert 1 + len(label) * 4 * 0.14 < LONGEST_S, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_matches_hide_none_of_the_others(language):
    """A label of matches stands before one of the same name elsewhere: it must then be the same."""
    both = set(table(LANGUAGES[language])) & set(table(PLAIN[language]))
    assert not both


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_over_tells_its_task_within_two_letters(language):
    """The first two letters stand still for a second: they must do for whoever knows the three words."""
    tasks = [table(LANGUAGES[language])[task][:2] for task in ("CODE", "GUESS", "KEYS")]
    assert len(set(tasks)) == 3
