# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The words on the grid, as a table: the firmware has them as one text a language."""

from handheld import (
    words_en,
    words_en_crack,
    words_en_match,
    words_en_solo,
    words_en_statistics,
    words_en_test,
    words_nl,
    words_nl_crack,
    words_nl_match,
    words_nl_solo,
    words_nl_statistics,
    words_nl_test,
)

SENTENCES = {
    "en": (words_en, words_en_solo, words_en_match, words_en_crack, words_en_statistics, words_en_test),
    "nl": (words_nl, words_nl_solo, words_nl_match, words_nl_crack, words_nl_statistics, words_nl_test),
}


def table(words):
    """Return the labels of one module of words: name -> label."""
    lines = words.LABELS.strip("\n").split("\n")
    return dict(line.split("=", 1) for line in lines)


LABELS = {language: {name: label for words in modules for name, label in table(words).items()}
          for language, modules in SENTENCES.items()}  # fmt: skip
