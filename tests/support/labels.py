# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The words on the grid, as a table: the firmware has them as one text a language."""

from importlib import import_module

KINDS = ("", "_solo", "_match", "_crack", "_statistics", "_options", "_test")  # of words: a module each

SENTENCES = {
    language: tuple(import_module(f"handheld.words_{language}{kind}") for kind in KINDS) for language in ("en", "nl")
}


def table(words):
    """Return the labels of one module of words: name -> label."""
    lines = words.LABELS.strip("\n").split("\n")
    return dict(line.split("=", 1) for line in lines)


LABELS = {language: {name: label for words in modules for name, label in table(words).items()}
          for language, modules in SENTENCES.items()}  # fmt: skip
