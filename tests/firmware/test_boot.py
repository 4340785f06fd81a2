# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""boot.py and the lock, with a board whose every part can fail: no fault ever hides drive and console together.

tests/board/test_lock.py shows the same on the emulated board, where it comes to USB.
"""

import contextlib
import os
import runpy
import sys
from types import ModuleType

import pytest

import rescue
from host import ROOT

LOCK = "CLASSROOM_LOCK = 1\n"
WATCHDOG, POWER_ON = "watchdog", "power on"
OURS = ("lock", "settings_file")


class Board:
    """What boot.py meets; `fails` is the name of the call that raises."""

    def __init__(self, low=(), fails=None, reason=POWER_ON, faults=0):
        self.low = low  # pins
        self.fails = fails
        self.reason = reason
        self.faults = faults
        self.hidden = set()
        self.calls = []
        self.next_code = None

    def call(self, name):
        self.calls.append(name)
        if name == self.fails:
            raise RuntimeError(name)

    def hide(self, what):
        self.call("hide " + what)
        self.hidden.add(what)

    def modules(self):
        """Return the board's modules by name."""
        board = self

        class Line:
            def __init__(self, pin):
                board.call("open pin")
                self.pin = pin

            def switch_to_input(self, pull):
                board.call("pull up")

            @property
            def value(self):
                board.call("read pin")
                return self.pin not in board.low

            def deinit(self):
                board.call("close pin")

        def next_code(name):
            self.next_code = name

        made: dict[str, dict] = {
            "board": {f"GP{number}": f"GP{number}" for number in range(23)} | {"board_id": "x"},
            "digitalio": {"DigitalInOut": Line, "Pull": type("Pull", (), {"UP": 1})},
            "microcontroller": {
                "ResetReason": type("ResetReason", (), {"WATCHDOG": WATCHDOG}),
                "cpu": type("Cpu", (), {"reset_reason": self.reason}),
            },
            "storage": {"disable_usb_drive": lambda: self.hide("drive")},
            "supervisor": {"status_bar": ModuleType("status_bar"), "set_next_code_file": next_code},
            "usb_cdc": {"disable": lambda: self.hide("console")},
            "usb_hid": {"disable": lambda: self.call("hid")},
            "usb_midi": {"disable": lambda: self.call("midi")},
            "safemode": {"MOST": 3, "count": lambda: self.faults},
        }
        modules = {}
        for name, content in made.items():
            modules[name] = ModuleType(name)
            vars(modules[name]).update(content)
        return modules


@pytest.fixture
def boot(tmp_path, monkeypatch):
    """Give a function that runs boot.py on a Board, with this settings.toml, without some files or modules."""
    for folder in ("mastermind", "lib/handheld"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "code.py").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("time.sleep", lambda seconds: None)

    def run(board, settings=LOCK, without=(), no_module=None):
        if settings is not None:
            (tmp_path / "settings.toml").write_bytes(settings if isinstance(settings, bytes) else settings.encode())
        for name in without:
            path = tmp_path / name
            path.rmdir() if path.is_dir() else path.unlink()
        monkeypatch.setattr(os, "getenv", getenv)
        modules = board.modules()
        if no_module:
            modules[no_module] = None  # importing it fails
        for name, module in modules.items():
            monkeypatch.setitem(sys.modules, name, module)
        try:
            runpy.run_path(str(ROOT / "boot.py"))
        finally:
            for name in OURS:  # they have seen this board and this file
                sys.modules.pop(f"rescue.{name}", None)
                vars(rescue).pop(name, None)
        return board.hidden

    return run


def getenv(name):
    """As the board's, for the lines of these tests: an int or a text, or ValueError."""
    with contextlib.suppress(OSError), open("settings.toml", "rb") as file:
        for line in file.read().decode("latin-1").splitlines():
            key, _, value = line.partition(" = ")
            if key == name:
                return value[1:-1] if value[:1] == '"' else int(value)
    return None


BOTH = {"drive", "console"}


def test_only_the_lock_hides_anything(boot):
    assert boot(Board(), "") == set()
    assert boot(Board(), None) == set()
    assert boot(Board()) == BOTH


@pytest.mark.parametrize("value", ['"1"', "0", "2", "-1", "true", "", "0.5"])
def test_another_value_locks_nothing(boot, value):
    assert boot(Board(), f"CLASSROOM_LOCK = {value}\n") == set()


def test_a_file_that_is_no_text_locks_nothing(boot):
    assert boot(Board(), LOCK.encode() + b"\xff\xfe\x00") == set()


@pytest.mark.parametrize(("pin_b", "low", "hidden"), [
    ("", ["GP15"], set()),
    ("", ["GP14"], BOTH),
    ('PIN_B = "GP9"\n', ["GP9"], set()),
    ('PIN_B = "GP9"\n', ["GP15"], set()),
    ('PIN_B = "GP9"\n', ["GP14"], BOTH),
    ('PIN_B = "GP99"\n', ["GP15"], set()),
    ('PIN_B = "GP99"\n', [], BOTH),
    ("PIN_B = 15\n", ["GP15"], set()),
    ("PIN_B = nonsense\n", ["GP15"], set()),
    ('PIN_B = "board_id"\n', [], BOTH),
])  # fmt: skip
def test_b_unlocks(boot, pin_b, low, hidden):
    assert boot(Board(low), LOCK + pin_b) == hidden


@pytest.mark.parametrize("missing", ["code.py", "mastermind", "lib/handheld"])
def test_a_missing_file_locks_nothing(boot, missing, capsys):
    assert boot(Board(), without=[missing]) == set()
    assert missing in capsys.readouterr().out


@pytest.mark.parametrize("missing", ["rescue.lock", "storage", "usb_cdc", "digitalio", "microcontroller"])
def test_a_missing_module_locks_nothing(boot, missing):
    assert boot(Board(), no_module=missing) == set()


@pytest.mark.parametrize("missing", ["usb_hid", "usb_midi"])
def test_a_board_without_one_of_the_others_is_locked_all_the_same(boot, missing):
    assert boot(Board(), no_module=missing) == BOTH


def test_whatever_fails_drive_or_console_stays(boot):
    calls = Board()
    boot(calls)
    assert {"open pin", "pull up", "read pin", "close pin", "hide drive", "hide console"} <= set(calls.calls)
    for name in sorted(set(calls.calls) - {"hid", "midi"}):
        assert boot(Board(fails=name)) != BOTH, name


@pytest.mark.parametrize(("reason", "faults", "hidden", "code"), [
    (POWER_ON, 3, BOTH, None),
    (WATCHDOG, 1, BOTH, None),
    (WATCHDOG, 2, BOTH, None),
    (WATCHDOG, 3, set(), "safemode.py"),
    (WATCHDOG, 4, set(), "safemode.py"),
])  # fmt: skip
def test_three_resets_by_the_watchdog_stop_it_with_drive_and_console_open(boot, reason, faults, hidden, code):
    board = Board(reason=reason, faults=faults)
    assert boot(board) == hidden
    assert board.next_code == code


def test_faults_that_cannot_be_counted_lock_nothing(boot):
    assert boot(Board(reason=WATCHDOG), no_module="safemode") == set()
