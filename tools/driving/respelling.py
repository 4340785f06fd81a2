# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What is done to each source before it is compiled for the drive: slimmed, and our own names respelled."""

import ast
from collections.abc import Iterable

from driving.contents import ROOT_FILES, Item, module_name
from driving.names import spell, spelling
from driving.slimming import slim

RULES = "mastermind"  # its names are public, as those of the libraries: for whoever tries them on the board


class Respelling:
    """The changes for the modules of one drive, which have to agree; `names` maps old names to new."""

    def __init__(self, items: Iterable[Item]) -> None:
        modules = [item for item in items if item.source.suffix == ".py"]
        texts = {item.target: slim(item.source.read_text(encoding="utf-8")) for item in modules}
        ours: list[str] = []
        public: list[str] = []
        others: list[str] = []
        for item in modules:
            if not _is_python(texts[item.target]):
                continue
            is_public = not item.ours or item.package == RULES
            kind = others if item.target in ROOT_FILES else public if is_public else ours
            kind.append(texts[item.target])
        dotted = [module_name(item.target) for item in modules if item.target not in ROOT_FILES]
        self.names = spelling(ours, public, others, dotted)

    def __call__(self, text: str) -> str:
        """Return the text of a module, changed."""
        return spell(slim(text), self.names) if _is_python(text) else text


def _is_python(text: str) -> bool:
    """Whether it can be read; the compiler says what is wrong where it can't."""
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True
