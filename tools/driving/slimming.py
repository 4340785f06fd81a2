# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Takes out of a module what the board never uses, line for line, so that a traceback's line numbers stay right.

Each name costs the board's memory for good, also those of imports that only type checkers follow. And a private whole
number that is marked as `const` is put where it is used by the compiler, and its name is gone.
"""

import ast

_TYPES_ONLY = "TYPE_CHECKING"
_DROPPED = (_TYPES_ONLY, "__all__")


def slim(source: str) -> str:
    """The module without `TYPE_CHECKING` blocks and `__all__`, its private whole numbers as `const`; as many lines."""
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if _is_assignment_of(node, _DROPPED) or _is_for_types(node):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
        elif (name := _private_number(node)) is not None:
            number = node.lineno - 1
            head, _, rest = lines[number].partition("=")
            value, hash_sign, comment = rest.partition("#")
            lines[number] = f"{head}= const({value.strip()})  {hash_sign}{comment}".rstrip()
            assert lines[number].startswith(name)
    return "\n".join(lines)


def _is_assignment_of(node: ast.stmt, names: tuple[str, ...]) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in names


def _is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == _TYPES_ONLY


def _private_number(node: ast.stmt) -> str | None:
    if not isinstance(node, ast.Assign) or len(node.targets) != 1 or node.lineno != node.end_lineno:
        return None
    target, value = node.targets[0], node.value
    if not isinstance(target, ast.Name) or not target.id.startswith("_") or target.id.startswith("__"):
        return None
    return target.id if isinstance(value, ast.Constant) and type(value.value) is int else None
