# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The package as others meet it: names, docstrings, examples, errors, and what it keeps out of."""

import ast
import doctest
import importlib
import inspect
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import mastermind

MODULES = [
    "mastermind",
    *(f"mastermind.{found.name}" for found in pkgutil.iter_modules(mastermind.__path__)),
]
SOURCES = sorted(Path(mastermind.__file__).parent.glob("*.py"))
EXAMPLES_AT_LEAST = 15


def public_objects():
    """Yield every public name and every public method of a public class, with its object."""
    for name in mastermind.__all__:
        thing = getattr(mastermind, name)
        yield name, thing
        if inspect.isclass(thing):
            for part, member in vars(thing).items():
                if not part.startswith("_"):
                    yield f"{name}.{part}", member


def test_the_names_that_are_promised():
    promised = {"feedback", "EDITIONS", "Round", "consistent", "codemaker_points", "guess_points"}
    assert set(mastermind.__all__) >= promised
    assert sorted(set(mastermind.__all__)) == sorted(mastermind.__all__)
    assert callable(mastermind.feedback)  # and not a module of that name
    assert callable(mastermind.possible)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_says_what_it_is(name):
    assert importlib.import_module(name).__doc__


def test_every_public_name_has_a_docstring():
    described = [(name, thing) for name, thing in public_objects() if name != "EDITIONS"]
    assert len(described) > 20
    assert [name for name, thing in described if not inspect.getdoc(thing)] == []


def test_the_examples_in_the_docstrings_are_true():
    results = [doctest.testmod(importlib.import_module(name)) for name in MODULES]
    assert [result.failed for result in results] == [0] * len(MODULES)
    assert sum(result.attempted for result in results) >= EXAMPLES_AT_LEAST


def test_the_errors_are_separate_value_errors():
    errors = (mastermind.NotationError, mastermind.RuleError, mastermind.RoundOver, mastermind.WrongPhase)
    assert all(error.__bases__ == (ValueError,) for error in errors)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_no_hardware_no_clock_no_printing_no_randomness(source):
    """Everything outside comes in as an argument; exempt are what a checker of types reads, and the trees' data."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    allowed = {"collections"}
    forbidden = {"print", "open", "input", "exec", "eval"} - ({"open"} if source.name == "tree.py" else set())
    checked = [
        node
        for statement in tree.body
        if not (isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING")
        for node in ast.walk(statement)
    ]
    for node in checked:
        if isinstance(node, ast.Import):
            assert {name.name for name in node.names} <= allowed
        if isinstance(node, ast.ImportFrom):
            assert node.level == 1 or node.module in allowed
        if isinstance(node, ast.Name):
            assert node.id not in forbidden
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "__import__":
            assert ast.unparse(node.args[0]).startswith("'mastermind.' + ")


def test_names_that_are_loaded_late_are_the_real_ones():
    """In a fresh interpreter, as the first to ask; another name is still an error."""
    program = (
        "import sys, mastermind\n"
        "late = [n for n in mastermind.__all__ if n not in vars(mastermind)]\n"
        "from mastermind import *\n"
        "assert all(n in globals() for n in mastermind.__all__)\n"
        "for n in late:\n"
        "    home = sys.modules[getattr(mastermind, n).__module__]\n"
        "    assert getattr(home, n) is getattr(mastermind, n)\n"
        "assert not hasattr(mastermind, 'no_such_name')\n"
        "print('late:', len(late))\n"
    )
    answer = subprocess.run(
        [sys.executable, "-B", "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path[1:])},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (answer.stderr, answer.returncode) == ("", 0)
    assert answer.stdout.startswith("late:")
