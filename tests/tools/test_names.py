# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""In a compiled drive names are spelled with those that CircuitPython has already, and each module does what it did."""

import ast
import types

import pytest

import firmware_files
from driving.contents import ROOT_FILES, items, module_name
from driving.names import asked_names, rom_names, spell, spelling
from driving.respelling import Respelling
from provision.places import LIBRARIES, ROOT
from rom_names import names_in

MODULES = [item for item in items(ROOT, LIBRARIES) if item.source.suffix == ".py"]
RESPELLING = Respelling(MODULES)
NAMES = RESPELLING.names
CASES = (ROOT / "tests/data/hard-to-rename.txt").read_text(encoding="utf-8").split("\n# --- ")[1:]
HARD = {name: module for name, _, module in (case.partition("\n") for case in CASES)}


def names_of(source):
    """All names that a module binds or reads, attributes and parameters too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        for field in ("id", "attr", "arg", "name", "asname"):
            value = getattr(node, field, None)
            found.update(value.split(".") if isinstance(value, str) else [])
    return found


def result_of(source):
    names: dict = {}
    exec(compile(source, "module", "exec"), names)
    return names["result"]


@pytest.mark.parametrize("name", HARD)
def test_it_does_what_it_did(name):
    source = HARD[name]
    spelled = spelling([source], ["result = 0"], [])
    changed = spell(source, spelled)
    assert result_of(changed) == result_of(source)
    assert changed.count("\n") == source.count("\n")
    assert spelled


@pytest.mark.parametrize(
    ("source", "stay"),
    [
        ("lantern = 1\nresult = 'lantern'", {"lantern"}),  # a text may mean it
        ("lantern = 1\nresult = 'a lantern'", set()),
        ("class C:\n    'lantern'\n    lantern = 1", set()),  # a docstring means nothing
        ("lantern = 1\nresult = f'{lantern} {lantern!r:>{lantern}}'", {"lantern"}),
        ("def f(x):\n    return f'{x.lantern} {x.f(lamp=x)}'", {"lantern", "lamp", "f", "x"}),
        ("def __getattr__(lantern): ...", {"__getattr__"}),
        ("_LANTERN = const(7)\nlantern = const(8)", {"_LANTERN", "const"}),
        ("_LANTERN: int = const(7)", {"_LANTERN", "int", "const"}),
        ("def append(self, len): ...", {"append", "len", "self"}),  # the interpreter's own
        ("import outside.lamp\noutside.lamp.shade()", {"outside", "lamp"}),
        ("from outside import lamp\nlamp.bulb = lamp.fuse", {"lamp", "bulb"}),
        ("class Lantern: ...\ndevice.visit('lamp', 'Lantern', 1)", {"visit", "lamp", "device"}),
        ("class Lantern: ...\ndevice.visit('lamp', 'Lantern', 'Lantern')", {"visit", "lamp", "Lantern", "device"}),
    ],
)
def test_which_names_stay(source, stay):
    outside = "import outside\noutside.lamp.bulb, visit, device, result, C, f, x"
    spelled = spelling([source], [outside], ["outside.lamp"])
    known = {"result", "C", "f", "x", "visit", "device"}
    assert names_of(spell(source, spelled)) & (names_of(source) - known) == stay & names_of(source) - known


def test_a_screen_is_visited_by_its_new_name():
    source = "class Lantern: ...\nclass Lamp: ...\ndevice.visit('a', 'Lamp' if dark else 'Lantern')"
    changed = spell(source, {"Lantern": "A0", "Lamp": "A1"})
    assert changed == "class A0: ...\nclass A1: ...\ndevice.visit('a', 'A1' if dark else 'A0')"
    assert {"Lantern", "Lamp"} <= set(spelling([source], [], []))


def test_what_others_name_stays():
    source = "class Lantern:\n    def light(self, fuel):\n        self._lit = fuel"
    assert set(spelling([source], ["import shop\nshop.Lantern().light(fuel=1)"], [])) == {"_lit"}
    assert set(spelling([source], ["light\nfuel"], [])) == {"Lantern", "_lit"}


def test_what_people_try_on_the_board_stays():
    stays = {"feedback", "Round", "rows", "next_guess", "NeoPixel", "brightness", "Debouncer", "fell", "ticks_ms"}
    assert not stays & set(NAMES)


def test_one_name_is_one_name_everywhere():
    used = set()
    for item in MODULES:
        text = RESPELLING.slimmed(item)
        used |= set(asked_names(text)) if item.target in ROOT_FILES else names_of(text)
    assert len(set(NAMES.values())) == len(NAMES) > 300
    assert not set(NAMES.values()) & used
    assert set(NAMES.values()) <= rom_names()
    assert not set(NAMES) & {part for item in MODULES for part in module_name(item.target).split(".")}


@pytest.mark.parametrize("item", MODULES, ids=lambda item: item.target)
def test_our_own_modules_stay_the_same_but_for_names(item):
    source = item.source.read_text(encoding="utf-8")
    changed = spell(source, NAMES)
    assert len(changed.split("\n")) == len(source.split("\n"))
    for old, new in zip(ast.walk(ast.parse(source)), ast.walk(ast.parse(changed)), strict=True):
        assert type(old) is type(new)
        assert getattr(old, "lineno", 0) == getattr(new, "lineno", 0)


def test_the_list_is_that_of_the_firmware():
    try:
        uf2 = firmware_files.find(firmware_files.CIRCUITPYTHON).read_bytes()
    except firmware_files.FirmwareMissing as missing:
        pytest.skip(f"NOT CHECKED against the firmware: {missing}")
    assert {name for name in names_in(uf2) if name.isidentifier()} == rom_names()
    assert {"append", "NeoPixel", "ticks_ms", "show", "__init__"} - {"NeoPixel"} <= rom_names()
    assert not {"handheld", "mastermind", "codemaker"} & rom_names()


def test_no_stand_in_is_something_that_python_does_itself():
    assert not set(NAMES.values()) & (set(dir(types.ModuleType)) | set(dir(Exception())) | set(dir(object())))
