# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Gives parameters names that all functions share: each other name would stay in the board's memory for good.

Only in the compiled drive, only where nothing passes them by name. Local variables have no names once compiled.
"""

import ast
from collections.abc import Iterable

_SHARED = "p%d"


def keywords(sources: Iterable[str]) -> set[str]:
    """All names by which any call in these modules passes an argument."""
    nodes = (node for source in sources for node in ast.walk(ast.parse(source)))
    return {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}


def share_names(source: str, kept: set[str]) -> str:
    """The module with shared parameter names, but for those in `kept`; line for line the same otherwise."""
    renamer = _Renamer(kept)
    renamer.visit(ast.parse(source))
    lines = [line.encode() for line in source.split("\n")]
    for line, start, end, new in sorted(renamer.edits, reverse=True):  # from the back: earlier places stay right
        lines[line - 1] = lines[line - 1][:start] + new.encode() + lines[line - 1][end:]
    return b"\n".join(lines).decode()


class _Renamer(ast.NodeVisitor):
    """Collects (line, first byte, end, new name) for every use of a parameter."""

    def __init__(self, kept: set[str]) -> None:
        self.edits: set[tuple[int, int, int, str]] = set()
        self._kept = kept
        self._names: dict[str, str] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for outside in (*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(outside)
        self._inside(node, node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        for outside in node.args.defaults:
            self.visit(outside)
        self._inside(node, [node.body])

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self._names:
            self._edit(node, self._names[node.id])

    def _inside(self, function: ast.FunctionDef | ast.Lambda, body: list) -> None:
        outer = self._names
        parameters = function.args.args
        own = {parameter.arg for parameter in (*parameters, *function.args.kwonlyargs)}
        # A name that the function sets itself is its own, whatever it means outside.
        self._names = {name: new for name, new in outer.items() if name not in own | _set_in(body)}
        taken = set(outer.values())
        fresh = (name for name in (_SHARED % number for number in range(99)) if name not in taken)
        spoken = _bound_otherwise(body)
        for parameter in parameters:
            if parameter.arg != "self" and parameter.arg not in self._kept | spoken:
                self._names[parameter.arg] = next(fresh)
                self._edit(parameter, self._names[parameter.arg])
        for part in body:
            self.visit(part)
        self._names = outer

    def _edit(self, node: ast.Name | ast.arg, new: str) -> None:
        name = node.id if isinstance(node, ast.Name) else node.arg
        self.edits.add((node.lineno, node.col_offset, node.col_offset + len(name.encode()), new))


def _set_in(body: list) -> set[str]:
    names = (node for part in body for node in ast.walk(part) if isinstance(node, ast.Name))
    return {node.id for node in names if isinstance(node.ctx, ast.Store)}


def _bound_otherwise(body: list) -> set[str]:
    """Names that the body binds or speaks in other ways than by a plain name: these stay as they are."""
    bound: set[str] = set()
    for node in (node for part in body for node in ast.walk(part)):
        if isinstance(node, ast.ExceptHandler) and node.name:
            bound.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            bound |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.JoinedStr):  # its parts have no places of their own in this Python
            bound |= {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
        elif isinstance(node, ast.FunctionDef):
            bound.add(node.name)
    return bound
