# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Gives parameters names that all functions share: each other name would stay in the board's memory for good.

Only in the compiled drive, only where nothing passes them by name. Local variables have no names once compiled.
"""

import ast
from collections.abc import Iterable, Iterator
from itertools import count

_SHARED = "p%d"
_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def keywords(sources: Iterable[str]) -> set[str]:
    """All names by which any call in these modules passes an argument.

    ValueError for a call with `**`, which would pass names that nobody can see here.
    """
    found = set()
    for source in sources:
        for node in ast.walk(_parsed(source)):
            if isinstance(node, ast.keyword):
                if node.arg is None:
                    line = source.split("\n")[node.value.lineno - 1].strip()
                    raise ValueError(f"parameters cannot be renamed where they are passed by **: {line}")
                found.add(node.arg)
    return found


def share_names(source: str, kept: set[str]) -> str:
    """The module with shared parameter names, but for those in `kept`; line for line the same otherwise."""
    tree = _parsed(source)
    renamer = _Renamer(kept, tree)
    renamer.visit(tree)
    lines = [line.encode() for line in source.split("\n")]
    for line, start, end, new in sorted(renamer.edits, reverse=True):  # from the back: earlier places stay right
        lines[line - 1] = lines[line - 1][:start] + new.encode() + lines[line - 1][end:]
    return b"\n".join(lines).decode()


def _parsed(source: str) -> ast.Module:
    try:
        return ast.parse(source)
    except SyntaxError:
        return ast.Module([], [])  # the compiler says what is wrong with it


class _Renamer(ast.NodeVisitor):
    """Collects (line, first byte, end, new name) for every use of a parameter."""

    def __init__(self, kept: set[str], tree: ast.Module) -> None:
        self.edits: set[tuple[int, int, int, str]] = set()
        self._kept = kept
        self._names: dict[str, str] = {}  # what the names of the function that is visited become
        self._used = {name for node in ast.walk(tree) for name in _named(node)}  # none of the new names

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for outside in (*node.decorator_list, *_outside(node.args), *filter(None, [node.returns])):
            self.visit(outside)
        self._inside(node, node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        for outside in _outside(node.args):
            self.visit(outside)
        self._inside(node, [node.body])

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self._names:
            self._edit(node, self._names[node.id])

    def _inside(self, function: ast.FunctionDef | ast.Lambda, body: list) -> None:
        outer = self._names
        own = {parameter.arg for parameter in _all(function.args)}
        # A name that the function sets itself is its own, whatever it means outside.
        self._names = {name: new for name, new in outer.items() if name not in own | _set_in(body)}
        taken = self._used | set(outer.values())
        fresh = (name for name in (_SHARED % number for number in count()) if name not in taken)
        spoken = _bound_otherwise(body)
        for parameter in function.args.args:
            if parameter.arg != "self" and parameter.arg not in self._kept | spoken:
                self._names[parameter.arg] = next(fresh)
                self._edit(parameter, self._names[parameter.arg])
        for part in body:
            self.visit(part)
        self._names = outer

    def _edit(self, node: ast.Name | ast.arg, new: str) -> None:
        name = node.id if isinstance(node, ast.Name) else node.arg
        self.edits.add((node.lineno, node.col_offset, node.col_offset + len(name.encode()), new))


def _all(arguments: ast.arguments) -> list[ast.arg]:
    starred = filter(None, (arguments.vararg, arguments.kwarg))
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *starred]


def _outside(arguments: ast.arguments) -> list[ast.expr]:
    """What is worked out where the function is defined: defaults, annotations."""
    annotations = (parameter.annotation for parameter in _all(arguments))
    return [*filter(None, (*arguments.defaults, *arguments.kw_defaults, *annotations))]


def _scope(body: list) -> Iterator[ast.AST]:
    """All nodes of a function but those of functions within it, and the names that comprehensions bind."""
    waiting = list(body)
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [*node.decorator_list, *_outside(node.args)]
        elif isinstance(node, ast.Lambda):
            waiting += _outside(node.args)
        elif isinstance(node, ast.comprehension):
            waiting += [node.iter, *node.ifs]
        else:
            waiting += ast.iter_child_nodes(node)


def _set_in(body: list) -> set[str]:
    """Names that a function sets itself."""
    names = (node for node in _scope(body) if isinstance(node, ast.Name))
    return {node.id for node in names if isinstance(node.ctx, ast.Store | ast.Del)}


def _named(node: ast.AST) -> list[str]:
    """The names that a node itself uses or binds, attributes and keywords of calls aside."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.arg):
        return [node.arg]
    return _bound(node)


def _bound(node: ast.AST) -> list[str]:
    """The names that a node itself binds or declares without an ast.Name of their own."""
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).split(".")[0]]
    if isinstance(node, ast.Global | ast.Nonlocal):
        return node.names
    if isinstance(node, ast.MatchMapping):
        return [*filter(None, [node.rest])]
    if isinstance(
        node,
        ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.ExceptHandler | ast.MatchAs | ast.MatchStar,
    ):
        return [*filter(None, [node.name])]
    return []


def _bound_otherwise(body: list) -> set[str]:
    """Names that the body binds or speaks in other ways than by a plain name: these stay as they are."""
    bound: set[str] = set()
    for node in (node for part in body for node in ast.walk(part)):
        bound.update(_bound(node))
        if isinstance(node, ast.JoinedStr | ast.ClassDef):
            # A string's parts have no places of their own in this Python, and what a class sets are attributes.
            bound.update(inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name))
    return bound
