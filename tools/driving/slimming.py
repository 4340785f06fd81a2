# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Takes out of a module what the board never uses, line for line, so that a traceback's line numbers stay right.

Each name costs the board's memory for good, also those of imports that only type checkers follow; and looking for a
module that is not there, as libraries do for types, takes milliseconds at each start. A private whole number that is
marked as `const` is put where it is used by the compiler, and its name is gone.
"""

import ast
from collections import Counter

_TYPES_ONLY = "TYPE_CHECKING"
_PUBLIC = "__all__"
_ORIGIN = ("__repo__", "__version__")  # as a library from a bundle has them, always both


def slim(source: str) -> str:
    """The module without imports for types, `__all__` and a library's origin, its numbers as `const`; as many lines.

    What could then mean something else stays as it is: a name that is set again, say, or a block with an `else`.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source  # the compiler says what is wrong with it
    lines = [line.encode() for line in source.split("\n")]
    for node in _dropped(tree):
        for number in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[number] = b""
    # From the back, so that two on one line do not move each other.
    for value in sorted(_numbers(tree), key=lambda value: (value.lineno, value.col_offset), reverse=True):
        line, start, end = value.lineno - 1, value.col_offset, value.end_col_offset
        lines[line] = lines[line][:start] + b"const(" + lines[line][start:end] + b")" + lines[line][end:]
    return b"\n".join(lines).decode()


def unsaid(source: str) -> str:
    """The module with the messages of the errors that it raises by name left out; as many lines.

    For the rules: their messages are for whoever writes programs with them, and take 2 kB of the board's memory, where
    nothing shows them.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    lines = source.split("\n")
    for node in ast.walk(tree):
        call = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and _is_message(call.args):
            first, last = call.lineno - 1, (call.end_lineno or call.lineno) - 1
            head = lines[first][: call.func.end_col_offset]
            lines[first : last + 1] = [head + lines[last][call.end_col_offset :], *[""] * (last - first)]
    return "\n".join(lines)


def _is_message(arguments: list[ast.expr]) -> bool:
    text = arguments[0] if len(arguments) == 1 else None
    return isinstance(text, ast.JoinedStr) or (isinstance(text, ast.Constant) and isinstance(text.value, str))


def _dropped(tree: ast.Module) -> list[ast.stmt]:
    """What goes: the blocks for types, and the assignments of names that nothing else uses then."""
    shared = Counter(line for node in tree.body for line in range(node.lineno, (node.end_lineno or node.lineno) + 1))
    alone = [node for node in tree.body if shared[node.lineno] == 1 == shared[node.end_lineno or node.lineno]]
    blocks: list[ast.stmt] = [node for node in alone if _is_for_types(node) or _is_tried_for_types(node, tree)]
    within = {id(inner) for block in blocks for inner in ast.walk(block)}
    uses = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in within)
    origin = _ORIGIN if all(uses[name] == 1 for name in _ORIGIN) else ()
    gone = [name for name in (_TYPES_ONLY, _PUBLIC, *origin) if uses[name] == 1]
    return blocks + [node for node in alone if _assigned(node) in gone]


def _numbers(tree: ast.Module) -> list[ast.Constant]:
    """The values of the private whole numbers of the module: set once and for all, before any use of theirs."""
    seen: dict[str | None, list[ast.AST]] = {}
    places: dict[int, tuple[int, int]] = {}
    for node in ast.walk(tree):  # from the outside in
        if isinstance(node, ast.JoinedStr):  # its parts have no sure places of their own in this Python
            places |= {id(part): (node.lineno, node.col_offset) for part in ast.walk(node) if id(part) not in places}
        for name in names_in(node):
            seen.setdefault(name, []).append(node)

    def place(use: ast.AST) -> tuple[int, int]:
        return places.get(id(use)) or (getattr(use, "lineno", 0), getattr(use, "col_offset", 0))

    found = []
    for node in tree.body:
        name = _assigned(node)
        if name is None or not name.startswith("_") or name.startswith("__"):
            continue
        if not isinstance(node, ast.Assign) or node.lineno != node.end_lineno:
            continue
        value = node.value
        if not isinstance(value, ast.Constant) or type(value.value) is not int:
            continue
        own, *uses = sorted(seen[name], key=place)
        # The compiler replaces what it reads from there on, and knows no scopes.
        read = (isinstance(use, ast.Name) and isinstance(use.ctx, ast.Load) for use in uses)
        if own is node.targets[0] and all(read):
            found.append(value)
    return found


def names_in(node: ast.AST) -> list[str | None]:
    """The names that a node itself uses or binds, attributes aside."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.arg | ast.keyword):
        return [node.arg]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).split(".")[0]]
    if isinstance(node, ast.Global | ast.Nonlocal):
        return [*node.names]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.ExceptHandler):
        return [node.name]
    return []


def _assigned(node: ast.stmt) -> str | None:
    """The name to which a statement gives a value, if that is all it does."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return None


def _is_for_types(node: ast.stmt) -> bool:
    named = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == _TYPES_ONLY
    return named and isinstance(node, ast.If) and not node.orelse


def _is_tried_for_types(node: ast.stmt, tree: ast.Module) -> bool:
    """Whether it is `try: from typing import ... except ImportError: pass`, and all of it is for annotations."""
    if not isinstance(node, ast.Try) or node.orelse or node.finalbody or len(node.handlers) != 1:
        return False
    handler = node.handlers[0]
    caught = isinstance(handler.type, ast.Name) and handler.type.id == "ImportError"
    if not caught or not all(isinstance(what, ast.Pass) for what in handler.body):
        return False
    if not any(isinstance(what, ast.ImportFrom) and what.module == "typing" for what in node.body):
        return False
    names = {name for what in node.body for name in _imported(what)}
    return "" not in names and not names & _used_at_run_time(tree)


def _imported(node: ast.stmt) -> list[str]:
    """The names that an import binds; an empty one for any other statement."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [(alias.asname or alias.name).split(".")[0] for alias in node.names]
    return [""]


def _used_at_run_time(tree: ast.Module) -> set[str]:
    """All names that are read outside annotations, which the board does not evaluate."""
    notes = {id(inner) for node in ast.walk(tree) for note in annotations(node) for inner in ast.walk(note)}
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and id(node) not in notes}


def annotations(node: ast.AST) -> list[ast.expr]:
    """What a function, a parameter or a variable is said to be, which the board does not look at."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return [*filter(None, [node.returns])]
    if isinstance(node, ast.arg):
        return [*filter(None, [node.annotation])]
    return [node.annotation] if isinstance(node, ast.AnnAssign) else []
