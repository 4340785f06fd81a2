# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Parameters get shared names, and the module does what it did."""

import ast

import pytest

from driving.contents import items
from driving.parameters import keywords, share_names
from provision.places import LIBRARIES, ROOT

OURS = [item for item in items(ROOT, LIBRARIES) if item.ours and item.source.suffix == ".py"]
CASES = (ROOT / "tests/data/hard-to-rename.txt").read_text(encoding="utf-8").split("\n# --- ")[1:]
HARD = {name: module for name, _, module in (case.partition("\n") for case in CASES)}
HARD["many"] = f"def f({', '.join(f'a{n}' for n in range(120))}):\n    return a0, a119\nresult = f(*range(120))\n"


def result_of(source):
    names: dict = {}
    exec(compile(source, "module", "exec"), names)
    return names["result"]


def parameters(source):
    """All names of parameters that are passed by place."""
    nodes = ast.walk(ast.parse(source))
    return {parameter.arg for node in nodes if isinstance(node, ast.arguments) for parameter in node.args}


@pytest.mark.parametrize("name", HARD)
def test_it_does_what_it_did(name):
    source = HARD[name]
    changed = share_names(source, keywords([source]))
    assert result_of(changed) == result_of(source)
    assert changed.count("\n") == source.count("\n")
    ast.parse(changed)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("plain", {"p0", "p1"}),
        ("methods", {"self", "p0"}),
        ("nested reads", {"p0", "p1"}),
        ("nonlocal", {"a"}),
        ("except", {"p0", "e"}),
        ("f-string", {"a", "b", "p0"}),
        ("its own names taken", {"p3", "p4", "p5"}),
        ("named in a call", {"a", "b"}),
        ("comprehensions", {"p0", "p1"}),
        ("other letters", {"p0", "p1"}),
    ],
)
def test_which_names_change(name, expected):
    source = HARD[name]
    assert parameters(share_names(source, keywords([source]))) == expected


def test_a_name_used_in_a_call_anywhere_is_kept():
    kept = keywords(["f(a, b=1)", "class C(metaclass=M): pass\nx.g(c=lambda d=2: h(e=3))"])
    assert kept == {"b", "metaclass", "c", "e"}
    assert share_names("def f(a, b, self):\n    return a, b", kept) == "def f(p0, b, self):\n    return p0, b"


def test_names_passed_by_two_stars_are_refused():
    with pytest.raises(ValueError, match=r"\*\*: f\(\*\*options\)"):
        keywords(["options = {}\nf(**options)"])


@pytest.mark.parametrize("item", OURS, ids=lambda item: item.target)
def test_our_own_modules_share_few_names(item):
    source = item.source.read_text(encoding="utf-8")
    spoken = keywords(other.source.read_text(encoding="utf-8") for other in OURS)
    changed = share_names(source, spoken)
    assert len(changed.split("\n")) == len(source.split("\n"))
    for old, new in zip(ast.walk(ast.parse(source)), ast.walk(ast.parse(changed)), strict=True):
        assert type(old) is type(new)  # the same tree, but for names
    if item.package != "mastermind":  # where it is not done, and messages name them
        assert parameters(changed) - spoken - {"self"} <= {f"p{number}" for number in range(10)}
