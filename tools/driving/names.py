# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Spells the firmware's own names in a compiled drive with names that CircuitPython has in its flash.

The interpreter keeps each name that it meets in RAM for good, some 20 bytes, 600 of them by the time a match is played;
those that are in its own flash cost nothing. So what is ours alone gets one of these, the same in all modules. Nobody
speaks of it from outside: what a text names, what the board names, and what rules and libraries offer to all stay.
Lines stay as they are, so a traceback gives the right file and line, and only the function under a stand-in.
"""

import ast
import builtins
import io
import keyword
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from driving.slimming import annotations

ROM_NAMES = Path(__file__).with_name("circuitpython_names.txt")
_TAKEN = {*dir(builtins), *keyword.kwlist, *keyword.softkwlist, *dir(ValueError()), "self", "const"}
_VISIT = "visit"
_ONE_NAME = re.compile(r"[\w.]+")


def rom_names() -> set[str]:
    """The names that CircuitPython has in its flash."""
    lines = ROM_NAMES.read_text(encoding="utf-8").splitlines()
    return {name for line in lines if not line.startswith("#") for name in line.split()}


def spelling(ours: Iterable[str], others: Iterable[str], modules: Iterable[str]) -> dict[str, str]:
    """What each name of our modules becomes; those that stay are not in it.

    ours      sources in which names change
    others    sources that are loaded beside them as they are, or any list of names that stay
    modules   dotted names of all modules
    """
    ours, others = list(ours), list(others)
    everything = [*ours, *others]
    rom = rom_names()
    kept = {part for module in modules for part in module.split(".")} | _TAKEN | rom
    for source in everything:
        kept |= _in_texts(source)
    for source in others:
        kept |= _names(source)
    used = {name for source in everything for name in _names(source)}
    change = sorted(name for name in used - kept if not name.startswith("__"))
    free = sorted(name for name in rom - used - _TAKEN - kept.difference(rom) if not name.startswith("_"))
    return dict(zip(change, free, strict=False))


def spell(source: str, spelled: Mapping[str, str]) -> str:
    """The module with its names changed; line for line the same otherwise."""
    lines = source.splitlines(keepends=True)
    screens = {(text.lineno, text.col_offset) for node in ast.walk(ast.parse(source)) for text in _visited(node)}
    for token in sorted(_tokens(source), key=lambda token: token.start, reverse=True):
        row, column = token.start
        line = lines[row - 1]
        name = token.string
        if token.type == tokenize.STRING and (row, len(line[:column].encode())) in screens:
            column, name = column + 1, name[1:-1]
        elif token.type == tokenize.STRING:
            continue
        if name in spelled:
            lines[row - 1] = line[:column] + spelled[name] + line[column + len(name) :]
    return "".join(lines)


def asked_names(source: str) -> list[str]:
    """The names by which a module asks others for something; those that it keeps to itself may be anything."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.update(part for alias in node.names for part in alias.name.split("."))
    return sorted(found)


def _tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.NAME, tokenize.STRING):
            yield token


def _names(source: str) -> set[str]:
    return {token.string for token in _tokens(source) if token.type == tokenize.NAME}


def _in_texts(source: str) -> set[str]:
    """Names that a module may mean by a text, those in f-strings, and the constants that vanish as they are."""
    tree = ast.parse(source)
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    silent |= {id(text) for node in ast.walk(tree) for note in annotations(node) for text in ast.walk(note)}
    silent |= {id(text) for node in ast.walk(tree) for text in _visited(node)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found.update(name for inner in ast.walk(node) for name in _named(inner))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            if _ONE_NAME.fullmatch(node.value):
                found.update(re.findall(r"\w+", node.value))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and _is_constant(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update(name.id for name in targets if isinstance(name, ast.Name) and name.id.startswith("_"))
    return found


def _visited(node: ast.AST) -> list[ast.expr]:
    """The text that names a screen in `visit(room, "Screen", ...)`, or the two of `"One" if ... else "Other"`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != _VISIT:
        return []
    screen = node.args[1]
    return [screen.body, screen.orelse] if isinstance(screen, ast.IfExp) else [screen]


def _named(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, ast.keyword | ast.arg):
        return [node.arg or ""]
    return []


def _is_constant(value: ast.expr | None) -> bool:
    """Whether it is a `const(...)`: one whose name begins with an underscore is gone once compiled."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "const"
