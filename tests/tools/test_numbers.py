# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""In a compiled drive whole numbers that modules take from one another stand where they are used."""

import ast
import sys
import types

import pytest

from driving.contents import items, module_name
from driving.numbers import Numbers
from provision.places import LIBRARIES, ROOT

INKS = "RED = 1\nGREEN, BLUE = range(2, 4)\nBOTH = RED + BLUE\nNAMES = ('red', 'green')\n"


def put(user, inks=INKS):
    """Return (changed user, changed inks) of two modules of one package."""
    numbers = Numbers({"handheld": "", "handheld.inks": inks, "handheld.user": user})
    return numbers.put("handheld.user"), numbers.put("handheld.inks")


def run(user, inks):
    """What `result` is in the user's module."""
    package, module = types.ModuleType("handheld"), types.ModuleType("handheld.inks")
    vars(package)["inks"] = module
    known = {"handheld": package, "handheld.inks": module}
    before = {name: sys.modules.get(name) for name in known}
    sys.modules.update(known)
    try:
        exec(inks, vars(module))
        names: dict = {}
        exec(user, names)
        return names["result"]
    finally:
        for name, old in before.items():
            del sys.modules[name]
            if old is not None:
                sys.modules[name] = old


USERS = {
    "an attribute": "from handheld import inks\nresult = [inks.RED, inks.BOTH]\n",
    "a name": "from handheld.inks import BLUE, GREEN\nresult = BLUE * GREEN\n",
    "another name": "from handheld.inks import RED as HUE\nresult = HUE\n",
    "among what is no number": "from handheld.inks import (\n    NAMES,\n    RED,\n)\nresult = NAMES[RED]\n",
    "in a function": "def paint():\n    from handheld import inks\n    return -inks.BLUE ** 2\nresult = paint()\n",
    "alone in a block": "if True:\n    from handheld.inks import RED\nresult = RED\n",
    "a parameter of that name": "from handheld.inks import RED\ndef f(RED):\n    return RED\nresult = f(9) + RED\n",
    "a module's name that is taken": "from handheld import inks\ndef f(inks):\n    return inks.RED\n"
    "class Other:\n    RED = 7\nresult = f(Other) + inks.RED\n",
    "a number that is set": "from handheld import inks\ninks.RED = 5\nresult = inks.RED + inks.BLUE\n",
    "two in a line": "from handheld.inks import RED, BLUE\nresult = (RED, BLUE, RED)\n",
    "the module itself": "from handheld import inks\nresult = [inks.RED, inks.__name__]\n",
    "by a text": "from handheld import inks\nother = inks\nresult = other.RED\n",
}


@pytest.mark.parametrize("name", USERS)
def test_it_does_what_it_did(name):
    user, inks = put(USERS[name])
    assert run(user, inks) == run(USERS[name], INKS)
    assert user.count("\n") == USERS[name].count("\n")
    assert inks.count("\n") == INKS.count("\n")


def test_numbers_leave_the_tables():
    user, inks = put("from handheld import inks\nfrom handheld.inks import RED, NAMES\nresult = inks.BLUE + RED\n")
    assert user == "\nfrom handheld.inks import NAMES\nresult = 3 + 1\n"
    assert inks.split() == "NAMES = ('red', 'green')".split()


def test_what_others_ask_for_stays():
    """The one that is wanted of a thing that only looks like a module, and not its neighbour of the same statement."""
    _, inks = put("class Lamp:\n    pass\ndef f(lamp):\n    return lamp.GREEN\n")
    assert inks == "\nGREEN = 2\n\nNAMES = ('red', 'green')\n"


@pytest.fixture(scope="module")
def firmware():
    modules = {item.target: item.source for item in items(ROOT, LIBRARIES) if item.source.suffix == ".py"}
    texts = {module_name(target): source.read_text(encoding="utf-8") for target, source in modules.items()}
    return texts, Numbers(texts)


def test_the_firmware_still_asks_only_for_what_is_there(firmware):
    """Every name that a module of ours imports from another one is bound there, after the change too."""
    texts, numbers = firmware
    changed = {name: ast.parse(numbers.put(name)) for name in texts}
    bound = {
        name: {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        | {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        | {(a.asname or a.name) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for a in node.names}
        for name, tree in changed.items()
    }  # fmt: skip
    asked = 0
    for name, tree in changed.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.ImportFrom) or node.module not in texts or node.module == "mastermind":
                continue
            for alias in node.names:
                asked += 1
                assert alias.name in bound[node.module] or f"{node.module}.{alias.name}" in texts, (name, alias.name)
    assert asked > 100  # so many are left


def test_most_numbers_are_in_their_places(firmware):
    texts, numbers = firmware
    inks = numbers.put("handheld.palette")
    assert "\nEXACT = 20\n" in texts["handheld.palette"] and "\nEXACT =" not in inks
