# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Puts the firmware's whole numbers where they are used: those that its modules take from one another.

The compiler does that for private numbers, which stay in one module. A public one, an ink or a button say, would take
the board a place in its own module's table and one in the table of each module that imports it, and a look there at
every use. What could be another number by then stays: a name that is bound twice, or set from outside.
"""

import ast
import operator
import re
from collections import Counter
from collections.abc import Iterator, Mapping

from driving.slimming import names_in

_PACKAGE = "handheld."
_PUBLIC = re.compile(r"[A-Z][A-Z0-9_]*")
_OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv}
_MOST = 100  # of a tuple that is numbered by a range


class Numbers:
    """The whole numbers that the modules `texts`, by their dotted names, offer one another."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._trees = {module: ast.parse(text) for module, text in texts.items()}
        self._nodes = {module: list(ast.walk(tree)) for module, tree in self._trees.items()}
        self._texts = dict(texts)
        set_outside = {name for nodes in self._nodes.values() for node in nodes for name in _set_by(node)}
        self._imports = {module: _imported(nodes) for module, nodes in self._nodes.items()}
        self._asked_of = {source for found in self._imports.values() for source in found.values()}
        self._values: dict[tuple[str, str], int] = {}
        self._once = {module: _bound_once(nodes) for module, nodes in self._nodes.items()}
        while self._find(set_outside):
            pass
        self._uses = {module: dict(self._used(module)) for module in self._trees}
        self._kept = {name for module in self._trees for name in self._asked(module)}

    def put(self, module: str) -> str:
        """The module with the numbers in their places; line for line the same otherwise."""
        lines = [line.encode() for line in self._texts[module].split("\n")]
        changes: list[tuple[ast.stmt | ast.expr, str]]
        changes = [(node, str(value)) for node, value in self._uses[module].items()]
        changes += [*self._shorter_imports(module), *self._fewer(module)]
        for node, text in sorted(changes, key=lambda change: _place(change[0]), reverse=True):
            first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
            head, tail = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
            lines[first : last + 1] = [head + text.encode() + tail, *[b""] * (last - first)]
        return b"\n".join(lines).decode()

    def _find(self, set_outside: set[str]) -> bool:
        """Add the numbers that can be reckoned from those that are known; return whether there were any."""
        before = len(self._values)
        for module, tree in self._trees.items():
            for node in tree.body if module.startswith(_PACKAGE) else ():
                for name, value in self._given(module, node):
                    if _PUBLIC.fullmatch(name) and name in self._once[module] and name not in set_outside:
                        self._values[module, name] = value
        return len(self._values) > before

    def _given(self, module: str, node: ast.stmt) -> Iterator[tuple[str, int]]:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            return
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Name):
            number = self._reckoned(module, value)
            if number is not None:
                yield target.id, number
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
            limits = [self._reckoned(module, limit) for limit in value.args]
            numbers = range(*[_MOST if limit is None else limit for limit in limits])
            if len(numbers) == len(target.elts):
                yield from ((name.id, number) for name, number in zip(target.elts, numbers, strict=True)
                            if isinstance(name, ast.Name))  # fmt: skip

    def _reckoned(self, module: str, value: ast.expr) -> int | None:
        if isinstance(value, ast.Constant):
            return value.value if type(value.value) is int else None
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "const" and len(value.args) == 1:
            return self._reckoned(module, value.args[0])
        if isinstance(value, ast.BinOp) and type(value.op) in _OPERATORS:
            left, right = self._reckoned(module, value.left), self._reckoned(module, value.right)
            return None if left is None or right is None else _OPERATORS[type(value.op)](left, right)
        return self._number(module, value)

    def _number(self, module: str, node: ast.AST) -> int | None:
        """What a name, or a module's attribute, is, if it is one of the numbers."""
        if isinstance(node, ast.Name) and node.id in self._once[module]:
            source = self._imports[module].get(node.id, (module, node.id))
            return self._values.get(source)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in self._once[module]:
            package, name = self._imports[module].get(node.value.id, ("", ""))
            return self._values.get((f"{package}.{name}", node.attr))
        return None

    def _used(self, module: str) -> Iterator[tuple[ast.expr, int]]:
        for node in self._nodes[module]:
            if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
                number = self._number(module, node)
                if number is not None:
                    yield node, number

    def _asked(self, module: str) -> Iterator[str]:
        """Names of numbers that are asked for in a way that only their own module can answer."""
        for node in self._nodes[module]:
            if isinstance(node, ast.Attribute) and node not in self._uses[module]:
                yield node.attr
            elif isinstance(node, ast.ImportFrom):
                yield from (alias.name for alias in node.names if not self._is_spare(module, node, alias))

    def _is_spare(self, module: str, node: ast.ImportFrom, alias: ast.alias) -> bool:
        name = alias.asname or alias.name
        if not module.startswith(_PACKAGE) or name not in self._once[module] or (module, name) in self._asked_of:
            return False
        if (node.module or "", alias.name) in self._values:
            return True
        if f"{node.module}.{alias.name}" not in self._trees:
            return False
        # A module of which only numbers were wanted.
        bases = {id(use.value) for use in self._uses[module] if isinstance(use, ast.Attribute)}
        loads = [use for use in self._nodes[module] if isinstance(use, ast.Name) and use.id == name]
        return bool(loads) and all(id(use) in bases for use in loads)

    def _shorter_imports(self, module: str) -> Iterator[tuple[ast.stmt, str]]:
        only = {id(body[0]) for node in self._nodes[module] for body in _bodies(node) if len(body) == 1}
        for node in self._nodes[module]:
            if not isinstance(node, ast.ImportFrom):
                continue
            stay = [alias for alias in node.names if not self._is_spare(module, node, alias)]
            if len(stay) == len(node.names):
                continue
            names = ", ".join(ast.unparse(alias) for alias in stay)
            nothing = "pass" if id(node) in only else ""
            yield node, f"from {node.module} import {names}" if stay else nothing

    def _fewer(self, module: str) -> Iterator[tuple[ast.stmt, str]]:
        """The statements that give numbers, with only those that somebody still asks for."""
        for node in self._trees[module].body:
            given = list(self._given(module, node))
            known = [(name, value) for name, value in given if (module, name) in self._values]
            stay = [f"{name} = {value}" for name, value in known if name in self._kept]
            if given and len(known) == len(given) > len(stay):
                yield node, "; ".join(stay)


def _imported(nodes: list[ast.AST]) -> dict[str, tuple[str, str]]:
    """What each imported name is: of which module, and there of which name."""
    found = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and not node.level:
            found.update({alias.asname or alias.name: (node.module or "", alias.name) for alias in node.names})
    return found


def _bound_once(nodes: list[ast.AST]) -> set[str]:
    """The names that are bound in one way only: by one statement, or by imports of the same."""
    bound: Counter[str | None] = Counter()
    seen = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = (node.module, alias.name, alias.asname)
                bound[alias.asname or alias.name] += whole not in seen
                seen.add(whole)
        elif not (isinstance(node, ast.alias) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))):
            bound.update(names_in(node))
    return {name for name, times in bound.items() if name and times == 1}


def _set_by(node: ast.AST) -> list[str]:
    return [node.attr] if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load) else []


def _bodies(node: ast.AST) -> list[list[ast.stmt]]:
    if isinstance(node, ast.Module):
        return []
    return [body for body in (getattr(node, field, None) for field in ("body", "orelse", "finalbody")) if
            isinstance(body, list)]  # fmt: skip


def _place(node: ast.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)
