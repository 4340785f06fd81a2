# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""Reads KiCad's files without KiCad: a list in brackets becomes a list of texts and lists."""

import re
from collections.abc import Iterator
from typing import Any

_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')


def parse(text: str) -> list[Any]:
    """The first bracketed list of a text; raises ValueError if it does not end."""
    stack: list[list[Any]] = [[]]
    for quoted, bracket, word in (match.groups() for match in _TOKEN.finditer(text)):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            if len(stack) < 2:
                raise ValueError("a bracket closes that was never opened")
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or quoted.replace('\\"', '"'))
    if len(stack) != 1 or not stack[0]:
        raise ValueError("the text ends within a bracket")
    return stack[0][0]


def children(node: list[Any], name: str) -> Iterator[list[Any]]:
    """The lists within a list that begin with this word."""
    return (child for child in node if isinstance(child, list) and child and child[0] == name)


def value(node: list[Any], name: str) -> str:
    """The first word after `name` in the first list that begins with it, or ""."""
    for child in children(node, name):
        return child[1] if len(child) > 1 else ""
    return ""
