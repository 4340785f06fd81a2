# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What is done to each source before it is compiled for the drive: slimmed, and our own names respelled."""

import ast
from collections.abc import Iterable

from driving.contents import ROOT_FILES, Item, module_name
from driving.names import asked_names, spell, spelling
from driving.numbers import Numbers
from driving.slimming import slim, unsaid

RULES = "mastermind/__init__.py"
# What the rules offer to whoever tries them on the board, besides what the package lists in __all__: attributes,
# methods and what is passed by name.
OFFERED = """
edition secret name rows positions colours repeats blanks with_rules codes guess solved over
next_guess take undo remaining counting
"""
# What is used of the libraries, here or by whoever tries them on the board. A drive to tinker with has all of it.
OF_LIBRARIES = """
NeoPixel pin n bpp brightness auto_write pixel_order show fill deinit write GRB RGB
Debouncer interval update value rose fell ticks_ms ticks_add ticks_diff ticks_less
"""


class Respelling:
    """The changes for the modules of one drive, which have to agree; `names` maps old names to new.

    Called with an item of the drive and its text, it returns that text changed.
    """

    def __init__(self, items: Iterable[Item]) -> None:
        modules = [item for item in items if item.source.suffix == ".py"]
        readable = {item.target: item.source.read_text(encoding="utf-8") for item in modules}
        readable = {target: text for target, text in readable.items() if _is_python(text)}
        self._numbers = Numbers({module_name(target): text for target, text in readable.items()})
        self.names: dict[str, str] = {}
        ours: list[str] = []
        others = ["\n".join(OF_LIBRARIES.split())]
        for item in modules:
            if item.target == RULES:
                others.append("\n".join(_listed(readable[RULES]) + OFFERED.split()))
            if item.target in ROOT_FILES:
                others.append("\n".join(asked_names(readable.get(item.target, ""))))
            elif item.target in readable:
                ours.append(self.slimmed(item))
        dotted = [module_name(item.target) for item in modules if item.target not in ROOT_FILES]
        self.names = spelling(ours, others, dotted)

    def __call__(self, text: str, item: Item) -> str:
        """Return `text`, that of an item as it was when this was made, changed."""
        if not _is_python(text):
            return text
        return spell(self.slimmed(item), self.names)

    def slimmed(self, item: Item) -> str:
        """Return an item's text with all changes but those of names."""
        text = self._numbers.put(module_name(item.target))
        return slim(unsaid(text) if item.package == "mastermind" else text)


def _listed(text: str) -> list[str]:
    """The names in a module's `__all__`."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    raise ValueError("the rules have no __all__")


def _is_python(text: str) -> bool:
    """Whether it can be read; the compiler says what is wrong where it can't."""
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True
