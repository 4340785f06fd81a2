# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The firmware's form: one short loop, nothing that waits or prints, no import beyond a layer's own."""

import ast

import pytest

from host import ROOT

LONGEST_SLEEP_S = 0.002
BUILT_IN = {"board", "digitalio", "gc", "micropython", "microcontroller", "neopixel_write", "os", "supervisor", "sys"}
BUILT_IN |= {"analogio", "pwmio"}  # of which a board may lack either
BUILT_IN |= {"binascii", "storage", "time", "traceback", "usb_cdc", "usb_hid", "usb_midi", "watchdog"}
THIRD_PARTY = {"adafruit_debouncer", "adafruit_ticks", "neopixel"}
HARDWARE = {"board", "digitalio", "microcontroller", "neopixel", "neopixel_write", "adafruit_debouncer"}
HARDWARE |= {"analogio"}  # pwmio is not: the sounder comes and goes
BOARD_MODULES = BUILT_IN - {"binascii", "gc", "os", "sys", "micropython"} | THIRD_PARTY


def sources(folder):
    return sorted(path for path in (ROOT / folder).rglob("*.py") if "__pycache__" not in path.parts)


RESCUE, HANDHELD, RULES = sources("rescue"), sources("lib/handheld"), sources("mastermind")
ALONE = [ROOT / "boot.py", ROOT / "safemode.py"]  # CircuitPython runs them before the game, or in place of it
FIRMWARE = [ROOT / "code.py", *ALONE, *RESCUE, *HANDHELD, *RULES]


def tree(path):
    return ast.parse(path.read_text(), str(path))


def imports(path):
    """Return the full names of all modules that a file imports, absolute ones."""
    names = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def packages(path):
    return {name.partition(".")[0] for name in imports(path)}


def relative(path):
    return path.relative_to(ROOT).as_posix()


def test_there_is_something_to_look_at():
    assert len(RESCUE) >= 4
    assert len(HANDHELD) >= 20
    assert len(RULES) >= 6


def test_code_py_builds_once_and_steps_for_ever():
    body = tree(ROOT / "code.py").body
    assert ast.get_docstring(tree(ROOT / "code.py"))
    kinds = [type(node).__name__ for node in body[1:]]
    assert kinds == ["Import", "ImportFrom", "Assign", "While"]
    start = [ast.unparse(node) for node in body[1:4]]
    assert start == ["import time", "from rescue import start", "handheld = start()"]
    loop = body[4]
    assert ast.unparse(loop.test) == "True"
    assert not loop.orelse
    step, sleep = loop.body
    assert ast.unparse(step) == "handheld.step()"
    assert isinstance(sleep, ast.Expr)
    assert isinstance(sleep.value, ast.Call)
    assert ast.unparse(sleep.value.func) == "time.sleep"
    (length,) = sleep.value.args
    assert isinstance(length, ast.Constant)
    assert isinstance(length.value, float)
    assert 0 < length.value <= LONGEST_SLEEP_S


@pytest.mark.parametrize("path", FIRMWARE, ids=relative)
def test_nothing_sleeps_or_prints(path):
    if path.name in ("code.py", "lock.py") or path in ALONE:  # the loop's own sleep; the others run without a game
        return
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            assert called not in ("print", "sleep", "input", "exec", "eval", "print_exception"), node.lineno
        if isinstance(node, ast.While) and ast.unparse(node.test) in ("True", "1"):
            leaves = [inner for inner in ast.walk(node) if isinstance(inner, ast.Return | ast.Break)]
            assert leaves, f"{relative(path)}:{node.lineno} never ends"
    assert "time" not in packages(path)


@pytest.mark.parametrize("path", RESCUE, ids=relative)
def test_rescue_needs_built_in_modules_only(path):
    allowed = BUILT_IN | {"rescue"}
    extra = packages(path) - allowed
    if path.name == "starting.py":
        assert extra == {"handheld"}
        top = {node.module for node in tree(path).body if isinstance(node, ast.ImportFrom)}
        assert top <= {"rescue"}
    else:
        assert not extra
    if path.name == "__init__.py":  # what may be missing, or bring what is missing, is asked for under guard
        guarded = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Try)]
        inside = [inner for node in guarded for inner in ast.walk(node) if isinstance(inner, ast.ImportFrom)]
        assert [name.name for node in inside for name in node.names] == ["starting"]
        assert not [node for node in tree(path).body if isinstance(node, ast.ImportFrom)]


def test_what_runs_before_the_game_needs_built_in_modules_only():
    """The lock and the counting of faults are asked for under guard: without them the drive stays open."""
    assert packages(ROOT / "safemode.py") <= BUILT_IN
    assert packages(ROOT / "boot.py") <= BUILT_IN | {"rescue", "safemode"}
    unguarded = [node for node in tree(ROOT / "boot.py").body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not unguarded


@pytest.mark.parametrize("path", HANDHELD, ids=relative)
def test_the_firmware_imports_what_it_may(path):
    assert packages(path) <= BUILT_IN | THIRD_PARTY | {"handheld", "mastermind", "rescue"}
    if path.name not in ("hardware.py", "build.py", "anew.py"):
        assert not packages(path) & HARDWARE  # one file opens pins
    if path.parent.name == "screens":
        # micropython is there for const alone, which is gone once a file is compiled.
        assert not packages(path) & (BUILT_IN - {"micropython"} | {"rescue"})


@pytest.mark.parametrize("path", RULES, ids=relative)
def test_the_rules_are_pure(path):
    assert not packages(path) & (BOARD_MODULES | {"os", "random", "handheld", "rescue"})


@pytest.mark.parametrize("path", FIRMWARE, ids=relative)
def test_nothing_is_called_as_the_board_cannot(path):
    """CircuitPython's `next` takes no default; the other runtimes' does, so only the board would stop."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "next":
            assert len(node.args) == 1, f"{relative(path)}:{node.lineno}"


KINDS = ("", "_solo", "_match", "_crack", "_statistics", "_test", "_options")
WORDS = [f"words_{language}{kind}" for language in ("en", "nl") for kind in KINDS]
PURE = ("panels", "palette", "light", "entry", "screens/font", "game", "table", "crack", "duel", *WORDS)


@pytest.mark.parametrize("name", PURE)
def test_pure_modules_stay_pure(name):
    assert not packages(ROOT / "lib/handheld" / f"{name}.py") & BOARD_MODULES


@pytest.mark.parametrize("path", FIRMWARE, ids=relative)
def test_each_file_is_small_and_licensed(path):
    text = path.read_text()
    copyright_line, licence_line = text.splitlines()[:2]
    assert copyright_line == "# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors"
    assert licence_line == "# SPDX-License-Identifier: MIT"
    assert text.count("\n") < 200
    assert ast.get_docstring(tree(path))
