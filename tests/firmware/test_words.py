# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Both languages say the same things, in letters that the grid has."""

import re

import pytest

from handheld import words_en, words_nl
from handheld.screens import font
from labels import LABELS, SENTENCES, table

PAIRS = list(zip(*SENTENCES.values(), strict=True))
MODULES = [words for pair in PAIRS for words in pair]
SCROLL_SECONDS_A_LETTER = 4 * 0.14
FRAGMENTS = {"LABELS", "BLANKS_TOO", "REPEATS", "NO_REPEATS", "RULES", "COACH", "PERCENT", "MINUTES"}
FRAGMENTS |= {"ARE_STUCK", "ARE_UNSEEN", "KEEPS", "FORGETS", "FULL", "LOST", "NO_MEMORY", "FREE", "NOT_MEASURED"}
FRAGMENTS |= {"ALL_SEEN", "NONE_WRONG", "VOLTS"}
SAME = {"SOLO", "deluxe", "DUEL", "START", "CODE", "contrast", "en", "nl", "TEST"}  # what is the same word in both


def named(words):
    return words.__name__.rpartition("_")[2]


SHORT = [pair for pair in PAIRS if named(pair[0]) not in ("match", "crack")]  # words of menus


def names(words):
    return {name for name in vars(words) if name.isupper()}


@pytest.mark.parametrize(("english", "dutch"), PAIRS, ids=named)
def test_both_have_the_same_names(english, dutch):
    assert names(english) == names(dutch)
    assert list(table(english)) == list(table(dutch))


def test_all_have_the_editions_and_colours():
    assert {"classic", "original", "deluxe"} <= set(table(words_en)) & set(table(words_nl))
    assert len(set(words_en.COLOURS)) == len(set(words_nl.COLOURS)) == 9


@pytest.mark.parametrize(("english", "dutch"), PAIRS, ids=named)
def test_both_take_the_same_values_in_the_same_order(english, dutch):
    sentences = [name for name in names(english) if isinstance(getattr(english, name), str)]
    assert len(sentences) > 5
    for name in sentences:
        both = (re.findall(r"%\.?[0-9]*[a-z%]", getattr(words, name)) for words in (english, dutch))
        assert next(both) == next(both), name


@pytest.mark.parametrize("words", [words for pair in SHORT for words in pair], ids=lambda words: words.__name__)
def test_every_label_can_be_drawn_and_is_soon_read(words):
    for label in table(words).values():
        assert label
        for letter in label:
            assert letter in font._SIGNS, f"{letter!r} in {label}"
            assert letter == " " or any(font.columns(letter))
        assert 1 + len(label) * SCROLL_SECONDS_A_LETTER < 8, label


@pytest.mark.parametrize("words", [words for pair in SHORT for words in pair], ids=lambda words: words.__name__)
def test_no_two_labels_read_the_same(words):
    assert len(set(table(words).values())) == len(table(words))


def test_the_languages_differ_where_they_should():
    assert {name for name in LABELS["en"] if LABELS["en"][name] == LABELS["nl"][name]} <= SAME


@pytest.mark.parametrize("words", MODULES, ids=lambda words: words.__name__)
def test_labels_are_one_line_each(words):
    """The firmware looks for a line's beginning, so that no label may hide in another."""
    assert words.LABELS[0] == words.LABELS[-1] == "\n"
    assert len(table(words)) == words.LABELS.count("\n") - 1
    assert not [line for line in words.LABELS.strip("\n").split("\n") if line != line.strip() or "=" not in line]


@pytest.mark.parametrize("words", MODULES, ids=lambda words: words.__name__)
def test_sentences_end_as_sentences(words):
    for name in names(words) - FRAGMENTS:
        sentence = getattr(words, name)
        if isinstance(sentence, str):
            assert sentence[-1] in ".?", name
            assert sentence.isascii()
