# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Both languages say the same things, in letters that the grid has."""

import re

import pytest

from handheld import font, words_en, words_nl

LANGUAGES = {"en": words_en, "nl": words_nl}
SCROLL_SECONDS_A_LETTER = 4 * 0.14


def names(words):
    return {name for name in vars(words) if name.isupper()}


def test_both_have_the_same_names():
    assert names(words_en) == names(words_nl)
    assert set(words_en.LABELS) == set(words_nl.LABELS)
    assert set(words_en.EDITIONS) == set(words_nl.EDITIONS) == {"classic", "original", "deluxe"}
    assert len(words_en.COLOURS) == len(words_nl.COLOURS) == 9


def test_both_take_the_same_values_in_the_same_order():
    sentences = [name for name in names(words_en) if isinstance(getattr(words_en, name), str)]
    assert len(sentences) > 10
    for name in sentences:
        english, dutch = (re.findall(r"%[a-z%]", getattr(words, name)) for words in LANGUAGES.values())
        assert english == dutch, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_can_be_drawn_and_is_soon_read(language):
    for label in LANGUAGES[language].LABELS.values():
        assert label
        for letter in label:
            assert letter in font._SIGNS, f"{letter!r} in {label}"
            assert letter == " " or any(font.columns(letter))
        assert 1 + len(label) * SCROLL_SECONDS_A_LETTER < 8, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_labels_or_colours_read_the_same(language):
    words = LANGUAGES[language]
    assert len(set(words.LABELS.values())) == len(words.LABELS)
    assert len(set(words.COLOURS)) == 9


def test_the_languages_differ_where_they_should():
    same = [name for name in words_en.LABELS if words_en.LABELS[name] == words_nl.LABELS[name]]
    assert set(same) <= {"SOLO", "deluxe"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences(language):
    words = LANGUAGES[language]
    fragments = {"BLANKS_TOO", "REPEATS", "NO_REPEATS"}
    for name in names(words) - fragments:
        sentence = getattr(words, name)
        if isinstance(sentence, str):
            assert sentence[-1] in ".?", name
            assert sentence.isascii()
