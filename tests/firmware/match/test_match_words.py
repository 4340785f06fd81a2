# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The words of matches: both languages say the same things, in letters that the grid has."""

import re

import pytest

from handheld import font, words_en, words_en_match, words_nl, words_nl_match
from match_menus import KEEPER_PAUSE, MAIN, PAUSE, SETUP, WORDS

LANGUAGES = {"en": words_en_match, "nl": words_nl_match}
PLAIN = {"en": words_en, "nl": words_nl}
LONGEST_S = 16  # until a child has read the longest warning once


def names(words):
    return {name for name in vars(words) if name.isupper()}


def test_both_have_the_same_names():
    assert names(words_en_match) == names(words_nl_match)
    assert set(words_en_match.LABELS) == set(words_nl_match.LABELS)
    assert set(words_en_match.TASKS) == set(words_nl_match.TASKS) == {"CODE", "GUESS", "KEYS"}
    assert len(words_en_match.KINDS) == len(words_nl_match.KINDS) == 4
    assert len(words_en_match.VERDICTS) == len(words_nl_match.VERDICTS) == 2


def sentences(words):
    texts = {name: getattr(words, name) for name in names(words) if isinstance(getattr(words, name), str)}
    return texts | {f"KIND {number}": text for number, text in enumerate(words.KINDS)}


def test_both_take_the_same_values_in_the_same_order():
    english, dutch = sentences(words_en_match), sentences(words_nl_match)
    assert len(english) > 15
    for name, sentence in english.items():
        assert re.findall(r"%[a-z%]", sentence) == re.findall(r"%[a-z%]", dutch[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_can_be_drawn_and_is_soon_read(language):
    for label in LANGUAGES[language].LABELS.values():
        assert label
        assert label == label.strip()
        assert all(letter in font._SIGNS for letter in label), label
        assert 1 + len(label) * 4 * 0.14 < LONGEST_S, label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("menu", [MAIN, SETUP, PAUSE, KEEPER_PAUSE])
def test_no_two_items_of_a_menu_read_the_same(language, menu):
    labels = [WORDS[language][name] for name in menu]
    assert len(set(labels)) == len(menu)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_matches_hide_none_of_the_others(language):
    """A label of matches stands before one of the same name elsewhere: it must then be the same."""
    both = set(LANGUAGES[language].LABELS) & set(PLAIN[language].LABELS)
    assert not both


def test_the_languages_differ_where_they_should():
    same = [name for name, label in words_en_match.LABELS.items() if label == words_nl_match.LABELS[name]]
    assert set(same) <= {"START", "CODE"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences(language):
    for name, sentence in sentences(LANGUAGES[language]).items():
        if not name.startswith("KIND"):
            assert sentence[-1] in ".?", name
        assert sentence.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_over_tells_its_task_within_two_letters(language):
    """The first two letters stand still for a second: they must do for whoever knows the three words."""
    tasks = [LANGUAGES[language].LABELS[task][:2] for task in ("CODE", "GUESS", "KEYS")]
    assert len(set(tasks)) == 3
